// Sums of weighted colors.
#include "vectors.h"

// Products are rounded before they are added, on every processor.
#pragma STDC FP_CONTRACT OFF

// 2^23: a byte in the low bits of this number gives 2^23 + byte.
#define BYTE_BITS 0x4B000000u

INLINED F32x8 floats(U32x8 bytes) { return (F32x8)(bytes | BYTE_BITS) - 8388608.0f; }

// Rounds to integers: around 1.5 * 2^23 all floats are whole, and their low bits are the added value.
INLINED U32x8 bytes_of(F32x8 values) { return (U32x8)(values + 12582912.0f) & 0xFF; }

INLINED F32x8 choose(I32x8 condition, F32x8 one, F32x8 other) {
  return (F32x8)(((I32x8)one & condition) | ((I32x8)other & ~condition));
}

// The weighted sum, clamped to 0…alpha; NaN becomes 0.
INLINED F32x8 weighted(F32x8 red, F32x8 green, F32x8 blue, F32x8 alpha, F32x8 share, const float *weights) {
  const F32x8 sum = red * weights[0] + green * weights[1] + blue * weights[2] + share * weights[3];
  const F32x8 positive = choose((F32x8){} < sum, sum, (F32x8){});
  return choose(positive < alpha, positive, alpha);
}

INLINED U32x8 changed(U32x8 pixels, const PixelColorWeights *weights) {
  const F32x8 red = floats(pixels >> 16 & 0xFF), green = floats(pixels >> 8 & 0xFF), blue = floats(pixels & 0xFF);
  const F32x8 alpha = floats(pixels >> 24), share = alpha * (1.0f / 255);
  return bytes_of(weighted(red, green, blue, alpha, share, weights->red)) << 16
      | bytes_of(weighted(red, green, blue, alpha, share, weights->green)) << 8
      | bytes_of(weighted(red, green, blue, alpha, share, weights->blue)) | (pixels & 0xFF000000);
}

static void change_colors(uint32_t *pixels, intptr_t count, const PixelColorWeights *weights) {
  intptr_t index = 0;
  for (; index + 8 <= count; index += 8) store8(pixels + index, changed(load8(pixels + index), weights));
  if (index < count) {
    U32x8 rest = {};
    memcpy(&rest, pixels + index, (size_t)(count - index) * 4);
    rest = changed(rest, weights);
    memcpy(pixels + index, &rest, (size_t)(count - index) * 4);
  }
}
