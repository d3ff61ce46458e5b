import Engine

/// An outline that can be filled and stroked, and that takes whatever size it is offered.
@MainActor @preconcurrency public protocol Shape: Sendable, View {
  /// The outline in the terms of the renderer.
  nonisolated var outline: ShapePath { get }
}

/// An outline that a shape describes. Opaque for now: shapes are those that the library has.
public struct ShapePath: Sendable {
  let outline: ShapeOutline
}

extension Shape {
  /// A shape by itself is filled with the style of the text around.
  public var body: some View { FilledShape(shape: self, style: ForegroundStyle(), drawing: .fill) }
}

/// How the corners of a rounded rectangle run into its sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// A rectangle of the size it is given.
public struct Rectangle {
  nonisolated public init() {}
}

extension Rectangle: Shape {
  nonisolated public var outline: ShapePath { ShapePath(outline: .rectangle) }
}

/// A rectangle with round corners.
public struct RoundedRectangle {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  /// The radius is in points; infinity makes the corners as round as there is room. Both styles draw circular corners.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    func radius(_ value: CGFloat) -> CGFloat { Limits.limit(value, "the corner size of a RoundedRectangle") ?? 0 }
    self.cornerSize = CGSize(width: radius(cornerSize.width), height: radius(cornerSize.height))
    self.style = style
  }
}

extension RoundedRectangle: Shape {
  nonisolated public var outline: ShapePath {
    ShapePath(outline: .roundedRectangle(radius: min(cornerSize.width, cornerSize.height)))
  }
}

/// The largest circle in the middle of the rectangle that it is given.
public struct Circle {
  nonisolated public init() {}
}

extension Circle: Shape {
  nonisolated public var outline: ShapePath { ShapePath(outline: .circle) }
}

/// A shape with a style.
struct FilledShape<Outline: Shape, Style: ShapeStyle> {
  let shape: Outline
  let style: Style
  let drawing: ShapeDrawing

  init(shape: Outline, style: Style, drawing: ShapeDrawing) {
    self.shape = shape
    self.style = style
    self.drawing = drawing
  }
}

extension FilledShape: LeafView {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> ShapeNode {
    ShapeNode(outline: shape.outline.outline, drawing: drawing, color: style.color(in: environment))
  }

  func updateNode(_ node: ShapeNode, _ environment: EnvironmentValues) {
    node.outline = shape.outline.outline
    node.drawing = drawing
  }

  func attributes(in environment: EnvironmentValues) -> ColorVector { ColorVector(style.color(in: environment)) }
  func apply(_ attributes: ColorVector, to node: ShapeNode) { node.color = attributes.color }
}

nonisolated extension Shape {
  /// The shape's inside in `style`.
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    FilledShape(shape: self, style: style, drawing: .fill)
  }

  /// The shape's inside in the style of the text around.
  public func fill() -> some View { fill(ForegroundStyle()) }

  /// A line along the shape's outline, half of it outside.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    FilledShape(shape: self, style: style, drawing: .stroke(lineWidth: Limits.length(lineWidth, "lineWidth")))
  }

  public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(ForegroundStyle(), lineWidth: lineWidth) }

  /// A line inside the shape's outline.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    FilledShape(shape: self, style: style, drawing: .innerStroke(lineWidth: Limits.length(lineWidth, "lineWidth")))
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
