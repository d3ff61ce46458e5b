import Engine
import Raster

/// Decodes images with SDL_image, for the painters of all windows. `DecodedPixels` are the images' cached pixels.
@MainActor final class SDLImageDecoder: ImageDecoding {
  static let shared = SDLImageDecoder()

  func cachedPixels(of image: ImageHandle) -> PixelBuffer? { (image.memo as? DecodedPixels)?.pixels }

  func decodedPixels(of image: ImageHandle, width: Int32, height: Int32) -> PixelBuffer? {
    do throws(HostError) {
      return try ImageDecoder.decode(image.source, isVector: image.isVector, width: width, height: height)
    } catch {
      // The file was readable when `SDLImageStore` opened it.
      StandardError.warn("\(error)")
      return nil
    }
  }
}
