#include "bummerl/version.hpp"

namespace bummerl {

int abi_version() noexcept { return 2; }

}  // namespace bummerl
