/// The views of several statements in a `ViewBuilder`, in order.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)

  nonisolated init(_ content: (repeat each Content)) { self.content = content }
}

/// The interface of a `TupleView` for its element, without the parameter pack.
@MainActor protocol TupleContent {
  /// Creates the elements of the views, in order.
  func makeChildren(in context: ElementContext) -> [Element]
  /// Updates the elements of the views, in order.
  func update(_ children: [Element])
}

extension TupleView: View, PrimitiveView, TupleContent {
  package static var element: ViewElement<Self>.Type { TupleElement.self }

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

/// The element of a `TupleView`: its children have fixed types and positions.
final class TupleElement<Tuple: View & TupleContent>: ViewElement<Tuple> {
  private var children: [Element] = []

  required init(_ view: Tuple, _ context: ElementContext) {
    super.init(view, context)
    kinds = .arrangesChildren
    children = view.makeChildren(in: childContext)
  }

  override func update(_ view: Tuple) {
    super.update(view)
    view.update(children)
  }

  override func forEachChild(_ body: (Element) -> Void) { children.forEach(body) }
}

extension TupleView: StructuralView {
  package static var isTuple: Bool { true }

  package static var partTypes: [any View.Type] {
    var types: [any View.Type] = []
    repeat types.append((each Content).self)
    return types
  }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) {
    var position = 0
    for part in repeat each content {
      body(part, AnyHashable(position))
      position += 1
    }
  }
}
