/// A coarse measure of the available space along an axis.
public enum UserInterfaceSizeClass: Sendable {
  /// Little space, as on a phone.
  case compact
  /// Ample space, as in a desktop window.
  case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
  /// The horizontal size class. Default `.regular`; it does not depend on the window's width, but the program can set
  /// it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class. Default `.regular`; it does not depend on the window's height, but the program can set
  /// it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
