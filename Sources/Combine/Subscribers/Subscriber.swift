/// The receiver of a publisher's values.
///
/// A publisher calls `receive(subscription:)` first and once, then `receive(_:)` for each value, at most as often as the subscriber has asked for, and
/// `receive(completion:)` at the end. The calls do not overlap.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that ends the publisher; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Delivers the `Subscription`. No value comes before its first `request(_:)`.
  func receive(subscription: any Subscription)
  /// Delivers a value. The result is the number of further values that the subscriber takes, in addition to those it has asked for before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Delivers the end of the `Publisher`, which needs no `Subscribers.Demand`.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Delivers an empty value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a `Subscriber` to a `Publisher`.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for `demand` further values. Called on any thread, also in a call of the subscriber.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
  /// A `Subscription` without values, for a `Publisher` that has ended before its `Subscriber` came.
  public static var empty: any Subscription { EmptySubscription() }

  private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
