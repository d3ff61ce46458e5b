/// The element of a wrapper view that only shows its content.
final class DelegatingElement<Wrapper: View, Content: View>: ViewElement<Wrapper> {
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

  override var onlyChild: Element? { child }
}
