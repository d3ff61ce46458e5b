import Engine
import Foundation
import SDLHost
import ScrollUI

/// The images of the assets, for code outside of views.
enum AssetImages {
  /// The library of the program's images.
  @MainActor private static let shared = AssetLibrary()

  /// The library, on the main thread; nil on other threads.
  static var library: (any ImageLibrary)? {
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { UncheckedTransfer(shared) }.value
  }

  /// Runs `body` with the library on the main thread.
  static func withLibrary<Value: Sendable>(_ body: @MainActor @Sendable (AssetLibrary) -> Value) -> Value {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { body(shared) }
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated { body(shared) } }
    }
  }
}
