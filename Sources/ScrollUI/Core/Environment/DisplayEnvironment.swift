private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Device pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of one device pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether the person wants as little motion as possible.
  public package(set) var accessibilityReduceMotion: Bool {
    get { reducesMotion ?? false }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// The same; nil where no view and no host has said it, which leaves it to `FramePipeline.reducesMotion`.
  var reducesMotion: Bool? { self[ReduceMotionKey.self] }

  /// Whether controls answer.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
