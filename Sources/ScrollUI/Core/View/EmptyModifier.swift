/// A modifier without an effect.
public struct EmptyModifier: Sendable {
  /// The only value, for generic code that needs a modifier without an effect.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  nonisolated public init() {}
}

extension EmptyModifier: PrimitiveModifier {
  static func makeElement<Base: View>(_ view: Modified<Base>, in context: ElementContext) -> ModifiedElement<Base> {
    PassThroughElement(view, context)
  }
}
