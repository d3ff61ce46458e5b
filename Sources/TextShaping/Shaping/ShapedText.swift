import CHarfBuzz

/// The result of HarfBuzz for a text: glyphs from left to right with kerning and ligatures. Positions are 64ths of a pixel.
///
/// The value points into a buffer that all texts share: it needs no allocation, and shaping another text invalidates it.
@MainActor package struct ShapedText {
  /// The glyph indices, and the UTF-8 offsets of their clusters.
  package let glyphs: UnsafeBufferPointer<hb_glyph_info_t>
  /// The offset of each glyph from the pen, and the advance of the pen.
  package let positions: UnsafeBufferPointer<hb_glyph_position_t>

  private static let buffer = hb_buffer_create()

  init(_ text: String, _ context: ShapingContext, font: OpaquePointer) {
    let buffer = ShapedText.buffer
    hb_buffer_reset(buffer)
    hb_buffer_set_direction(buffer, context.direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(buffer, hb_script_t(context.script.tag))
    hb_buffer_set_language(buffer, context.language.pointer)
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

  /// The glyphs as values that outlive the buffer.
  func copy() -> ContiguousArray<ShapedGlyph> {
    var copies = ContiguousArray<ShapedGlyph>()
    copies.reserveCapacity(glyphs.count)
    for (glyph, position) in zip(glyphs, positions) {
      copies.append(
        ShapedGlyph(
          index: glyph.codepoint, x: position.x_offset, y: -position.y_offset, advance: position.x_advance,
          cluster: glyph.cluster))
    }
    return copies
  }
}

/// A glyph of a shaped text; lengths in 64ths of a pixel.
package struct ShapedGlyph {
  package let index: UInt32
  /// The offset of the glyph from the pen; y points down.
  package let x, y: Int32
  /// The advance of the pen.
  package let advance: Int32
  /// The UTF-8 offset of the first scalar that the glyph belongs to. The glyphs of a cluster have the same offset.
  package var cluster: UInt32
}
