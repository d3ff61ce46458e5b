/// A part of the user interface, described by a value.
///
/// A view is thrown away after its body has been read; what persists is the element that the framework keeps in its place.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("Never has no body") }
}

extension View where Body == Never {
  /// A view that the framework draws itself has no body.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the framework; its body can't be read") }
}

/// A view that the framework implements by an element of its own.
@MainActor protocol PrimitiveView: View where Body == Never {
  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self>
}
