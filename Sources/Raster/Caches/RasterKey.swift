import Graphics

/// All properties on which the pixels of a `Raster` depend, without their position.
enum RasterKey: Hashable {
  /// The coverage of a path if the paint is nil, else the colors of a gradient; `region` for the part of a large one.
  case path(VectorPath, VectorPath.Rule, Paint?, LinearPart, PixelPhase, region: PixelRect?, isPremultiplied: Bool)
  /// An image at the size in which it is drawn; its alpha in white if it is tinted.
  case image(ImageHandle, CGRect, width: Int32, height: Int32, isTinted: Bool, ImageInterpolation)
  case transformedImage(
    ImageHandle, CGRect, CGSize, isTinted: Bool, ImageInterpolation, LinearPart, PixelPhase, region: PixelRect?)
  case layer(LayerKey, LayerSurface)
  /// The pixels of a layer with premultiplied alpha.
  case layerPixels(LayerKey)
  case transformedLayer(LayerKey, LinearPart, PixelPhase, region: PixelRect?, LayerSurface)
  /// A layer in perspective; the transform leads from its pixels to those of the target, relative to the layer's origin.
  case projectedLayer(LayerKey, ProjectionTransform, region: PixelRect?, LayerSurface)
  /// The `ClipEdges` of a path.
  case clip(VectorPath, VectorPath.Rule, LinearPart, PixelPhase)
  /// The `AlphaPlane` of the shadow of pixels with these alphas, such as the shadow of a card whose text changes.
  case shadow(ShadowShape, radius: CGFloat, offset: CGSize, scale: CGFloat)
  /// The pixels of an image file.
  case decodedImage(ImageHandle, width: Int32, height: Int32)
}

extension RasterKey {
  /// True for layers and parts of their effects. Changing effects make many of them that are used once; they must not displace
  /// other rasters.
  var isOfLayer: Bool {
    switch self {
    case .layer, .layerPixels, .transformedLayer, .projectedLayer, .shadow: true
    case .path, .image, .transformedImage, .clip, .decodedImage: false
    }
  }

  /// True for a layer that contains an image of `images`, and for a rotated or slanted image of `images`. An upright `image` has a key for
  /// each size and needs no test.
  func shows(_ images: Set<ImageHandle>) -> Bool {
    switch self {
    case .transformedImage(let image, _, _, _, _, _, _, _): images.contains(image)
    case .layer(let key, _), .layerPixels(let key), .transformedLayer(let key, _, _, _, _),
      .projectedLayer(let key, _, _, _):
      key.content.shows(images) || key.filters.mask?.picture.shows(images) ?? false
    case .path, .image, .clip, .shadow, .decodedImage: false
    }
  }

  /// The key of an image's part without the size in which it is drawn.
  var withoutSize: RasterKey {
    guard case .image(let image, let source, _, _, let isTinted, let interpolation) = self else { return self }
    return .image(image, source, width: 0, height: 0, isTinted: isTinted, interpolation)
  }

  /// True if the pixels are drawn in the form in which they are cached, without a `RasterImage`.
  var isDrawnAsPixels: Bool {
    switch self {
    case .layerPixels, .path: true
    default: false
    }
  }

  /// Memory of the key itself beyond `Raster.overhead`, in bytes.
  var byteCount: Int {
    if case .shadow(let shape, _, _, _) = self { shape.alphas.count } else { 0 }
  }
}

/// The alphas of pixels that have a shadow. The hash is computed once.
struct ShadowShape: Hashable {
  let alphas: [UInt8]
  let width: Int
  private let fingerprint: UInt64

  init(_ plane: AlphaPlane) {
    alphas = plane.alphas
    width = plane.width
    fingerprint = ShadowShape.fingerprint(of: alphas)
  }

  static func == (left: ShadowShape, right: ShadowShape) -> Bool {
    left.fingerprint == right.fingerprint && left.width == right.width && left.alphas.isSame(as: right.alphas)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  /// The FNV-1a hash of eight bytes at a time, in four lanes.
  private static func fingerprint(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var hash = SIMD4<UInt64>(repeating: 0xCBF2_9CE4_8422_2325)
      let prime = SIMD4<UInt64>(repeating: 0x0000_0100_0000_01B3)
      var offset = 0
      while offset + 32 <= bytes.count {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)) &* prime
        // A multiplication carries bits to higher positions only; the shift carries them back.
        hash ^= hash &>> 29
        offset += 32
      }
      var result = hash.x ^ hash.y &* 3 ^ hash.z &* 5 ^ hash.w &* 7
      for byte in bytes[offset...] { result = (result ^ UInt64(byte)) &* prime.x }
      return result ^ UInt64(bytes.count)
    }
  }
}

extension [UInt8] {
  /// `==` as a comparison of memory.
  fileprivate func isSame(as other: [UInt8]) -> Bool {
    withUnsafeBytes { mine in
      other.withUnsafeBytes { other in
        guard mine.count == other.count else { return false }
        guard let start = mine.baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, mine.count) == 0
      }
    }
  }
}

/// The properties on which the pixels of a layer depend.
struct LayerKey: Hashable {
  var content: Recording
  var filters: LayerEffect
  var scale: CGFloat
  var phase: PixelPhase

  /// From the layer's coordinates to its pixels.
  var transform: CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: phase.offset.x, ty: phase.offset.y)
  }
}

extension Recording {
  fileprivate func shows(_ images: Set<ImageHandle>) -> Bool { commands.contains { $0.shows(images) } }
}

extension DrawCommand {
  /// True if the command draws an image of `images`, itself or in a `Layer`.
  func shows(_ images: Set<ImageHandle>) -> Bool {
    switch self {
    case .image(let image, _): image.isDrawn(from: images)
    case .layer(let layer): layer.content.shows(images) || layer.effect.mask?.picture.shows(images) ?? false
    case .clip, .rectangle, .roundedRectangle, .roundedFrame, .text, .path: false
    }
  }
}
