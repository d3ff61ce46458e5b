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

  /// True while a subscriber takes values.
  var isHeard: Bool { audience.isHeard }
}

/// A subject that stores its last value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience: Audience<Output, Failure>

  /// Creates a subject with an initial value.
  public init(_ value: Output) { audience = Audience(current: value) }

  /// The last value. A write sends the new value; it has no effect after the end.
  public var value: Output {
    get {
      guard let value = audience.current else { preconditionFailure("a CurrentValueSubject has lost its value") }
      return value
    }
    set { send(newValue) }
  }

  /// Stores `value` and sends it to the current subscribers. No effect after the end.
  public func send(_ value: Output) { audience.send(value) }

  /// Ends the subject: current and later subscribers receive `completion`.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  /// Sends the current value to `subscriber` and adds it until the result is cancelled or released. After the end, sends the end alone.
  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable { audience.admit(subscriber) }
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
extension CurrentValueSubject: @unchecked Sendable {}

/// The subscribers of a subject, in order of subscription, and its current value.
///
/// Values may be sent on any thread, so a lock guards the list and the order of the values. No subscriber is called while the lock is
/// held.
private final class Audience<Output, Failure: Error>: @unchecked Sendable {
  private typealias Member = Inbox<Output, Failure>

  private struct State: @unchecked Sendable {
    /// The value that new subscribers receive first; nil for a subject without a stored value.
    var current: Output?
    var members: [Member] = []
    var end: Subscribers.Completion<Failure>?
  }

  private let state: Mutex<State>

  init(current: Output? = nil) { state = Mutex(State(current: UncheckedTransfer(current).value)) }

  var current: Output? { state.withLock { UncheckedTransfer($0.current) }.value }

  func admit(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable {
    let member = Member(subscriber)
    state.withLock { state in
      if let end = state.end { return member.add(.completion(end)) }
      if let current = state.current { member.add(.value(current)) }
      state.members.append(member)
    }
    member.deliver()
    return AnyCancellable { [weak self] in
      member.close()
      self?.state.withLock { $0.members.removeAll { $0 === member } }
    }
  }

  func send(_ value: Output) {
    let sent = UncheckedTransfer(value)
    let (members, old) = state.withLock { state in
      let old = UncheckedTransfer(state.current)
      if state.end != nil { return ([Member](), old) }
      if old.value != nil { state.current = sent.value }
      for member in state.members { member.add(.value(sent.value)) }
      return (state.members, old)
    }
    // The old value is released outside of the lock: its release may use this subject.
    withExtendedLifetime(old) {}
    for member in members { member.deliver() }
  }

  var isHeard: Bool { state.withLock { $0.members }.contains(where: \.isHeard) }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let ending = UncheckedTransfer(completion)
    let members = state.withLock { state in
      let members = state.members
      state.members = []
      if state.end == nil { state.end = ending.value }
      for member in members { member.add(.completion(ending.value)) }
      return members
    }
    for member in members { member.deliver() }
  }
}
