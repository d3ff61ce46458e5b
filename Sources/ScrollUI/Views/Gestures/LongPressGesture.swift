import Engine

/// A press that is held.
public struct LongPressGesture {
  /// The duration of the press in seconds; by default 0.5.
  public var minimumDuration: Double
  /// The maximum movement in points; by default 10.
  public var maximumDistance: CGFloat

  /// Creates a gesture for a press of `minimumDuration` seconds within `maximumDistance` points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = Limits.length(minimumDuration, "minimumDuration")
    self.maximumDistance = Limits.length(maximumDistance, "maximumDistance")
  }
}

extension LongPressGesture: PrimitiveGesture {
  /// True from the time at which the press is shown.
  public typealias Value = Bool
  func makeDetector() -> Detector<Bool> {
    LongPressDetector(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
  }

  func update(_ detector: Detector<Bool>) {
    let press = unsafeDowncast(detector, to: LongPressDetector.self)
    press.minimumDuration = minimumDuration
    press.maximumDistance = maximumDistance
  }
}
