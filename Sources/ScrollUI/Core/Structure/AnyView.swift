/// A view whose type is hidden. Showing a view of another type in its place makes a new view with new state.
public struct AnyView {
  let content: any View

  nonisolated public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never

  static func makeElement(_ view: AnyView, in context: ElementContext) -> ViewElement<AnyView> {
    AnyViewElement(view, context)
  }
}

final class AnyViewElement: ViewElement<AnyView> {
  private var child: Element?
  private var childType = ObjectIdentifier(Never.self)

  override init(_ view: AnyView, _ context: ElementContext) {
    super.init(view, context)
    mount(view.content)
  }

  private func mount<Content: View>(_ content: Content) {
    child = makeElement(content, in: childContext)
    childType = ObjectIdentifier(Content.self)
  }

  override func update(_ view: AnyView) {
    super.update(view)
    update(content: view.content)
  }

  private func update<Content: View>(content: Content) {
    if childType == ObjectIdentifier(Content.self), let child {
      unsafeDowncast(child, to: ViewElement<Content>.self).update(content)
      return
    }
    let old = child
    child = bringIn(content)
    childType = ObjectIdentifier(Content.self)
    if let old { takeAway(old) }
    nodesDidChange()
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}
