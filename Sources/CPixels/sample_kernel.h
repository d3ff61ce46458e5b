// Pixels interpolated between four pixels: vertical neighbors first, then horizontal.
#include "vectors.h"

// The mean of two components with `share` 256ths of the second, rounded.
INLINED uint32_t mean(uint32_t one, uint32_t other, uint32_t share) {
  return (one * (256 - share) + other * share + 128) >> 8;
}

static uint32_t sample_one(const uint32_t *source, intptr_t width, int64_t x, int64_t y) {
  const uint32_t *upper = source + (y >> 32) * width + (x >> 32);
  const uint32_t right = (uint32_t)(x >> 24) & 0xFF, below = (uint32_t)(y >> 24) & 0xFF;
  // A line on the middles of the last row has no pixels below.
  const uint32_t *lower = below ? upper + width : upper;
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const uint32_t left = mean(upper[0] >> shift & 0xFF, lower[0] >> shift & 0xFF, below);
    result |= mean(left, mean(upper[1] >> shift & 0xFF, lower[1] >> shift & 0xFF, below), right) << shift;
  }
  return result;
}

// The weights of the left pixel, twice, and of the right pixel, twice, for each of four pairs.
INLINED U16x16 row_weights(U64x4 x) {
  const U16x16 share = (U16x16)(x >> 24 & 0xFF);
  const U16x16 right = __builtin_shufflevector(share, share, 0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12);
  const U64x4 left = {0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF};
  const U64x4 one = {0x01010101, 0x01010101, 0x01010101, 0x01010101};
  return (right ^ (U16x16)left) + (U16x16)one;
}

// Two components of each pixel of four pairs, weighted and added in the low halves.
INLINED U64x4 row_sums(U16x16 components, U16x16 weights) {
  const U64x4 products = (U64x4)(components * weights);
  return products + (products >> 32) + 0x00800080;
}

// The pixels of row sums of blue and red, and of green and alpha.
INLINED void store_sums(uint32_t *target, U64x4 even, U64x4 odd) {
  const U32x8 pixels = (U32x8)((even >> 8 & 0x00FF00FF) | (odd & 0xFF00FF00));
  const U32x4 four = __builtin_shufflevector(pixels, pixels, 0, 2, 4, 6);
  memcpy(target, &four, 16);
}

static void sample(const uint32_t *source, intptr_t width, PixelLine line, uint32_t *target, intptr_t count) {
  const int64_t step_x = line.step_x, step_y = line.step_y;
  U64x4 x, y;
  for (int index = 0; index < 4; index++) {
    x[index] = (uint64_t)(line.x + index * step_x);
    y[index] = (uint64_t)(line.y + index * step_y);
  }
  const uint64_t row = (uint32_t)width;
  const int is_level = step_y == 0 && ((line.y >> 24) & 0xFF) == 0;
  intptr_t column = 0;
  for (; column + 4 <= count; column += 4) {
    const U64x4 index = (y >> 32) * row + (x >> 32);
    const uint32_t *const first = source + index[0], *const second = source + index[1];
    const uint32_t *const third = source + index[2], *const fourth = source + index[3];
    const U16x16 upper = (U16x16)(U64x4){load_pair(first), load_pair(second), load_pair(third), load_pair(fourth)};
    const U16x16 weights = row_weights(x);
    if (is_level) {
      store_sums(target + column, row_sums(upper & 0xFF, weights), row_sums(upper >> 8, weights));
    } else {
      __builtin_prefetch(first + line.ahead);
      const U16x16 lower = (U16x16)(U64x4){
          load_pair(first + width), load_pair(second + width), load_pair(third + width), load_pair(fourth + width)};
      const U16x16 share = (U16x16)(y >> 24 & 0xFF);
      const U16x16 below = __builtin_shufflevector(share, share, 0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12);
      // 256 a + (b - a) c equals a (256 - c) + b c, and both fit into 16 bits.
      const U16x16 even = ((upper << 8) + ((lower & 0xFF) - (upper & 0xFF)) * below + 128) >> 8;
      const U16x16 odd = ((upper & 0xFF00) + ((lower >> 8) - (upper >> 8)) * below + 128) >> 8;
      store_sums(target + column, row_sums(even, weights), row_sums(odd, weights));
    }
    x += (uint64_t)(4 * step_x);
    y += (uint64_t)(4 * step_y);
  }
  for (; column < count; column++) {
    target[column] = sample_one(source, width, line.x + column * step_x, line.y + column * step_y);
  }
}
