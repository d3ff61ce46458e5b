import Engine

/// A color with premultiplied alpha as an animatable vector. A color that fades in therefore does not pass through
/// black.
struct ColorVector: VectorArithmetic {
  private var components: SIMD4<Double>

  init(_ color: RGBAColor) {
    let alpha = Double(color.alpha)
    components = SIMD4(Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
  }

  private init(components: SIMD4<Double>) { self.components = components }

  var color: RGBAColor {
    let alpha = max(0, min(1, components.w))
    guard alpha > 0 else { return .clear }
    func component(_ value: Double) -> Float { Float(max(0, min(1, value / components.w))) }
    return RGBAColor(
      red: component(components.x), green: component(components.y), blue: component(components.z), alpha: Float(alpha))
  }

  static var zero: ColorVector { ColorVector(components: .zero) }
  static func + (lhs: Self, rhs: Self) -> Self { ColorVector(components: lhs.components + rhs.components) }
  static func - (lhs: Self, rhs: Self) -> Self { ColorVector(components: lhs.components - rhs.components) }
  mutating func scale(by factor: Double) { components *= factor }
  var magnitudeSquared: Double { (components * components).sum() }
}
