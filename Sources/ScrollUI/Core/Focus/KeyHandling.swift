import Engine

/// A part of the tree that handles keys.
@MainActor protocol KeyHandling: ElementPart {
  /// Handlers with a higher priority come first; among equal priorities, deeper elements.
  var keyPriority: Int { get }
  /// Handles `key` and returns true, or returns false to pass it on.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool
}

/// A modifier that handles keys while its view exists.
@MainActor protocol KeyHandlingModifier: PrimitiveModifier {
  /// The priority of the modifier; see `KeyHandling.keyPriority`.
  var keyPriority: Int { get }
  /// Handles `key` and returns true, or returns false to pass it on.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool
}

extension KeyHandlingModifier {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type {
    BehaviorElement<Base, Self, KeyHandlingBehavior<Self>>.self
  }
}

/// The behavior of a `KeyHandlingModifier`.
final class KeyHandlingBehavior<Modifier: KeyHandlingModifier>: ElementBehavior<Modifier>, KeyHandling {
  override func didMount() { graph.add(self) }

  override func didUnmount() { graph.remove(self) }

  var keyPriority: Int { modifier.keyPriority }

  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool { modifier.handle(key, phase: phase) }
}
