import Engine

struct OpacityModifier {
  let opacity: Double

  init(opacity: Double) { self.opacity = Limits.unit(opacity, "opacity") }
}

extension OpacityModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> OpacityNode { OpacityNode(opacity: opacity) }
  func updateNode(_ node: OpacityNode, _ environment: EnvironmentValues) {}

  func attributes(in environment: EnvironmentValues) -> Double { opacity }
  func apply(_ attributes: Double, to node: OpacityNode) { node.opacity = Limits.unit(attributes) }
}

struct ClipModifier {
  init() {}
}

extension ClipModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> ClipNode { ClipNode() }
  func updateNode(_ node: ClipNode, _ environment: EnvironmentValues) {}
}

struct BorderModifier<Style: ShapeStyle> {
  let style: Style
  let width: CGFloat

  init(style: Style, width: CGFloat) {
    self.style = style
    self.width = Limits.length(width, "the width of a border")
  }
}

extension BorderModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> BorderNode {
    BorderNode(color: style.color(in: environment), lineWidth: width)
  }

  func updateNode(_ node: BorderNode, _ environment: EnvironmentValues) {
    node.lineWidth = width
  }

  func attributes(in environment: EnvironmentValues) -> ColorVector { ColorVector(style.color(in: environment)) }
  func apply(_ attributes: ColorVector, to node: BorderNode) { node.color = attributes.color }
}

/// A style that fills whatever room there is, and the safe area around where it meets `edges`.
struct StyleFill<Style: ShapeStyle> {
  let style: Style
  let edges: Edge.Set

  init(style: Style, edges: Edge.Set) {
    self.style = style
    self.edges = edges
  }
}

extension StyleFill: LeafView {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> ShapeNode {
    let node = ShapeNode(outline: .rectangle, drawing: .fill, color: style.color(in: environment))
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: ShapeNode, _ environment: EnvironmentValues) {
    node.safeAreaEdges = edges
    node.show(style.look(in: environment))
  }

  func attributes(in environment: EnvironmentValues) -> ColorVector { ColorVector(style.color(in: environment)) }
  func apply(_ attributes: ColorVector, to node: ShapeNode) { node.color = attributes.color }
}

nonisolated extension View {
  /// Draws the view more faintly: 0 not at all … 1 fully.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }

  /// Cuts off what is drawn outside of the view's rectangle.
  public func clipped(antialiased: Bool = false) -> some View { modifier(ClipModifier()) }

  /// A line inside the view's edge.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(style: content, width: width))
  }

  /// Views behind this one, in its size.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(LayerModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  /// The older form of `background(alignment:content:)`.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(secondary: background, alignment: alignment, isBehind: true))
  }

  /// A style behind this view, and behind the safe area beside those of its edges that meet it.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(LayerModifier(secondary: StyleFill(style: style, edges: edges), alignment: .center, isBehind: true))
  }

  /// The window's background behind this view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// A filled shape behind this view.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let filled = FilledShape(shape: shape, style: style, drawing: .fill, rule: fillStyle.rule)
    return modifier(LayerModifier(secondary: filled, alignment: .center, isBehind: true))
  }

  /// A shape behind this view, filled with the window's background.
  public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Views in front of this one, in its size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(LayerModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  /// The older form of `overlay(alignment:content:)`.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  /// A style in front of this view, and of the safe area beside those of its edges that meet it.
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(LayerModifier(secondary: StyleFill(style: style, edges: edges), alignment: .center, isBehind: false))
  }

  /// A filled shape in front of this view.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let filled = FilledShape(shape: shape, style: style, drawing: .fill, rule: fillStyle.rule)
    return modifier(LayerModifier(secondary: filled, alignment: .center, isBehind: false))
  }
}
