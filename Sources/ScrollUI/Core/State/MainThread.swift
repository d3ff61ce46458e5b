import Dispatch
import Foundation

/// Brings work to the main actor.
enum MainThread {
  private static let isMainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor's work runs here now. A program that has called `dispatchMain()` runs it on other threads than the
  /// first, so the thread alone does not tell.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: isMainQueue) == true }

  /// Runs `work` when the main actor is free, and not before the caller has ended.
  static func later(_ work: @escaping @MainActor @Sendable () -> Void) { DispatchQueue.main.async(execute: work) }

  /// Runs `work` at once where the main actor's work runs, or else as soon as the main actor is free.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }
}
