import CSDL2
import CSDL2TTF

/// White glyphs on nothing, and where they stand: the picture of a stretch of text before it becomes a texture.
///
/// Every pixel is white and its alpha is the share of it that a glyph covers, so a texture takes any colour by modulation.
@MainActor struct TextRaster {
  /// Owned by whoever holds the raster: `free()` it.
  let surface: UnsafeMutablePointer<SDL_Surface>
  /// How far the ink reaches to the left of where the text starts, in pixels.
  var left: Int
  /// The row of the baseline, in pixels from the top.
  var baseline: Int

  /// The picture of `text` in one font; nil where it has no width.
  init?(_ text: String, font: SizedFont) {
    guard let drawn = TTF_RenderUTF8_Blended(font.pointer, text, SDL_Color(r: 255, g: 255, b: 255, a: 255))
    else { return nil }
    surface = font.emboldening > 0 ? TextRaster.embolden(drawn, by: Double(font.emboldening)) : drawn
    left = TextRaster.overhang(of: text, font: font)
    baseline = font.ascent + TextRaster.overshoot(of: text, font: font, height: Int(surface.pointee.h))
  }

  /// The picture of several stretches side by side, `positions[i]` pixels from the start of the first, on one baseline.
  init?(_ rasters: [TextRaster], positions: [Int]) {
    var left = Int.max
    var right = Int.min
    var above = 0
    var below = 0
    for (raster, position) in zip(rasters, positions) {
      left = min(left, position - raster.left)
      right = max(right, position - raster.left + Int(raster.surface.pointee.w))
      above = max(above, raster.baseline)
      below = max(below, Int(raster.surface.pointee.h) - raster.baseline)
    }
    guard left < right, let surface = TextRaster.blank(width: Int32(right - left), height: Int32(above + below)) else {
      return nil
    }
    for (raster, position) in zip(rasters, positions) {
      var target = SDL_Rect(x: Int32(position - raster.left - left), y: Int32(above - raster.baseline), w: 0, h: 0)
      SDL_SetSurfaceBlendMode(raster.surface, SDL_BLENDMODE_BLEND)
      SDL_UpperBlit(raster.surface, nil, surface, &target)
    }
    self.surface = surface
    self.left = -left
    baseline = above
  }

  /// White with alpha 0, so that blending onto it keeps the glyphs white wherever they touch.
  static func blank(width: Int32, height: Int32) -> UnsafeMutablePointer<SDL_Surface>? {
    guard let surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { return nil }
    SDL_FillRect(surface, nil, 0x00FF_FFFF)
    SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_BLEND)
    return surface
  }

  /// Gives the pixels back; the raster must not be used after.
  func free() { SDL_FreeSurface(surface) }

  /// SDL_ttf moves the whole line to the right where its first glyph starts before the origin, as an italic f does.
  private static func overhang(of text: String, font: SizedFont) -> Int {
    var minX: Int32 = 0
    guard let first = text.unicodeScalars.first,
      TTF_GlyphMetrics32(font.pointer, first.value, &minX, nil, nil, nil, nil) == 0
    else { return 0 }
    return max(0, Int(-minX))
  }

  /// And it moves the line down where a glyph rises above the ascent, as stacked accents do; the surface is taller then.
  private static func overshoot(of text: String, font: SizedFont, height: Int) -> Int {
    guard height > Int(TTF_FontHeight(font.pointer)) else { return 0 }
    var highest = font.ascent
    for scalar in text.unicodeScalars {
      var maxY: Int32 = 0
      guard TTF_GlyphMetrics32(font.pointer, scalar.value, nil, nil, nil, &maxY, nil) == 0 else { continue }
      highest = max(highest, Int(maxY))
    }
    return highest - font.ascent
  }
}
