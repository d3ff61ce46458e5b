/// Sends values over time: as much of Combine as views that come from elsewhere lean on, since Linux has no Combine.
///
/// Values are pushed as they come; there is no demand. A value arrives on the thread that sends it, unless `receive(on:)` says otherwise.
public protocol Publisher<Output, Failure> {
  /// What is sent.
  associatedtype Output
  /// With what it may end; `Never` where it can't fail.
  associatedtype Failure: Error

  /// Sends values to `subscriber` until the result is cancelled or let go.
  func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable
}

/// Who receives a publisher's values.
public struct Subscriber<Input, Failure: Error> {
  let receiveValue: (Input) -> Void
  let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  public init(
    receiveValue: @escaping (Input) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) {
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  /// Hands a value over.
  public func receive(_ value: Input) { receiveValue(value) }

  /// Says that no more values come.
  public func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}

/// Names that belong to subscribers.
public enum Subscribers {
  /// How a publisher has ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

/// Ends what it stands for when it is cancelled, or when the last reference to it has gone.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public convenience init<Other: Cancellable>(_ canceller: Other) { self.init { canceller.cancel() } }

  deinit { action?() }

  /// Ends it. A second call does nothing.
  public func cancel() {
    let ending = action
    action = nil
    ending?()
  }

  /// Keeps it for as long as `set` has it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it for as long as `collection` has it.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
  where Collection.Element == AnyCancellable { collection.append(self) }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  /// Runs `receiveValue` for each value and `receiveCompletion` at the end, until the result is let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(Subscriber(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
  }

  /// Writes each value to a property, until the result is let go.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable where Failure == Never {
    sink { object[keyPath: keyPath] = $0 }
  }
}

extension Publisher where Failure == Never {
  /// Runs `receiveValue` for each value, until the result is let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(Subscriber(receiveValue: receiveValue))
  }
}
