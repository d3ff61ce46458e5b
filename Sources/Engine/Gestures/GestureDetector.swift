/// The state of a gesture, with its value.
package enum GesturePhase<Value> {
  /// Not recognized yet. Has a value if the gesture is shown already, as during the wait of a `LongPressDetector`.
  case possible(Value?)
  /// Recognized and in progress.
  case active(Value)
  /// Recognized and completed.
  case ended(Value)
  /// Not recognized, or cancelled.
  case failed

  /// The value of a gesture that is possible or active.
  package var current: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  /// The phase with its value passed through `transform`.
  @MainActor func map<New>(_ transform: @MainActor (Value) -> New) -> GesturePhase<New> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A `GesturePhase` without its value.
package enum GestureStatus {
  case possible, active, ended, failed

  init<Value>(_ phase: GesturePhase<Value>) {
    switch phase {
    case .possible: self = .possible
    case .active: self = .active
    case .ended: self = .ended
    case .failed: self = .failed
    }
  }

  /// True for `ended` and `failed`.
  var isOver: Bool { self == .ended || self == .failed }
  /// True for `active` and `ended`.
  var isRecognized: Bool { self == .active || self == .ended }
}

/// A state machine that recognizes a gesture in the events of presses. The `GestureArena` sends it events and decides
/// between detectors.
///
/// `handle(_:)` and `tick(at:)` only update `status`; `deliver()` notifies observers. The arena calls `deliver()` once
/// no other detector can win the presses. A detector that has claimed its press (`claim(_:)`) may act in `handle(_:)`.
@MainActor package class GestureDetector {
  /// The node of the gesture.
  package private(set) final weak var node: RenderNode?

  init() {}

  /// The present state; `.possible` by default.
  var status: GestureStatus { .possible }

  /// True if a part of the gesture was seen and more is expected, as after the first tap of a double tap. Detectors
  /// later in the order of decision (`ArenaEntry.rank`) wait for it.
  var isWaiting: Bool { false }

  /// Claims a press of the mouse before gestures compete for it. Returns true if the press belongs to this detector
  /// alone: `handle(_:)` then receives its later events. Called when a button is pressed; the default is false.
  func claim(_ press: Press) -> Bool { false }

  /// True if a further press can become a part of the gesture now.
  func accepts(_ press: Press) -> Bool { true }

  /// Updates `status` for an event of a press.
  func handle(_ event: PressEvent) {}

  /// The measures of two fingers that the gesture follows. `WheelMagnifier` offers it the wheel with Control, `TouchpadPinch` a touchpad.
  var pinchMeasures: PinchMeasures { [] }

  /// The list with the rows that the gesture swipes; nil for other gestures. `WheelSwipe` sends movements of trackpads to it.
  var rowSwiper: (any RowSwiper)? { nil }

  /// True if the gesture has lifted something that the next movement of its presses drags. Rivals with `isDrag` lose these presses.
  var hasLifted: Bool { false }

  /// True if the gesture moves content, such as a scroll view or the items of a view.
  var isDrag: Bool { false }

  /// True if the Escape key cancels the gesture in progress; see `GestureArena.cancelByKey(time:)`.
  var endsOnEscape: Bool { false }

  /// The action of a drag that rests over `node`; nil if it has no effect.
  var springAction: SpringAction? { nil }

  /// True if the gesture in progress goes on after its node has left the window.
  var outlivesNode: Bool { false }

  /// Removes a press that a rival has won. Returns true if the gesture continues with its remaining presses; the
  /// default is false.
  func release(_ press: Press) -> Bool { false }

  /// The time of the next call of `tick(at:)`, in seconds on the frame clock; nil for never.
  var deadline: Double? { nil }

  /// Updates `status` at `deadline`.
  func tick(at time: Double) {}

  /// Notifies observers of changes since the last call.
  func deliver() {}

  /// Returns to the initial state. Observers of a gesture in progress are notified of its end.
  func reset() {}

  /// Called when `node` has left the window.
  func forget(_ node: RenderNode) {}

  /// The effect of a tap at `point` of the window, for assistive technologies; nil if a tap is not the gesture.
  func press(at point: CGPoint) -> (@MainActor () -> Void)? { nil }

  /// Sets `node`.
  func attach(to node: RenderNode) { self.node = node }
}

/// A `GestureDetector` with values of type `Value`.
package class Detector<Value>: GestureDetector {
  /// The present state with its value.
  var phase: GesturePhase<Value> { .possible(nil) }

  package override final var status: GestureStatus { GestureStatus(phase) }

  /// The value after a single tap at `point` of the window; nil if a tap is not the gesture.
  func value(ofTapAt point: CGPoint) -> Value? { nil }
}

/// A `Detector` that stores its phase in `ownPhase`.
package class PrimitiveDetector<Value>: Detector<Value> {
  package final var ownPhase = GesturePhase<Value>.possible(nil)
  /// The press that the detector follows, if it follows a single one.
  final var press: Press?

  override final var phase: GesturePhase<Value> { ownPhase }

  override func reset() {
    ownPhase = .possible(nil)
    press = nil
  }
}

extension GestureDetector {
  /// Passes an event to a part of a combined gesture unless that part is over or does not accept the press.
  final func handleUntilOver(_ event: PressEvent) {
    if !status.isOver, event.kind != .began || accepts(event.press) { handle(event) }
  }

  /// Passes a deadline to a part of a combined gesture unless that part is over.
  final func tickUntilOver(at time: Double) {
    if !status.isOver { tick(at: time) }
  }

  /// `deadline`; nil if the gesture is over.
  final var openDeadline: Double? { status.isOver ? nil : deadline }

  /// The earlier of two deadlines; nil is later than any time.
  static func earlier(_ one: Double?, _ other: Double?) -> Double? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
