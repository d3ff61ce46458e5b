import CHarfBuzz

/// What HarfBuzz makes of a text: glyphs from left to right, kerned and joined as the font says. Positions are 64ths of a pixel.
///
/// It points into a buffer that all texts share: nothing is allocated, and shaping another text ends it.
@MainActor struct ShapedText {
  /// Which glyphs.
  let glyphs: UnsafeBufferPointer<hb_glyph_info_t>
  /// How far each stands from the pen, and how far it moves the pen on.
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

  /// How far the pen has moved at the end.
  var advance: Int { positions.reduce(0) { $0 + Int($1.x_advance) } }
}
