import Engine

/// A key event, as passed to `onKeyPress`.
public struct KeyPress: Sendable {
  /// The phases of a key press that an `onKeyPress` handler receives.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key was pressed: `KeyPhase.down`.
    public static let down = Phases(rawValue: 1)
    /// The held key repeats: `KeyPhase.repeated`.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released: `KeyPhase.up`.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]

    init(_ phase: KeyPhase) {
      switch phase {
      case .down: self = .down
      case .repeated: self = .repeat
      case .up: self = .up
      }
    }
  }

  /// The result of an `onKeyPress` handler.
  public enum Result: Sendable {
    /// The key was handled; no further handler is called.
    case handled
    /// The key was not handled.
    case ignored
  }

  /// The phase of the event.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The typed characters: `key.character` on a US keyboard.
  public let characters: String
  /// The held modifier keys, never with `capsLock`.
  public let modifiers: EventModifiers
}

/// Passes key events to `action`.
struct KeyPressModifier {
  let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: KeyHandlingModifier {
  var keyPriority: Int { 1 }

  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    guard let equivalent = KeyEquivalent(key) else { return false }
    let press = KeyPress(
      phase: KeyPress.Phases(phase), key: equivalent, characters: String(equivalent.character),
      modifiers: EventModifiers(key.modifiers))
    return action(press) == .handled
  }
}

nonisolated extension View {
  /// Calls `action` when `key` is pressed or repeats.
  ///
  /// The handlers on the focused control are called first, then that control, then all remaining handlers, inner
  /// views before outer. In contrast to SwiftUI, a handler does not require the focus.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Calls `action` for `key` in the given phases.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls `action` for each of `keys` in the given phases; by default on press and repeat.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Calls `action` for keys that type only `characters`, in the given `phases`; by default on `.down` and `.repeat`.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  /// Calls `action` for all keys in the given phases; by default on press and repeat.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier { $0.phase.isSubset(of: phases) ? action($0) : .ignored })
  }
}
