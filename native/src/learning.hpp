// A hook for native/tuning/learn_priors.cpp; nothing in every other build.
#pragma once

#ifdef BUMMERL_LEARN
namespace bummerl {
void tried(int kind, bool decided, double nodes, int depth);
}
#define BUMMERL_TRIED(kind, decided, nodes, depth) tried(kind, decided, static_cast<double>(nodes), depth)
#else
#define BUMMERL_TRIED(kind, decided, nodes, depth) (void)0
#endif
