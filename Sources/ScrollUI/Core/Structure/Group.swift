/// Combines several views without a container. A modifier applies to each of them, and the enclosing container arranges
/// them individually.
public struct Group<Content: View> {
  let content: Content

  /// Creates a group of the views in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, PrimitiveView {
  /// Has no body: the content's views are shown in the enclosing container.
  public typealias Body = Never

  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    PassThroughElement(view, context, content: \.content)
  }
}

/// The element of a wrapper view that only shows its content.
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
