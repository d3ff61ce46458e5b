import Foundation
import ScrollUI

/// The screen of a program, which is its window: code that asks for the size of the screen lays out views in it.
///
/// A body that reads `bounds` or `scale` is evaluated again when they change. A constant that is computed once keeps the size of the window at that
/// time.
public final class UIScreen: Sendable {
  /// In a body the screen of its window, otherwise that of the first window.
  public static let main = UIScreen()

  /// The bounds of the window in points. Before the first window is there, and on other threads, those with which it opens.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: window { $0?.size ?? ProgramWindow.expectedSize } ?? ProgramWindow.expectedSize)
  }

  /// The number of device pixels per point (`displayScale`); 1 before a window has opened, and on other threads.
  public var scale: CGFloat { window { $0?.scale ?? 1 } ?? 1 }

  private func window<Value: Sendable>(_ value: @MainActor (ProgramWindow?) -> Value) -> Value? {
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { value(ProgramWindow.screen) }
  }
}
