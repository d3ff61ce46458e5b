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

/// Each `PressGuard` of a window.
typealias PressGuards = WeakList<any PressGuard>

@MainActor extension PressGuards {
  /// The detector of the first guard that takes `press`.
  func detector(for press: Press, path: [RenderNode]) -> GestureDetector? {
    for entry in self {
      if let detector = entry.detector(for: press, path: path) { return detector }
    }
    return nil
  }

  /// Each `PressGuard.observer`.
  var observers: [GestureCandidate] {
    compactMap(\.observer).map { GestureCandidate(detector: $0, precedence: .simultaneous) }
  }

  func windowDidLoseKeyboard() {
    for entry in self { entry.windowDidLoseKeyboard() }
  }

  /// Dismisses all guards. Returns false if no guard had anything to dismiss.
  func dismissAll() -> Bool { reduce(false) { $1.dismiss() || $0 } }
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
