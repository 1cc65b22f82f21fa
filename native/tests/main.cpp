// The native test program. It prints what it computed, so that builds can be compared line by line, and exits with 1
// when a check fails.
#include <cstdio>

#include "bummerl/version.hpp"

int main() {
    std::printf("abi_version %d\n", bummerl::abi_version());
    return bummerl::abi_version() > 0 ? 0 : 1;
}
