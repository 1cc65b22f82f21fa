// The version of the interface between the Python package and the native core.
#pragma once

namespace bummerl {

// Raised whenever the meaning of a number that crosses the binding changes.
int abi_version() noexcept;

}  // namespace bummerl
