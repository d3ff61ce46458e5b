struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// The number of device pixels per point. The default is 1.
  @Entry public var displayScale: CGFloat = 1

  /// The size of a device pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// True if animations should be reduced to the necessary minimum. The default is false.
  public package(set) var accessibilityReduceMotion: Bool {
    get { reducesMotion ?? false }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// The reduced-motion setting of a view or the host; nil to use `FramePipeline.reducesMotion`.
  var reducesMotion: Bool? { self[ReduceMotionKey.self] }

  /// True if controls accept input. The default is true; set it with `disabled(_:)`.
  @Entry public var isEnabled: Bool = true
}
