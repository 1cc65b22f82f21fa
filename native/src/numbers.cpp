#include "bummerl/numbers.hpp"

#include <cstring>
#include <limits>
#include <string>

#include "bummerl/deal.hpp"
#include "bummerl/errors.hpp"

namespace bummerl {

const std::array<const char*, kPositionNumbers> kPositionNames = {
#define BUMMERL_NAME2(name, place) #name "_" #place,
#define BUMMERL_NAME1(name) #name,
    BUMMERL_POSITION_FIELDS(BUMMERL_NAME2) BUMMERL_POSITION_SCALARS(BUMMERL_NAME1) "trump"
#undef BUMMERL_NAME1
#undef BUMMERL_NAME2
};

namespace {

template <typename Field>
void put(Field& field, std::int64_t number, const char* name) {
    if (number < static_cast<std::int64_t>(std::numeric_limits<Field>::min()) ||
        number > static_cast<std::int64_t>(std::numeric_limits<Field>::max())) {
        throw Error("position", std::string(name) + " cannot be " + std::to_string(number));
    }
    field = static_cast<Field>(number);
}

}  // namespace

Position position_from_numbers(const Tables& tables, std::span<const std::int64_t> numbers,
                               std::span<const std::int64_t> stock) {
    if (numbers.size() != kPositionNumbers) {
        throw Error("position", "expected " + std::to_string(kPositionNumbers) + " numbers, got " +
                                    std::to_string(numbers.size()));
    }
    Position at;
    std::memset(static_cast<void*>(&at), 0, sizeof at);
    if (stock.size() > sizeof at.stock) throw Error("position", "the stock has too many cards");
    std::size_t next = 0;
#define BUMMERL_PUT2(name, place) put(at.now.name[place], numbers[next++], #name);
    BUMMERL_POSITION_FIELDS(BUMMERL_PUT2)
#undef BUMMERL_PUT2
#define BUMMERL_PUT1(name)                                                                    \
    {                                                                                         \
        const std::int64_t number = numbers[next++];                                          \
        put(at.now.name, std::strcmp(#name, "led") == 0 && number == -1 ? kNoCard : number, #name); \
    }
    BUMMERL_POSITION_SCALARS(BUMMERL_PUT1)
#undef BUMMERL_PUT1
    put(at.trump, numbers[next], "trump");
    at.stock_size = static_cast<std::uint8_t>(stock.size());
    for (std::size_t place = 0; place < stock.size(); ++place) put(at.stock[place], stock[place], "a stock card");
    check(tables, at);
    return at;
}

std::array<std::int64_t, kPositionNumbers> numbers_of(const Position& at) {
    return {
#define BUMMERL_GET2(name, place) static_cast<std::int64_t>(at.now.name[place]),
#define BUMMERL_GET1(name) \
    std::strcmp(#name, "led") == 0 && at.now.led == kNoCard ? std::int64_t{-1} : static_cast<std::int64_t>(at.now.name),
        BUMMERL_POSITION_FIELDS(BUMMERL_GET2) BUMMERL_POSITION_SCALARS(BUMMERL_GET1) at.trump
#undef BUMMERL_GET1
#undef BUMMERL_GET2
    };
}

}  // namespace bummerl
