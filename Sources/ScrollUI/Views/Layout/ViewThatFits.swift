import Engine

/// Shows the first of its views whose ideal size fits into the room there is; the last one where none does.
///
///     ViewThatFits(in: .horizontal) {
///       Text("a long title")
///       Text("short")
///     }
///
/// All the views exist and keep their state, so that going over to another one loses nothing; one is seen and hit.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// `axes`: those along which a view has to fit.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, ContainerView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> FirstFitNode { FirstFitNode(axes: axes) }
  func updateNode(_ node: FirstFitNode, _ environment: EnvironmentValues) { node.axes = axes }
}
