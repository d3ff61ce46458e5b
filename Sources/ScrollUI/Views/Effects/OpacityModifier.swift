import Engine

/// Draws its content with `opacity`.
struct OpacityModifier: NodeModifier {
  let opacity: Double

  nonisolated init(opacity: Double) { self.opacity = Limits.unit(opacity, "opacity") }

  func makeNode(_ environment: EnvironmentValues) -> OpacityNode { OpacityNode(opacity: opacity) }
  func attributes(in environment: EnvironmentValues) -> Double { opacity }
  func apply(_ attributes: Double, to node: OpacityNode) { node.opacity = Limits.unit(attributes) }
}

/// Draws a line inside of its content's edges.
struct BorderModifier<Style: ShapeStyle>: NodeModifier {
  let style: Style
  let width: CGFloat

  nonisolated init(style: Style, width: CGFloat) {
    self.style = style
    self.width = Limits.length(width, "the width of a border")
  }

  func makeNode(_ environment: EnvironmentValues) -> BorderNode {
    BorderNode(color: style.color(in: environment), lineWidth: width)
  }

  func updateNode(_ node: BorderNode, _ environment: EnvironmentValues) {
    node.lineWidth = width
  }

  func attributes(in environment: EnvironmentValues) -> ColorVector { ColorVector(style.color(in: environment)) }
  func apply(_ attributes: ColorVector, to node: BorderNode) { node.color = attributes.color }
}

/// A style that fills the available size and extends into the adjacent safe area at `edges`.
struct StyleFill<Style: ShapeStyle> {
  let style: Style
  let edges: Edge.Set
}

extension StyleFill: LeafView {
  func makeNode(_ environment: EnvironmentValues) -> ShapeNode {
    updated(ShapeNode(outline: .rectangle, drawing: .fill, color: style.color(in: environment)), environment)
  }

  func updateNode(_ node: ShapeNode, _ environment: EnvironmentValues) {
    node.safeAreaEdges = edges
    node.show(style.resolvedStyle(in: environment))
  }

  func attributes(in environment: EnvironmentValues) -> ColorVector { ColorVector(style.color(in: environment)) }
  func apply(_ attributes: ColorVector, to node: ShapeNode) { node.color = attributes.color }
}

nonisolated extension View {
  /// Multiplies the view's opacity by `opacity`, a factor in 0…1. The view is drawn as a whole, so that covered parts do not
  /// shine through. A view with the opacity 0 receives no input.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }

  /// Clips the view to its bounds. `antialiased` has no effect.
  public func clipped(antialiased: Bool = false) -> some View { modifier(NodeValueModifier { ClipNode() }) }

  /// Draws a line inside of the view's edges.
  ///
  /// - Parameters:
  ///   - content: The style of the line; a gradient is reduced to its first color.
  ///   - width: In points; 1 unless given.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(style: content, width: width))
  }

  /// Adds views behind this view. They are proposed its size; several views overlap.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(LayerModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  /// Adds a view behind this view; the older form of `background(alignment:content:)`.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(secondary: background, alignment: alignment, isBehind: true))
  }

  /// Fills the area behind this view with `style`. At the given edges it extends into the adjacent safe area.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(LayerModifier(secondary: StyleFill(style: style, edges: edges), alignment: .center, isBehind: true))
  }

  /// Fills the area behind this view with the background color of the window.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Adds a shape behind this view, filled with `style`.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let filled = FilledShape(shape: shape, style: style, drawing: .fill, rule: fillStyle.rule)
    return modifier(LayerModifier(secondary: filled, alignment: .center, isBehind: true))
  }

  /// Adds a shape behind this view, filled with the background color of the window.
  public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Adds views in front of this view. They are proposed its size; several views overlap.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(LayerModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  /// Adds a view in front of this view; the older form of `overlay(alignment:content:)`.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  /// Fills the area in front of this view with `style`. At the given edges it extends into the adjacent safe area.
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(LayerModifier(secondary: StyleFill(style: style, edges: edges), alignment: .center, isBehind: false))
  }

  /// Adds a shape in front of this view, filled with `style`.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let filled = FilledShape(shape: shape, style: style, drawing: .fill, rule: fillStyle.rule)
    return modifier(LayerModifier(secondary: filled, alignment: .center, isBehind: false))
  }
}
