/// The resistance of content that is pulled past its edge: it grows with the distance, and the content never moves by
/// a whole viewport.
///
/// b(x) = d · (1 − 1/(c·x/d + 1)), with the distance x that the finger has pulled past the edge, the length d of the
/// viewport and a coefficient c. This is UIScrollView's curve as found by three independent analyses (chpwn's
/// formula; ScrollMechanics; fluid-scroll). A drag accumulates *raw* distance, and the band only determines the
/// *displayed* distance; pulling back therefore retraces the curve, and many small steps end at the same point as a
/// single large step.
///
/// ```swift
/// RubberBand(dimension: 600).displayed(100)  // 50.38…
/// RubberBand(dimension: 600).raw(50.38)      // 100 again, for a finger that lands on stretched content
/// ```
package struct RubberBand: Equatable, Sendable {
  /// UIScrollView's coefficient: at the edge, content follows the finger at 55 % of its speed.
  package static let touchCoefficient = 0.55

  /// The length of the viewport along the axis, in points. 0 or less disables stretching.
  package let dimension: Double

  /// The slope of the curve at the edge. 0 or less disables stretching.
  package let coefficient: Double

  package init(dimension: Double, coefficient: Double = RubberBand.touchCoefficient) {
    self.dimension = Swift.max(dimension.asCoordinate, 0)
    self.coefficient = Swift.max(coefficient.asCoordinate, 0)
  }

  /// The displayed distance past the edge, in points, for a `raw` distance of either sign.
  ///
  /// An odd function; its magnitude is less than ``dimension`` (or 0).
  package func displayed(_ raw: Double) -> Double {
    guard isElastic else { return 0 }
    let stretch = coefficient * raw.asCoordinate.magnitude
    let distance = Swift.min(dimension * (stretch / (dimension + stretch)), dimension.nextDown)
    return raw < 0 ? -distance : distance
  }

  /// The raw distance for a `displayed` distance: the inverse of ``displayed(_:)``.
  ///
  /// A distance that cannot be displayed (a viewport or more) counts as 1e-5 points less than a viewport.
  package func raw(_ displayed: Double) -> Double {
    guard isElastic else { return 0 }
    let limit = Swift.max(dimension - 1e-5, dimension * 0.99999)
    let distance = Swift.min(displayed.asCoordinate.magnitude, limit)
    let raw = dimension * distance / ((dimension - distance) * coefficient)
    return displayed < 0 ? -raw : raw
  }

  /// The derivative of ``displayed(_:)`` at `raw`: from ``coefficient`` at the edge down to 0.
  ///
  /// The on-screen velocity of content that is dragged past the edge is the finger's velocity times this slope.
  package func slope(atRaw raw: Double) -> Double {
    guard isElastic else { return 0 }
    let remaining = 1 - displayed(raw).magnitude / dimension
    return coefficient * remaining * remaining
  }

  private var isElastic: Bool { dimension > 0 && coefficient > 0 }
}
