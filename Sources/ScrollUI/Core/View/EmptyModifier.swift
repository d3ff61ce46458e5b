/// A modifier without an effect.
public struct EmptyModifier: Sendable {
  /// The only value, for generic code that needs a modifier without an effect.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  nonisolated public init() {}
}

extension EmptyModifier: PrimitiveModifier {
  package static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { PassThroughElement.self }
}
