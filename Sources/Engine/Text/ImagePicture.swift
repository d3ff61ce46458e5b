/// The stretching or tiling of an image in a rectangle of another size.
package struct ImageResizing: Hashable, Sendable {
  /// The widths in points of the strips at the image's edges that are not stretched.
  package var capInsets: EdgeInsets
  /// True if the area between `capInsets` is repeated; false if it is stretched.
  package var tiles: Bool

  package init(capInsets: EdgeInsets = EdgeInsets(), tiles: Bool = false) {
    self.capInsets = capInsets
    self.tiles = tiles
  }
}

/// An image and the parameters of its drawing.
package struct ImagePicture: Hashable, Sendable {
  package var handle: ImageHandle
  /// The natural size of the image, in points.
  package var size: CGSize
  /// The resizing of the image; nil keeps its natural `size`.
  package var resizing: ImageResizing?
  /// The paint that replaces the colors of the image; nil keeps them.
  package var tint: RelativePaint?
  package var interpolation = ImageInterpolation.linear

  package init(handle: ImageHandle, size: CGSize) {
    self.handle = handle
    self.size = size
  }
}
