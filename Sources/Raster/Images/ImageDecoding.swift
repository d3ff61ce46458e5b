import Graphics

/// Reads the pixels of images. The host implements the protocol with its image library.
@MainActor package protocol ImageDecoding: AnyObject {
  /// The pixels of an image in its own size, if they are in memory already.
  func cachedPixels(of image: ImageHandle) -> PixelBuffer?

  /// Decodes an image; nil if it is unreadable, which the implementation reports. A vector image is drawn at about `width` by `height`
  /// pixels, another image has its own size.
  func decodedPixels(of image: ImageHandle, width: Int32, height: Int32) -> PixelBuffer?

  /// Requests the pixels that `decodedPixels(of:width:height:)` returns, from another thread. True while they are decoded; false
  /// if `decodedPixels` returns them at once.
  func isDecoding(_ image: ImageHandle, width: Int32, height: Int32) -> Bool

  /// Cancels all requests but `requests`, and removes their results.
  func cancelRequests(except requests: Set<ImageRequest>)

  /// True while a request of `isDecoding(_:width:height:)` waits or is decoded; false if its pixels can be taken, and after it was cancelled.
  func isPending(_ request: ImageRequest) -> Bool
}
