import Dispatch
import Foundation

/// Brings work to the main thread.
enum MainThread {
  /// Runs `work` at once when this is the main thread, or else as soon as the main thread is free.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }
}
