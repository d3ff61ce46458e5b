/// A value that the framework keeps for a view, and whose change makes the view's body be read again.
@propertyWrapper public struct State<Value> {
  private let makeInitial: () -> Value
  private var box: StateBox<Value>?

  /// The initial value is made once, when the view first appears.
  public init(wrappedValue: @autoclosure @escaping () -> Value) { makeInitial = wrappedValue }

  public init(initialValue: @autoclosure @escaping () -> Value) { makeInitial = initialValue }

  public var wrappedValue: Value {
    get { box?.value ?? makeInitial() }
    nonmutating set { box?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(makeInitial()) }
    return Binding(box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: DynamicProperty, PersistentProperty, SelfComparing {
  /// Only the first initial value counts.
  static func isSame(_ old: State, _ new: State) -> Bool { true }

  /// A value that is the initial one again comes back by itself; all others are kept, and so is an object in any case.
  func kept(_ slot: AnyObject) -> AnyObject? {
    let box = unsafeDowncast(slot, to: StateBox<Value>.self)
    return !(Value.self is AnyClass) && areEqual(box.untracked, makeInitial()) ? nil : box
  }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    if let known = slot {
      box = unsafeDowncast(known, to: StateBox<Value>.self)
    } else {
      let new = StateBox(makeInitial(), owner: element)
      slot = new
      box = new
    }
  }
}
