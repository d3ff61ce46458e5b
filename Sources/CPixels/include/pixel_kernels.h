// Inner loops over pixels, compiled for several processors. All variants give the same bytes.
//
// A pixel is 0xAARRGGBB with premultiplied alpha.
#ifndef PIXEL_KERNELS_H
#define PIXEL_KERNELS_H

#include <stdint.h>

// Points on a line, in units of 2^-32 pixels of the sampled buffer. 2^23 has been added for rounding: the upper eight bits of the fraction
// are the weight of the next pixel in 256ths.
typedef struct {
  int64_t x, y;
  // The distance between neighboring points.
  int64_t step_x, step_y;
  // The distance in pixels from the first point to the pixels that are loaded into the caches in advance; 0 loads no pixels in advance.
  intptr_t ahead;
} PixelLine;

// A box that is applied three times to columns of pixels: see BoxBlur.
typedef struct {
  // Pixels of full weight on either side of the middle.
  intptr_t radius;
  // The weight of the two pixels beyond `radius`, and the factor from a sum to a mean, in 65,536ths.
  uint16_t edge, scale;
  // Half of the weight of the box.
  uint16_t half;
  // The number of fractional binary digits of sums, 0 to 7.
  uint16_t digits;
} PixelBox;

// The weights of red, green, blue and a constant for each color of the result. Components are 0 to 255.
typedef struct {
  float red[4], green[4], blue[4];
} PixelColorWeights;

// The loops of a variant.
typedef struct {
  // Writes the colors at `count` points of `line`, each interpolated between four pixels that lie inside of the buffer. `width` is the number of
  // pixels between the beginnings of rows of the buffer.
  void (*_Nonnull sample)(
      const uint32_t *_Nonnull source, intptr_t width, PixelLine line, uint32_t *_Nonnull target, intptr_t count);

  // Blends `opacity` 255ths of pixels over `target`. The result is combined with `kept`, which removes the alpha of memory that is shown. Groups of
  // four clear pixels leave the target unchanged.
  void (*_Nonnull blend)(
      const uint32_t *_Nonnull source, uint32_t *_Nonnull target, intptr_t count, uint32_t opacity, uint32_t kept);

  // Blurs columns `first` to `end` of `width` by `height` pixels, and writes each as a row of `target`. `first` is a multiple of eight. `lines` has
  // pixel_blur_bytes(box, height) bytes, aligned to 32.
  void (*_Nonnull blur_columns)(
      PixelBox box, const uint32_t *_Nonnull source, intptr_t width, intptr_t height, intptr_t first, intptr_t end,
      uint32_t *_Nonnull target, void *_Nonnull lines);

  // Replaces the colors of pixels by sums of their weighted colors, clamped to the alpha, which stays.
  void (*_Nonnull change_colors)(uint32_t *_Nonnull pixels, intptr_t count, const PixelColorWeights *_Nonnull weights);
} PixelKernels;

// The number of bytes that `blur_columns` needs for lines of `height` pixels.
intptr_t pixel_blur_bytes(PixelBox box, intptr_t height);

// The loops for every processor of the architecture.
const PixelKernels *_Nonnull pixel_kernels_portable(void);

// The loops for processors with AVX2; null on processors without it.
const PixelKernels *_Nullable pixel_kernels_avx2(void);

// The fastest loops for this processor.
const PixelKernels *_Nonnull pixel_kernels_fastest(void);

#endif
