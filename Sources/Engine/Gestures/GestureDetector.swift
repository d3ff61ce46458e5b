import Geometry

/// The state of a gesture, with its value.
package enum GesturePhase<Value> {
  /// Not recognised yet. Has a value if the gesture is shown already, as during the wait of a long press.
  case possible(Value?)
  /// Recognised and in progress.
  case active(Value)
  /// Recognised and completed.
  case ended(Value)
  /// Not recognised, or cancelled.
  case failed

  /// The value of a gesture that is possible or active.
  package var current: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

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
enum GestureStatus {
  case possible, active, ended, failed

  init<Value>(_ phase: GesturePhase<Value>) {
    switch phase {
    case .possible: self = .possible
    case .active: self = .active
    case .ended: self = .ended
    case .failed: self = .failed
    }
  }

  var isOver: Bool { self == .ended || self == .failed }
  /// True after the gesture was recognised.
  var isRecognized: Bool { self == .active || self == .ended }
}

/// A state machine that recognises one gesture in the events of presses. The `GestureArena` feeds it and decides between detectors.
///
/// `handle(_:)` and `tick(at:)` only update `status`; `deliver()` notifies observers. The arena calls `deliver()` once no other detector
/// can win the presses. A detector that has claimed its press (`claim(_:)`) may act in `handle(_:)`.
@MainActor package class GestureDetector {
  /// The node of the gesture.
  package private(set) final weak var node: RenderNode?

  init() {}

  var status: GestureStatus { .possible }

  /// True if a part of the gesture was seen and more is expected, as after the first tap of a double tap. Detectors of lower
  /// precedence wait along.
  var isWaiting: Bool { false }

  /// Claims a press of the mouse before gestures compete for it. Returns true if the press belongs to this detector alone: `handle(_:)`
  /// gets its later events. Called when a button goes down; the default is false.
  func claim(_ press: Press) -> Bool { false }

  /// True if another press can become a part of the gesture now.
  func accepts(_ press: Press) -> Bool { true }

  func handle(_ event: PressEvent) {}

  /// Removes a press that another detector has won. Returns true if the gesture continues with its remaining presses.
  func release(_ press: Press) -> Bool { false }

  /// The time of the next call of `tick(at:)`, in seconds on the frame clock; nil for never.
  var deadline: Double? { nil }

  func tick(at time: Double) {}

  /// Notifies observers of changes since the last call.
  func deliver() {}

  /// Returns to the initial state. Observers of a gesture in progress are notified of its end.
  func reset() {}

  /// Called when a node has left the window.
  func forget(_ node: RenderNode) {}

  /// Sets `node`.
  func attach(to node: RenderNode) { self.node = node }
}

/// A `GestureDetector` with values of type `Value`.
package class Detector<Value>: GestureDetector {
  var phase: GesturePhase<Value> { .possible(nil) }

  override final var status: GestureStatus { GestureStatus(phase) }
}

/// A `Detector` that stores its phase in `ownPhase`.
package class PrimitiveDetector<Value>: Detector<Value> {
  final var ownPhase = GesturePhase<Value>.possible(nil)

  override final var phase: GesturePhase<Value> { ownPhase }

  override func reset() { ownPhase = .possible(nil) }
}

extension GestureDetector {
  /// Passes the event to a part of a combined gesture unless that part is over.
  final func handleUntilOver(_ event: PressEvent) {
    if !status.isOver, event.kind != .began || accepts(event.press) { handle(event) }
  }

  final func tickUntilOver(at time: Double) {
    if !status.isOver { tick(at: time) }
  }

  /// `deadline`; nil if the gesture is over.
  final var openDeadline: Double? { status.isOver ? nil : deadline }

  static func earlier(_ one: Double?, _ other: Double?) -> Double? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
