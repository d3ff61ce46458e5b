/// A view that consists of other views, such as `Group`, `ForEach` or the `TupleView` of a view builder.
///
/// Containers that search for rows, tabs or traits decompose such a view by its type and its parts, without the
/// evaluation of a body or the creation of an element. A new structural view conforms to this protocol alone.
@MainActor package protocol StructuralView: PrimitiveView {
  /// The types of the views that a container sees in place of this view.
  static var partTypes: [any View.Type] { get }
  /// Calls `body` with each part, in order. `step` identifies the part among its siblings; nil for an only part.
  func forEachPart(_ body: (any View, _ step: AnyHashable?) -> Void)
  /// The view type, if it is a `ModifiedView`; otherwise nil.
  static var modified: (any ModifiedView.Type)? { get }
}

extension StructuralView {
  /// The kind of a view that the framework implements and that consists of views.
  public static var elementKind: ElementKind { ElementKind(primitive: self, structural: self) }

  package static var modified: (any ModifiedView.Type)? { nil }
}

/// A view with a modifier: `ModifiedContent`.
@MainActor package protocol ModifiedView: StructuralView {
  associatedtype Content: View
  associatedtype Modifier: ViewModifier
  /// The modified view.
  var content: Content { get }
  /// The modifier.
  var modifier: Modifier { get }
}

extension ModifiedView {
  package static var modified: (any ModifiedView.Type)? { self }

  package static var partTypes: [any View.Type] { [Content.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) { body(content, nil) }

  /// True if `test` holds for the type of a modifier on the view. The outermost modifier is tested first.
  static func hasModifier(where test: (any ViewModifier.Type) -> Bool) -> Bool {
    test(Modifier.self) || Content.elementKind.structural?.modified?.hasModifier(where: test) == true
  }

  /// The first result of `read` that is not nil for the modifiers on the view, from the outermost inwards; nil if all
  /// are nil.
  func firstModifierValue<Value>(_ read: (any ViewModifier) -> Value?) -> Value? {
    read(modifier) ?? (content as? any ModifiedView)?.firstModifierValue(read)
  }
}

extension ModifiedContent: StructuralView, ModifiedView where Content: View, Modifier: ViewModifier {}

extension EmptyView: StructuralView {
  package static var partTypes: [any View.Type] { [] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) {}
}

extension Optional: StructuralView where Wrapped: View {
  package static var partTypes: [any View.Type] { [Wrapped.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) {
    if let content = self { body(content, nil) }
  }
}
