/// Runs closures in sequence: on the thread that adds a closure, or on the thread that runs an earlier closure. No thread waits.
final class SerialCalls: Sendable {
  private let inbox = Inbox<() -> Void, Never>(Subscriber(receiveValue: { $0() }))

  /// Runs `call` after the calls that were added before.
  func run(_ call: @escaping () -> Void) { inbox.deliver(.value(call)) }

  /// Drops the calls that wait, and all later calls.
  func close() { inbox.close() }
}

/// The subscriptions of an operator with several upstream publishers, and its variables: all calls of `run` are serial.
final class Junction<Output, Failure: Error> {
  private let calls = SerialCalls()
  private let downstream: Subscriber<Output, Failure>
  private var subscriptions: [Int: AnyCancellable] = [:]
  private var isOver = false
  private var next = 0

  init(_ downstream: Subscriber<Output, Failure>) { self.downstream = downstream }

  /// Runs `call` unless the junction has ended.
  func run(_ call: @escaping () -> Void) {
    calls.run { [self] in
      if !isOver { call() }
    }
  }

  /// Sends a value. Called in `run`.
  func send(_ value: Output) {
    if !isOver { downstream.receive(value) }
  }

  /// Ends all subscriptions and sends the end. Called in `run`.
  func end(_ completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    stop()
    downstream.receive(completion: completion)
  }

  private func stop() {
    isOver = true
    let ended = subscriptions
    subscriptions = [:]
    for subscription in ended.values { subscription.cancel() }
  }

  /// Ends the subscription `number`. Called in `run`.
  func drop(_ number: Int) { subscriptions.removeValue(forKey: number)?.cancel() }

  /// Subscribes to `upstream`, and returns the number of the subscription. Called in `run`, as are both closures.
  @discardableResult func listen<Upstream: Publisher>(
    to upstream: Upstream, value: @escaping (Upstream.Output) -> Void,
    completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
  ) -> Int {
    let number = next
    next += 1
    let subscription = upstream.subscribe(
      Subscriber(
        receiveValue: { arrived in self.run { value(arrived) } },
        receiveCompletion: { end in
          self.run {
            self.subscriptions[number] = nil
            completion(end)
          }
        }))
    // A publisher may have ended the junction while it was subscribed to.
    if isOver { subscription.cancel() } else { subscriptions[number] = subscription }
    return number
  }

  /// The token that ends the junction without an end for its subscriber.
  var cancellable: AnyCancellable {
    AnyCancellable { [self] in calls.run { self.stop() } }
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
