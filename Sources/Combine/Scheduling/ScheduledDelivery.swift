import Synchronization

/// The values and the end of an operator on their way to its `Scheduler`.
///
/// Events are sent in calls of the scheduler alone, in the order of their arrival. Each call sends the event that has waited longest. On a scheduler
/// with several threads, a call during another call leaves its event to the thread of that call. `Junction.run` is no substitute: its calls may run
/// on the thread of an upstream publisher.
final class ScheduledDelivery<Output, Failure: Error>: Sendable {
  typealias Event = Inbox<Output, Failure>.Event
  /// Passes a closure to `Scheduler.schedule(_:)`.
  typealias Schedule = (@escaping () -> Void) -> Void

  private struct State: @unchecked Sendable {
    var waiting = Queue<Event>()
  }

  private let junction: Junction<Output, Failure>
  private let schedule: UncheckedTransfer<Schedule>
  private let state = Mutex(State())
  private let calls = SerialCalls()
  /// The values in `state`.
  private let intake = Intake()

  init(_ junction: Junction<Output, Failure>, schedule: @escaping Schedule) {
    self.junction = junction
    self.schedule = UncheckedTransfer(schedule)
  }

  /// Sends `event` in a call of the scheduler, and then calls `after`.
  func send(_ event: Event, after: (() -> Void)? = nil) {
    add(event)
    schedule.value { [self] in
      sendNext()
      after?()
    }
  }

  /// Sends `event` after the events in `state`. Called on the `Scheduler`.
  func sendHere(_ event: Event) {
    add(event)
    sendNext()
  }

  /// The demand for values of an upstream publisher: values that wait count as sent.
  func demand(_ resume: Resumption?) -> Int? {
    let demand = junction.demand(resume)
    guard let limit = demand, limit > 0, limit < .max else { return demand }
    return intake.room(upTo: limit, orElse: resume)
  }

  private func add(_ event: Event) {
    if case .value = event { intake.take() }
    let event = UncheckedTransfer(event)
    state.withLock { $0.waiting.append(event.value) }
  }

  private func sendNext() {
    calls.run { [self] in
      switch state.withLock({ UncheckedTransfer($0.waiting.popFirst()) }).value {
      case .value(let value):
        junction.send(value)
        intake.release()
      case .completion(let end): junction.end(end)
      case nil: break
      }
    }
  }
}
