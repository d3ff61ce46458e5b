import Engine

/// Sets the shape of a view for hit testing.
struct ContentShapeModifier<Outline: Shape> {
  let shape: Outline
  let isEOFilled: Bool
}

extension ContentShapeModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> ContentShapeNode {
    let shape = shape
    return ContentShapeNode(rule: isEOFilled ? .evenOdd : .nonzero) { shape.path(in: $0).vector }
  }

  func updateNode(_ node: ContentShapeNode, _ environment: EnvironmentValues) {
    let shape = shape
    node.rule = isEOFilled ? .evenOdd : .nonzero
    node.makePath = { shape.path(in: $0).vector }
  }
}

nonisolated extension View {
  /// Hides this view. It keeps its space, is not drawn and receives no input.
  public func hidden() -> some View { modifier(NodeValueModifier { HiddenNode() }) }

  /// Enables or disables hit testing of this view. Input passes through a disabled view to the view behind it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(NodeValueModifier(enabled, { HitTestingNode(isEnabled: $0) }, set: { $0.isEnabled = $1 }))
  }

  /// Sets the hit area of this view: all of `shape`, including transparent parts. The area outside of `shape` is not
  /// hit.
  ///
  /// `eoFill` selects the even-odd rule instead of the non-zero rule.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
  }
}
