import Engine

/// How a view of a given shape fills room of another one.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the view is inside.
  case fit
  /// No room is left over, and the view stands over the edges.
  case fill
}

struct AspectRatioModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { Limits.ratio($0, "aspectRatio") }
    self.contentMode = contentMode
  }
}

extension AspectRatioModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> AspectRatioNode {
    AspectRatioNode(ratio: ratio, fills: contentMode == .fill)
  }

  func updateNode(_ node: AspectRatioNode, _ environment: EnvironmentValues) {
    if (node.ratio == nil) != (ratio == nil) { node.ratio = ratio }
    node.fills = contentMode == .fill
  }

  func attributes(in environment: EnvironmentValues) -> CGFloat { ratio ?? 1 }

  func apply(_ attributes: CGFloat, to node: AspectRatioNode) {
    // A spring may swing below zero, which is no ratio.
    if ratio != nil { node.ratio = max(0.001, attributes) }
  }
}

nonisolated extension View {
  /// Offers the view a size of the shape `aspectRatio`, width by height. `nil` keeps the shape of the view's ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size of the same shape as `aspectRatio`.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view inside the room there is, in the shape of its ideal size.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales the view so that no room is left over, in the shape of its ideal size.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
