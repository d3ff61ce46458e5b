import Combine

/// Counts down by one at each value of another publisher, and ends at zero.
struct Countdown<Ticks: Publisher>: Publisher where Ticks.Failure == Never {
  typealias Output = Int
  typealias Failure = Never

  let ticks: Ticks
  let start: Int

  func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
    let subscription = CountdownSubscription(subscriber: subscriber, remaining: start)
    subscriber.receive(subscription: subscription)
    ticks.subscribe(TickSubscriber { subscription.tick() })
  }
}

extension Publisher where Failure == Never {
  func countdown(from start: Int) -> Countdown<Self> {
    return Countdown(ticks: self, start: start)
  }
}

private final class CountdownSubscription<S: Subscriber>: Subscription where S.Input == Int {
  private var subscriber: S?
  private var demand: Subscribers.Demand = .none
  private var remaining: Int

  init(subscriber: S, remaining: Int) {
    self.subscriber = subscriber
    self.remaining = remaining
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
  }

  func cancel() {
    subscriber = nil
  }

  /// Returns false after the end.
  func tick() -> Bool {
    guard let subscriber = subscriber else { return false }
    remaining -= 1
    if demand > 0 {
      demand -= 1
      demand += subscriber.receive(remaining)
    }
    if remaining <= 0 {
      self.subscriber = nil
      subscriber.receive(completion: .finished)
    }
    return self.subscriber != nil
  }
}

/// Takes one tick after the other, as long as they are wanted.
private final class TickSubscriber<Tick>: Subscriber {
  typealias Input = Tick
  typealias Failure = Never

  private let isWanted: () -> Bool
  private var subscription: Subscription?

  init(isWanted: @escaping () -> Bool) {
    self.isWanted = isWanted
  }

  func receive(subscription: Subscription) {
    self.subscription = subscription
    subscription.request(.max(1))
  }

  func receive(_ input: Tick) -> Subscribers.Demand {
    if isWanted() { return .max(1) }
    subscription?.cancel()
    subscription = nil
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    subscription = nil
  }
}
