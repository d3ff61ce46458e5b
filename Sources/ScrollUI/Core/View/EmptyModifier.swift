/// A modifier without an effect.
public struct EmptyModifier: Sendable {
  /// The only value, for generic code that needs a modifier without an effect.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  nonisolated public init() {}
}

extension EmptyModifier: PrimitiveModifier {
  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    PassThroughElement(view, context)
  }
}
