/// A drawing step, in window coordinates: points, y down, not rounded to pixels.
///
/// Rare and large payloads are `indirect`, so that a list of rectangles and text stays small.
///
/// Colors include the opacity of all ancestors. `clip` sets the clip for the commands after it; the rectangle is
/// intersected with the clips of all ancestors, so the renderer keeps no stack.
package enum DrawCommand: Hashable, Sendable {
  /// Clips the following commands. Before the first `clip` the window clips. `CGRect.infinite` represents the whole window.
  case clip(CGRect)
  case rectangle(CGRect, RGBAColor)
  /// A filled rectangle with circular corners; the radius is at most half of the shorter side. Circles are drawn by this command.
  case roundedRectangle(CGRect, radius: CGFloat, RGBAColor)
  /// The band of `lineWidth` points inside the edge of a rounded rectangle (radius 0: a rectangular frame).
  case roundedFrame(CGRect, radius: CGFloat, lineWidth: CGFloat, RGBAColor)
  /// A run of text; `origin` is the left end of its baseline.
  case text(TextRun, origin: CGPoint, RGBAColor)
  /// A filled path; the transform leads from the path's coordinates to those of the `DisplayList`.
  indirect case path(VectorPath, rule: VectorPath.Rule, Paint, CGAffineTransform)
  /// A part of an image, in pixels of the image, drawn in a rectangle of the transform's coordinates.
  indirect case image(ImageHandle, ImageDrawing)
  /// A `Layer`, drawn on its own and then composited with its background.
  indirect case layer(Layer)
}
