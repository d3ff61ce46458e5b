// The loops for every processor of the architecture, and the choice between the variants.
#include "pixel_kernels.h"

#include "blend_kernel.h"
#include "blur_kernel.h"
#include "color_kernel.h"
#include "sample_kernel.h"

static const PixelKernels kernels = {sample, blend, blur_columns, change_colors};

intptr_t pixel_blur_bytes(PixelBox box, intptr_t height) {
  return 2 * (height + 2 * (box.radius + 1)) * (intptr_t)sizeof(Lanes);
}

const PixelKernels *pixel_kernels_portable(void) { return &kernels; }

const PixelKernels *pixel_kernels_fastest(void) {
  const PixelKernels *const fastest = pixel_kernels_avx2();
  return fastest ? fastest : &kernels;
}
