import Combine
import Foundation

/// A scheduler whose time a test advances.
final class VirtualClock: Scheduler {
  private(set) var now = SchedulerTime(seconds: 0)
  /// In the order of their times.
  private var actions: [(due: Double, action: () -> Void)] = []
  /// The actions that `advance` has run.
  private var done = 0
  private let hasThreads: Bool

  /// Creates a clock. With threads, each action runs on a thread of `ActionThread`, and one without a time before `schedule` returns.
  init(hasThreads: Bool = false) { self.hasThreads = hasThreads }

  /// The number of actions that wait.
  var pendingCount: Int { actions.count - done }

  func schedule(_ action: @escaping () -> Void) {
    if hasThreads { ActionThread.run(action) } else { schedule(after: now, action) }
  }

  func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) {
    let place = actions.lastIndex { $0.due <= date.seconds }.map { $0 + 1 } ?? done
    actions.insert((date.seconds, action), at: max(done, place))
  }

  /// Runs the actions of the next `seconds` seconds in the order of their times.
  func advance(by seconds: Double) {
    let end = now.seconds + seconds
    while done < actions.count, actions[done].due <= end + 1e-9 {
      let next = actions[done]
      done += 1
      now = SchedulerTime(seconds: max(now.seconds, next.due))
      if hasThreads { ActionThread.run(next.action) } else { next.action() }
    }
    actions.removeFirst(done)
    done = 0
    now = SchedulerTime(seconds: end)
  }
}

/// The threads of the actions of a scheduler.
enum ActionThread {
  private static let key = "is an action"

  private struct Action: @unchecked Sendable {
    let run: () -> Void
  }

  /// Runs `action` on a thread of its own, and waits for its end.
  static func run(_ action: @escaping () -> Void) {
    let (action, done) = (Action(run: action), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      Thread.current.threadDictionary[key] = true
      action.run()
      done.signal()
    }
    done.wait()
  }

  /// True in `run(_:)`.
  static var isCurrent: Bool { Thread.current.threadDictionary[key] != nil }
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
