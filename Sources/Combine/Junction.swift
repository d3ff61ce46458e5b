import Synchronization

/// The subscriptions of an operator and its variables: all calls of `run` are serial.
///
/// `listen` subscribes after the present call of `run`, so that a publisher that sends its values within `subscribe` finds no running call:
/// the `Inbox` of the calls holds at most a single value.
final class Junction<Output, Failure: Error>: @unchecked Sendable {
  private let calls = SerialCalls()
  private let downstream: Subscriber<Output, Failure>
  private var listenings: [Int: Listening] = [:]
  private var next = 0
  private let isOver = Flag()
  private let afterCalls = Mutex(Actions())

  /// A subscription to an upstream publisher.
  private final class Listening {
    let isClosed = Flag()
    /// The values that have arrived and wait for their call of `run`.
    let arrived = Intake()
    var subscription: AnyCancellable?

    func close() {
      isClosed.raise()
      subscription?.cancel()
      subscription = nil
    }
  }

  private struct Actions: @unchecked Sendable {
    var list: [() -> Void] = []
  }

  init(_ downstream: Subscriber<Output, Failure>) { self.downstream = downstream }

  private var hasEnded: Bool { isOver.isRaised }

  /// Runs `call` unless the junction has ended, then the actions of `runAfterCalls`. During another `run`, `call` runs after that.
  func run(_ call: @escaping () -> Void) {
    perform { [self] in
      if !hasEnded { call() }
    }
  }

  private func perform(_ call: @escaping () -> Void) {
    guard calls.run(call) else { return }
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

  /// Sends a value. Called in `run`, or in serial calls of an operator that has a single subscription.
  func send(_ value: Output) {
    if !hasEnded { downstream.receive(value) }
  }

  /// The demand of the subscriber; nil after the end. Called on any thread.
  func demand(_ resume: @escaping () -> Void) -> Int? { hasEnded ? nil : downstream.demand(resume) }

  /// Ends all subscriptions and sends the end. Called in `run`.
  func end(_ completion: Subscribers.Completion<Failure>) {
    guard !hasEnded else { return }
    stop()
    downstream.receive(completion: completion)
  }

  /// Sends the end on the calling thread, after the end of the only subscription.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard !hasEnded else { return }
    isOver.raise()
    downstream.receive(completion: completion)
  }

  private func stop() {
    isOver.raise()
    let ended = listenings
    listenings = [:]
    for listening in ended.values { listening.close() }
  }

  /// Ends the subscription `number`. Called in `run`.
  func drop(_ number: Int) { listenings.removeValue(forKey: number)?.close() }

  /// Subscribes to `upstream` after the present call, and returns the number of the subscription. Called in `run`.
  ///
  /// - Parameters:
  ///   - upstream: The publisher.
  ///   - value: Called in `run` with each value.
  ///   - completion: Called in `run` at the end.
  ///   - demand: The demand for values of `upstream`, asked on any thread; that of the subscriber if nil.
  @discardableResult func listen<Upstream: Publisher>(
    to upstream: Upstream, value: @escaping (Upstream.Output) -> Void,
    completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void,
    demand: ((_ resume: @escaping () -> Void) -> Int?)? = nil
  ) -> Int {
    let number = next
    next += 1
    let listening = Listening()
    listenings[number] = listening
    runAfterCalls { [self] in
      if hasEnded || listening.isClosed.isRaised { return }
      let subscription = upstream.subscribe(
        Subscriber(
          receiveValue: { self.take($0, of: listening, value) },
          receiveCompletion: { end in
            self.run {
              self.drop(number)
              completion(end)
            }
          },
          demand: { self.demand(of: listening, demand, $0) }))
      // A publisher may have ended, or have ended the junction, while it was subscribed to.
      perform {
        if self.listenings[number] == nil { subscription.cancel() } else { listening.subscription = subscription }
      }
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
    of listening: Listening, _ own: ((_ resume: @escaping () -> Void) -> Int?)?, _ resume: @escaping () -> Void
  ) -> Int? {
    if hasEnded || listening.isClosed.isRaised { return nil }
    guard listening.arrived.room(upTo: 1, orElse: resume) > 0 else { return 0 }
    return own.map { $0(resume) } ?? downstream.demand(resume)
  }

  /// The token that ends the junction without an end for its subscriber.
  var cancellable: AnyCancellable {
    AnyCancellable { [self] in
      isOver.raise()
      perform { self.stop() }
    }
  }
}

extension AnyPublisher {
  /// Creates a publisher. `build` sets up a subscription, in a call of the junction.
  init(_ build: @escaping (Junction<Output, Failure>) -> Void) {
    self.init(start: { downstream in
      let junction = Junction(downstream)
      junction.run { build(junction) }
      return junction.cancellable
    })
  }
}
