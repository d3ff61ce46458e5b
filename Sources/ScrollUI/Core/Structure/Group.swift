/// Combines several views without a container. A modifier applies to each of them, and the enclosing container arranges
/// them individually.
public struct Group<Content: View> {
  let content: Content

  /// Creates a group of the views in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, PrimitiveView {
  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    DelegatingElement(view, context, content: \.content)
  }
}
