import ScrollUI

/// The place of a window's toolbar beside its title, for `windowToolbarStyle(_:)`. Has no effect on Linux: the desktop draws the title bar.
public struct WindowToolbarStyle: Sendable {
  /// The choice of the system.
  public static let automatic = WindowToolbarStyle()
  /// A toolbar in the title bar.
  public static let unified = WindowToolbarStyle()
  /// A toolbar in a low title bar.
  public static let unifiedCompact = WindowToolbarStyle()
  /// A toolbar below the title bar.
  public static let expanded = WindowToolbarStyle()

  /// A toolbar in the title bar, with or without the title of the window.
  public static func unified(showsTitle: Bool) -> WindowToolbarStyle { WindowToolbarStyle(showsTitle: showsTitle) }

  /// Creates a style, for the names of its types.
  public init(showsTitle: Bool = true) {}
}

/// The style `automatic` of toolbars.
public typealias DefaultWindowToolbarStyle = WindowToolbarStyle
/// The style `unified` of toolbars.
public typealias UnifiedWindowToolbarStyle = WindowToolbarStyle
/// The style `unifiedCompact` of toolbars.
public typealias UnifiedCompactWindowToolbarStyle = WindowToolbarStyle
/// The style `expanded` of toolbars.
public typealias ExpandedWindowToolbarStyle = WindowToolbarStyle

extension Scene {
  /// Sets the place of the toolbar. Has no effect on Linux: the desktop draws the title bar.
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
}
