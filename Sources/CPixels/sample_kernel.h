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

// Pixels of a row that are mixed with the row below before they are mixed with their right neighbors.
#define UPRIGHT_SPAN 512

// The means of `count` pixels with the pixels below. Reads no pixel behind them.
static void mix_rows(const uint32_t *upper, const uint32_t *lower, uint32_t share, uint32_t *target, intptr_t count) {
  const U16x16 below = (U16x16){} + (uint16_t)share;
  intptr_t column = 0;
  for (; column + 8 <= count; column += 8) {
    const U16x16 one = (U16x16)load8(upper + column), other = (U16x16)load8(lower + column);
    const U16x16 even = ((one << 8) + ((other & 0xFF) - (one & 0xFF)) * below + 128) >> 8;
    const U16x16 odd = (one & 0xFF00) + ((other >> 8) - (one >> 8)) * below + 128;
    store8(target + column, (U32x8)(even | (odd & 0xFF00)));
  }
  for (; column < count; column++) {
    uint32_t result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      result |= mean(upper[column] >> shift & 0xFF, lower[column] >> shift & 0xFF, share) << shift;
    }
    target[column] = result;
  }
}

static void sample_line(const uint32_t *source, intptr_t width, PixelLine line, uint32_t *target, intptr_t count);

// Points in a single row, at most two pixels apart. Up to seven pixels behind the last point may be read.
static void sample_row(const uint32_t *row, int64_t start, int64_t step, uint32_t *target, intptr_t count) {
  intptr_t column = 0;
#ifdef PIXELS_AVX2
  // The pairs of four points lie among eight pixels.
  U64x4 x;
  for (int index = 0; index < 4; index++) x[index] = (uint64_t)(start + index * step);
  while (column < count && count >= 4) {
    if (column > count - 4) {
      // The last four points overlap those before them.
      x -= (uint64_t)((column - (count - 4)) * step);
      column = count - 4;
    }
    const uint64_t first = x[0] >> 32;
    const U64x4 left = (x >> 32) - first;
    const I32x8 indices = (I32x8)(left | (left + 1) << 32);
    const U16x16 pairs = (U16x16)__builtin_ia32_permvarsi256((I32x8)load8(row + first), indices);
    const U16x16 weights = row_weights(x);
    store_sums(target + column, row_sums(pairs & 0xFF, weights), row_sums(pairs >> 8, weights));
    x += (uint64_t)(4 * step);
    column += 4;
  }
#endif
  const PixelLine rest = {start + column * step, 0, step, 0, 0};
  sample_line(row, 0, rest, target + column, count - column);
}

// Points of a line without a slope: each pixel of the two rows is loaded once.
static void sample_upright(
    const uint32_t *source, intptr_t width, PixelLine line, uint32_t *target, intptr_t count) {
  uint32_t mixed[UPRIGHT_SPAN + 8];
  const uint32_t share = (uint32_t)(line.y >> 24) & 0xFF;
  const uint32_t *const row = source + (line.y >> 32) * width;
  // The points of a part span at most UPRIGHT_SPAN - 2 pixels.
  const intptr_t most = (intptr_t)(((int64_t)(UPRIGHT_SPAN - 3) << 32) / (line.step_x > 0 ? line.step_x : 1));
  for (intptr_t column = 0; column < count;) {
    const intptr_t part = count - column < most ? count - column : most;
    const int64_t x = line.x + column * line.step_x;
    const intptr_t first = x >> 32, last = (x + (part - 1) * line.step_x) >> 32;
    mix_rows(row + first, row + first + width, share, mixed, last - first + 2);
    sample_row(mixed, x - ((int64_t)first << 32), line.step_x, target + column, part);
    column += part;
  }
}

static void sample(const uint32_t *source, intptr_t width, PixelLine line, uint32_t *target, intptr_t count) {
  const int is_upright = line.step_y == 0 && ((line.y >> 24) & 0xFF) != 0;
  // Steps of more pixels would mix pixels that no point needs.
  const int is_dense = line.step_x > 0 && line.step_x <= (int64_t)6 << 30;
  if (is_upright && is_dense && count >= 16) {
    sample_upright(source, width, line, target, count);
  } else {
    sample_line(source, width, line, target, count);
  }
}

static void sample_line(const uint32_t *source, intptr_t width, PixelLine line, uint32_t *target, intptr_t count) {
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
