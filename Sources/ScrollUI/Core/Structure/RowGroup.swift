/// Views that the body of a view contributes to the enclosing list as rows of their own.
///
/// A list takes the body of a view apart only if its type shows that it has rows: with a `ForEach`, a `Section` or this group. Outside of
/// lists it is a `Group`.
package struct RowGroup<Content: View> {
  let content: Content

  /// Creates a group of the views in `content`.
  nonisolated package init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension RowGroup: View, DelegatingView {
  var target: Content { content }
}

extension RowGroup: StructuralView {
  package static var providesRows: Bool { true }

  package static var partTypes: [any View.Type] { [Content.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) { body(content, nil) }
}
