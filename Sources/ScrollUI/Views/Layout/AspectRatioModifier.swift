import Engine

/// The scaling of a view with a given aspect ratio in space with a different ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The whole view fits inside the space.
  case fit
  /// The view covers the whole space and can extend beyond its edges.
  case fill
}

/// Proposes a size of a given ratio to its content. A nil `ratio` is that of the content's ideal size.
struct AspectRatioModifier: NodeModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  nonisolated init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { Limits.ratio($0, "aspectRatio") }
    self.contentMode = contentMode
  }

  func makeNode(_ environment: EnvironmentValues) -> AspectRatioNode {
    AspectRatioNode(ratio: ratio, fills: contentMode == .fill)
  }

  func updateNode(_ node: AspectRatioNode, _ environment: EnvironmentValues) {
    if (node.ratio == nil) != (ratio == nil) { node.ratio = ratio }
    node.fills = contentMode == .fill
  }

  func attributes(in environment: EnvironmentValues) -> CGFloat { ratio ?? 1 }

  func apply(_ attributes: CGFloat, to node: AspectRatioNode) {
    // A spring can overshoot below zero, and a ratio has to be positive.
    if ratio != nil { node.ratio = max(0.001, attributes) }
  }
}

nonisolated extension View {
  /// Proposes a size with the given aspect ratio to this view.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width divided by height; nil is the ratio of the view's ideal size. A ratio that is not
  ///     positive and finite counts as nil, with a warning.
  ///   - contentMode: `.fit` stays inside of the proposed size, `.fill` covers it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Proposes a size with the ratio `aspectRatio.width / aspectRatio.height` to this view.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit inside of its proposed size, with the ratio of its ideal size.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales the view to cover its proposed size, with the ratio of its ideal size.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
