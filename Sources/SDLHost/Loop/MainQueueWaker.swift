import CMainQueue
import Foundation

/// Serves the main queue, and with it the main actor, under a loop that isn't Dispatch's.
///
/// A loop that blocks in `SDL_WaitEvent` runs no block of `DispatchQueue.main` and lets no `Task` of the main actor go
/// on. libdispatch tells a foreign loop through an eventfd that the main queue has work; a thread of ours waits for that
/// and wakes the loop, which then calls ``drain()``:
///
/// ```swift
/// let waker = MainQueueWaker()
/// try waker.start()                       // wakes SDL_WaitEvent
/// while running {
///   SDL_WaitEvent(&event)
///   waker.drain()
/// }
/// waker.stop()
/// ```
///
/// Nothing polls: an empty main queue costs no wake-up, and however much comes while the loop is busy costs one.
/// Without ``start(wake:)`` it serves a loop that comes round by itself, such as a headless one.
@MainActor
package final class MainQueueWaker {
  private let mainQueue = _dispatch_get_main_queue_handle_4CF()
  private var watch: MainQueueWatch?
  private var isDraining = false

  package init() {}

  isolated deinit {
    stop()
  }

  /// Begins to wake the loop when the main queue has work.
  ///
  /// - Parameter wake: ends the loop's wait; called on another thread, at most once between two ``drain()``s.
  /// - Throws: when the system has no file descriptor or thread left.
  package func start(wake: @escaping @Sendable () -> Void = WakeEvent.push) throws(SystemCallError) {
    precondition(watch == nil, "start() was called twice; call stop() first.")
    watch = try MainQueueWatch(mainQueue: mainQueue, wake: wake)
  }

  /// Ends waking. Returns when `wake` is no longer called.
  package func stop() {
    watch?.end()
    watch = nil
  }

  /// Waits until the main queue has got work, for so many seconds at most. Returns whether it has.
  package func waitForWork(seconds: Double) -> Bool {
    var descriptor = pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, Int32(seconds * 1000)) == 1
  }

  /// Runs what the main queue holds now, and not what that adds: a task that yields for ever holds up no frame.
  ///
  /// Never blocks. Inside of work that the main queue runs it does nothing, as does a program whose main queue is
  /// Dispatch's own, after `dispatch_main()` or in an asynchronous `main` (the test runner has one).
  ///
  /// - Parameter willRun: called before, if the queue had got work since the last time.
  /// - Returns: whether the queue had got work since the last time.
  @discardableResult
  package func drain(willRun: () -> Void = {}) -> Bool {
    guard Thread.isMainThread, !isDraining else { return false }
    isDraining = true
    defer { isDraining = false }
    // First the signal, then the work: what comes in between raises the signal again.
    var count: UInt64 = 0
    let hadSignal = read(mainQueue, &count, MemoryLayout<UInt64>.size) > 0
    if hadSignal { willRun() }
    _dispatch_main_queue_callback_4CF(nil)
    if hadSignal { watch?.rearm() }
    return hadSignal
  }
}
