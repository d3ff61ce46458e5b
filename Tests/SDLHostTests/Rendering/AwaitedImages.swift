import Dispatch
import Graphics
import Raster
import SDLHost
import Synchronization
import Testing

/// The images of a window: decoded on another thread, as `SDLImageDecoder` does. A test can wait for them.
@MainActor final class AwaitedImages: ImageDecoding {
  private let finished = DispatchSemaphore(value: 0)
  private let decoder: SDLImageDecoder
  private var requests: Set<ImageRequest> = []
  /// The number of images that were requested from the other thread.
  private(set) var requestCount = 0

  init() {
    decoder = SDLImageDecoder(didFinish: { [finished] in finished.signal() })
  }

  /// True while an image is decoded.
  var isDecoding: Bool { requests.contains(where: isPending) }

  /// Waits until another image is decoded. The limit is a guard against hanging.
  func waitForImage() { #expect(finished.wait(timeout: .now() + 300) == .success) }

  func cachedPixels(of image: ImageHandle) -> PixelBuffer? { decoder.cachedPixels(of: image) }

  func decodedPixels(of image: ImageHandle, width: Int32, height: Int32) -> PixelBuffer? {
    decoder.decodedPixels(of: image, width: width, height: height)
  }

  func isDecoding(_ image: ImageHandle, width: Int32, height: Int32) -> Bool {
    let isDecoding = decoder.isDecoding(image, width: width, height: height)
    if isDecoding, requests.insert(ImageRequest(image: image, width: width, height: height)).inserted {
      requestCount += 1
    }
    return isDecoding
  }

  func cancelRequests(except requests: Set<ImageRequest>) {
    self.requests.formIntersection(requests)
    decoder.cancelRequests(except: requests)
  }

  func isPending(_ request: ImageRequest) -> Bool { decoder.isPending(request) }
}
