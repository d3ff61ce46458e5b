/// A `Subscriber` that hides the type of another `Subscriber`.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The `combineIdentifier` of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  /// Wraps `subscriber`.
  public init<Base: Subscriber<Input, Failure>>(_ subscriber: Base) {
    combineIdentifier = subscriber.combineIdentifier
    subscription = subscriber.receive(subscription:)
    value = subscriber.receive(_:)
    completion = subscriber.receive(completion:)
  }

  /// Creates a subscriber that sends values and the end to `subject`.
  public init<Base: Subject<Input, Failure>>(_ subject: Base) { self.init(SubjectSubscriber(subject)) }

  /// Creates a subscriber of closures. Without `receiveSubscription` it asks for no values, without `receiveValue` for no further values.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscription = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completion = receiveCompletion ?? { _ in }
  }

  /// Delivers the subscription.
  public func receive(subscription: any Subscription) { self.subscription(subscription) }

  /// Delivers a value.
  public func receive(_ value: Input) -> Subscribers.Demand { self.value(value) }

  /// Delivers the end.
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
