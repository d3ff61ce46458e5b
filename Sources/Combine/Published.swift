import Synchronization

/// A property wrapper for a property of a class that announces changes before they happen: by a publisher of the property, and by the
/// `objectWillChange` of an `ObservableObject`.
@propertyWrapper public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// Creates the property with an initial value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Creates the property with an initial value; the same as `init(wrappedValue:)`.
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  /// Unavailable: `@Published` works in classes only, through the subscript for the enclosing instance.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    // swift-format-ignore: the setter is what makes the wrapper's property writable
    set { fatalError("unavailable") }
  }

  /// A publisher that sends the current value first and then each new value before it is stored.
  public var projectedValue: Publisher {
    get { Publisher(subject: box.subject, box: box) }
    // swift-format-ignore: the setter makes `&$property` an argument of `assign(to:)`
    nonmutating set {}
  }

  /// Reads and writes the property through its object. A write calls `objectWillChange.send()` of an `ObservableObject`, then sends the value to
  /// `projectedValue`, then stores it.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].box.value }
    set {
      announceChange(of: owner)
      owner[keyPath: storage].box.send(newValue)
    }
  }

  /// A publisher of the property's values; see `projectedValue`. An assignment to it announces a change of the object with the property.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, projected property: KeyPath<Owner, Publisher>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get {
      let box = owner[keyPath: storage].box
      let owner = WeakObject(object: owner)
      return Publisher(subject: box.subject, box: box) {
        if let object = owner.object { announceChange(of: object) }
      }
    }
    // swift-format-ignore: the setter makes `&$property` an argument of `assign(to:)`
    set {}
  }

  /// The publisher of a property's values.
  public struct Publisher: Combine.Publisher, Source {
    /// The type of the property.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never
    fileprivate let subject: CurrentValueSubject<Value, Never>
    fileprivate let box: PublishedBox<Value>
    /// Announces a change of the property's object.
    fileprivate var willChange: () -> Void = {}

    /// Sends the current value to `subscriber`, then each new value.
    package func start(_ receiver: Receiver<Value, Never>) -> AnyCancellable { subject.start(receiver) }
  }
}

extension Published: Sendable where Value: Sendable {}

/// Calls `objectWillChange.send()` if `object` is an `ObservableObject` without a publisher of its own type.
private func announceChange(of object: some AnyObject) {
  guard let object = object as? any ObservableObject else { return }
  (object.objectWillChange as? ObservableObjectPublisher)?.send()
}

/// A weak reference to an object.
private struct WeakObject<Object: AnyObject> {
  weak var object: Object?
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property with `@Published`, as long as its object exists: `names.assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let (box, willChange, hasEnded) = (WeakObject(object: published.box), published.willChange, Flag())
    let assignment = sink { _ in
      hasEnded.raise()
      box.object?.dropEnded()
    } receiveValue: {
      willChange()
      box.object?.send($0)
    }
    published.box.keep(assignment, until: hasEnded)
  }
}

/// The value of a `Published` property and its publisher, under a lock.
private final class PublishedBox<Value>: @unchecked Sendable {
  private struct Assignment {
    let subscription: AnyCancellable
    let hasEnded: Flag
  }

  private struct State: @unchecked Sendable {
    var value: Value
    /// Created at the first access to `subject`.
    var subject: CurrentValueSubject<Value, Never>?
    /// The subscriptions of `assign(to:)` before their ends.
    var assignments: [Assignment] = []
  }

  private let state: Mutex<State>

  init(_ value: Value) { state = Mutex(State(value: UncheckedTransfer(value).value)) }

  var value: Value { state.withLock { UncheckedTransfer($0.value) }.value }

  var subject: CurrentValueSubject<Value, Never> {
    state.withLock { state in
      let subject = state.subject ?? CurrentValueSubject(state.value)
      state.subject = subject
      return subject
    }
  }

  /// Keeps a subscription until `hasEnded` is raised, at most as long as the property exists.
  func keep(_ subscription: AnyCancellable, until hasEnded: Flag) {
    let assignment = UncheckedTransfer(Assignment(subscription: subscription, hasEnded: hasEnded))
    state.withLock { $0.assignments.append(assignment.value) }
    if hasEnded.isRaised { dropEnded() }
  }

  /// Releases the subscriptions that have ended.
  func dropEnded() {
    // Released outside of the lock: the release may use the property.
    let ended = state.withLock { state in
      let ended = UncheckedTransfer(state.assignments.filter(\.hasEnded.isRaised))
      state.assignments.removeAll(where: \.hasEnded.isRaised)
      return ended
    }
    withExtendedLifetime(ended) {}
  }

  /// Sends a value to the publisher, if there is one, then stores it.
  func send(_ value: Value) {
    state.withLock { $0.subject }?.send(value)
    let new = UncheckedTransfer(value)
    // The old value is released outside of the lock: its release may read the property. After writes at the same time the property
    // has the value that the publisher sent last.
    let old = state.withLock { state in
      defer { state.value = state.subject?.value ?? new.value }
      return UncheckedTransfer(state.value)
    }
    withExtendedLifetime(old) {}
  }
}
