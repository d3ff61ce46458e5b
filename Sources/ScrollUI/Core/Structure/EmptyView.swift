/// A view without content or size. A stack adds no spacing for it.
public struct EmptyView {
  /// Creates an empty view.
  nonisolated public init() {}
}

extension EmptyView: View, PrimitiveView {
  package static var element: ViewElement<EmptyView>.Type { ViewElement.self }
}

extension EmptyView: StructuralView {
  package static var partTypes: [any View.Type] { [] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) {}
}
