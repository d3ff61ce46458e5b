import CSDL2
import CSDL2TTF
import Geometry

/// An open font file at one pixel size.
///
/// SDL_ttf takes whole points and dots per inch; one point at 72 × n dots gives n pixels per em, in steps of 1/72, so a font of
/// 13 points at scale 1.25 is drawn at its true 16.25 pixels.
@MainActor final class SizedFont {
  /// What SDL_ttf draws and measures with.
  let pointer: OpaquePointer
  /// Kept as long as SDL_ttf reads from it.
  private let bytes: MappedFile
  /// From the top of SDL_ttf's surfaces to the baseline, in pixels.
  let ascent: Int
  /// How much wider each stroke is to be drawn, in pixels; 0 unless the face is too light for the request.
  let emboldening: CGFloat
  /// When it was used last, on the library's count of uses.
  var lastUse = 0

  /// How outlines are fitted to pixels.
  enum Fitting {
    /// Heights snap to pixels, widths keep their true values: level and crisp lines, even spacing.
    case drawing
    /// Not at all: for measuring at a large size, where the fit would only cost time.
    case measuring
  }

  init(_ file: FontFile, size: PixelSizeOfEm, fitting: Fitting) throws(HostError) {
    guard let bytes = MappedFile.at(file.path) else {
      throw .unreadableFont(path: file.path, message: String(cString: strerror(errno)))
    }
    guard
      let font = TTF_OpenFontIndexDPIRW(bytes.stream, 1, 1, file.faceIndex, size.dotsPerInch, size.dotsPerInch)
    else { throw .unreadableFont(path: file.path, message: HostError.systemMessage) }
    self.bytes = bytes
    TTF_SetFontHinting(font, fitting == .drawing ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE)
    TTF_SetFontKerning(font, 1)
    if file.needsSlant { TTF_SetFontStyle(font, TTF_STYLE_ITALIC) }
    pointer = font
    ascent = Int(TTF_FontAscent(font))
    emboldening = file.needsBold ? size.pixels / SizedFont.emboldeningDivisor : 0
  }

  /// From regular to bold a stroke grows by an em over this. SDL_ttf's own bold adds a tenth of an em, in whole
  /// pixels: the counters of dense characters fill up.
  private static let emboldeningDivisor: CGFloat = 18

  isolated deinit { TTF_CloseFont(pointer) }
}

/// Pixels per em, in the steps that SDL_ttf can set: 1/72 of a pixel.
struct PixelSizeOfEm: Hashable, Sendable {
  let dotsPerInch: UInt32

  /// The nearest size that can be set; kept within 1…2048 pixels, and 1 where `pixels` is no number.
  init(_ pixels: CGFloat) {
    let clamped = pixels.isNaN ? 1 : min(max(pixels, 1), 2048)
    dotsPerInch = UInt32((clamped * 72).rounded())
  }

  var pixels: CGFloat { CGFloat(dotsPerInch) / 72 }
}
