/// Reads the views of a `ViewBuilder` closure without building them.
@MainActor package enum StructuralParts {
  /// The views of a closure with several statements; the view itself of a closure with a single statement.
  package static func views<Content: View>(of content: Content) -> [AnyView] {
    guard Content.elementKind.structural?.isTuple == true else { return [AnyView(content)] }
    var views: [AnyView] = []
    content.structure?.forEachPart { part, _ in views.append(AnyView(part)) }
    return views
  }
}
