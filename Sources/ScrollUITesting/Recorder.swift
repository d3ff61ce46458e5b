import ScrollUI

/// Records events in order: `let _ = recorder.note("Row 3")` in a body records that the body was evaluated.
@MainActor package final class Recorder {
  private var notes: [String] = []

  /// Creates a recorder without notes.
  package init() {}

  /// Appends a note.
  package func note(_ text: String) { notes.append(text) }

  /// Returns the notes since the last call, and clears them.
  package func take() -> [String] {
    defer { notes.removeAll() }
    return notes
  }
}

/// Access to a view's state from a test: the body passes a binding to `connect(_:)`, the test reads and writes `value`.
@MainActor package final class Remote<Value> {
  private var binding: Binding<Value>?

  /// Creates a remote without a binding.
  package init() {}

  /// Sets the binding that `value` accesses. Call it in the body of the view that owns the state.
  package func connect(_ binding: Binding<Value>) { self.binding = binding }

  /// The value of the binding that was connected last.
  package var value: Value {
    get { connected.wrappedValue }
    set { connected.wrappedValue = newValue }
  }

  private var connected: Binding<Value> {
    guard let binding else { preconditionFailure("no view has connected a binding; call connect(_:) in its body") }
    return binding
  }
}

/// Counts the objects that `token()` made and that are still alive.
@MainActor package final class LifeCounter {
  /// A counted object.
  @MainActor package final class Token {
    private let counter: LifeCounter

    fileprivate init(_ counter: LifeCounter) {
      self.counter = counter
      counter.made += 1
      counter.alive += 1
    }

    isolated deinit { counter.alive -= 1 }
  }

  /// The number of tokens made so far.
  package private(set) var made = 0
  /// The number of tokens that are alive.
  package private(set) var alive = 0

  /// Creates a counter at 0.
  package init() {}

  /// Creates a counted object.
  package func token() -> Token { Token(self) }
}
