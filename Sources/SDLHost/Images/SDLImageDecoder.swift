import Engine
import Raster

/// Decodes images with SDL_image, for the painter of a target. `DecodedPixels` are the images' cached pixels.
@MainActor final class SDLImageDecoder: ImageDecoding {
  typealias Decode = @Sendable (BackgroundDecoder.Request) -> BackgroundDecoder.Pixels

  private let decode: Decode
  private let background: BackgroundDecoder
  private let report = RecentLines { StandardError.warn($0) }

  init(decode: @escaping Decode = SDLImageDecoder.decode, didFinish: @escaping @Sendable () -> Void = WakeEvent.push) {
    self.decode = decode
    background = BackgroundDecoder(decode: decode, didFinish: didFinish)
  }

  isolated deinit { background.stop() }

  private static let decode: Decode = { request in
    do throws(HostError) {
      return .success(try ImageDecoder.decode(request.image.source, width: request.width, height: request.height))
    } catch {
      return .failure(error)
    }
  }

  func cachedPixels(of image: ImageHandle) -> PixelBuffer? { (image.memo as? DecodedPixels)?.pixels }

  func isPending(_ request: ImageRequest) -> Bool { background.isPending(request) }

  func isDecoding(_ image: ImageHandle, width: Int32, height: Int32) -> Bool {
    background.request(.init(image: image, width: width, height: height))
  }

  func cancelRequests(except requests: Set<ImageRequest>) { background.cancelRequests(except: requests) }

  func decodedPixels(of image: ImageHandle, width: Int32, height: Int32) -> PixelBuffer? {
    let request = BackgroundDecoder.Request(image: image, width: width, height: height)
    switch background.take(request) ?? decode(request) {
    case .success(let pixels): return pixels
    case .failure(let error):
      report("\(error)")
      return nil
    }
  }
}
