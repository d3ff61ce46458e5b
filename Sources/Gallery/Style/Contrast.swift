import Foundation

/// The contrast of opaque colors `0xRRGGBB` by the formula of WCAG 2.2.
package enum Contrast {
  /// The ratio of the `luminance(_:)` of two colors: from 1 for equal colors to 21 for black on white.
  package static func ratio(_ first: UInt32, _ second: UInt32) -> Double {
    let (high, low) = (max(luminance(first), luminance(second)), min(luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
  }

  /// The relative luminance, 0…1.
  static func luminance(_ color: UInt32) -> Double {
    let weights = [0.2126, 0.7152, 0.0722]
    return zip(weights, components(color)).reduce(0) { sum, component in
      let value = component.1 / 255
      return sum + component.0 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }

  /// `color`, mixed with as little of `other` as is needed for a ratio of at least `minimum` to `surface`, in steps of 2 %.
  static func adjusted(_ color: UInt32, toward other: UInt32, on surface: UInt32, minimum: Double) -> UInt32 {
    let mixtures = (0...50).lazy.map { mix(color, other, Double($0) / 50) }
    return mixtures.first { ratio($0, surface) >= minimum } ?? other
  }

  private static func components(_ color: UInt32) -> [Double] { [16, 8, 0].map { Double(color >> UInt32($0) & 0xFF) } }

  private static func mix(_ color: UInt32, _ other: UInt32, _ fraction: Double) -> UInt32 {
    zip(components(color), components(other)).reduce(0) { result, pair in
      result << 8 | UInt32((pair.0 + (pair.1 - pair.0) * fraction).rounded())
    }
  }
}
