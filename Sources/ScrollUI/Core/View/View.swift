/// A result builder that combines the statements of a closure into a view.
@resultBuilder public struct ViewBuilder {}

/// A part of the user interface, described by a value.
///
/// View values are temporary: after the evaluation of `body` only the element that the framework keeps for the view
/// persists, with its state.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content of the view. It is evaluated again when state, environment values or geometry that it has read change.
  @ViewBuilder var body: Body { get }
  /// The kind of the view: implemented by the framework, or with a `body`. Programs use the default.
  static var elementKind: ElementKind { get }
}

extension View {
  /// The kind of a view with a `body`: the default of `View`.
  public static var elementKind: ElementKind { ElementKind() }
}

extension Never: View {
  /// Not callable: `Never` has no values.
  public var body: Never { preconditionFailure("Never has no body") }
}

extension View where Body == Never {
  /// Not callable: a view that the framework draws itself has no body.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the framework; its body can't be read") }
}

/// A view that the framework implements with an element of its own.
@MainActor package protocol PrimitiveView: View where Body == Never {
  /// Creates the element of `view`.
  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self>
  /// The type of the element.
  static var element: ViewElement<Self>.Type { get }
  /// True if views of this type add their own rows to the enclosing lazy list; false by default.
  static var providesRows: Bool { get }
}

extension PrimitiveView {
  /// The kind of a view that the framework implements.
  public static var elementKind: ElementKind { ElementKind(primitive: self) }

  package static var providesRows: Bool { false }

  package static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    element.init(view, context)
  }
}
