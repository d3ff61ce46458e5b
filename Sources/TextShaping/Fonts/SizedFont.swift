import CHarfBuzz
import Graphics

/// An open font file at one pixel size: shapes text and draws glyphs.
///
/// Sizes are whole points at dots per inch: one point at 72 × n dots gives n pixels per em, in steps of 1/72, so a font of 13
/// points at scale 1.25 is drawn at its true 16.25 pixels.
@MainActor package final class SizedFont {
  /// A number that no other `SizedFont` of the process has.
  let serial: UInt64
  /// The width in pixels that is added to each stroke; 0 unless `FontFile.needsBold`.
  package let emboldening: CGFloat
  /// The context in which texts may be shaped word by word; nil if they must be shaped as a whole.
  var spaceContext: SpaceContext?
  /// The value of `FontLibrary.useCount` at the last use.
  var lastUse = 0
  private let face: FT_Face
  private let shaper: OpaquePointer
  /// The file's bytes, from which FreeType reads.
  private let bytes: MappedFile
  private let isSlanted: Bool
  /// The way in which `drawMask(of:phase:hasSubpixels:)` draws.
  let rendering: FontRendering
  /// The flags of FreeType for outlines. Advances have flags of their own, which do not depend on `rendering`.
  private let outlineFlags: FT_Int32
  private var outlines: [UInt32: FT_Glyph] = [:]

  private static var lastSerial: UInt64 = 0

  /// The fit of outlines to pixels.
  package enum Fitting {
    /// The fit of `FontFile.rendering`. Advances keep their true values, so that spacing is even.
    case drawing
    /// No fit, which would only cost time: for measuring at a large size.
    case measuring
  }

  package init(_ file: FontFile, size: PixelSizeOfEm, fitting: Fitting) throws(FontError) {
    guard let bytes = MappedFile.at(file.path) else {
      throw .unreadable(path: file.path, message: String(cString: strerror(errno)))
    }
    var opened: FT_Face?
    var error = FT_New_Memory_Face(FreeType.library, bytes.start, bytes.count, file.faceIndex, &opened)
    guard error == 0, let face = opened else {
      throw .unreadable(path: file.path, message: FreeType.message(of: error))
    }
    error = FT_Set_Char_Size(face, 0, 64, size.dotsPerInch, size.dotsPerInch)
    guard error == 0, let shaper = hb_ft_font_create(face, nil) else {
      FT_Done_Face(face)
      throw .unreadable(path: file.path, message: FreeType.message(of: error))
    }
    // FreeType selects a Unicode character map. A symbol font may have only a map of its own, which is selected here.
    if face.pointee.charmap == nil, face.pointee.num_charmaps > 0 { FT_Set_Charmap(face, face.pointee.charmaps[0]) }
    self.bytes = bytes
    self.face = face
    self.shaper = shaper
    rendering = file.rendering
    outlineFlags = fitting == .drawing ? rendering.outlineFlags : glyph_load_for_measuring
    hb_ft_font_set_load_flags(shaper, fitting == .drawing ? glyph_load_for_drawing : glyph_load_for_measuring)
    isSlanted = file.needsSlant
    let emboldening = file.needsBold ? size.pixels / SizedFont.emboldeningDivisor : 0
    self.emboldening = rendering.isAntialiased || emboldening == 0 ? emboldening : max(1, emboldening.rounded())
    SizedFont.lastSerial += 1
    serial = SizedFont.lastSerial
  }

  /// The number of emboldenings in an em: from regular to bold a stroke grows by 1/18 em.
  private static let emboldeningDivisor: CGFloat = 18

  isolated deinit {
    dropOutlines()
    hb_font_destroy(shaper)
    FT_Done_Face(face)
  }

  /// The units of the font's own design in an em.
  var unitsPerEm: Int { Int(face.pointee.units_per_EM) }

  /// True if the font has a glyph for `scalar`.
  func contains(_ scalar: Unicode.Scalar) -> Bool { FT_Get_Char_Index(face, FT_ULong(scalar.value)) != 0 }

  /// True if HarfBuzz may draw `scalar` with the glyphs of its decomposition, with a space of another width, or with a hyphen.
  static func canReplace(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\u{2011}" || scalar.properties.generalCategory == .spaceSeparator { return true }
    var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
    return hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &first, &second) != 0
  }

  /// Computes `spaceContext` from the font's rules. The result is the same for all sizes; takes some milliseconds with large fonts.
  func findSpaceContext() -> SpaceContext? { SpaceContext(font: shaper) }

  /// The glyphs of `text` from left to right. Valid until the next call of `shape`.
  package func shape(_ text: String, _ context: ShapingContext) -> ShapedText {
    ShapedText(text, context, font: shaper)
  }

  /// The carets between the parts of a ligature, in 64ths of a pixel from its origin, ascending; empty if `GDEF` has no carets for it.
  func ligatureCarets(of glyph: UInt32) -> [Int32] {
    var count: UInt32 = 16
    var carets = [hb_position_t](repeating: 0, count: Int(count))
    hb_ot_layout_get_ligature_carets(shaper, HB_DIRECTION_LTR, glyph, 0, &count, &carets)
    return carets.prefix(Int(count)).sorted()
  }

  /// Draws a glyph, moved to the right by `phase` 64ths of a pixel. The caller owns the mask. With `hasSubpixels` the mask has four bytes for
  /// each pixel, as `SubpixelMask`.
  package func drawMask(of glyph: UInt32, phase: Int, hasSubpixels: Bool = false) -> GlyphMask {
    guard let outline = outline(of: glyph) else { return .empty }
    var drawn: FT_Glyph? = outline
    var origin = FT_Vector(x: phase, y: 0)
    let mode = rendering.mode(hasSubpixels: hasSubpixels)
    if hasSubpixels { FreeType.use(rendering.subpixelFilter) }
    guard FT_Glyph_To_Bitmap(&drawn, mode, &origin, 0) == 0, let drawn else { return .empty }
    defer { FT_Done_Glyph(drawn) }
    let bitmap = UnsafeRawPointer(drawn).assumingMemoryBound(to: FT_BitmapGlyphRec.self).pointee
    return hasSubpixels
      ? GlyphMask(subpixels: bitmap.bitmap, rendering.subpixelOrder, left: bitmap.left, top: bitmap.top)
      : GlyphMask(bitmap.bitmap, left: bitmap.left, top: bitmap.top)
  }

  /// The cached outline of a glyph; nil if the glyph has no outline. Fitting an outline to pixels costs far more than
  /// drawing it.
  private func outline(of glyph: UInt32) -> FT_Glyph? {
    if let cached = outlines[glyph] { return cached }
    guard FT_Load_Glyph(face, glyph, outlineFlags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    if isSlanted {
      var shear = FT_Matrix(xx: 1 << 16, xy: SizedFont.slant, yx: 0, yy: 1 << 16)
      FT_Outline_Transform(&slot.pointee.outline, &shear)
    }
    var outline: FT_Glyph?
    guard FT_Get_Glyph(slot, &outline) == 0, let outline else { return nil }
    if outlines.count >= SizedFont.maximumOutlines { dropOutlines() }
    outlines[glyph] = outline
    return outline
  }

  private func dropOutlines() {
    for outline in outlines.values { FT_Done_Glyph(outline) }
    outlines.removeAll(keepingCapacity: true)
  }

  /// The greatest number of cached outlines, of about half a kilobyte each.
  package static let maximumOutlines = 512
  /// The number of cached outlines, at most `maximumOutlines`.
  package var outlineCount: Int { outlines.count }

  /// The shear: x per unit of y, in 65536ths: 12 degrees, as in FreeType's own oblique.
  private static let slant: FT_Fixed = 0x0366A
}

