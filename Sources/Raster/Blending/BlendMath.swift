import Graphics

/// The formulas of the W3C's "Compositing and Blending Level 1" for two pixels.
package struct BlendMath {
  let mode: LayerEffect.BlendMode
  /// The opacity of the upper pixels, 0…1.
  let opacity: Float

  package init(mode: LayerEffect.BlendMode, opacity: Float) {
    self.mode = mode
    self.opacity = opacity
  }

  /// The result of blending `upper` over `lower`, all with premultiplied alpha.
  package func mixed(_ upper: UInt32, over lower: UInt32) -> UInt32 {
    let source = BlendMath.components(upper) * opacity
    let backdrop = BlendMath.components(lower)
    let (above, below) = (source.w, backdrop.w)
    switch mode {
    case .additive: return BlendMath.pixel(source + backdrop)
    case .destinationOut: return BlendMath.pixel(backdrop * (1 - above))
    case .destinationOver: return BlendMath.pixel(backdrop + source * (1 - below))
    case .sourceAtop:
      var result = source * below + backdrop * (1 - above)
      result.w = below
      return BlendMath.pixel(result)
    case .sourceIn: return BlendMath.pixel(source * below)
    case .sourceOut: return BlendMath.pixel(source * (1 - below))
    case .destinationIn: return BlendMath.pixel(backdrop * above)
    case .destinationAtop: return BlendMath.pixel(source * (1 - below) + backdrop * above)
    case .xor: return BlendMath.pixel(source * (1 - below) + backdrop * (1 - above))
    case .normal: return BlendMath.pixel(source + backdrop * (1 - above))
    default: break
    }
    guard above > 0 else { return lower }
    // Colors are mixed only in the area that both pixels cover; outside of it each keeps its own color.
    let mixed = below > 0 ? blend(backdrop / below, source / above) : .zero
    var result = source * (1 - below) + backdrop * (1 - above) + mixed * (above * below)
    result.w = above + below - above * below
    return BlendMath.pixel(result)
  }

  /// The blended color of two opaque pixels.
  private func blend(_ backdrop: SIMD4<Float>, _ source: SIMD4<Float>) -> SIMD4<Float> {
    switch mode {
    case .hue:
      let color = BlendMath.withSaturation(source, BlendMath.saturation(backdrop))
      return BlendMath.withLuminosity(color, BlendMath.luminosity(backdrop))
    case .saturation:
      let color = BlendMath.withSaturation(backdrop, BlendMath.saturation(source))
      return BlendMath.withLuminosity(color, BlendMath.luminosity(backdrop))
    case .color: return BlendMath.withLuminosity(source, BlendMath.luminosity(backdrop))
    case .luminosity: return BlendMath.withLuminosity(backdrop, BlendMath.luminosity(source))
    case .multiply, .modulate: return backdrop * source
    case .screen: return backdrop + source - backdrop * source
    case .exclusion: return backdrop + source - 2 * backdrop * source
    case .darken: return pointwiseMin(backdrop, source)
    case .lighten: return pointwiseMax(backdrop, source)
    case .difference: return pointwiseMax(backdrop, source) - pointwiseMin(backdrop, source)
    case .plusDarker: return pointwiseMax(backdrop + source - 1, .zero)
    default:
      var result = SIMD4<Float>.zero
      for index in 0..<3 { result[index] = channel(backdrop[index], source[index]) }
      return result
    }
  }

  /// The result for a component, for the modes that treat dark and light components differently.
  private func channel(_ b: Float, _ s: Float) -> Float {
    switch mode {
    case .overlay: BlendMath.hardLight(s, b)
    case .hardLight: BlendMath.hardLight(b, s)
    case .colorDodge: b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight: BlendMath.softLight(b, s)
    default: s
    }
  }

  private static func hardLight(_ b: Float, _ s: Float) -> Float {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private static func softLight(_ b: Float, _ s: Float) -> Float {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let curve = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (curve - b)
  }

  // MARK: Hue, saturation, luminosity

  private static func luminosity(_ color: SIMD4<Float>) -> Float { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

  private static func saturation(_ color: SIMD4<Float>) -> Float {
    max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
  }

  private static func withLuminosity(_ color: SIMD4<Float>, _ luminosity: Float) -> SIMD4<Float> {
    var result = color + (luminosity - self.luminosity(color))
    let (least, most) = (min(result.x, result.y, result.z), max(result.x, result.y, result.z))
    if least < 0 { result = luminosity + (result - luminosity) * (luminosity / (luminosity - least)) }
    if most > 1 { result = luminosity + (result - luminosity) * ((1 - luminosity) / (most - luminosity)) }
    return result
  }

  private static func withSaturation(_ color: SIMD4<Float>, _ saturation: Float) -> SIMD4<Float> {
    let (least, most) = (min(color.x, color.y, color.z), max(color.x, color.y, color.z))
    return most > least ? (color - least) * (saturation / (most - least)) : .zero
  }

  // MARK: Pixels

  private static func components(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF), Float(pixel >> 24)) / 255
  }

  private static func pixel(_ components: SIMD4<Float>) -> UInt32 {
    let alpha = min(max(components.w, 0), 1)
    let color = components.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha)) * 255 + 0.5
    return UInt32(alpha * 255 + 0.5) << 24 | UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z)
  }
}
