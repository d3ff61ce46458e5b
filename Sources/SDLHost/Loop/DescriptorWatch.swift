import CMainQueue
import Foundation
import Synchronization

/// A thread that waits for several file descriptors, and calls `wake` once for each that is ready, until `arm(_:writing:)`.
///
/// A descriptor stays ready until the loop has read it. With `EPOLLONESHOT` of `epoll` the kernel withholds the next report until the descriptor is armed
/// again, so the thread sleeps while the loop is busy.
final class DescriptorWatch: Sendable {
  private let poll: Int32
  private let ending: Int32
  private let ended = DispatchSemaphore(value: 0)
  private let hasFired = Atomic(false)
  /// The descriptors that became ready since `takeFired(_:)` was called for them.
  private let fired = Mutex<Set<Int32>>([])

  init(wake: @escaping @Sendable () -> Void) throws(SystemCallError) {
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
    } catch {
      close(ending)
      close(poll)
      throw error
    }
    let thread = Thread { [self] in
      run(wake: wake)
      ended.signal()
    }
    thread.name = "main queue"
    thread.start()
  }

  /// Enables the next call of `wake` for a descriptor; immediate if it is ready already. The system forgets a descriptor that is closed.
  ///
  /// - Parameter writing: True if the descriptor is also ready when it can be written.
  func arm(_ descriptor: Int32, writing: Bool = false) throws(SystemCallError) {
    let events = main_queue_readable_once | (writing ? main_queue_writable : 0)
    if tryControl(EPOLL_CTL_MOD, descriptor, events) { return }
    guard errno == ENOENT else { throw SystemCallError("epoll_ctl") }
    try control(EPOLL_CTL_ADD, descriptor, events)
  }

  /// True if a descriptor became ready since the last call.
  func takeFired() -> Bool { hasFired.exchange(false, ordering: .acquiring) }

  /// True if `descriptor` became ready since the last call, and so has to be armed again.
  func takeFired(_ descriptor: Int32) -> Bool { fired.withLock { $0.remove(descriptor) != nil } }

  /// Ends the thread and waits for its end. Call it exactly once, as the last call.
  func end() {
    var one: UInt64 = 1
    _ = write(ending, &one, MemoryLayout<UInt64>.size)
    ended.wait()
    close(ending)
    close(poll)
  }

  private func tryControl(_ operation: Int32, _ descriptor: Int32, _ events: UInt32) -> Bool {
    var event = epoll_event()
    event.events = events
    event.data.fd = descriptor
    return epoll_ctl(poll, operation, descriptor, &event) == 0
  }

  private func control(_ operation: Int32, _ descriptor: Int32, _ events: UInt32) throws(SystemCallError) {
    guard tryControl(operation, descriptor, events) else { throw SystemCallError("epoll_ctl") }
  }

  private func run(wake: () -> Void) {
    while true {
      var event = epoll_event()
      let count = epoll_wait(poll, &event, 1, -1)
      if count == 1 {
        if event.data.fd == ending { return }
        let descriptor = event.data.fd
        fired.withLock { _ = $0.insert(descriptor) }
        hasFired.store(true, ordering: .releasing)
        wake()
      } else if errno != EINTR {
        preconditionFailure("Descriptors can no longer be watched: \(SystemCallError("epoll_wait"))")
      }
    }
  }
}
