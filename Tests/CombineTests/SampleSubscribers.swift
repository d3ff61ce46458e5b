import Combine

/// A subscriber of a program: it notes the calls, and asks for values as the test says.
final class ProgramSubscriber<Input, Failure: Error>: Subscriber {
  private(set) var events: [String] = []
  /// The most calls of `receive(_:)` that ran at the same time.
  private(set) var depth = 0
  private(set) var subscription: (any Subscription)?
  private var running = 0
  private let first: Subscribers.Demand
  private let keepsSubscription: Bool
  private let further: (Input) -> Subscribers.Demand
  /// Called in `receive(_:)`.
  var onValue: (Input) -> Void = { _ in }

  /// - Parameters:
  ///   - first: The demand in `receive(subscription:)`.
  ///   - further: The result of `receive(_:)`.
  init(
    first: Subscribers.Demand, keepsSubscription: Bool = true,
    further: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    (self.first, self.keepsSubscription, self.further) = (first, keepsSubscription, further)
  }

  func receive(subscription: any Subscription) {
    events.append("subscribed")
    if keepsSubscription { self.subscription = subscription }
    subscription.request(first)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    running += 1
    depth = max(depth, running)
    defer { running -= 1 }
    events.append("\(input)")
    onValue(input)
    return further(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    events.append(completion == .finished ? "finished" : "failed")
    subscription = nil
  }

  /// Asks for `count` values, and returns the events since the last call.
  func ask(_ count: Int) -> [String] {
    subscription?.request(.max(count))
    return take()
  }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

extension Subscribers.Completion {
  fileprivate static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.finished, .finished): true
    default: false
    }
  }
}

/// A publisher of a program: the numbers from 1, as many as its subscriber asks for, and the end after the last.
struct Numbers: Publisher {
  typealias Output = Int
  typealias Failure = Oops

  /// The calls of the subscriptions.
  final class Record {
    var calls: [String] = []
    /// The most calls of `request(_:)` that ran at the same time.
    var depth = 0
  }

  /// Nil without an end.
  let count: Int?
  let record: Record
  var end = Subscribers.Completion<Oops>.finished

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Oops {
    subscriber.receive(subscription: NumbersSubscription(self, subscriber))
  }
}

private final class NumbersSubscription<S: Subscriber<Int, Oops>>: Subscription {
  private let numbers: Numbers
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var last = 0
  private var running = 0

  init(_ numbers: Numbers, _ subscriber: S) { (self.numbers, self.subscriber) = (numbers, subscriber) }

  func request(_ demand: Subscribers.Demand) {
    numbers.record.calls.append("\(demand)")
    self.demand += demand
    running += 1
    numbers.record.depth = max(numbers.record.depth, running)
    defer { running -= 1 }
    guard running == 1 else { return }
    while let subscriber, self.demand > 0 || last == numbers.count {
      if last == numbers.count {
        self.subscriber = nil
        return subscriber.receive(completion: numbers.end)
      }
      last += 1
      self.demand -= 1
      self.demand += subscriber.receive(last)
    }
  }

  func cancel() {
    numbers.record.calls.append("cancel")
    subscriber = nil
  }
}
