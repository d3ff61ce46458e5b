/// A view that hides the type of another view. A change of the hidden type replaces the view and its state.
public struct AnyView {
  let content: any View

  /// Hides the type of `view`. An `AnyView` is not wrapped again.
  nonisolated public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of `view`; the same as `init(_:)`.
  nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: View, PrimitiveView {
  package static var element: ViewElement<AnyView>.Type { AnyViewElement.self }
}

/// The element of an `AnyView`: replaces its child when the hidden type changes.
final class AnyViewElement: ViewElement<AnyView> {
  private var child: Element?
  private var childType = ObjectIdentifier(Never.self)

  required init(_ view: AnyView, _ context: ElementContext) {
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
    child = insertChild(content)
    childType = ObjectIdentifier(Content.self)
    if let old { removeChild(old) }
    nodesDidChange()
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}

/// The content's type is unknown until the element is created. As an element of a `ForEach` the view is a single row.
extension AnyView: StructuralView {
  package static var partTypes: [any View.Type] { [] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) { body(content, nil) }
}
