import Motion

/// The limits of a zoom, and the resistance of a pinch beyond them. Zooms are positive factors; 1 shows content at the size of its layout.
package struct ZoomRange: Equatable, Sendable {
  package let minimum: Double
  package let maximum: Double

  /// The factors that a range may contain.
  static let allowed: ClosedRange<Double> = 0.01...100
  /// The factor that a pinch beyond a limit never reaches.
  private static let reach = 2.0

  /// Creates the range between two factors in either order. Each is clamped to `allowed`; NaN becomes 1.
  package init(_ one: Double, _ other: Double) {
    let (one, other) = (Self.valid(one), Self.valid(other))
    minimum = min(one, other)
    maximum = max(one, other)
  }

  private static func valid(_ zoom: Double) -> Double {
    zoom.isNaN ? 1 : min(max(zoom, allowed.lowerBound), allowed.upperBound)
  }

  /// The zoom clamped to the range; 1, as far as the range has it, for NaN.
  package func clamped(_ zoom: Double) -> Double {
    zoom.isNaN ? clamped(1) : max(minimum, min(maximum, zoom))
  }

  /// The zoom that a pinch to `raw` shows: resisted by a `RubberBand` of the logarithm beyond the limits.
  func shown(_ raw: Double) -> Double {
    let inside = clamped(raw)
    guard raw > 0, raw != inside else { return inside }
    return inside * ScalarMath.exp(Self.band.displayed(ScalarMath.log(raw / inside)))
  }

  /// The pinch that shows `shown`: the inverse of `shown(_:)`.
  func raw(_ shown: Double) -> Double {
    let inside = clamped(shown)
    guard shown > 0, shown != inside else { return inside }
    return inside * ScalarMath.exp(Self.band.raw(ScalarMath.log(shown / inside)))
  }

  private static let band = RubberBand(dimension: ScalarMath.log(reach))
}
