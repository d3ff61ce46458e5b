import Graphics
import Raster
import Synchronization

/// The cached pixels of a raster image, shared by the `ImageHandle`s of all scales. `LoadedImages` owns the cache.
package final class DecodedPixels: ImageMemo {
  private let kept: Mutex<PixelBuffer?>

  package init(_ pixels: PixelBuffer?) { kept = Mutex(pixels) }

  /// The pixels; nil after `release()`, and for vector images, which are decoded again for each size.
  package var pixels: PixelBuffer? { kept.withLock { $0 } }

  /// Frees the pixels. Images in use are decoded again when they are next drawn.
  package func release() { kept.withLock { $0 = nil } }
}
