import Engine

/// Shows the first view with an ideal size that fits into the proposed size, or the last view if no view fits.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Text("a long title")
///   Text("short")
/// }
/// ```
///
/// All views exist and keep their state after a switch. Only the chosen view is drawn and hit-tested.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates the container. A view has to fit along `axes`.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, ContainerView {
  func makeNode(_ environment: EnvironmentValues) -> FirstFitNode { FirstFitNode(axes: axes) }
  func updateNode(_ node: FirstFitNode, _ environment: EnvironmentValues) { node.axes = axes }
}
