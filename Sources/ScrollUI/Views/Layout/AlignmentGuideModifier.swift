import Engine

/// Sets the position of an alignment guide. A non-finite value counts as 0, with a warning.
struct AlignmentGuideModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  init(key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.computeValue = { Limits.distance(computeValue($0), "an alignment guide") }
  }
}

extension AlignmentGuideModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> AlignmentGuideNode {
    AlignmentGuideNode(key: key, compute: computeValue)
  }

  func updateNode(_ node: AlignmentGuideNode, _ environment: EnvironmentValues) {
    node.setGuide(key, compute: computeValue)
  }
}

nonisolated extension View {
  /// Sets the position of the view's guide `g`, in points from its leading edge.
  ///
  /// Containers that align their views by `g` use the value; the remaining guides keep their positions.
  ///
  /// ```swift
  /// Text("indented").alignmentGuide(.leading) { dimensions in dimensions[.leading] - 8 }
  /// ```
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Receives the view's size and its guides before this modifier.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets the position of the view's guide `g`, in points from its top edge.
  ///
  /// Containers that align their views by `g` use the value; the remaining guides keep their positions.
  ///
  /// ```swift
  /// Text("low").alignmentGuide(.top) { dimensions in dimensions.height / 2 }
  /// ```
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Receives the view's size and its guides before this modifier.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}
