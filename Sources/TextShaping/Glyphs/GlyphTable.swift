/// Which glyph, in which font, where within a pixel.
struct GlyphKey: Equatable {
  /// Never 0, which marks free places of the table.
  fileprivate let bits: UInt64

  /// `phase` in 64ths of a pixel, 0..<64; `glyph` as the font counts them, fewer than 2¹⁸; fonts are counted from 1.
  init(font: UInt64, glyph: UInt32, phase: Int) {
    bits = font &<< 24 | UInt64(glyph & 0x3FFFF) &<< 6 | UInt64(phase & 63)
  }
}

/// Masks by their keys, which it owns: a hash table with open addressing, since a line of text asks for a hundred of them.
struct GlyphTable {
  private var keys: [UInt64]
  private var masks: [GlyphMask]
  private(set) var count = 0
  /// Memory of the masks, in bytes.
  private(set) var byteCount = 0

  init() {
    keys = Array(repeating: 0, count: 256)
    masks = Array(repeating: .empty, count: 256)
  }

  subscript(key: GlyphKey) -> GlyphMask? {
    let place = place(of: key.bits)
    return keys[place] == 0 ? nil : masks[place]
  }

  /// Adds a mask under a key that is not there yet, and owns it from now on.
  mutating func insert(_ mask: GlyphMask, for key: GlyphKey) {
    if count * 4 >= keys.count * 3 { grow() }
    let place = place(of: key.bits)
    keys[place] = key.bits
    masks[place] = mask
    count += 1
    byteCount += mask.byteCount
  }

  /// Takes a mask out of the table's hands: it is not given back with the others.
  mutating func disown(_ key: GlyphKey) {
    let place = place(of: key.bits)
    byteCount -= masks[place].byteCount
    masks[place] = .empty
  }

  /// Gives all masks back and starts again.
  mutating func removeAll() {
    for mask in masks { mask.free() }
    self = GlyphTable()
  }

  /// Where a key is, or would be.
  private func place(of bits: UInt64) -> Int {
    let last = keys.count - 1
    // Fibonacci hashing: the upper bits of the product are the mixed ones.
    var place = Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) &>> 32) & last
    while keys[place] != 0 && keys[place] != bits { place = (place + 1) & last }
    return place
  }

  private mutating func grow() {
    let (oldKeys, oldMasks) = (keys, masks)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    masks = Array(repeating: .empty, count: oldKeys.count * 2)
    for (index, bits) in oldKeys.enumerated() where bits != 0 {
      let place = place(of: bits)
      keys[place] = bits
      masks[place] = oldMasks[index]
    }
  }
}
