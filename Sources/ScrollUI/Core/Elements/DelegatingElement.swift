/// A primitive view that shows its `target`.
@MainActor protocol DelegatingView: PrimitiveView {
  associatedtype Target: View
  /// The view inside.
  var target: Target { get }
}

extension DelegatingView {
  package static var element: ViewElement<Self>.Type { DelegatingElement.self }
}

/// The element of a `DelegatingView`.
final class DelegatingElement<Wrapper: DelegatingView>: ParentElement<Wrapper, Wrapper.Target> {
  required init(_ view: Wrapper, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.target, in: childContext)
  }

  override func update(_ view: Wrapper) {
    super.update(view)
    child?.update(view.target)
  }
}
