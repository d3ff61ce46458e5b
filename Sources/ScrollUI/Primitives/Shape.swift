import Engine
import Graphics

/// An outline that can be filled and stroked.
@MainActor @preconcurrency public protocol Shape: Animatable, Sendable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size of the shape for a proposal, in points. By default all that is proposed, and 10 points along an axis without a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    ShapeOutline.rectangle.size(for: proposal)
  }

  /// A shape by itself is filled with the style of the text around.
  public var body: some View { FilledShape(shape: self, style: ForegroundStyle(), drawing: .fill) }
}

/// A shape that can be made smaller by a distance from its edge.
@MainActor @preconcurrency public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that the renderer draws without a path.
protocol OutlinedShape {
  var outline: ShapeOutline { get }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

/// A shape drawn in a rectangle that is smaller by a distance.
public struct InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  nonisolated init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)))
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  nonisolated public func inset(by amount: CGFloat) -> InsetShape<Base> {
    InsetShape(base: base, amount: self.amount + amount)
  }
}

/// A part of a shape's outline, by its length.
public struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  var from: CGFloat
  var to: CGFloat

  nonisolated init(base: Base, from: CGFloat, to: CGFloat) {
    self.base = base
    self.from = from
    self.to = to
  }

  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(from, to) }
    set { (from, to) = (newValue.first, newValue.second) }
  }
}

/// A shape with a style.
struct FilledShape<Outline: Shape, Style: ShapeStyle> {
  let shape: Outline
  let style: Style
  let drawing: ShapeDrawing
  var rule = VectorPath.Rule.nonzero
}

extension FilledShape: LeafView {
  typealias Body = Never
  typealias Attributes = AnimatablePair<Outline.AnimatableData, ColorVector>

  func makeNode(_ environment: EnvironmentValues) -> ShapeNode {
    let node = ShapeNode(outline: simpleOutline ?? .rectangle, drawing: drawing, color: style.color(in: environment))
    show(shape, on: node)
    node.show(style.look(in: environment))
    node.rule = rule
    return node
  }

  func updateNode(_ node: ShapeNode, _ environment: EnvironmentValues) {
    if let simpleOutline { node.outline = simpleOutline }
    node.drawing = drawing
    node.show(style.look(in: environment))
    node.rule = rule
  }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    AnimatablePair(shape.animatableData, ColorVector(style.color(in: environment)))
  }

  func apply(_ attributes: Attributes, to node: ShapeNode) {
    var shape = shape
    shape.animatableData = attributes.first
    show(shape, on: node)
    node.color = attributes.second.color
  }

  private var simpleOutline: ShapeOutline? { (shape as? any OutlinedShape)?.outline }

  @MainActor private func show(_ shape: Outline, on node: ShapeNode) {
    guard simpleOutline == nil else { return node.setPath(nil) }
    node.setPath({ shape.path(in: $0).vector }, size: { Limits.shapeSize(shape.sizeThatFits($0), proposed: $0) })
  }
}

nonisolated extension Shape {
  /// The shape's inside in `style`; `fillStyle` says where paths that cross themselves are inside.
  public func fill<Style: ShapeStyle>(_ style: Style, style fillStyle: FillStyle = FillStyle()) -> some View {
    FilledShape(shape: self, style: style, drawing: .fill, rule: fillStyle.rule)
  }

  /// The shape's inside in the style of the text around.
  public func fill(style: FillStyle) -> some View { fill(ForegroundStyle(), style: style) }

  /// The shape's inside in the style of the text around.
  public func fill() -> some View { fill(ForegroundStyle()) }

  /// A line along the shape's outline, half of it outside.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    FilledShape(shape: self, style: style, drawing: .stroke(lineWidth: Limits.length(lineWidth, "lineWidth")))
  }

  public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(ForegroundStyle(), lineWidth: lineWidth) }

  /// A line along the shape's outline with caps, joins and dashes.
  public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some View {
    FilledShape(shape: StrokedShape(base: self, stroke: stroke), style: style, drawing: .fill)
  }

  public func stroke(style: StrokeStyle) -> some View { stroke(ForegroundStyle(), style: style) }

  /// The part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, from: startFraction, to: endFraction)
  }

  /// A line inside the shape's outline.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    FilledShape(shape: self, style: style, drawing: .innerStroke(lineWidth: Limits.length(lineWidth, "lineWidth")))
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// The line along a shape's outline, as a shape.
struct StrokedShape<Base: Shape>: Shape {
  var base: Base
  let stroke: StrokeStyle

  nonisolated init(base: Base, stroke: StrokeStyle) {
    self.base = base
    self.stroke = stroke
  }

  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(stroke) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  nonisolated var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
