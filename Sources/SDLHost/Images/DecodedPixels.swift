import Graphics
import Raster
import Synchronization

/// The pixels of an image, for as long as there is room for them.
final class DecodedPixels: ImageMemo {
  private let kept: Mutex<PixelBuffer?>

  init(_ pixels: PixelBuffer?) { kept = Mutex(pixels) }

  /// Nil once they were let go, and for an image that is drawn anew at each size.
  var pixels: PixelBuffer? { kept.withLock { $0 } }

  func letGo() { kept.withLock { $0 = nil } }
}
