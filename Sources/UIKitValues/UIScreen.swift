import ScrollUI

/// The screen of a program, which is its window: code that asks for the size of the screen lays out views in it.
@MainActor public final class UIScreen {
  /// The screen of the window that was opened last.
  public static let main = UIScreen()

  /// The bounds of the window in points; empty before a window has opened. The value does not follow the window: a `GeometryReader` does.
  public var bounds: CGRect { CGRect(origin: .zero, size: ViewHost.latest?.pipeline.root.windowSize ?? .zero) }

  /// The number of device pixels per point; 1 before a window has opened.
  public var scale: CGFloat { ViewHost.latest?.pipeline.services.scale ?? 1 }
}
