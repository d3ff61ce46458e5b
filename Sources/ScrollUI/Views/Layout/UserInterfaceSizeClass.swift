/// A coarse measure of the available space along an axis.
public enum UserInterfaceSizeClass: Sendable {
  /// Little space, as on a phone.
  case compact
  /// Ample space, as in a desktop window.
  case regular
}

extension EnvironmentValues {
  /// The horizontal size class. Default `.regular`; it does not depend on the window's width, but the program can set
  /// it.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular

  /// The vertical size class. Default `.regular`; it does not depend on the window's height, but the program can set
  /// it.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
}
