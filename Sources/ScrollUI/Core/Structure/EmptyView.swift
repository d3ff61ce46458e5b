/// A view without content or size. A stack adds no spacing for it.
public struct EmptyView {
  /// Creates an empty view.
  nonisolated public init() {}
}

extension EmptyView: View, PrimitiveView {
  package static var element: ViewElement<EmptyView>.Type { ViewElement.self }
}
