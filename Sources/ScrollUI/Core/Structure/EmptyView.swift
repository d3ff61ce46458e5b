/// A view without content or size. A stack adds no spacing for it.
public struct EmptyView {
  /// Creates an empty view.
  nonisolated public init() {}
}

extension EmptyView: View, PrimitiveView {
  static func makeElement(_ view: EmptyView, in context: ElementContext) -> ViewElement<EmptyView> {
    ViewElement(view, context)
  }
}
