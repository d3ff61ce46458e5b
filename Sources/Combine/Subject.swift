import Synchronization

/// A publisher of values that the program sends with `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the current subscribers.
  func send(_ value: Output)
  /// Ends the publisher for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject the subscription of a publisher that sends its values to the subject. The subject asks for them.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an empty value.
  public func send() { send(()) }
}

/// A subject without a stored value: sends each value to the current subscribers only. A subscriber without demand misses the value.
public final class PassthroughSubject<Output, Failure: Error>: Subject, Source {
  private let audience = Audience<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends `value` to the current subscribers, in order of subscription.
  public func send(_ value: Output) { audience.send(value) }

  /// Ends the subject: current and later subscribers receive `completion`.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  /// Asks for all values, once the subject has a subscriber with demand.
  public func send(subscription: any Subscription) { audience.supply(subscription) }

  /// Adds `receiver` until the result is cancelled or released.
  package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { audience.admit(receiver) }

  /// The demand for values of a publisher that sends them here: without a bound once a subscriber has demand; nil without subscribers.
  func demand(_ resume: Resumption?) -> Int? { audience.demand(resume) }
}

/// A subject that stores its last value and sends it to each new subscriber first. A subscriber without demand has the last value later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, Source {
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

  /// Asks for all values.
  public func send(subscription: any Subscription) { audience.supply(subscription) }

  /// Sends the current value to `receiver` and adds it until the result is cancelled or released. After the end, sends the end alone.
  package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { audience.admit(receiver) }
}

/// The publisher by which an `ObservableObject` announces its changes.
public final class ObservableObjectPublisher: Publisher, Source {
  /// Announcements have no content.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Notifies the subscribers. Call it before the change.
  public func send() { audience.send(()) }

  /// Adds `receiver` until the result is cancelled or released.
  package func start(_ receiver: Receiver<Void, Never>) -> AnyCancellable { audience.admit(receiver) }
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
    /// The subscriptions of publishers that send their values to the subject.
    var supplies: [any Subscription] = []
    /// The number of `supplies` that were asked for values: the first of them.
    var asked = 0
    /// True once a subscriber has had demand.
    var isWanted = false
    /// The publishers that wait for `isWanted`.
    var resumes: [Resumption] = []
  }

  private let state: Mutex<State>

  init(current: Output? = nil) { state = Mutex(State(current: UncheckedTransfer(current).value)) }

  var current: Output? { state.withLock { UncheckedTransfer($0.current) }.value }

  /// No subscriber has values from here on, and a `DownstreamLink` with its subscription would keep itself alive.
  deinit {
    let (members, supplies) = state.withLock { UncheckedTransfer(($0.members, $0.supplies)) }.value
    for member in members { member.close() }
    for supply in supplies { supply.cancel() }
  }

  func admit(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    let member = state.withLock { state in
      let member = Member(receiver, refusal: state.current == nil ? .drops : .keepsLast)
      if let end = state.end {
        member.add(.completion(end))
        return member
      }
      if let current = state.current { member.add(.value(current)) }
      state.members.append(member)
      return member
    }
    member.deliver()
    if member.accepts({ [weak self] in self?.askSupplies() }) { askSupplies() }
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

  /// Keeps the subscription of a publisher, and asks it for values once a subscriber has demand. A subject with a stored value asks at once.
  func supply(_ subscription: any Subscription) {
    let supply = UncheckedTransfer(subscription)
    let isWanted = state.withLock { state in
      if state.end != nil { return false }
      state.supplies.append(supply.value)
      return state.isWanted || state.current != nil
    }
    if isWanted { askSupplies() }
  }

  private func askSupplies() {
    let (unasked, resumes) = state.withLock { state in
      defer { (state.asked, state.isWanted, state.resumes) = (state.supplies.count, true, []) }
      return UncheckedTransfer((state.supplies[state.asked...], state.resumes))
    }.value
    for supply in unasked { supply.request(.unlimited) }
    for resume in resumes { resume() }
  }

  func demand(_ resume: Resumption?) -> Int? {
    guard state.withLock({ $0.members }).contains(where: \.isHeard) else { return nil }
    let resume = UncheckedTransfer(resume)
    return state.withLock { state in
      if !state.isWanted, let resume = resume.value { state.resumes.append(resume) }
      return state.isWanted ? .max : 0
    }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let ending = UncheckedTransfer(completion)
    let (members, supplies) = state.withLock { state in
      defer { (state.members, state.supplies, state.asked) = ([], [], 0) }
      if state.end == nil { state.end = ending.value }
      for member in state.members { member.add(.completion(ending.value)) }
      return (state.members, UncheckedTransfer(state.supplies))
    }
    // Released outside of the lock: a release may run code of the program.
    withExtendedLifetime(supplies) {}
    for member in members { member.deliver() }
  }
}
