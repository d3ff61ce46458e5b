/// The parts that the statements of a result builder give, in order, without the types of the parts.
public struct _Parts<Part> {
  /// `Never`: the framework reads the parts.
  public typealias Body = Never

  package let parts: [Part]
}

/// The methods that the result builders of scenes, commands, toolbars and rotors share.
public protocol _PartsBuilder {
  /// The existential type of the statements, such as `any Scene`. A builder declares the functions that keep the type of a single statement.
  associatedtype Part
}

extension _PartsBuilder {
  /// The parts of several statements, in order. A closure without statements has no parts.
  @_disfavoredOverload
  public static func buildBlock(_ parts: Part...) -> _Parts<Part> { _Parts(parts: parts) }

  /// The part of an `if` without `else`: no part if the condition is false.
  public static func buildOptional(_ branch: Part?) -> _Parts<Part> { _Parts(parts: branch.map { [$0] } ?? []) }

  /// The part of the first branch of `if`–`else` or `switch`.
  public static func buildEither(first branch: Part) -> _Parts<Part> { _Parts(parts: [branch]) }

  /// The part of another branch of `if`–`else` or `switch`.
  public static func buildEither(second branch: Part) -> _Parts<Part> { _Parts(parts: [branch]) }

  /// The part of an `if #available`.
  public static func buildLimitedAvailability(_ branch: Part) -> _Parts<Part> { _Parts(parts: [branch]) }
}