extension FontRendering {
  /// The flags of FreeType for outlines. Points are moved up and down alone, because glyphs lie at fractions of a pixel. Without
  /// antialiasing glyphs lie at whole pixels, and points are moved sideways, too.
  fileprivate var outlineFlags: FT_Int32 {
    let flags =
      switch hinting {
      case .none: glyph_load_for_measuring
      case .slight: glyph_load_for_drawing
      case .medium, .full: isAntialiased ? glyph_load_by_instructions : glyph_load_black_and_white
      }
    return usesAutohinter && hinting != .none ? flags | glyph_load_by_autohinter : flags
  }

  fileprivate func mode(hasSubpixels: Bool) -> FT_Render_Mode {
    if hasSubpixels { return subpixelOrder.isVertical ? FT_RENDER_MODE_LCD_V : FT_RENDER_MODE_LCD }
    return isAntialiased ? FT_RENDER_MODE_NORMAL : FT_RENDER_MODE_MONO
  }
}

extension SizedFont {
  /// The distance from the baseline to the top, in whole pixels.
  var ascent: Int { pixels(of: Int(face.pointee.ascender)) }
  /// The distance from the baseline to the bottom, in whole pixels.
  var descent: Int { -pixels(of: Int(face.pointee.descender)) }
  /// The additional distance between two lines, in whole pixels.
  var leading: Int {
    let height = Int(face.pointee.ascender) - Int(face.pointee.descender)
    return max(0, pixels(of: Int(face.pointee.height)) - pixels(of: height))
  }

  /// A length in the font's units, in pixels, rounded up.
  private func pixels(of units: Int) -> Int {
    (FT_MulFix(units, face.pointee.size.pointee.metrics.y_scale) + 63) >> 6
  }
}
