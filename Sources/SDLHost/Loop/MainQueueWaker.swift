import CMainQueue
import Foundation

/// Serves the main queue, and with it the main actor, in a loop that is not Dispatch's.
///
/// A loop that blocks in `SDL_WaitEvent` does not run blocks of `DispatchQueue.main` or tasks of the main actor.
/// libdispatch signals work in the main queue to a foreign loop through an eventfd. A separate thread waits for the
/// eventfd and wakes the loop, which then calls `drain(willRun:)`:
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
/// There is no polling: an empty main queue causes no wake-up, and any amount of work during a busy period causes a
/// single wake-up. Without `start(wake:)` the waker serves a loop that runs continuously, such as a headless loop.
@MainActor
package final class MainQueueWaker {
  private let mainQueue = _dispatch_get_main_queue_handle_4CF()
  /// The thread that waits, while the waker is started.
  private(set) var watch: DescriptorWatch?
  private var isDraining = false

  /// Creates a waker that does not wake a loop until `start(wake:)`.
  package init() {}

  isolated deinit {
    stop()
  }

  /// Starts to wake the loop when the main queue has work; ended by `stop()`.
  ///
  /// - Parameter wake: Ends the loop's wait; `WakeEvent.push()` by default. Called on another thread, at most once
  ///   between two calls of `drain(willRun:)`.
  /// - Throws: `SystemCallError` if the system has no free file descriptor or thread.
  package func start(wake: @escaping @Sendable () -> Void = WakeEvent.push) throws(SystemCallError) {
    precondition(watch == nil, "start() was called twice; call stop() first.")
    let watch = try DescriptorWatch(wake: wake)
    self.watch = watch
    try watch.arm(mainQueue)
  }

  /// Stops waking. After it returns, `wake` is not called again.
  package func stop() {
    watch?.end()
    watch = nil
  }

  private func rearm() {
    do throws(SystemCallError) { try watch?.arm(mainQueue) } catch {
      preconditionFailure("The main queue can no longer be watched: \(error)")
    }
  }

  /// Blocks until the main queue has work, for at most `seconds`, 0…60,000. True if it has work.
  package func waitForWork(seconds: Double) -> Bool {
    var descriptor = pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0)
    let end = DispatchTime.now() + seconds
    while true {
      let now = DispatchTime.now()
      let left = end > now ? Double(end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 : 0
      let count = poll(&descriptor, 1, Int32(min(left.rounded(.up), 60_000_000)))
      // A signal ends the call without a result.
      if count >= 0 || errno != EINTR { return count == 1 }
    }
  }

  /// Runs the present work of the main queue, without work that is added meanwhile, so that a task that yields forever
  /// does not block frames.
  ///
  /// Never blocks. No effect inside of work of the main queue, and in a program whose main queue is served by Dispatch,
  /// after `dispatch_main()` or in an asynchronous `main` (as in the test runner).
  ///
  /// - Parameter willRun: Called before the work runs if work was added since the last call.
  /// - Returns: True if work was added since the last call.
  @discardableResult
  package func drain(willRun: () -> Void = {}) -> Bool {
    guard Thread.isMainThread, !isDraining else { return false }
    isDraining = true
    defer { isDraining = false }
    // The signal is read before the work runs: work that is added in between raises the signal again.
    var count: UInt64 = 0
    let hadSignal = read(mainQueue, &count, MemoryLayout<UInt64>.size) > 0
    if hadSignal { willRun() }
    _dispatch_main_queue_callback_4CF(nil)
    // The signal may have been read by another waker, or by this waker before the watch has seen it.
    if watch?.takeFired(mainQueue) == true || hadSignal { rearm() }
    return hadSignal
  }
}
