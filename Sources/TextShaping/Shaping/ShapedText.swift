import CHarfBuzz

/// The result of HarfBuzz for a text: glyphs from left to right with kerning and ligatures. Positions are 64ths of a pixel.
///
/// The value points into a buffer that all texts share: it needs no allocation, and shaping another text invalidates it.
@MainActor struct ShapedText {
  /// The glyph indices.
  let glyphs: UnsafeBufferPointer<hb_glyph_info_t>
  /// The offset of each glyph from the pen, and the advance of the pen.
  let positions: UnsafeBufferPointer<hb_glyph_position_t>

  private static let buffer = hb_buffer_create()

  init(_ text: String, font: OpaquePointer) {
    let buffer = ShapedText.buffer
    hb_buffer_reset(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_UNKNOWN)
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        let count = Int32(clamping: $0.count)
        hb_buffer_add_utf8(buffer, $0.baseAddress, count, 0, count)
      }
    }
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    glyphs = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
  }

  /// The total advance of the pen.
  var advance: Int { positions.reduce(0) { $0 + Int($1.x_advance) } }
}
