/// A property wrapper for a value that persists with a view. A change evaluates again all bodies that have read the
/// value.
@propertyWrapper public struct State<Value> {
  private let makeInitial: () -> Value
  private var box: StateBox<Value>?

  /// Creates a state with an initial value, which is evaluated once, when the view is created.
  public init(wrappedValue: @autoclosure @escaping () -> Value) { makeInitial = wrappedValue }

  /// Creates a state with an initial value; the same as `init(wrappedValue:)`.
  public init(initialValue: @autoclosure @escaping () -> Value) { makeInitial = initialValue }

  /// The current value.
  ///
  /// It may be read on any thread. A write is ignored if the new value equals the old value. A write from another thread than
  /// the main thread is applied there later, in the transaction of the write. A write during the evaluation of a body is
  /// reported as an error.
  public var wrappedValue: Value {
    get { box?.value ?? makeInitial() }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(makeInitial()) }
    return Binding(box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state with the initial value nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: DynamicProperty, PersistentProperty, SelfComparing {
  /// True: a changed initial value has no effect on an existing state.
  static func isSame(_ old: State, _ new: State) -> Bool { true }

  /// The box, or nil if its value equals the initial value, which is then created again. Boxes of objects are always
  /// kept.
  func kept(_ slot: AnyObject) -> AnyObject? {
    let box = unsafeDowncast(slot, to: StateBox<Value>.self)
    return !(Value.self is AnyClass) && areEqual(box.untracked, makeInitial()) ? nil : box
  }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    box = object(in: &slot) { StateBox(makeInitial(), owner: element) }
  }
}
