/// The parts that the statements of a result builder give, in order, without the types of the parts.
public struct _Parts<Part> {
  /// `Never`: the framework reads the parts.
  public typealias Body = Never

  let parts: [Part]
}

/// The methods that the result builders of scenes, commands, toolbars and rotors share.
public protocol _PartsBuilder {
  /// The existential type of a statement, such as `any Scene`.
  associatedtype Part
}

extension _PartsBuilder {
  /// Accepts a part as a statement.
  public static func buildExpression(_ part: Part) -> _Parts<Part> { _Parts(parts: [part]) }

  /// The parts of all statements, in order. A closure without statements has no parts.
  public static func buildBlock(_ statements: _Parts<Part>...) -> _Parts<Part> {
    _Parts(parts: statements.flatMap(\.parts))
  }

  /// The parts of an `if` without `else`: no parts if the condition is false.
  public static func buildOptional(_ branch: _Parts<Part>?) -> _Parts<Part> { branch ?? _Parts(parts: []) }

  /// The parts of the first branch of `if`–`else` or `switch`.
  public static func buildEither(first branch: _Parts<Part>) -> _Parts<Part> { branch }

  /// The parts of another branch of `if`–`else` or `switch`.
  public static func buildEither(second branch: _Parts<Part>) -> _Parts<Part> { branch }

  /// The parts of an `if #available`.
  public static func buildLimitedAvailability(_ branch: _Parts<Part>) -> _Parts<Part> { branch }
}
