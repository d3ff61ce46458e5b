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

  /// Sends values to `subscriber` until the result is cancelled or released.
  func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable
}

/// The receiver of a publisher's values: a pair of closures.
public struct Subscriber<Input, Failure: Error> {
  let receiveValue: (Input) -> Void
  let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  /// The number of values that the subscriber takes now; nil after its end. After a result of 0, `resume` is called once it takes values.
  ///
  /// A publisher that can wait, such as `Sequence.publisher`, asks before each value.
  let demand: (_ resume: @escaping () -> Void) -> Int?

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - receiveValue: Called with each value.
  ///   - receiveCompletion: Called once at the end, if the publisher ends. Has no effect unless given.
  public init(
    receiveValue: @escaping (Input) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) {
    self.init(receiveValue: receiveValue, receiveCompletion: receiveCompletion, demand: { _ in Int.max })
  }

  init(
    receiveValue: @escaping (Input) -> Void, receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    demand: @escaping (_ resume: @escaping () -> Void) -> Int?
  ) {
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
    self.demand = demand
  }

  /// Delivers a value.
  public func receive(_ value: Input) { receiveValue(value) }

  /// Delivers the end of the publisher.
  public func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}

/// A namespace for the types of subscribers.
public enum Subscribers {
  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    /// The publisher has sent all its values.
    case finished
    /// The publisher has ended with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

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

extension Publisher {
  /// Calls `receiveValue` with each value and `receiveCompletion` at the end, until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(Subscriber(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
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
    subscribe(Subscriber(receiveValue: receiveValue))
  }
}
