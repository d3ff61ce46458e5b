import Synchronization

/// The subscription of a `Subscriber` to a `Source`.
///
/// It holds back values beyond the demand: those of operators such as `append`, and the value of a `Just`. A source that
/// can wait asks the receiver of the link for its demand, and a subject drops values without demand, so that few values wait here.
final class DownstreamLink<S: Subscriber>: Subscription, @unchecked Sendable {
  private typealias Event = Inbox<S.Input, S.Failure>.Event

  private struct State: @unchecked Sendable {
    /// Nil after the end and after `cancel()`.
    var subscriber: S?
    /// True after the subscriber has its subscription.
    var isBegun = false
    /// True while the subscriber is called.
    var isDelivering = false
    /// The number of values that the subscriber has asked for and not received.
    var demand = Subscribers.Demand.none
    var waiting = Queue<Event>()
    /// The number of values in `waiting`.
    var count = 0
    /// The sources that wait for a demand.
    var resumes: [Resumption] = []

    /// The number of values that the subscriber takes in addition to those that wait.
    var room: Int { (demand - count).count }

    /// The next event of a call of `deliver()`; nil if that call ends.
    mutating func next() -> (S, Event)? {
      guard let subscriber, isBegun, let event = takeFirst() else {
        isDelivering = false
        return nil
      }
      if case .completion = event { self.subscriber = nil }
      return (subscriber, event)
    }

    private mutating func takeFirst() -> Event? {
      guard count > 0 else { return waiting.popFirst() }
      guard demand > 0 else { return nil }
      demand -= 1
      count -= 1
      return waiting.popFirst()
    }
  }

  private let state: Mutex<State>
  private let upstream = SubscriptionSlot()

  private init(_ subscriber: S) { state = Mutex(State(subscriber: UncheckedTransfer(subscriber).value)) }

  /// Subscribes to `source`, then gives `subscriber` its subscription.
  static func connect<Upstream: Source>(_ subscriber: S, to source: Upstream)
  where Upstream.Output == S.Input, Upstream.Failure == S.Failure {
    let link = DownstreamLink(subscriber)
    link.upstream.keep(source.start(link.receiver))
    subscriber.receive(subscription: link)
    link.begin(with: .none)
  }

  func request(_ demand: Subscribers.Demand) { begin(with: demand) }

  func cancel() {
    // Released outside of the lock: a release may run code of the program.
    let dropped = state.withLock { state in
      defer { (state.subscriber, state.waiting, state.count, state.resumes) = (nil, Queue(), 0, []) }
      return UncheckedTransfer((state.subscriber, state.waiting, state.resumes))
    }
    upstream.close()
    withExtendedLifetime(dropped) {}
  }

  private var receiver: Receiver<S.Input, S.Failure> {
    Receiver(
      receiveValue: { self.add(.value($0)) }, receiveCompletion: { self.add(.completion($0)) },
      demand: { self.room(orElse: $0) }, accepts: { (self.room(orElse: $0) ?? 0) > 0 })
  }

  /// The number of values that the subscriber takes now; nil after its end. After 0, `resume` is called once it takes values.
  private func room(orElse resume: Resumption?) -> Int? {
    let resume = UncheckedTransfer(resume)
    return state.withLock { state in
      if state.subscriber == nil { return nil }
      let room = state.room
      if room == 0, let resume = resume.value { state.resumes.append(resume) }
      return room
    }
  }

  private func add(_ event: Event) {
    let event = UncheckedTransfer(event)
    state.withLock { state in
      guard state.subscriber != nil else { return }
      state.waiting.append(event.value)
      if case .value = event.value { state.count += 1 }
    }
    deliver()
  }

  private func begin(with demand: Subscribers.Demand) {
    state.withLock { state in
      state.isBegun = true
      state.demand += demand
    }
    deliver()
  }

  /// Delivers the events that wait, as far as there is demand, then calls the sources that wait. A call during another call leaves that to it, so
  /// that calls of the subscriber do not overlap, and a `request(_:)` in a call of the subscriber returns at once.
  private func deliver() {
    let isFirst = state.withLock { state in
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    guard isFirst else { return }
    while let (subscriber, event) = state.withLock({ UncheckedTransfer($0.next()) }).value {
      switch event {
      case .value(let value):
        let demand = subscriber.receive(value)
        state.withLock { $0.demand += demand }
      case .completion(let end):
        subscriber.receive(completion: end)
        upstream.close()
      }
    }
    resume()
  }

  /// Calls the sources that wait, if there is demand.
  private func resume() {
    let resumes = state.withLock { state in
      if state.subscriber != nil, state.room == 0 { return UncheckedTransfer([Resumption]()) }
      defer { state.resumes = [] }
      return UncheckedTransfer(state.resumes)
    }
    for resume in resumes.value { resume() }
  }
}
