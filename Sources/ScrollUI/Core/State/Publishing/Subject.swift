import Synchronization

/// A publisher of values that the program sends with `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the current subscribers.
  func send(_ value: Output)
  /// Ends the publisher for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends an empty value.
  public func send() { send(()) }
}

/// A subject without a stored value: sends each value to the current subscribers only.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends `value` to the current subscribers, in order of subscription.
  public func send(_ value: Output) { audience.send(value) }

  /// Ends the subject: current and later subscribers receive `completion`.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  /// Adds `subscriber` until the result is cancelled or released.
  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable { audience.admit(subscriber) }
}

/// A subject that stores its last value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  /// Creates a subject with an initial value.
  public init(_ value: Output) { current = value }

  /// The last value. A write sends the new value.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Stores `value` and sends it to the current subscribers.
  public func send(_ value: Output) {
    current = value
    audience.send(value)
  }

  /// Ends the subject: current and later subscribers receive `completion`.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  /// Sends the current value to `subscriber` and adds it until the result is cancelled or released.
  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable {
    subscriber.receive(current)
    return audience.admit(subscriber)
  }
}

/// The publisher by which an `ObservableObject` announces its changes.
public final class ObservableObjectPublisher: Publisher {
  /// Announcements have no content.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Notifies the subscribers. Call it before the change.
  public func send() { audience.send(()) }

  /// Adds `subscriber` until the result is cancelled or released.
  public func subscribe(_ subscriber: Subscriber<Void, Never>) -> AnyCancellable { audience.admit(subscriber) }
}

extension ObservableObjectPublisher: @unchecked Sendable {}
extension PassthroughSubject: @unchecked Sendable {}

/// The subscribers of a subject, in order of subscription.
///
/// Values may be sent on any thread, so a lock guards the list. No subscriber is called while the lock is held.
private final class Audience<Output, Failure: Error>: @unchecked Sendable {
  private struct Members {
    var listeners: [(id: Int, subscriber: Subscriber<Output, Failure>)] = []
    var nextID = 0
    var end: Subscribers.Completion<Failure>?
  }

  private let members = Mutex(UncheckedMembers())

  /// Closures, which are called only on the thread that sends a value.
  private struct UncheckedMembers: @unchecked Sendable {
    var value = Members()
  }

  func admit(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable {
    let arriving = UncheckedTransfer(subscriber)
    let (id, end) = members.withLock { members in
      members.value.nextID += 1
      let id = members.value.nextID
      if members.value.end == nil { members.value.listeners.append((id, arriving.value)) }
      return (id, UncheckedTransfer(members.value.end))
    }
    if let end = end.value { subscriber.receive(completion: end) }
    return AnyCancellable { [weak self] in self?.dismiss(id) }
  }

  private func dismiss(_ id: Int) {
    // Subscribers are released outside of the lock: their release may cancel other subscriptions.
    let leaving = members.withLock { members in
      let leaving = members.value.listeners.filter { $0.id == id }
      members.value.listeners.removeAll { $0.id == id }
      return UncheckedTransfer(leaving)
    }
    _ = leaving
  }

  func send(_ value: Output) {
    let listeners = members.withLock { UncheckedTransfer($0.value.listeners) }
    for listener in listeners.value { listener.subscriber.receive(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let ending = UncheckedTransfer(completion)
    let listeners = members.withLock { members in
      let listeners = members.value.listeners
      members.value.listeners = []
      if members.value.end == nil { members.value.end = ending.value }
      return UncheckedTransfer(listeners)
    }
    for listener in listeners.value { listener.subscriber.receive(completion: completion) }
  }
}
