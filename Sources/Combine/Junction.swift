import Synchronization

/// The subscriptions of an operator and its variables: all calls of `run` are serial.
///
/// `listen` subscribes after the present call of `run`, so that a publisher that sends its values within `subscribe` finds no running call:
/// the `Inbox` of the calls holds at most a single value.
final class Junction<Output, Failure: Error>: @unchecked Sendable {
  private let calls = SerialCalls()
  private let downstream: Receiver<Output, Failure>
  private let state = Mutex(State())
  private let isOver = Flag()
  private let afterCalls = Mutex(Actions())

  /// A subscription to an upstream publisher.
  private final class Listening: Sendable {
    /// The token of the upstream publisher.
    let subscription = SubscriptionSlot()
    /// The values that have arrived and wait for their call of `run`.
    let arrived = Intake()
  }

  /// Guarded by a lock. In serial calls, a value that arrives while another thread subscribes or cancels would be sent on that thread.
  private struct State: @unchecked Sendable {
    var listenings: [Int: Listening] = [:]
    var next = 0
    /// The objects of `keep`, until the end.
    var kept: [AnyObject] = []
  }

  private struct Actions: @unchecked Sendable {
    var list: [() -> Void] = []
  }

  init(_ downstream: Receiver<Output, Failure>) { self.downstream = downstream }

  private var hasEnded: Bool { isOver.isRaised }

  /// Runs `call` unless the junction has ended, then the actions of `runAfterCalls`. During another `run`, `call` runs after that.
  func run(_ call: @escaping () -> Void) {
    guard calls.run({ [self] in if !hasEnded { call() } }) else { return }
    let actions = afterCalls.withLock { waiting in
      defer { waiting.list = [] }
      return waiting
    }
    for action in actions.list { action() }
  }

  private func runAfterCalls(_ action: @escaping () -> Void) {
    let action = UncheckedTransfer(action)
    afterCalls.withLock { $0.list.append(action.value) }
  }

  /// Sends a value. Called in `run`, or by a `ScheduledDelivery`.
  func send(_ value: Output) {
    if !hasEnded { downstream.receive(value) }
  }

  /// The demand of the subscriber; nil after the end. Called on any thread.
  func demand(_ resume: Resumption?) -> Int? { hasEnded ? nil : downstream.demand(resume) }

  /// Ends all subscriptions and sends the end, on the calling thread. Called in `run`, or by a `ScheduledDelivery`.
  func end(_ completion: Subscribers.Completion<Failure>) {
    guard isOver.raise() else { return }
    close()
    downstream.receive(completion: completion)
  }

  /// Keeps `object` until the end.
  func keep(_ object: AnyObject) {
    let object = UncheckedTransfer(object)
    state.withLock { $0.kept.append(object.value) }
    if hasEnded { close() }
  }

  /// Ends all subscriptions, after `isOver` was raised.
  private func close() {
    // Released outside of the lock: a cancellation may run code of the program.
    let ended = state.withLock { state in
      defer { (state.listenings, state.kept) = ([:], []) }
      return UncheckedTransfer((state.listenings, state.kept))
    }
    for listening in ended.value.0.values { listening.subscription.close() }
  }

  /// Ends the subscription `number`.
  func drop(_ number: Int) { state.withLock { $0.listenings.removeValue(forKey: number) }?.subscription.close() }

  /// Subscribes to `upstream` after the present call, and returns the number of the subscription. Called in `run`.
  ///
  /// - Parameters:
  ///   - upstream: The publisher.
  ///   - keepsValues: True for an operator that takes values without a demand of the subscriber, and keeps or combines them.
  ///   - value: Called in `run` with each value.
  ///   - completion: Called in `run` at the end.
  ///   - demand: The demand for values of `upstream`, asked on any thread; that of the subscriber if nil.
  @discardableResult func listen<Upstream: Publisher>(
    to upstream: Upstream, keepsValues: Bool = false, value: @escaping (Upstream.Output) -> Void,
    completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void,
    demand: ((_ resume: Resumption?) -> Int?)? = nil
  ) -> Int {
    let listening = Listening()
    let number = state.withLock { state in
      defer { state.next += 1 }
      state.listenings[state.next] = listening
      return state.next
    }
    runAfterCalls { [self] in
      if hasEnded { return close() }
      if listening.subscription.isClosed { return }
      let subscription = upstream.attach(
        Receiver(
          receiveValue: { self.take($0, of: listening, value) },
          receiveCompletion: { end in
            self.run {
              self.drop(number)
              completion(end)
            }
          },
          demand: { self.demand(of: listening, demand, $0) }, accepts: keepsValues ? nil : downstream.accepts))
      // A publisher may have ended, or have ended the junction, while it was subscribed to.
      listening.subscription.keep(subscription)
    }
    return number
  }

  private func take<Value>(_ value: Value, of listening: Listening, _ call: @escaping (Value) -> Void) {
    listening.arrived.take()
    run {
      call(value)
      self.runAfterCalls { listening.arrived.release() }
    }
  }

  /// The demand for values of a `Listening`: 0 while a value waits for its call of `run`.
  private func demand(
    of listening: Listening, _ own: ((_ resume: Resumption?) -> Int?)?, _ resume: Resumption?
  ) -> Int? {
    if hasEnded || listening.subscription.isClosed { return nil }
    guard listening.arrived.room(upTo: 1, orElse: resume) > 0 else { return 0 }
    return own.map { $0(resume) } ?? downstream.demand(resume)
  }

  /// The token that ends the junction without an end for its subscriber. The subscriptions end in a call that `schedule` makes.
  func cancellable(in schedule: @escaping (@escaping () -> Void) -> Void = { $0() }) -> AnyCancellable {
    AnyCancellable { [self] in
      isOver.raise()
      schedule { self.close() }
    }
  }
}

extension AnyPublisher {
  /// Creates a publisher. `build` sets up a subscription, in a call of the junction.
  init(_ build: @escaping (Junction<Output, Failure>) -> Void) {
    self.init(start: { downstream in
      let junction = Junction(downstream)
      junction.run { build(junction) }
      return junction.cancellable()
    })
  }
}
