import CHarfBuzz
import Graphics

/// A face with bitmaps in color of some fixed sizes, which are scaled to the size of the text.
///
/// Text is shaped in the units of the font's design, so that advances do not depend on the size of the bitmaps. Emoji have no bold
/// and no italic.
@MainActor package final class ColorFace {
  /// A number that is unique among `ColorFace` objects, for the keys of `ColorGlyphCache`.
  let serial: UInt64
  private let face: FT_Face
  private let shaper: OpaquePointer
  private let bytes: MappedFile
  private let unitsPerEm: CGFloat
  private var shaped: [String: ContiguousArray<ShapedGlyph>] = [:]

  private static var lastSerial: UInt64 = 0
  /// The greatest number of cached sequences.
  package static let maximumSequences = 2_048
  /// The number of cached sequences, at most `maximumSequences`.
  package var sequenceCount: Int { shaped.count }

  /// Opens a `FontFile`; nil if the file cannot be read or has no bitmaps in color.
  init?(_ file: FontFile) {
    guard let bytes = MappedFile.at(file.path) else { return nil }
    var opened: FT_Face?
    let error = FT_New_Memory_Face(FreeType.library, bytes.start, bytes.count, file.faceIndex, &opened)
    guard error == 0, let face = opened else { return nil }
    guard face.pointee.num_fixed_sizes > 0, face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0,
      let tables = hb_ft_face_create_referenced(face), let shaper = hb_font_create(tables)
    else {
      FT_Done_Face(face)
      return nil
    }
    hb_face_destroy(tables)
    self.bytes = bytes
    self.face = face
    self.shaper = shaper
    unitsPerEm = CGFloat(max(1, hb_face_get_upem(hb_font_get_face(shaper))))
    ColorFace.lastSerial += 1
    serial = ColorFace.lastSerial
  }

  isolated deinit {
    hb_font_destroy(shaper)
    FT_Done_Face(face)
  }

  /// True if the face has a glyph for every part of `sequence`.
  func draws(_ sequence: String) -> Bool {
    let glyphs = glyphs(of: sequence)
    return !glyphs.isEmpty && !glyphs.contains { $0.index == 0 }
  }

  /// The advance of `sequence`, in ems.
  func advance(of sequence: String) -> CGFloat {
    CGFloat(max(0, glyphs(of: sequence).reduce(0) { $0 + Int($1.advance) })) / unitsPerEm
  }

  /// Calls `body` with each glyph of `sequence` and its distance from the pen in ems. Most emoji have a single glyph.
  package func forEachGlyph(of sequence: String, _ body: (_ glyph: UInt32, _ x: CGFloat) -> Void) {
    var pen = 0
    for glyph in glyphs(of: sequence) {
      body(glyph.index, CGFloat(pen + Int(glyph.x)) / unitsPerEm)
      pen += Int(glyph.advance)
    }
  }

  private func glyphs(of sequence: String) -> ContiguousArray<ShapedGlyph> {
    if let cached = shaped[sequence] { return cached }
    if shaped.count >= ColorFace.maximumSequences { shaped = [:] }
    let glyphs = ShapedText(sequence, ShapingContext(.common), font: shaper).copy()
    shaped[sequence] = glyphs
    return glyphs
  }

  /// Draws `glyph` at a size in pixels per em, from the smallest bitmap that is not smaller, else from the largest.
  func draw(_ glyph: UInt32, size: PixelSizeOfEm) -> ColorGlyph {
    guard let strike = strike(for: size.pixels), FT_Select_Size(face, Int32(strike.index)) == 0,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph,
      let bitmap = ColorBitmap(slot.pointee.bitmap)
    else { return .empty }
    let scale = size.pixels / strike.pixels
    return ColorGlyph(bitmap, left: slot.pointee.bitmap_left, top: slot.pointee.bitmap_top, scale: scale)
  }

  private func strike(for pixels: CGFloat) -> (index: Int, pixels: CGFloat)? {
    let strikes = (0..<Int(face.pointee.num_fixed_sizes)).map {
      (index: $0, pixels: CGFloat(face.pointee.available_sizes[$0].y_ppem) / 64)
    }
    let usable = strikes.filter { $0.pixels > 0 }
    return usable.filter { $0.pixels >= pixels }.min { $0.pixels < $1.pixels } ?? usable.max { $0.pixels < $1.pixels }
  }
}
