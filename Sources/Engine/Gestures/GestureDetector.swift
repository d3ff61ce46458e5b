import Geometry

/// What a gesture has made of the presses so far.
package enum GesturePhase<Value> {
  /// It may still come. With a value where something of it shows already, as while a long press is waited for.
  case possible(Value?)
  /// It has been recognised and goes on.
  case active(Value)
  /// It was recognised and is over.
  case ended(Value)
  /// It has not come, or was taken away.
  case failed

  /// The value of a gesture that goes on, or shows before it is recognised.
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

/// A gesture's phase without its value.
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
  /// Whether the gesture has been recognised.
  var isRecognized: Bool { self == .active || self == .ended }
}

/// Watches presses for one gesture. A state machine that knows no other gestures: the `GestureArena` feeds it and decides who wins.
///
/// `handle` and `tick` only take notice. What the person's program is to know is told in `deliver`, which the arena calls when nobody
/// else has a claim on the presses.
@MainActor package class GestureDetector {
  /// The node that the gesture was put on.
  package private(set) final weak var node: RenderNode?

  init() {}

  var status: GestureStatus { .possible }

  /// Whether it has seen a part of the gesture and waits for more, as a double tap does after the first one: gestures of less
  /// precedence wait along.
  var isWaiting: Bool { false }

  /// Takes a press of the mouse before gestures compete for it, and acts on it. Returns true if the press is this detector's alone: its
  /// later events come to `handle`. Called when a button goes down.
  func claim(_ press: Press) -> Bool { false }

  /// Whether another press can be a part of it now.
  func accepts(_ press: Press) -> Bool { true }

  func handle(_ event: PressEvent) {}

  /// Gives up one of several presses, which another gesture has won. Returns whether it goes on with the others.
  func release(_ press: Press) -> Bool { false }

  /// When `tick` has something to do without an event; nil for never.
  var deadline: Double? { nil }

  func tick(at time: Double) {}

  /// Tells the program what is new.
  func deliver() {}

  /// Goes back to the beginning, and tells those who were told of something that it is over.
  func reset() {}

  /// Called when a node has left the window.
  func forget(_ node: RenderNode) {}

  /// Takes the node that the gesture was put on.
  func attach(to node: RenderNode) { self.node = node }
}

/// A detector of a gesture whose values are of one type.
package class Detector<Value>: GestureDetector {
  var phase: GesturePhase<Value> { .possible(nil) }

  override final var status: GestureStatus { GestureStatus(phase) }
}

/// A detector that keeps its phase.
package class PrimitiveDetector<Value>: Detector<Value> {
  final var ownPhase = GesturePhase<Value>.possible(nil)

  override final var phase: GesturePhase<Value> { ownPhase }

  override func reset() { ownPhase = .possible(nil) }
}

extension GestureDetector {
  /// Gives the event to a part of a whole that may be over before the whole is.
  final func handleUntilOver(_ event: PressEvent) {
    if !status.isOver, event.kind != .began || accepts(event.press) { handle(event) }
  }

  final func tickUntilOver(at time: Double) {
    if !status.isOver { tick(at: time) }
  }

  /// The deadline, unless the gesture is over.
  final var openDeadline: Double? { status.isOver ? nil : deadline }

  static func earlier(_ one: Double?, _ other: Double?) -> Double? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
