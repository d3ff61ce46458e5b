/// An observer of the wheels and touchpads of a window.
@MainActor package protocol InputObserver: AnyObject {
  /// Called for `InputEvent.wheel`, `hold`, `pinch` and `focusLost` before the views of the window receive them. Returns true if the views must not
  /// receive the event; ignored for `focusLost`. `path`: the nodes under the pointer, the deepest first; each call is a hit test.
  func take(_ timed: TimedInputEvent, path: () -> [RenderNode]) -> Bool
}

/// The `InputObserver`s of a window, in `WindowServices`.
@MainActor package final class InputMonitor {
  private var observers = WeakList<any InputObserver>()

  /// Adds an observer, which is held weakly, behind those that `take(_:)` asks before it.
  package func add(_ observer: any InputObserver) { observers.add(observer) }

  package func remove(_ observer: any InputObserver) { observers.remove(observer) }

  /// Offers an event to the observers, until the first that takes it. Returns true if it is taken.
  func take(_ timed: TimedInputEvent, path: () -> [RenderNode]) -> Bool {
    observers.contains { $0.take(timed, path: path) }
  }
}
