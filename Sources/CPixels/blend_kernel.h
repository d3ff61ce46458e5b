// Premultiplied pixels over pixels.
#include "vectors.h"

// All components of eight pixels times a factor for each pixel, in 255ths, rounded.
INLINED U32x8 scaled(U32x8 pixels, U32x8 factors) {
  const U16x16 pairs = (U16x16)(factors | factors << 16);
  const U16x16 even = (U16x16)(pixels & 0x00FF00FF) * pairs + 128;
  const U16x16 odd = (U16x16)(pixels >> 8 & 0x00FF00FF) * pairs + 128;
  return (U32x8)((even + (even >> 8)) >> 8) | ((U32x8)(odd + (odd >> 8)) & 0xFF00FF00);
}

INLINED U32x8 blended(U32x8 pixels, U32x8 below, uint32_t opacity, uint32_t kept) {
  if (opacity != 255) pixels = scaled(pixels, (U32x8){} + opacity);
  return (pixels + scaled(below, 255 - (pixels >> 24))) & kept;
}

// The alphas of two opaque pixels.
#define OPAQUE_PAIR 0xFF000000FF000000

static void blend(const uint32_t *source, uint32_t *target, intptr_t count, uint32_t opacity, uint32_t kept) {
  intptr_t column = 0;
  for (; column + 8 <= count; column += 8) {
    const U32x8 pixels = load8(source + column);
    const U64x4 quarters = (U64x4)pixels;
    const uint64_t low = quarters[0] | quarters[1], high = quarters[2] | quarters[3];
    if ((low | high) == 0) continue;
    const uint64_t least = quarters[0] & quarters[1] & quarters[2] & quarters[3];
    if (opacity == 255 && (least & OPAQUE_PAIR) == OPAQUE_PAIR) {
      store8(target + column, pixels & kept);
      continue;
    }
    const U32x8 result = blended(pixels, load8(target + column), opacity, kept);
    // Four clear pixels leave the target unchanged.
    if (low != 0 && high != 0) {
      store8(target + column, result);
    } else {
      const intptr_t offset = low != 0 ? 0 : 4;
      memcpy(target + column + offset, (const uint32_t *)&result + offset, 16);
    }
  }
  if (column < count) {
    // The rest is blended in a copy. The result of four clear pixels is copied only if they are less than four.
    uint32_t pixels[8] = {0}, below[8] = {0};
    const intptr_t rest = count - column;
    memcpy(pixels, source + column, (size_t)rest * 4);
    memcpy(below, target + column, (size_t)rest * 4);
    uint32_t result[8];
    store8(result, blended(load8(pixels), load8(below), opacity, kept));
    intptr_t start = 0;
    if (rest >= 4 && (pixels[0] | pixels[1] | pixels[2] | pixels[3]) == 0) start = 4;
    memcpy(target + column + start, result + start, (size_t)(rest - start) * 4);
  }
}
