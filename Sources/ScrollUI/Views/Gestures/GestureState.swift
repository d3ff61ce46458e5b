import Engine

/// A property that is updated during a gesture and returns to its initial value at the end.
///
/// ```swift
/// @GestureState private var translation = CGSize.zero
/// content.offset(translation)
///   .gesture(DragGesture().updating($translation) { drag, state, _ in state = drag.translation })
/// ```
@propertyWrapper public struct GestureState<Value> {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  /// Creates a state that is reset under `resetTransaction`, for example with an animation.
  public init(wrappedValue: Value, resetTransaction: Transaction? = nil) {
    self.init(wrappedValue: wrappedValue, reset: { if let resetTransaction { $1 = resetTransaction } })
  }

  /// Creates a state that is reset under `resetTransaction`, for example with an animation.
  public init(initialValue: Value, resetTransaction: Transaction? = nil) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state that is reset under the transaction prepared by `reset`, which receives the last value.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Creates a state that is reset under the transaction prepared by `reset`, which receives the last value.
  public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value; the initial value without an active gesture.
  public var wrappedValue: Value { box?.value ?? initial }

  /// The state itself, for `Gesture.updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value during the gesture. The transaction is continuous.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var value = box.untracked
    var transaction = Transaction.current
    transaction.isContinuous = true
    change(&value, &transaction)
    withTransaction(transaction) { box.value = value }
  }

  /// Resets the value at the end of the gesture.
  func restore() {
    guard let box else { return }
    var transaction = Transaction.current
    reset(box.untracked, &transaction)
    withTransaction(transaction) { box.value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` without an active gesture.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is `nil` without an active gesture; `reset` prepares the transaction of the reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: GestureState, _ new: GestureState) -> Bool { true }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    box = object(in: &slot) { StateBox(initial, owner: element) }
  }
}

/// A gesture that updates a ``GestureState``.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The value of the base.
  public typealias Value = Base.Value

  /// The updating gesture.
  public var base: Base
  /// The updated state.
  public var state: GestureState<State>
  /// Updates the state from the gesture's value.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates `state` by `body`; see `Gesture.updating(_:body:)`.
  nonisolated public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: Gesture {}

extension GestureStateGesture: PrimitiveGesture {
  func makeDetector() -> Detector<Value> { callbackGesture.makeDetector() }

  func update(_ detector: Detector<Value>) { callbackGesture.update(detector) }

  private var callbackGesture: CallbackGesture<Base> {
    let (state, body) = (state, body)
    return CallbackGesture(
      base: base, changed: { value in state.update { body(value, &$0, &$1) } }, finished: { _ in state.restore() })
  }
}

nonisolated extension Gesture {
  /// Updates `state` during the gesture. The state is reset at the end of the gesture, whether it succeeds or is
  /// cancelled.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
