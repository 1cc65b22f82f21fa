// The value net: what each action is worth to the seat to move, from what it knows. Two hidden layers, plain floats,
// every sum in a fixed order, so that all machines and builds give the same numbers.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "bummerl/kati/features.hpp"

namespace bummerl::kati {

inline constexpr int kWide = 256;   // first hidden layer
inline constexpr int kNarrow = 64;  // second hidden layer

class Net {
  public:
    static constexpr std::size_t kWeights = std::size_t{kInputs} * kWide + std::size_t{kDenseInputs} * kWide + kWide +
                                            std::size_t{kWide} * kNarrow + kNarrow +
                                            std::size_t{kOutputs} * kNarrow + kOutputs;

    // Weights in the order: inputs x wide, dense x wide, wide, wide x narrow, narrow, outputs x narrow, outputs.
    // Throws Error("net") if there are not exactly so many.
    explicit Net(std::span<const float> weights);

    // What does not change within a deal, for one seat: rules and the worths of the results to that seat.
    using Frame = std::array<float, kWide>;
    [[nodiscard]] Frame frame(const Tables& tables, const std::array<float, kUtilities>& worths) const noexcept;

    // The worth of each action, in units of the frame's worths.
    void values(const Frame& frame, const Features& features, const Actions& actions, float* out) const noexcept;

  private:
    std::vector<float> weights_;
    const float* sparse_;
    const float* dense_;
    const float* wide_bias_;
    const float* narrow_;
    const float* narrow_bias_;
    const float* out_;
    const float* out_bias_;
};

}  // namespace bummerl::kati
