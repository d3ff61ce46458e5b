import Engine

struct AlignmentGuideModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  init(key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.computeValue = { Limits.distance(computeValue($0), "an alignment guide") }
  }
}

extension AlignmentGuideModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> AlignmentGuideNode {
    AlignmentGuideNode(key: key, compute: computeValue)
  }

  func updateNode(_ node: AlignmentGuideNode, _ environment: EnvironmentValues) {
    node.setGuide(key, compute: computeValue)
  }
}

nonisolated extension View {
  /// Says where the view's guide `g` lies. The closure gets the view's size and the guides it has by itself.
  ///
  /// Containers that line up by this guide follow it; for the others nothing changes.
  ///
  ///     Text("low").alignmentGuide(.top) { dimensions in dimensions.height / 2 }
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Says where the view's guide `g` lies. The closure gets the view's size and the guides it has by itself.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}
