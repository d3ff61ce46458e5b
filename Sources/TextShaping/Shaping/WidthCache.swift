import Geometry

/// The measured advances of words, in ems, so that an entry serves each size of a font: a `GenerationalCache`.
package struct WidthCache {
  /// A text and the `FontChain.serial` of the faces that measure it. The address of a chain may be that of an earlier one.
  package struct Key: Hashable {
    var chain: UInt64
    var text: String

    package init(chain: UInt64, text: String) {
      self.chain = chain
      self.text = text
    }
  }

  private var widths: GenerationalCache<Key, CGFloat>

  /// A cache of at most `byteLimit` bytes.
  package init(byteLimit: Int = 4 << 20) { widths = GenerationalCache(byteLimit: byteLimit) }

  /// The number of cached widths.
  package var count: Int { widths.count }

  /// The cached width for `key`, or the result of `measure`.
  package mutating func width(for key: Key, measure: () -> CGFloat) -> CGFloat {
    if let width = widths.value(for: key) { return width }
    let width = measure()
    let bytes = key.text.utf8.count
    if bytes <= WidthCache.longestText { widths.insert(width, bytes: bytes + WidthCache.overhead, for: key) }
    return width
  }

  /// Removes the widths that were not used since the last call.
  package mutating func removeUnused() { widths.removeUnused() }

  /// The length in bytes of the longest text that is cached. Longer texts hardly recur.
  private static let longestText = 256 << 10
  /// The memory of an entry besides its text, in bytes.
  package static let overhead = 64
}
