import Engine

/// Content that can be larger than the room there is, and moves.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    showsIndicators = true
  }

  @_disfavoredOverload
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: View, ContainerView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> ScrollNode {
    let node = ScrollNode(axes: axes, showsIndicators: showsIndicators)
    node.indicatorColor = environment.indicatorColor
    return node
  }

  func updateNode(_ node: ScrollNode, _ environment: EnvironmentValues) {
    node.axes = axes
    node.showsIndicators = showsIndicators
    node.indicatorColor = environment.indicatorColor
  }

  func setNodes(_ nodes: [RenderNode], in node: ScrollNode) {
    node.setChildren(ImplicitStack.wrap(nodes, reusing: node.child))
  }
}

extension EnvironmentValues {
  fileprivate var indicatorColor: RGBAColor {
    colorScheme == .dark ? RGBAColor.white.opacity(0.5) : RGBAColor.black.opacity(0.45)
  }
}
