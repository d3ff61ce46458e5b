/// The element of a modifier that does not change the nodes of its content.
class PassThroughElement<Content: View, Modifier: ViewModifier>: ViewElement<ModifiedContent<Content, Modifier>> {
  final var child: ViewElement<Content>?

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, in: childContext)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    super.update(view)
    child?.update(view.content)
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }

  override var viewName: String { typeName(Modifier.self) }
}
