import Engine
import Motion

extension Gradient {
  /// The color space in which colors are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// The components of sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// Oklab: equal steps look equally large.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

nonisolated extension Color {
  /// The color at a fraction of the way from this color to another.
  ///
  /// - Parameters:
  ///   - rhs: The color at the fraction 1.
  ///   - fraction: The fraction, clamped to 0…1.
  ///   - colorSpace: The color space of the way; perceptual unless given.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mixed(self, rhs, by: Limits.unit(fraction, "the fraction of a mixed color"), colorSpace))
  }

  /// Creates a color from another, as in `Color(.red)`. A `ColorResource` of the same name comes first.
  @_disfavoredOverload public init(_ color: Color) { self = color }

  /// Creates a color from resolved components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension RGBAColor {
  /// The color at `fraction`, 0…1, of the way to `other`. Colors are weighted by their opacity.
  func mixed(with other: RGBAColor, by fraction: Double, in space: Gradient.ColorSpace) -> RGBAColor {
    let share = Float(fraction)
    let alpha = alpha + (other.alpha - alpha) * share
    guard alpha > 0 else { return .clear }
    let weight = other.alpha * share / alpha
    let (own, its) = space.isPerceptual ? (oklab, other.oklab) : (components, other.components)
    let mixed = own + (its - own) * weight
    return space.isPerceptual ? RGBAColor(oklab: mixed, alpha: alpha) : RGBAColor(components: mixed, alpha: alpha)
  }

  private var components: SIMD3<Float> { SIMD3(red, green, blue) }

  private init(components: SIMD3<Float>, alpha: Float) {
    let bounded = components.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    self.init(red: bounded.x, green: bounded.y, blue: bounded.z, alpha: alpha)
  }

  // The matrices are those of Björn Ottosson's "A perceptual color space for image processing".

  private var oklab: SIMD3<Float> {
    let linear = SIMD3(Self.decoded(red), Self.decoded(green), Self.decoded(blue))
    let cones = SIMD3(
      (linear * SIMD3(0.4122214708, 0.5363325363, 0.0514459929)).sum(),
      (linear * SIMD3(0.2119034982, 0.6806995451, 0.1073969566)).sum(),
      (linear * SIMD3(0.0883024619, 0.2817188376, 0.6299787005)).sum())
    let roots = SIMD3(Self.root(cones.x), Self.root(cones.y), Self.root(cones.z))
    return SIMD3(
      (roots * SIMD3(0.2104542553, 0.7936177850, -0.0040720468)).sum(),
      (roots * SIMD3(1.9779984951, -2.4285922050, 0.4505937099)).sum(),
      (roots * SIMD3(0.0259040371, 0.7827717662, -0.8086757660)).sum())
  }

  private init(oklab: SIMD3<Float>, alpha: Float) {
    let roots = SIMD3(
      (oklab * SIMD3(1, 0.3963377774, 0.2158037573)).sum(), (oklab * SIMD3(1, -0.1055613458, -0.0638541728)).sum(),
      (oklab * SIMD3(1, -0.0894841775, -1.2914855480)).sum())
    let cones = roots * roots * roots
    let linear = SIMD3(
      (cones * SIMD3(4.0767416621, -3.3077115913, 0.2309699292)).sum(),
      (cones * SIMD3(-1.2684380046, 2.6097574011, -0.3413193965)).sum(),
      (cones * SIMD3(-0.0041960863, -0.7034186147, 1.7076147010)).sum())
    self.init(
      components: SIMD3(Self.encoded(linear.x), Self.encoded(linear.y), Self.encoded(linear.z)), alpha: alpha)
  }

  private static func root(_ value: Float) -> Float { Float(ScalarMath.pow(max(0, Double(value)), 1 / 3.0)) }

  private static func decoded(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : Float(ScalarMath.pow((Double(value) + 0.055) / 1.055, 2.4))
  }

  private static func encoded(_ value: Float) -> Float {
    value <= 0.0031308 ? value * 12.92 : Float(1.055 * ScalarMath.pow(Double(value), 1 / 2.4) - 0.055)
  }
}
