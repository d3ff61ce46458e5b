// The loops for processors with AVX2.
#include "pixel_kernels.h"

#include <stddef.h>

#if defined(__x86_64__)
#define PIXELS_AVX2

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include "blend_kernel.h"
#include "blur_kernel.h"
#include "color_kernel.h"
#include "sample_kernel.h"
#pragma clang attribute pop

static const PixelKernels kernels = {sample, blend, blur_columns, change_colors};

const PixelKernels *pixel_kernels_avx2(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") ? &kernels : NULL;
}

#else

const PixelKernels *pixel_kernels_avx2(void) { return NULL; }

#endif
