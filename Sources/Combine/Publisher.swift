import Synchronization

/// A source of values over time: the part of Combine that ported views need, since Linux has no Combine.
///
/// Values are pushed as they are sent; `Sequence.publisher` alone waits for the demand of its subscriber. Values may be sent on any
/// thread. A subject calls a subscriber in the order of sending, without overlaps: on the sender's thread, or on the thread that already
/// delivers an earlier value to this subscriber. `receive(on:)` changes the thread.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that ends the publisher; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Gives `subscriber` a subscription by `receive(subscription:)`, then values as it asks for them, and the end. Programs call `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// An activity that can be cancelled, such as a subscription.
public protocol Cancellable {
  /// Ends the activity.
  func cancel()
}

/// A token that cancels its activity when `cancel()` is called, on any thread, or when the last reference to it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Mutex<UncheckedTransfer<(() -> Void)?>>

  /// Creates a token that calls `cancel` when it is cancelled.
  public init(_ cancel: @escaping () -> Void) { action = Mutex(UncheckedTransfer(cancel)) }

  /// Creates a token that cancels `canceller` when it is cancelled.
  public convenience init<Other: Cancellable>(_ canceller: Other) { self.init { canceller.cancel() } }

  deinit { cancel() }

  /// Cancels the activity. A second call has no effect, also if it runs at the same time.
  public func cancel() {
    let ending = action.withLock { action in
      defer { action = UncheckedTransfer(nil) }
      return action
    }
    ending.value?()
  }

  /// Stores the token in `set`, which keeps the activity alive.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Appends the token to `collection`, which keeps the activity alive.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
  where Collection.Element == AnyCancellable { collection.append(self) }

  /// True if both are the same object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A namespace for the types of subscribers.
public enum Subscribers {}

extension Publisher {
  /// Adds `subscriber`, which asks for values by its subscription.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends values and the end to `subject` until the result is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }

  /// Calls `receiveValue` with each value and `receiveCompletion` at the end, until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    attach(Receiver(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
  }

  /// Assigns each value to the property of `object` at `keyPath`, until the result is released. Retains `object`.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable where Failure == Never {
    sink { object[keyPath: keyPath] = $0 }
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` with each value, until the result is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(Receiver(receiveValue: receiveValue))
  }
}
