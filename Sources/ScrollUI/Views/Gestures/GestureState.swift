import Engine

/// A value that lives as long as a gesture goes on, and then is what it was.
@propertyWrapper public struct GestureState<Value> {
  private let makeInitial: () -> Value
  private let reset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    makeInitial = wrappedValue
    reset = { _, _ in }
  }

  public init(initialValue: @autoclosure @escaping () -> Value) {
    makeInitial = initialValue
    reset = { _, _ in }
  }

  /// The value goes back in `resetTransaction`.
  public init(wrappedValue: @autoclosure @escaping () -> Value, resetTransaction: Transaction) {
    makeInitial = wrappedValue
    reset = { $1 = resetTransaction }
  }

  public init(initialValue: @autoclosure @escaping () -> Value, resetTransaction: Transaction) {
    makeInitial = initialValue
    reset = { $1 = resetTransaction }
  }

  /// The value goes back in the transaction that `reset` makes, given the last value.
  public init(
    wrappedValue: @autoclosure @escaping () -> Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    makeInitial = wrappedValue
    self.reset = reset
  }

  public init(
    initialValue: @autoclosure @escaping () -> Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    makeInitial = initialValue
    self.reset = reset
  }

  public var wrappedValue: Value { box?.value ?? makeInitial() }

  public var projectedValue: GestureState<Value> { self }

  /// Changes the value as the gesture wants it.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var value = box.untracked
    var transaction = Transaction.current
    transaction.isContinuous = true
    change(&value, &transaction)
    withTransaction(transaction) { box.value = value }
  }

  /// Goes back to the initial value.
  func restore() {
    guard let box else { return }
    var transaction = Transaction.current
    reset(box.untracked, &transaction)
    withTransaction(transaction) { box.value = makeInitial() }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that is nil while there is no gesture.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: GestureState, _ new: GestureState) -> Bool { true }

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

/// A gesture that keeps a `GestureState` up to date.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void

  nonisolated public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: Gesture {
  public typealias Body = Never
}

extension GestureStateGesture: PrimitiveGesture {
  func makeDetector() -> Detector<Value> { telling.makeDetector() }

  func update(_ detector: Detector<Value>) { telling.update(detector) }

  private var telling: CallbackGesture<Base> {
    let (state, body) = (state, body)
    return CallbackGesture(
      base: base, changed: { value in state.update { body(value, &$0, &$1) } }, finished: { _ in state.restore() })
  }
}

nonisolated extension Gesture {
  /// Keeps `state` up to date while the gesture goes on; when it is over, however it ends, the state is what it was before.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
