import Graphics

/// The cached pixels of a layer, to be blended with a target.
enum LayerPixels {
  /// Pixels, and their position relative to the pixel of the layer's origin.
  case upright(PixelBuffer, PixelRect)
  /// Pixels of a layer that is rotated, scaled or slanted.
  case sampled(PixelSampler)

  var buffer: (PixelBuffer, PixelRect) {
    switch self {
    case .upright(let pixels, let frame): (pixels, frame)
    case .sampled(let sampler): (sampler.pixels(), sampler.frame)
    }
  }
}

/// The form in which the pixels of a layer are cached, as its `LayerEffect.blendMode` needs them.
enum LayerSurface: Hashable {
  /// Unchanged; the opacity is applied when the image is drawn.
  case clear
  /// Over white, with the opacity applied, for `.multiply`.
  case overWhite(opacity: Double)
  /// Over black, with alpha and opacity applied, for `.modulate`.
  case overBlack(opacity: Double)

  init(_ effect: LayerEffect) {
    switch effect.blendMode {
    case .normal, .additive: self = .clear
    case .multiply: self = .overWhite(opacity: effect.opacity)
    case .modulate: self = .overBlack(opacity: effect.opacity)
    // The remaining modes are blended in memory.
    default: self = .clear
    }
  }
}

extension PixelBuffer {
  func devicePixels(_ surface: LayerSurface) -> [UInt32] {
    switch surface {
    case .clear: straightPixels()
    case .overWhite(let opacity): pixelsOverWhite(opacity: opacity)
    case .overBlack(let opacity):
      pixels.map { PixelBuffer.scaled($0, by: UInt32((min(max(opacity, 0), 1) * 255).rounded())) | 0xFF00_0000 }
    }
  }
}
