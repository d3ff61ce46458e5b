/// The part of an `ImageHandle` that is drawn until the pixels of a sharper image are decoded.
package struct ImageStandIn: Sendable {
  package let image: ImageHandle
  /// The part that shows the whole of the sharper image, in pixels of `image`.
  package let source: CGRect

  package init(image: ImageHandle, source: CGRect) {
    self.image = image
    self.source = source
  }

  /// The drawing of the stand-in for a drawing of `original`.
  package func drawing(for drawing: ImageDrawing, of original: ImageHandle) -> ImageDrawing {
    var drawing = drawing
    let (across, down) = (source.width / original.pixelSize.width, source.height / original.pixelSize.height)
    drawing.source = CGRect(
      x: source.minX + drawing.source.minX * across, y: source.minY + drawing.source.minY * down,
      width: drawing.source.width * across, height: drawing.source.height * down)
    return drawing
  }
}
