import CPixels

extension PixelKernels {
  /// The loops over pixels for this processor. All variants give the same bytes.
  static let fastest = pixel_kernels_fastest().pointee
}
