import Engine
import Raster

/// Decodes images with SDL_image, for the painters of all windows. `DecodedPixels` are the images' cached pixels.
@MainActor final class SDLImageDecoder: ImageDecoding {
  static let shared = SDLImageDecoder()

  private let background = BackgroundDecoder { request in
    // An unreadable image is reported by `decodedPixels`, which decodes it again.
    try? ImageDecoder.decode(
      request.image.source, isVector: request.image.isVector, width: request.width, height: request.height)
  } didFinish: {
    WakeEvent.push()
  }

  func cachedPixels(of image: ImageHandle) -> PixelBuffer? { (image.memo as? DecodedPixels)?.pixels }

  func hasDecoded(_ image: ImageHandle, width: Int32, height: Int32) -> Bool {
    background.hasFinished(.init(image: image, width: width, height: height))
  }

  func isDecoding(_ image: ImageHandle, width: Int32, height: Int32) -> Bool {
    background.request(.init(image: image, width: width, height: height))
  }

  func decodedPixels(of image: ImageHandle, width: Int32, height: Int32) -> PixelBuffer? {
    if let pixels = background.take(.init(image: image, width: width, height: height)) { return pixels }
    do throws(HostError) {
      return try ImageDecoder.decode(image.source, isVector: image.isVector, width: width, height: height)
    } catch {
      // The file was readable when `SDLImageStore` opened it.
      StandardError.warn("\(error)")
      return nil
    }
  }
}
