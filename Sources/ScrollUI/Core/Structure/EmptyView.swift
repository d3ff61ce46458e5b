/// A view with nothing in it: it takes no place, not even a stack's spacing.
public struct EmptyView {
  nonisolated public init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never

  static func makeElement(_ view: EmptyView, in context: ElementContext) -> ViewElement<EmptyView> {
    ViewElement(view, context)
  }
}
