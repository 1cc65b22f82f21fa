#include "bummerl/kati/net.hpp"

#include <algorithm>
#include <string>

#include "bummerl/errors.hpp"

namespace bummerl::kati {

Net::Net(std::span<const float> weights) : weights_(weights.begin(), weights.end()) {
    if (weights.size() != kWeights) {
        throw Error("net", "a net has " + std::to_string(kWeights) + " weights, not " + std::to_string(weights.size()));
    }
    const float* next = weights_.data();
    const auto take = [&next](std::size_t size) {
        const float* const here = next;
        next += size;
        return here;
    };
    sparse_ = take(std::size_t{kInputs} * kWide);
    dense_ = take(std::size_t{kDenseInputs} * kWide);
    wide_bias_ = take(kWide);
    narrow_ = take(std::size_t{kWide} * kNarrow);
    narrow_bias_ = take(kNarrow);
    out_ = take(std::size_t{kOutputs} * kNarrow);
    out_bias_ = take(kOutputs);
}

Net::Frame Net::frame(const Tables& tables, const std::array<float, kUtilities>& worths) const noexcept {
    Frame frame;
    std::copy(wide_bias_, wide_bias_ + kWide, frame.begin());
    const auto add = [&](int input, float value) {
        const float* const row = dense_ + std::size_t(input) * kWide;
        for (std::size_t unit = 0; unit < kWide; ++unit) frame[unit] += value * row[unit];
    };
    for (int each = 0; each < kUtilities; ++each) add(kDenseUtility + each, worths[static_cast<std::size_t>(each)]);
    const auto rules = rule_inputs(tables);
    for (std::size_t each = 0; each < rules.size(); ++each) add(kDenseRules + static_cast<int>(each), rules[each]);
    return frame;
}

void Net::values(const Frame& frame, const Features& features, const Actions& actions, float* out) const noexcept {
    alignas(64) float wide[kWide];
    alignas(64) float narrow[kNarrow];
    std::copy(frame.begin(), frame.end(), wide);
    for (int each = 0; each < features.active; ++each) {
        const float* const row = sparse_ + std::size_t{features.input[each]} * kWide;
        for (int unit = 0; unit < kWide; ++unit) wide[unit] += row[unit];
    }
    for (int each = 0; each < kDenseInputs - kDenseState; ++each) {
        const float value = features.state[each];
        const float* const row = dense_ + std::size_t(kDenseState + each) * kWide;
        for (int unit = 0; unit < kWide; ++unit) wide[unit] += value * row[unit];
    }
    std::copy(narrow_bias_, narrow_bias_ + kNarrow, narrow);
    for (int unit = 0; unit < kWide; ++unit) {
        const float value = wide[unit];
        if (value <= 0.0F) continue;
        const float* const row = narrow_ + std::size_t(unit) * kNarrow;
        for (int next = 0; next < kNarrow; ++next) narrow[next] += value * row[next];
    }
    for (int unit = 0; unit < kNarrow; ++unit) narrow[unit] = std::max(narrow[unit], 0.0F);
    for (int place = 0; place < actions.size; ++place) {
        const auto output = static_cast<std::size_t>(features.output(actions.list[place]));
        const float* const row = out_ + output * kNarrow;
        float lane[8] = {};
        for (int unit = 0; unit < kNarrow; unit += 8) {
            for (int each = 0; each < 8; ++each) lane[each] += narrow[unit + each] * row[unit + each];
        }
        out[place] = out_bias_[output] +
                     (((lane[0] + lane[4]) + (lane[1] + lane[5])) + ((lane[2] + lane[6]) + (lane[3] + lane[7])));
    }
}

}  // namespace bummerl::kati
