struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The number of device pixels per point. The default is 1.
  @Entry public var displayScale: CGFloat = 1

  /// The size of a device pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// True if jumps, glides and bounces end at once; a throw still coasts. The host sets it for the window, and a view may
  /// set it for its subtree. The default is false.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// True if controls accept input. The default is true; set it with `disabled(_:)`.
  @Entry public var isEnabled: Bool = true
}
