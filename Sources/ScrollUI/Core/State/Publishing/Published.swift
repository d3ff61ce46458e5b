/// A property wrapper for a property of an `ObservableObject` that announces changes before they happen.
@propertyWrapper public struct Published<Value> {
  private var value: Value
  /// Created at the first access to `projectedValue`.
  private var subject: CurrentValueSubject<Value, Never>?

  /// Creates the property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates the property with an initial value; the same as `init(wrappedValue:)`.
  public init(initialValue: Value) { value = initialValue }

  /// Unavailable: `@Published` works in classes only, through the subscript for the enclosing instance.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    // swift-format-ignore: the setter is what makes the wrapper's property writable
    set { fatalError("unavailable") }
  }

  /// A publisher that sends the current value first and then each new value before it is stored.
  public var projectedValue: Publisher {
    mutating get {
      let subject = self.subject ?? CurrentValueSubject(value)
      self.subject = subject
      return Publisher(subject: subject)
    }
  }

  /// Reads and writes the property through its object. A write calls `objectWillChange.send()`, then sends the value to
  /// `projectedValue`, then stores it.
  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      (owner.objectWillChange as? ObservableObjectPublisher)?.send()
      owner[keyPath: storage].subject?.send(newValue)
      owner[keyPath: storage].value = newValue
    }
  }

  /// The publisher of a property's values.
  public struct Publisher: ScrollUI.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never
    fileprivate let subject: CurrentValueSubject<Value, Never>

    /// Sends the current value to `subscriber`, then each new value.
    public func subscribe(_ subscriber: Subscriber<Value, Never>) -> AnyCancellable { subject.subscribe(subscriber) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
