/// Contrast by the formulas of WCAG 2.2. The colors are opaque: their `alpha` is ignored.
extension RGBAColor {
  /// The relative luminance, from 0 (black) to 1 (white).
  package var luminance: Double {
    func linear(_ component: Float) -> Double {
      let value = Double(component)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The ratio of the luminances of two colors, 1…21; the order makes no difference.
  package func contrast(with other: RGBAColor) -> Double {
    let (own, its) = (luminance, other.luminance)
    return (max(own, its) + 0.05) / (min(own, its) + 0.05)
  }

  /// The opaque color that this color has over the opaque color `background`.
  package func over(_ background: RGBAColor) -> RGBAColor {
    func mixed(_ top: Float, _ bottom: Float) -> Float { top * alpha + bottom * (1 - alpha) }
    return RGBAColor(
      red: mixed(red, background.red), green: mixed(green, background.green), blue: mixed(blue, background.blue))
  }

  /// The color with the same hue and saturation, darkened or lightened until its contrast with `background` is at least `ratio`. The
  /// color itself if it has that contrast; black or white if no lightness has it.
  ///
  /// - Parameter isDarkened: True to search darker colors, false for lighter ones.
  package func readable(on background: RGBAColor, ratio: Double, isDarkened: Bool) -> RGBAColor {
    guard contrast(with: background) < ratio else { return self }
    let maximum = max(red, green, blue)
    let minimum = min(red, green, blue)
    let lightness = (maximum + minimum) / 2
    // The bounds of a bisection: `near` is too close to the background, `far` has the contrast.
    var (near, far) = (lightness, Float(isDarkened ? 0 : 1))
    for _ in 0..<10 {
      let middle = (near + far) / 2
      if withLightness(middle).contrast(with: background) < ratio { near = middle } else { far = middle }
    }
    return withLightness(far)
  }

  /// The color with another lightness of the HSL model, 0…1, and with its own hue, saturation and `alpha`.
  private func withLightness(_ new: Float) -> RGBAColor {
    let maximum = max(red, green, blue)
    let minimum = min(red, green, blue)
    let old = (maximum + minimum) / 2
    let oldRange = 1 - abs(2 * old - 1)
    let newRange = 1 - abs(2 * new - 1)
    // The distance of a component from the lightness is proportional to the saturation and to the range.
    let factor = oldRange > 0 ? newRange / oldRange : 0
    func component(_ value: Float) -> Float { min(max(new + (value - old) * factor, 0), 1) }
    return RGBAColor(red: component(red), green: component(green), blue: component(blue), alpha: alpha)
  }
}
