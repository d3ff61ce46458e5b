import Motion

/// A timing curve from (0, 0) to (1, 1): the progress of a motion as a function of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case bezier(start: UnitPoint, end: UnitPoint)
    case circularIn
    case circularOut
    case circularInOut
  }

  private let shape: Shape
  private let isInverted: Bool

  private init(_ shape: Shape, isInverted: Bool = false) {
    self.shape = shape
    self.isInverted = isInverted
  }

  /// A cubic Bézier curve. The x coordinates of the control points are clamped to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(start: startControlPoint, end: endControlPoint))
  }

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// A constant velocity.
  public static let linear = UnitCurve(.linear)
  /// A slow start: Core Animation's control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A slow end: Core Animation's control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A slow start and end: Core Animation's control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A slow start: the lower right quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A slow end: the upper left quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// A slow start and end: two quarters of circles.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve { UnitCurve(shape, isInverted: !isInverted) }

  /// The progress at a time; `progress` is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let progress = Limits.unit(progress)
    return isInverted ? inverted(progress) : forward(progress)
  }

  /// The slope at a time, by a central difference of ±1e-5.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let from = max(0, Limits.unit(progress) - step)
    let to = min(1, Limits.unit(progress) + step)
    return (value(at: to) - value(at: from)) / (to - from)
  }

  private func forward(_ progress: Double) -> Double {
    switch shape {
    case .linear: progress
    case .bezier(let start, let end):
      CubicBezier(x1: start.x, y1: start.y, x2: end.x, y2: end.y).value(at: progress)
    case .circularIn: 1 - (1 - progress * progress).squareRoot()
    case .circularOut: (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularInOut:
      progress < 0.5
        ? (1 - (1 - 4 * progress * progress).squareRoot()) / 2
        : ((1 - (2 - 2 * progress) * (2 - 2 * progress)).squareRoot() + 1) / 2
    }
  }

  /// Bisection, as all invertible curves are monotonic. 52 steps.
  private func inverted(_ value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if forward(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
