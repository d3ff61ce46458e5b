import Geometry

/// One drawing step, in window coordinates: points, y down, not yet rounded to pixels.
///
/// What is rare and large is kept apart, so that a list of rectangles and text stays small.
///
/// Colours carry every opacity above them already. `clip` sets the clip for the steps after it; the rectangle is already
/// intersected with the clips of all ancestors, so the renderer keeps no stack.
package enum DrawCommand: Hashable, Sendable {
  /// What follows is drawn inside the rectangle only; before the first of these, inside the window. `CGRect.infinite` stands for
  /// the whole window.
  case clip(CGRect)
  case rectangle(CGRect, RGBAColor)
  /// A filled rectangle with circular corners; the radius is at most half the shorter side. A circle is one of these.
  case roundedRectangle(CGRect, radius: CGFloat, RGBAColor)
  /// The band of `lineWidth` points inside the edge of a rounded rectangle (radius 0: a rectangular frame).
  case roundedFrame(CGRect, radius: CGFloat, lineWidth: CGFloat, RGBAColor)
  /// One run of text; `origin` is the left end of its baseline.
  case text(TextRun, origin: CGPoint, RGBAColor)
  /// A filled path; the transform leads from the path's coordinates to those of the list.
  indirect case path(VectorPath, rule: VectorPath.Rule, Paint, CGAffineTransform)
  /// A part of an image, in pixels of the image, drawn in a rectangle of the transform's coordinates.
  indirect case image(ImageHandle, ImageDrawing)
  /// A picture that is drawn by itself and then laid over what is behind.
  indirect case layer(Layer)
}
