/// A property of an `ObservableObject` that says so before it changes.
@propertyWrapper public struct Published<Value> {
  private var value: Value
  /// Made when the property's publisher is first asked for.
  private var subject: CurrentValueSubject<Value, Never>?

  public init(wrappedValue: Value) { value = wrappedValue }

  public init(initialValue: Value) { value = initialValue }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    // swift-format-ignore: the setter is what makes the wrapper's property writable
    set { fatalError("unavailable") }
  }

  /// Sends the property's value, and each new one before it is stored.
  public var projectedValue: Publisher {
    mutating get {
      let subject = self.subject ?? CurrentValueSubject(value)
      self.subject = subject
      return Publisher(subject: subject)
    }
  }

  /// Reads and writes the property through the object that has it.
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

  /// The values of a property.
  public struct Publisher: ScrollUI.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let subject: CurrentValueSubject<Value, Never>

    public func subscribe(_ subscriber: Subscriber<Value, Never>) -> AnyCancellable { subject.subscribe(subscriber) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
