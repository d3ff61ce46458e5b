import Combine

/// A scheduler whose time a test advances.
final class VirtualClock: Scheduler {
  private(set) var now = SchedulerTime(seconds: 0)
  private var actions: [(due: Double, order: Int, action: () -> Void)] = []
  private var count = 0

  func schedule(_ action: @escaping () -> Void) { schedule(after: now, action) }

  func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) {
    count += 1
    actions.append((date.seconds, count, action))
  }

  /// Runs the actions of the next `seconds` seconds in the order of their times.
  func advance(by seconds: Double) {
    let end = now.seconds + seconds
    while let next = actions.filter({ $0.due <= end + 1e-9 }).min(by: { ($0.due, $0.order) < ($1.due, $1.order) }) {
      actions.removeAll { $0.order == next.order }
      now = SchedulerTime(seconds: max(now.seconds, next.due))
      next.action()
    }
    now = SchedulerTime(seconds: end)
  }
}

/// The events of a publisher as texts, in order.
final class Log<Output, Failure: Error> {
  private(set) var events: [String] = []
  private var subscription: AnyCancellable?

  init(_ publisher: some Publisher<Output, Failure>) {
    subscription = publisher.sink { [weak self] end in
      switch end {
      case .finished: self?.events.append("finished")
      case .failure(let error): self?.events.append("failed \(error)")
      }
    } receiveValue: { [weak self] in
      self?.events.append("\($0)")
    }
  }

  func cancel() { subscription = nil }
}

struct Oops: Error, Equatable, CustomStringConvertible {
  let description = "oops"
}
