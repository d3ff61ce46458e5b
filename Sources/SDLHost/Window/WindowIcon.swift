import CSDL2
import Foundation
import Raster

/// The icon of a window, for window lists and task bars that do not know the program's desktop entry.
enum WindowIcon {
  /// The side of the icon in pixels.
  private static let side: Int32 = 128

  /// Sets the SVG or raster image with the asset name `name` as the icon of `window`. A missing or broken image has no effect: the window
  /// keeps the icon of the system.
  static func set(_ name: String, of window: OpaquePointer) {
    let files = AssetNames.candidates(for: name, scale: 1).map(\.file)
    let paths = AssetFolders.standard().paths.flatMap { folder in files.map { "\(folder)/\($0)" } }
    guard let path = paths.first(where: FileManager.default.fileExists),
      let pixels = try? ImageDecoder.decode(.file(path), width: side, height: side)
    else { return }
    var straight = pixels.straightPixels()
    straight.withUnsafeMutableBytes { bytes in
      let (width, height) = (Int32(clamping: pixels.width), Int32(clamping: pixels.height))
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, width, height, 32, width * 4, SDL_PIXELFORMAT_ARGB8888.rawValue)
      else { return }
      SDL_SetWindowIcon(window, surface)
      SDL_FreeSurface(surface)
    }
  }
}
