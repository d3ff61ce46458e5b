/// A glyph of a font at a fraction of a pixel.
package struct GlyphKey: Equatable {
  /// Never 0, which marks free entries of `GlyphTable`.
  fileprivate let bits: UInt64

  /// `phase` is in 64ths of a pixel, 0..<64; `glyph` is the font's index, less than 2¹⁸; `font` is `SizedFont.serial`, which starts
  /// at 1. `hasSubpixels` is true for masks of `SubpixelMask`.
  package init(font: UInt64, glyph: UInt32, phase: Int, hasSubpixels: Bool = false) {
    bits = font &<< 25 | (hasSubpixels ? 1 : 0) &<< 24 | UInt64(glyph & 0x3FFFF) &<< 6 | UInt64(phase & 63)
  }
}

/// A hash table that owns masks, with open addressing, since a line of text needs a hundred lookups.
package struct GlyphTable {
  private var keys: [UInt64]
  private var masks: [GlyphMask]
  package private(set) var count = 0
  /// Memory of the masks, in bytes.
  package private(set) var byteCount = 0

  package init() {
    keys = Array(repeating: 0, count: 256)
    masks = Array(repeating: .empty, count: 256)
  }

  package subscript(key: GlyphKey) -> GlyphMask? {
    let slot = slot(of: key.bits)
    return keys[slot] == 0 ? nil : masks[slot]
  }

  /// Inserts a mask under a key that is not in the table, and takes ownership.
  package mutating func insert(_ mask: GlyphMask, for key: GlyphKey) {
    if count * 4 >= keys.count * 3 { grow() }
    let slot = slot(of: key.bits)
    keys[slot] = key.bits
    masks[slot] = mask
    count += 1
    byteCount += mask.byteCount
  }

  /// Removes a mask from the ownership of the table: `removeAll()` does not free it.
  mutating func disown(_ key: GlyphKey) {
    let slot = slot(of: key.bits)
    byteCount -= masks[slot].byteCount
    masks[slot] = .empty
  }

  /// Frees all masks and resets the table.
  package mutating func removeAll() {
    for mask in masks { mask.free() }
    self = GlyphTable()
  }

  /// The index of a key, or of the free entry for it.
  private func slot(of bits: UInt64) -> Int {
    let last = keys.count - 1
    // Fibonacci hashing: the upper bits of the product are the well mixed bits.
    var slot = Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) &>> 32) & last
    while keys[slot] != 0 && keys[slot] != bits { slot = (slot + 1) & last }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldMasks) = (keys, masks)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    masks = Array(repeating: .empty, count: oldKeys.count * 2)
    for (index, bits) in oldKeys.enumerated() where bits != 0 {
      let slot = slot(of: bits)
      keys[slot] = bits
      masks[slot] = oldMasks[index]
    }
  }
}
