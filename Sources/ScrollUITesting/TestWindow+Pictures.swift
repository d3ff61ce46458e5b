import SDLHost
import ScrollUI

extension TestWindow {
  /// The pixels of the window after the last frame, drawn by the software renderer of real windows.
  ///
  /// Glyphs are always those of the installed fonts. With `TestFonts.fixed` their advances are those of the fixed
  /// layout; use `TestFonts.installed()` for pictures that are compared visually.
  /// - Throws: `HostError` if no font is installed or the memory for the picture is not available.
  public func picture() throws(HostError) -> PixelImage {
    let target = try OffscreenTarget(
      size: pipeline.root.windowSize, scale: pipeline.services.scale, text: try TestFonts.library.get())
    target.draw(pipeline.displayList)
    target.present()
    return try target.snapshot()
  }
}
