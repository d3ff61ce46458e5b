import Engine

/// An outline that can be filled and stroked.
///
/// ```swift
/// struct Diamond: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { $0.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
///                         CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY)]) }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol Shape: Animatable, Sendable, View {
  /// The outline in `rect`, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size of the shape for a proposal, in points. The default is the proposed size, 10 points along an axis without
  /// a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline that the renderer draws without a path. Programs use the default, nil.
  nonisolated var _outline: _ShapeOutline? { get }
}

/// An outline that the renderer draws without a path, for any size.
public struct _ShapeOutline: Sendable {
  let outline: ShapeOutline
}

extension Shape {
  /// The proposed size, 10 points along an axis without a proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    ShapeOutline.rectangle.size(for: proposal)
  }

  /// Nil: the shape has a path.
  nonisolated public var _outline: _ShapeOutline? { nil }

  /// The shape, filled with the foreground style.
  public var body: some View { FilledShape(shape: self, style: ForegroundStyle(), drawing: .fill) }
}

/// A shape that can be reduced by a distance from its edge.
@MainActor @preconcurrency public protocol InsettableShape: Shape {
  /// The type of the reduced shape.
  associatedtype InsetShape: InsettableShape
  /// The shape reduced by `amount` points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// An insettable shape whose inset form has the path of a smaller rectangle; corner radii stay the same.
protocol SimplyInsetShape: InsettableShape {}

extension SimplyInsetShape {
  /// The shape reduced by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> ScrollUI.InsetShape<Self> {
    ScrollUI.InsetShape(base: self, amount: amount)
  }
}

/// A shape that the renderer draws without a path.
protocol OutlinedShape: Shape {
  /// The outline of the shape, for any size.
  nonisolated var outline: ShapeOutline { get }
}

extension OutlinedShape {
  /// The shape's own outline.
  nonisolated public var _outline: _ShapeOutline? { _ShapeOutline(outline: outline) }
}

extension Path: Shape {
  /// The path itself, independent of `rect`.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

/// A shape drawn in a rectangle that is reduced on each side.
public struct InsetShape<Base: Shape>: InsettableShape {
  private(set) var base: Base
  let amount: CGFloat

  nonisolated init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  /// The outline of the base shape in the reduced rectangle, which is never smaller than empty.
  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)))
  }

  /// The size of the base shape.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape reduced by a further `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> InsetShape<Base> {
    InsetShape(base: base, amount: self.amount + amount)
  }

  /// The values of the base shape.
  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// The part of a shape's outline between two fractions of its length.
struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  var from: CGFloat
  var to: CGFloat

  nonisolated init(base: Base, from: CGFloat, to: CGFloat) {
    self.base = base
    self.from = from
    self.to = to
  }

  /// The trimmed outline of the base shape.
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }

  /// The size of the base shape.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// Both fractions, so that a trimmed shape animates.
  nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(from, to) }
    set { (from, to) = (newValue.first, newValue.second) }
  }
}

/// A shape with a style: filled, stroked, or stroked inside of the outline.
struct FilledShape<Outline: Shape, Style: ShapeStyle> {
  let shape: Outline
  let style: Style
  let drawing: ShapeDrawing
  var rule = VectorPath.Rule.nonzero
}

extension FilledShape: LeafView {
  typealias Attributes = AnimatablePair<Outline.AnimatableData, ColorVector>

  func makeNode(_ environment: EnvironmentValues) -> ShapeNode {
    let node = ShapeNode(outline: .rectangle, drawing: drawing, color: style.color(in: environment))
    show(shape.resolved(in: environment), on: node)
    node.show(style.resolvedStyle(in: environment))
    node.rule = rule
    return node
  }

  func updateNode(_ node: ShapeNode, _ environment: EnvironmentValues) {
    if dependsOnContainer { show(shape.resolved(in: environment), on: node) }
    node.drawing = drawing
    node.show(style.resolvedStyle(in: environment))
    node.rule = rule
  }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    AnimatablePair(shape.animatableData, ColorVector(style.color(in: environment)))
  }

  func apply(_ attributes: Attributes, to node: ShapeNode) {
    node.color = attributes.second.color
    guard !dependsOnContainer else { return }
    var shape = shape
    shape.animatableData = attributes.first
    show(shape, on: node)
  }

  private var dependsOnContainer: Bool { Outline.self == ContainerRelativeShape.self }

  @MainActor private func show(_ shape: Outline, on node: ShapeNode) {
    if let outline = shape._outline?.outline {
      node.outline = outline
      return node.setPath(nil)
    }
    node.setPath({ shape.path(in: $0).vector }, size: { Limits.shapeSize(shape.sizeThatFits($0), proposed: $0) })
  }
}

nonisolated extension Shape {
  /// Fills the shape with `style`.
  ///
  /// - Parameters:
  ///   - style: The style of the interior.
  ///   - fillStyle: Selects the non-zero or the even-odd rule for paths that cross themselves.
  public func fill<Style: ShapeStyle>(_ style: Style, style fillStyle: FillStyle = FillStyle())
    -> some ShapeView<Self>
  {
    FilledShape(shape: self, style: style, drawing: .fill, rule: fillStyle.rule)
  }

  /// Fills the shape with the foreground style, according to the rule of `style`.
  public func fill(style: FillStyle) -> some ShapeView<Self> { fill(ForegroundStyle(), style: style) }

  /// Fills the shape with the foreground style.
  public func fill() -> some ShapeView<Self> { fill(ForegroundStyle()) }

  /// Draws a line centered on the shape's outline. Half of its width lies outside.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some ShapeView<Self> {
    FilledShape(shape: self, style: style, drawing: .stroke(lineWidth: Limits.length(lineWidth, "lineWidth")))
  }

  /// The line centered on the shape's outline, as a shape: `Circle().stroke(lineWidth: 5).scale(0.5)`.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Draws a line with caps, joins and dashes centered on the shape's outline.
  public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some ShapeView<Self> {
    DrawnShape(
      shape: self, drawing: FilledShape(shape: StrokedShape(base: self, stroke: stroke), style: style, drawing: .fill))
  }

  /// The line with caps, joins and dashes centered on the shape's outline, as a shape.
  public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(base: self, stroke: style) }

  /// The part of the outline between two fractions of its length, in 0…1. Changes animate.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, from: startFraction, to: endFraction)
  }

  /// Draws a line inside of the shape's outline. `lineWidth` is in points.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some ShapeView<Self> {
    FilledShape(shape: self, style: style, drawing: .innerStroke(lineWidth: Limits.length(lineWidth, "lineWidth")))
  }

  /// Draws a line with the foreground style inside of the shape's outline.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

nonisolated extension InsettableShape {
  /// Draws a line with caps, joins and dashes inside of the shape's outline. `antialiased` has no effect: edges are smooth.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    let outline = StrokedShape(base: inset(by: stroke.lineWidth / 2), stroke: stroke)
    return DrawnShape(shape: self, drawing: FilledShape(shape: outline, style: style, drawing: .fill))
  }

  /// Draws a line with the foreground style and with caps, joins and dashes inside of the shape's outline. `antialiased` has no
  /// effect: edges are smooth.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

/// The outline of a stroked shape, as a shape.
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

  /// The line, which the renderer draws without a path if it is plain.
  var body: some View {
    if stroke == StrokeStyle(lineWidth: stroke.lineWidth) {
      base.stroke(ForegroundStyle(), lineWidth: stroke.lineWidth)
    } else {
      FilledShape(shape: self, style: ForegroundStyle(), drawing: .fill)
    }
  }
}
