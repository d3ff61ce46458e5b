/// Several views treated as one by modifiers, and as themselves by the container: a modifier applies to each.
public struct Group<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, PrimitiveView {
  public typealias Body = Never

  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    PassThroughElement(view, context, content: \.content)
  }
}

/// An element that only hands on its content.
final class PassThroughElement<Wrapper: View, Content: View>: ViewElement<Wrapper> {
  private let content: (Wrapper) -> Content
  private var child: ViewElement<Content>?

  init(_ view: Wrapper, _ context: ElementContext, content: @escaping (Wrapper) -> Content) {
    self.content = content
    super.init(view, context)
    child = makeElement(content(view), in: childContext)
  }

  override func update(_ view: Wrapper) {
    super.update(view)
    child?.update(content(view))
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}
