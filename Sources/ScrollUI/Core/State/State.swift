/// A property wrapper for a value that persists with a view. A change evaluates again all bodies that have read the
/// value.
///
/// A state without initial value has the value that the initializer of its view assigns:
///
/// ```swift
/// struct Counter: View {
///   @State private var count: Int
///   init(start: Int) { count = start }
/// ```
///
/// The initial value is evaluated with each value of the view, and counts when the view is created. An object that is expensive to create
/// belongs to a ``StateObject``.
@propertyWrapper public struct State<Value> {
  private enum Initial {
    case value(Value)
    case function(() -> Value)
    /// `box` has the object.
    case released
  }

  private var initial: Initial
  private var box: StateBox<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { initial = .value(wrappedValue) }

  /// Creates a state with an initial value; the same as `init(wrappedValue:)`.
  public init(initialValue: Value) { initial = .value(initialValue) }

  private var initialValue: Value {
    switch initial {
    case .value(let value): value
    case .function(let make): make()
    case .released: box.unsafelyUnwrapped.untracked
    }
  }

  /// The current value.
  ///
  /// It may be read on any thread. A write is ignored if the new value equals the old value. A write from another thread than
  /// the main thread is applied there later, in the transaction of the write. A write during the evaluation of a body is
  /// reported as an error.
  public var wrappedValue: Value {
    get { box?.value ?? initialValue }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initialValue) }
    return Binding(box)
  }
}

extension State where Value: AnyObject {
  /// Creates a state with an object that is created once, with the view. The views of this package have such objects, and each body that
  /// contains a view creates its value again.
  package init(wrappedValue: @autoclosure @escaping () -> Value) { initial = .function(wrappedValue) }

  /// Creates a state with an object that is created once; the same as `init(wrappedValue:)`.
  package init(initialValue: @autoclosure @escaping () -> Value) { initial = .function(initialValue) }
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
    return !(Value.self is AnyClass) && areEqual(box.untracked, initialValue) ? nil : box
  }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    box = object(in: &slot) { StateBox(initialValue, owner: element) }
    // The object of this value of the view may differ from the object of the box. It is released here.
    if Value.self is AnyClass { initial = .released }
  }
}
