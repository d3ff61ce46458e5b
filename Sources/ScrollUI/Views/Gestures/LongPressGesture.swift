import Engine

/// A press that stays for a while.
public struct LongPressGesture {
  /// Seconds until it succeeds.
  public var minimumDuration: Double
  /// How far the pointer may stray, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = Limits.length(minimumDuration, "minimumDuration")
    self.maximumDistance = Limits.length(maximumDistance, "maximumDistance")
  }
}

extension LongPressGesture: PrimitiveGesture {
  /// True from when the press is shown.
  public typealias Value = Bool
  public typealias Body = Never

  func makeDetector() -> Detector<Bool> {
    LongPressDetector(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
  }

  func update(_ detector: Detector<Bool>) {
    let press = unsafeDowncast(detector, to: LongPressDetector.self)
    press.minimumDuration = minimumDuration
    press.maximumDistance = maximumDistance
  }
}
