// The one exception of the native core: a code for programs and a sentence for logs.
#pragma once

#include <stdexcept>
#include <string>

namespace bummerl {

class Error : public std::runtime_error {
  public:
    Error(const char* code, const std::string& message) : std::runtime_error(message), code_(code) {}

    // A word in lower case, such as "rules" or "position"; the string lives for ever.
    [[nodiscard]] const char* code() const noexcept { return code_; }

  private:
    const char* code_;
};

}  // namespace bummerl
