import Engine

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// Which moments of a press a handler is told of.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]

    init(_ phase: KeyPhase) {
      switch phase {
      case .down: self = .down
      case .repeated: self = .repeat
      case .up: self = .up
      }
    }
  }

  /// Whether a handler has taken the key.
  public enum Result: Sendable {
    case handled
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  public let modifiers: EventModifiers
}

/// Asks a view whether it takes a key.
struct KeyPressModifier {
  let action: (KeyPress) -> KeyPress.Result

  init(action: @escaping (KeyPress) -> KeyPress.Result) { self.action = action }
}

extension KeyPressModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    KeyPressElement(view, context)
  }
}

final class KeyPressElement<Content: View>: PassThroughElement<Content, KeyPressModifier>, KeyHandling {
  override init(_ view: ModifiedContent<Content, KeyPressModifier>, _ context: ElementContext) {
    super.init(view, context)
    graph.add(self)
  }

  override func didUnmount() { graph.remove(self) }

  var keyPriority: Int { 1 }

  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    guard let equivalent = KeyEquivalent(key) else { return false }
    let press = KeyPress(
      phase: KeyPress.Phases(phase), key: equivalent, characters: String(equivalent.character),
      modifiers: EventModifiers(key.modifiers))
    return view.modifier.action(press) == .handled
  }
}

nonisolated extension View {
  /// Runs `action` when a key is pressed that no view further in has taken.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier { $0.phase.isSubset(of: phases) ? action($0) : .ignored })
  }
}
