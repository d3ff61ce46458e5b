/// An object that is offered each press of the window before the nodes under it, such as a list with an open row.
@MainActor protocol PressGuard: AnyObject {
  /// Returns the detector that takes `press`; `nil` leaves it to the nodes under it. `path`: the nodes under the press, the deepest first.
  func detector(for press: Press, path: [RenderNode]) -> GestureDetector?
  /// The detector that observes each press beside the gestures under it; nil for none, the default.
  var observer: GestureDetector? { get }
  /// Called when Escape is pressed or the window loses the keyboard. Returns false if the guard has nothing to dismiss.
  func dismiss() -> Bool
  /// Called when the window loses the keyboard. The default calls `dismiss()`.
  func windowDidLoseKeyboard()
}

extension PressGuard {
  var observer: GestureDetector? { nil }

  func windowDidLoseKeyboard() { _ = dismiss() }
}

/// Each `PressGuard` of a window in the order of `add(_:)`, held weakly.
@MainActor struct PressGuards {
  private struct Entry {
    weak var object: (any PressGuard)?
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ object: any PressGuard) {
    remove(object)
    entries.append(Entry(object: object))
  }

  mutating func remove(_ object: any PressGuard) {
    entries.removeAll { $0.object == nil || $0.object === object }
  }

  /// The detector of the first guard that takes `press`.
  func detector(for press: Press, path: [RenderNode]) -> GestureDetector? {
    for entry in entries {
      if let detector = entry.object?.detector(for: press, path: path) { return detector }
    }
    return nil
  }

  /// Each `PressGuard.observer`.
  var observers: [GestureCandidate] {
    entries.compactMap { $0.object?.observer }.map { GestureCandidate(detector: $0, precedence: .simultaneous) }
  }

  func windowDidLoseKeyboard() {
    for entry in entries { entry.object?.windowDidLoseKeyboard() }
  }

  /// Dismisses all guards. Returns false if no guard had anything to dismiss.
  func dismissAll() -> Bool { entries.reduce(false) { $1.object?.dismiss() == true || $0 } }
}

/// A press without an effect: a `PressGuard` has used it, such as `RowInteraction`.
final class SwallowedPressDetector: PrimitiveDetector<Void> {
  override init() {
    super.init()
    ownPhase = .active(())
  }

  override func handle(_ event: PressEvent) {
    if event.kind == .ended || event.kind == .cancelled { ownPhase = .ended(()) }
  }
}
