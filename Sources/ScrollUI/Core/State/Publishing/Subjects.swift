import Synchronization

/// A publisher to which values are given by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Hands values on to those who listen at the moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { audience.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable { audience.admit(subscriber) }
}

/// Keeps the last value, and sends it to each new listener first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  /// The last value; a write sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    current = value
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable {
    subscriber.receive(current)
    return audience.admit(subscriber)
  }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  public init() {}

  /// Tells those who listen. Call it before the change.
  public func send() { audience.send(()) }

  public func subscribe(_ subscriber: Subscriber<Void, Never>) -> AnyCancellable { audience.admit(subscriber) }
}

extension ObservableObjectPublisher: @unchecked Sendable {}
extension PassthroughSubject: @unchecked Sendable {}

/// Those who listen to a subject, in the order in which they came.
///
/// Objects are written on any thread, so the list has a lock; nobody is called while it is held.
private final class Audience<Output, Failure: Error>: @unchecked Sendable {
  private struct Members {
    var listeners: [(id: Int, subscriber: Subscriber<Output, Failure>)] = []
    var nextID = 0
    var end: Subscribers.Completion<Failure>?
  }

  private let members = Mutex(UncheckedMembers())

  /// Closures that are only called where a value is sent.
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
    // What is let go must be let go outside of the lock: its end may end other subscriptions.
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
