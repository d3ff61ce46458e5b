import Graphics

/// An image at a size in pixels, as `ImageDecoding` decodes it on another thread.
package struct ImageRequest: Hashable, Sendable {
  package var image: ImageHandle
  package var width: Int32
  package var height: Int32

  package init(image: ImageHandle, width: Int32, height: Int32) {
    self.image = image
    self.width = width
    self.height = height
  }
}
