// The part of the module that bots and analysis use.
#pragma once

#include <nanobind/nanobind.h>

void bind_kati(nanobind::module_& module);
