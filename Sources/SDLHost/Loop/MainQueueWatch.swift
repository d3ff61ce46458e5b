import CMainQueue
import Foundation

/// A thread that waits for the main queue's eventfd and calls `wake` once, until `rearm()`.
///
/// The eventfd stays readable until the loop has read it. With `EPOLLONESHOT` the kernel withholds the next report
/// until `rearm()`, so the thread sleeps while the loop is busy, without a flag shared between the threads.
final class MainQueueWatch: Sendable {
  private let mainQueue: Int32
  private let poll: Int32
  private let ending: Int32
  private let ended = DispatchSemaphore(value: 0)

  init(mainQueue: Int32, wake: @escaping @Sendable () -> Void) throws(SystemCallError) {
    self.mainQueue = mainQueue
    poll = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard poll >= 0 else { throw SystemCallError("epoll_create1") }
    ending = eventfd(0, Int32(EFD_CLOEXEC))
    guard ending >= 0 else {
      let error = SystemCallError("eventfd")
      close(poll)
      throw error
    }
    do throws(SystemCallError) {
      try control(EPOLL_CTL_ADD, ending, main_queue_readable)
      try control(EPOLL_CTL_ADD, mainQueue, main_queue_readable_once)
    } catch {
      close(ending)
      close(poll)
      throw error
    }
    let thread = Thread { [poll, ending, ended] in
      Self.run(poll: poll, ending: ending, wake: wake)
      ended.signal()
    }
    thread.name = "main queue"
    thread.start()
  }

  /// Enables the next call of `wake`; immediate if the main queue has work already.
  func rearm() {
    do {
      try control(EPOLL_CTL_MOD, mainQueue, main_queue_readable_once)
    } catch {
      preconditionFailure("The main queue can no longer be watched: \(error)")
    }
  }

  /// Ends the thread and waits for its end. Call it exactly once, as the last call.
  func end() {
    var one: UInt64 = 1
    _ = write(ending, &one, MemoryLayout<UInt64>.size)
    ended.wait()
    close(ending)
    close(poll)
  }

  private func control(_ operation: Int32, _ descriptor: Int32, _ events: UInt32) throws(SystemCallError) {
    var event = epoll_event()
    event.events = events
    event.data.fd = descriptor
    guard epoll_ctl(poll, operation, descriptor, &event) == 0 else { throw SystemCallError("epoll_ctl") }
  }

  private static func run(poll: Int32, ending: Int32, wake: () -> Void) {
    while true {
      var event = epoll_event()
      let count = epoll_wait(poll, &event, 1, -1)
      if count == 1 {
        if event.data.fd == ending { return }
        wake()
      } else if errno != EINTR {
        preconditionFailure("The main queue can no longer be watched: \(SystemCallError("epoll_wait"))")
      }
    }
  }
}
