/// Several views, one after the other, as a builder makes them of several statements.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)

  nonisolated init(_ content: (repeat each Content)) { self.content = content }
}

/// What the tuple's element needs without naming the pack.
@MainActor protocol TupleContent {
  func makeChildren(in context: ElementContext) -> [Element]
  func update(_ children: [Element])
}

extension TupleView: View, PrimitiveView, TupleContent {
  public typealias Body = Never

  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    TupleElement(view, context)
  }

  func makeChildren(in context: ElementContext) -> [Element] {
    var children: [Element] = []
    repeat children.append(ScrollUI.makeElement(each content, in: context))
    return children
  }

  func update(_ children: [Element]) {
    var index = 0
    func updateNext<Child: View>(_ view: Child) {
      unsafeDowncast(children[index], to: ViewElement<Child>.self).update(view)
      index += 1
    }
    repeat updateNext(each content)
  }
}

/// Children in fixed positions.
final class TupleElement<Tuple: View & TupleContent>: ViewElement<Tuple> {
  private var children: [Element] = []

  override init(_ view: Tuple, _ context: ElementContext) {
    super.init(view, context)
    children = view.makeChildren(in: childContext)
  }

  override func update(_ view: Tuple) {
    super.update(view)
    view.update(children)
  }

  override var arrangesChildren: Bool { true }

  override func forEachChild(_ body: (Element) -> Void) { children.forEach(body) }
}
