import CSDL2
import CSDL2TTF
import Engine
import Geometry
import Graphics
import SDLHost
import Testing
import TextShaping
import UnicodeRules

/// Text composed from glyphs equals that of SDL_ttf bit for bit.
@MainActor @Suite struct GlyphComposerTests {
  let fonts: FontLibrary

  init() throws {
    #expect(TTF_Init() == 0)
    fonts = try SharedFonts.library.get()
  }

  private static let texts: [(text: String, script: Script)] = [
    ("Handgloves xyz", .latin),
    ("The quick brown fox jumps over 13 lazy dogs. AVATAR, To: fi ffl => -> (x) 12:30 3 x 4 A - B", .latin),
    ("fjord J|j", .latin), ("Ünïcödé – «quotes» … naïve", .latin), ("e\u{301}\u{302} office", .latin),
    ("Й и жизнь", .cyrillic),
  ]

  @Test(arguments: [9, 13, 16.25, 17, 34] as [CGFloat], [false, true])
  func glyphsEqualThoseOfSDLTTFBitForBit(pixels: CGFloat, isItalic: Bool) throws {
    for family in [nil, "DejaVu Sans", "DejaVu Sans Mono"] {
      let font = ResolvedFont(family: family, size: pixels, isItalic: isItalic)
      let face = fonts.chain(for: font).primary
      let sized = try #require(fonts.sizedFont(face, size: PixelSizeOfEm(pixels)))
      let composer = GlyphComposer(glyphs: GlyphCache(), words: WordShaper())
      for (text, script) in Self.texts {
        let reference = try Reference(text, script, face.file, PixelSizeOfEm(pixels))
        let coverage = try #require(composer.coverage(of: text, ShapingContext(script), font: sized))
        if sized.emboldening == 0 { #expect(reference.differences(from: coverage) == 0, "\(text) in \(face.file)") }
      }
    }
  }
}

/// A text as SDL_ttf draws it.
@MainActor private struct Reference {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let ascent: Int

  init(_ text: String, _ script: Script, _ file: FontFile, _ size: PixelSizeOfEm) throws {
    let stream = SDL_RWFromFile(file.path, "rb")
    let font = try #require(
      TTF_OpenFontIndexDPIRW(stream, 1, 1, file.faceIndex, size.dotsPerInch, size.dotsPerInch))
    defer { TTF_CloseFont(font) }
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL)
    TTF_SetFontScriptName(font, script.description)
    if file.needsSlant { TTF_SetFontStyle(font, TTF_STYLE_ITALIC) }
    surface = try #require(TTF_RenderUTF8_Blended(font, text, SDL_Color(r: 255, g: 255, b: 255, a: 255)))
    ascent = Int(TTF_FontAscent(font))
  }

  private func alpha(_ x: Int, _ y: Int) -> Int {
    guard (0..<Int(surface.pointee.w)).contains(x), (0..<Int(surface.pointee.h)).contains(y) else { return 0 }
    let row = surface.pointee.pixels + y * Int(surface.pointee.pitch)
    return Int(row.assumingMemoryBound(to: UInt32.self)[x] >> 24)
  }

  /// The number of differing pixels. SDL_ttf shifts a line that begins left of its origin or rises above its ascent. The shift is found
  /// from the first pixel with ink.
  func differences(from coverage: CoverageMask) -> Int {
    let frame = coverage.frame
    let (dx, dy) = (max(0, -Int(frame.x)), max(0, -Int(frame.y) - ascent))
    var differences = 0
    for y in -2..<Int(surface.pointee.h) + 2 {
      for x in -2..<Int(surface.pointee.w) + 2 {
        let (column, row) = (x - dx - Int(frame.x), y - dy - ascent - Int(frame.y))
        let isInside = (0..<Int(frame.width)).contains(column) && (0..<Int(frame.height)).contains(row)
        let ours = isInside ? Int(coverage.values[row * coverage.stride + column]) : 0
        if ours != alpha(x, y) { differences += 1 }
      }
    }
    return differences
  }
}
