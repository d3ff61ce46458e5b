import ScrollUI

/// The screen of a program, which is its window: code that asks for the size of the screen lays out views in it.
///
/// A body that reads `bounds` or `scale` is evaluated again when they change.
@MainActor public final class UIScreen {
  /// In a body the screen of its window, otherwise that of the first window.
  public static let main = UIScreen()

  /// The bounds of the window in points. Before the first window is there, those of a window without a `defaultSize`: 900 × 640.
  public var bounds: CGRect { CGRect(origin: .zero, size: ProgramWindow.screen?.size ?? ProgramWindow.usualSize) }

  /// The number of device pixels per point (`displayScale`); 1 before a window has opened.
  public var scale: CGFloat { ProgramWindow.screen?.scale ?? 1 }
}
