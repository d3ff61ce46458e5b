/// Several views treated as one by modifiers, and as themselves by the container: a modifier applies to each.
public struct Group<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, PrimitiveView {
  public typealias Body = Never

  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    DelegatingElement(view, context, content: \.content)
  }
}
