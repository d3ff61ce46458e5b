/// Reads the views of a `ViewBuilder` closure without building them.
@MainActor package enum StructuralParts {
  /// The views of a closure with several statements; the view itself of a closure with a single statement.
  package static func views<Content: View>(of content: Content) -> [AnyView] {
    guard let tuple = content as? any TupleOfViews else { return [AnyView(content)] }
    var views: [AnyView] = []
    tuple.forEachPart { part, _ in views.append(AnyView(part)) }
    return views
  }
}

/// A `TupleView` of any views.
@MainActor protocol TupleOfViews: StructuralView {}

extension TupleView: TupleOfViews {}
