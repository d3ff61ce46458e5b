import Geometry
import Graphics

/// Everything that a picture depends on besides where its pixels go.
enum RasterKey: Hashable {
  /// The coverage of a path if the paint is nil, else the colours of a gradient; `region` for the part of a large one.
  case path(VectorPath, VectorPath.Rule, Paint?, LinearPart, PixelPhase, region: PixelRect?, isPremultiplied: Bool)
  /// An image, or the alpha of one in white, as large as it is drawn.
  case image(ImageHandle, CGRect, width: Int32, height: Int32, isTinted: Bool, ImageInterpolation)
  case transformedImage(
    ImageHandle, CGRect, CGSize, isTinted: Bool, ImageInterpolation, LinearPart, PixelPhase, region: PixelRect?)
  case layer(LayerKey, LayerSurface)
  /// The pixels of a layer, without a texture.
  case layerPixels(LayerKey)
  case transformedLayer(LayerKey, LinearPart, PixelPhase, region: PixelRect?, LayerSurface)
  /// Where a clip does not cover whole pixels.
  case clip(VectorPath, VectorPath.Rule, LinearPart, PixelPhase)
  /// The shadow of whatever has these alphas: a card's, while what is written on it changes.
  case shadow([UInt8], width: Int, LayerEffect.Shadow, scale: CGFloat)
  /// The pixels of an image file.
  case decodedImage(ImageHandle, width: Int32, height: Int32)
}

extension RasterKey {
  /// Whether the picture is that of a layer, or is computed for one: while an effect changes or content passes by, so many of them are
  /// soon of no use that they must not drive out all else.
  var isOfLayer: Bool {
    switch self {
    case .layer, .layerPixels, .transformedLayer, .shadow: true
    case .path, .image, .transformedImage, .clip, .decodedImage: false
    }
  }

  /// True if the pixels are drawn in the form in which they are cached, without a `RasterImage`.
  var isDrawnAsPixels: Bool {
    switch self {
    case .layerPixels, .path: true
    default: false
    }
  }

  /// Memory of the key itself, where it is more than an allowance covers.
  var byteCount: Int {
    if case .shadow(let alphas, _, _, _) = self { alphas.count } else { 0 }
  }
}

/// What a layer's pixels depend on.
struct LayerKey: Hashable {
  var content: Recording
  var filters: LayerEffect
  var scale: CGFloat
  var phase: PixelPhase
}
