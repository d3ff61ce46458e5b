/// Combines several views without a container. A modifier applies to each of them, and the enclosing container arranges
/// them individually.
public struct Group<Content: View> {
  let content: Content

  /// Creates a group of the views in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, DelegatingView {
  var target: Content { content }
}

extension Group: StructuralView {
  package static var partTypes: [any View.Type] { [Content.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) { body(content, nil) }
}
