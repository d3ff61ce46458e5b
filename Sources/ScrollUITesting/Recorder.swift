import ScrollUI

/// Notes what runs, in order: `let _ = recorder.note("Row 3")` in a body says that the body was evaluated.
@MainActor package final class Recorder {
  private var notes: [String] = []

  package init() {}

  package func note(_ text: String) { notes.append(text) }

  /// What was noted since the last call.
  package func take() -> [String] {
    defer { notes.removeAll() }
    return notes
  }
}

/// A hand on a view's state from outside: the body connects a binding, the test reads and writes through it.
@MainActor package final class Remote<Value> {
  private var binding: Binding<Value>?

  package init() {}

  package func connect(_ binding: Binding<Value>) { self.binding = binding }

  /// The value of the view that has connected last.
  package var value: Value {
    get { connected.wrappedValue }
    set { connected.wrappedValue = newValue }
  }

  private var connected: Binding<Value> {
    guard let binding else { preconditionFailure("no view has connected a binding; call connect(_:) in its body") }
    return binding
  }
}

/// Counts how many of the objects that it has made are alive.
@MainActor package final class LifeCounter {
  /// One counted object.
  @MainActor package final class Token {
    private let counter: LifeCounter

    fileprivate init(_ counter: LifeCounter) {
      self.counter = counter
      counter.made += 1
      counter.alive += 1
    }

    isolated deinit { counter.alive -= 1 }
  }

  package private(set) var made = 0
  package private(set) var alive = 0

  package init() {}

  package func token() -> Token { Token(self) }
}
