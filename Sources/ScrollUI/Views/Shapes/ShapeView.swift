/// A view that draws a shape, and to which further drawings of the same shape can be added.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.orange, lineWidth: 4)
/// ```
public protocol ShapeView<Content>: View {
  /// The type of `shape`.
  associatedtype Content: Shape
  /// The shape, in the bounds of the view.
  nonisolated var shape: Content { get }
}

extension FilledShape: ShapeView {}

/// A drawing of `shape` that is made of other views.
struct DrawnShape<Content: Shape, Drawing: View> {
  let shape: Content
  let drawing: Drawing
}

extension DrawnShape: ShapeView {
  var body: some View { drawing }
}

nonisolated extension ShapeView {
  /// Fills the shape with `style`, over this view.
  ///
  /// - Parameters:
  ///   - style: The style of the interior.
  ///   - fillStyle: Selects the non-zero or the even-odd rule for paths that cross themselves.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    adding(shape.fill(style, style: fillStyle))
  }

  /// Draws a line centered on the shape's outline, over this view. `antialiased` has no effect: edges are smooth.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    adding(shape.stroke(style, lineWidth: lineWidth))
  }

  /// Draws a line with caps, joins and dashes centered on the shape's outline, over this view. `antialiased` has no effect: edges are smooth.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    adding(shape.stroke(style, style: stroke))
  }

  private func adding<Drawing: View>(_ drawing: Drawing) -> some ShapeView<Content> {
    DrawnShape(shape: shape, drawing: overlay { drawing })
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Draws a line inside of the shape's outline, over this view. `antialiased` has no effect: edges are smooth.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    DrawnShape(shape: shape, drawing: overlay { shape.strokeBorder(style, lineWidth: lineWidth) })
  }

  /// Draws a line with caps, joins and dashes inside of the shape's outline, over this view. `antialiased` has no effect: edges are smooth.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    DrawnShape(shape: shape, drawing: overlay { shape.strokeBorder(style, style: stroke) })
  }
}
