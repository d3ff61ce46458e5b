import Engine
import Raster

/// Decodes images with SDL_image, for the painter of a target. `DecodedPixels` are the images' cached pixels.
@MainActor package final class SDLImageDecoder: ImageDecoding {
  package typealias Decode = @Sendable (BackgroundDecoder.Request) -> BackgroundDecoder.Pixels

  private let decode: Decode
  private let background: BackgroundDecoder
  private let report = RecentLines { StandardError.warn($0) }

  package init(
    decode: @escaping Decode = SDLImageDecoder.decode, didFinish: @escaping @Sendable () -> Void = WakeEvent.push
  ) {
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

  package func cachedPixels(of image: ImageHandle) -> PixelBuffer? { (image.memo as? DecodedPixels)?.pixels }

  package func isPending(_ request: ImageRequest) -> Bool { background.isPending(request) }

  package func isDecoding(_ image: ImageHandle, width: Int32, height: Int32) -> Bool {
    background.request(.init(image: image, width: width, height: height))
  }

  package func cancelRequests(except requests: Set<ImageRequest>) { background.cancelRequests(except: requests) }

  package func decodedPixels(of image: ImageHandle, width: Int32, height: Int32) -> PixelBuffer? {
    let request = BackgroundDecoder.Request(image: image, width: width, height: height)
    switch background.take(request) ?? decode(request) {
    case .success(let pixels): return pixels
    case .failure(let error):
      report("\(error)")
      return nil
    }
  }
}
