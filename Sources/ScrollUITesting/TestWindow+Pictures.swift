import SDLHost
import ScrollUI

extension TestWindow {
  /// The pixels of the window as the last frame left them, drawn by the software renderer of real windows.
  ///
  /// Glyphs are those of the installed fonts in any case. With `TestFonts.fixed` they stand on the widths of that layout, which are not
  /// their own: choose `TestFonts.installed()` where the picture is looked at.
  ///
  /// - Throws: `HostError` if no font is installed, or no memory is left for the picture.
  public func picture() throws(HostError) -> PixelImage {
    let target = try OffscreenTarget(
      size: pipeline.root.windowSize, scale: pipeline.services.scale, fonts: try TestFonts.library.get())
    target.draw(pipeline.displayList)
    target.present()
    return try target.snapshot()
  }
}
