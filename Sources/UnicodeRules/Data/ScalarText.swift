/// The scalars of a text and their offsets in its UTF-8 form.
///
/// The algorithms of this module count in scalars, because every property belongs to a scalar. The text of the engine and
/// HarfBuzz count in UTF-8 bytes: `utf8Offset(of:)` and `utf8Range(of:)` convert results. In ASCII text the offsets are
/// equal, and no table of offsets is made.
package struct ScalarText {
  /// The scalars in logical order.
  package let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar and of the end; empty in an ASCII text.
  private let offsets: [Int32]

  /// Decodes `text`. O(length).
  package init(_ text: some StringProtocol) {
    scalars = Array(text.unicodeScalars)
    let bytes = text.utf8.count
    guard bytes != scalars.count else {
      offsets = []
      return
    }
    var offsets: [Int32] = []
    offsets.reserveCapacity(scalars.count + 1)
    var offset: Int32 = 0
    for scalar in scalars {
      offsets.append(offset)
      offset += Int32(UTF8.length(scalar))
    }
    offsets.append(offset)
    self.offsets = offsets
  }

  /// The number of scalars.
  package var count: Int { scalars.count }

  /// The UTF-8 offset of the scalar at `index`, 0 through `count`. O(1).
  package func utf8Offset(of index: Int) -> Int { offsets.isEmpty ? index : Int(offsets[index]) }

  /// The UTF-8 offsets of a range of scalars. O(1).
  package func utf8Range(of range: Range<Int>) -> Range<Int> {
    utf8Offset(of: range.lowerBound)..<utf8Offset(of: range.upperBound)
  }

  /// The index of the scalar that contains the byte at `offset`; `count` from the end of the text on. O(log n).
  package func index(ofUTF8Offset offset: Int) -> Int {
    guard !offsets.isEmpty else { return min(max(0, offset), count) }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(offsets[middle]) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension UTF8 {
  /// The number of bytes of `scalar` in UTF-8, 1 through 4.
  fileprivate static func length(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
