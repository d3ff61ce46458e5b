import CSDL2
import CSDL2TTF
import Graphics
import TextShaping

/// A font file at one size, opened by SDL2_ttf.
@MainActor package final class TTFFont {
  private let pointer: OpaquePointer

  /// The fit of outlines to pixels, as in `TextShaping`: heights are rounded for drawing, nothing is for measuring.
  enum Fitting {
    case drawing
    case measuring
  }

  /// Opens a file. Sizes are one point at `PixelSizeOfEm.dotsPerInch`, so that fractions of a pixel are possible.
  ///
  /// - Throws: `FontError.unreadable` if the file cannot be opened.
  init(_ file: FontFile, size: PixelSizeOfEm, fitting: Fitting) throws(FontError) {
    guard
      let stream = SDL_RWFromFile(file.path, "rb"),
      let font = TTF_OpenFontIndexDPIRW(stream, 1, 1, file.faceIndex, size.dotsPerInch, size.dotsPerInch)
    else { throw .unreadable(path: file.path, message: String(cString: SDL_GetError())) }
    pointer = font
    TTF_SetFontHinting(font, fitting == .drawing ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE)
    let style = (file.needsBold ? TTF_STYLE_BOLD : 0) | (file.needsSlant ? TTF_STYLE_ITALIC : 0)
    if style != 0 { TTF_SetFontStyle(font, style) }
  }

  isolated deinit { TTF_CloseFont(pointer) }

  /// The distances from the baseline to the top and to the bottom and the additional distance between lines, in pixels.
  var metrics: (ascent: Int, descent: Int, leading: Int) {
    let (ascent, descent) = (Int(TTF_FontAscent(pointer)), -Int(TTF_FontDescent(pointer)))
    return (ascent, descent, max(0, Int(TTF_FontLineSkip(pointer)) - ascent - descent))
  }

  /// The width of `segment` in pixels.
  func width(of segment: FontSegment, _ text: String) -> Int {
    select(segment)
    var width: Int32 = 0
    return TTF_SizeUTF8(pointer, text, &width, nil) == 0 ? Int(max(0, width)) : 0
  }

  /// The coverage of `segment` relative to its left end and the baseline; nil if it marks no pixel.
  func coverage(of segment: FontSegment) -> CoverageMask? {
    select(segment)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(pointer, segment.text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    let (left, rise) = overhang(of: segment.text)
    let frame = PixelRect(
      x: Int32(-left), y: Int32(-Int(TTF_FontAscent(pointer)) - rise), width: surface.pointee.w,
      height: surface.pointee.h)
    guard surface.pointee.format.pointee.BytesPerPixel == 4, let pixels = surface.pointee.pixels else { return nil }
    var values: [UInt8] = []
    values.reserveCapacity(frame.area)
    for row in 0..<Int(frame.height) {
      let start = (pixels + row * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      for column in 0..<Int(frame.width) { values.append(UInt8(start[column] >> 24)) }
    }
    return CoverageMask(frame: frame, values: values)
  }

  /// The pixels by which SDL2_ttf moves a text that begins left of its origin, and one that rises above the ascent.
  private func overhang(of text: String) -> (left: Int, rise: Int) {
    var (left, rise): (Int32, Int32) = (0, 0)
    let ascent = TTF_FontAscent(pointer)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      var (minimumX, maximumY): (Int32, Int32) = (0, 0)
      guard TTF_GlyphMetrics32(pointer, scalar.value, &minimumX, nil, nil, &maximumY, nil) == 0 else { continue }
      if index == 0 { left = max(0, -minimumX) }
      rise = max(rise, maximumY - ascent)
    }
    return (Int(left), Int(rise))
  }

  private func select(_ segment: FontSegment) {
    TTF_SetFontScriptName(pointer, segment.script)
    TTF_SetFontDirection(pointer, segment.direction == .leftToRight ? TTF_DIRECTION_LTR : TTF_DIRECTION_RTL)
  }
}
