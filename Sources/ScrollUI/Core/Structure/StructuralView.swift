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

extension TupleView: StructuralView {
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

extension Group: StructuralView {
  package static var partTypes: [any View.Type] { [Content.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) { body(content, nil) }
}

extension Optional: StructuralView where Wrapped: View {
  package static var partTypes: [any View.Type] { [Wrapped.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) {
    if let content = self { body(content, nil) }
  }
}

extension _ConditionalContent: StructuralView {
  package static var partTypes: [any View.Type] { [TrueContent.self, FalseContent.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) {
    switch storage {
    case .first(let content): body(content, AnyHashable(true))
    case .second(let content): body(content, AnyHashable(false))
    }
  }
}

/// The content's type is unknown until the element is created. As an element of a `ForEach` the view is a single row.
extension AnyView: StructuralView {
  package static var partTypes: [any View.Type] { [] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) { body(content, nil) }
}

/// Header and footer are not parts: containers that show them handle them separately from the content.
extension Section: StructuralView where Parent: View, Content: View, Footer: View {
  package static var providesRows: Bool { true }

  package static var partTypes: [any View.Type] { [Content.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) { body(content, nil) }
}

extension ForEach: StructuralView where Content: View {
  package static var providesRows: Bool { true }

  package static var partTypes: [any View.Type] { [Content.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) {
    for (id, element) in zip(identities.all(data), data) { body(content(element), AnyHashable(id)) }
  }
}
