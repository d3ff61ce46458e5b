import Synchronization

extension Subscribers {
  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    /// The publisher has sent all its values.
    case finished
    /// The publisher has ended with an error.
    case failure(Failure)
  }

  /// A `Subscriber` that takes any number of values, and calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let closures: Mutex<UncheckedTransfer<Closures?>>
    private let subscription = SubscriptionSlot()

    private struct Closures {
      let receiveValue: (Input) -> Void
      let receiveCompletion: (Completion<Failure>) -> Void
    }

    /// Creates a subscriber. The closures are released at the end and by `cancel()`.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called once at the end, if the publisher ends.
    ///   - receiveValue: Called with each value.
    public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
      closures = Mutex(
        UncheckedTransfer(Closures(receiveValue: receiveValue, receiveCompletion: receiveCompletion)))
    }

    /// Asks `subscription` for all values; `cancel()` of a second subscription is called.
    public func receive(subscription: any Subscription) {
      guard self.subscription.keep(subscription) else { return }
      subscription.request(.unlimited)
    }

    /// Calls the closure for values.
    public func receive(_ value: Input) -> Demand {
      closures.withLock { $0 }.value?.receiveValue(value)
      return .none
    }

    /// Calls the closure for the end.
    public func receive(completion: Completion<Failure>) {
      subscription.drop()
      take()?.receiveCompletion(completion)
    }

    /// Ends the subscription. The closures are not called from then on.
    public func cancel() {
      withExtendedLifetime(take()) { subscription.close() }
    }

    private func take() -> Closures? {
      closures.withLock { closures in
        defer { closures = UncheckedTransfer(nil) }
        return closures
      }.value
    }
  }

  /// A `Subscriber` that assigns each value to the property of `object` at `keyPath`.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// The subscriber takes publishers that never fail.
    public typealias Failure = Never
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let root: Mutex<UncheckedTransfer<Root?>>
    private let subscription = SubscriptionSlot()

    /// Creates a subscriber. It retains `object` until the end or `cancel()`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = Mutex(UncheckedTransfer(UncheckedTransfer(object).value))
      self.keyPath = keyPath
    }

    /// The object; nil after the end and after `cancel()`.
    public var object: Root? { root.withLock { $0 }.value }

    /// Asks for all values. A second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      guard self.subscription.keep(subscription) else { return }
      subscription.request(.unlimited)
    }

    /// Assigns the value.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    public func receive(completion: Completion<Never>) {
      subscription.drop()
      release()
    }

    /// Ends the subscription and releases the object.
    public func cancel() {
      release()
      subscription.close()
    }

    private func release() {
      let object = root.withLock { root in
        defer { root = UncheckedTransfer(nil) }
        return root
      }
      withExtendedLifetime(object) {}
    }
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
