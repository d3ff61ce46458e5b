import Geometry

/// The measured advances of words, in ems, so that one entry serves every size of a font.
///
/// The cache is bounded without a list of uses: when `young` is full it becomes `old`, and the previous `old` is removed. A word
/// that is found in `old` moves to `young`, so recently used words stay.
package struct WidthCache {
  /// A text and the `FontChain` that measures it.
  package struct Key: Hashable {
    var chain: ObjectIdentifier
    var text: String

    package init(chain: ObjectIdentifier, text: String) {
      self.chain = chain
      self.text = text
    }
  }

  private var young: [Key: CGFloat] = [:]
  private var old: [Key: CGFloat] = [:]
  private var youngBytes = 0
  private let maximumEntries: Int
  private let maximumBytes: Int

  /// At most `entries` texts of `bytes` UTF-8 bytes together.
  package init(entries: Int = 32_768, bytes: Int = 2 << 20) {
    maximumEntries = max(2, entries)
    maximumBytes = max(2, bytes)
  }

  /// The number of cached widths.
  var count: Int { young.count + old.count }

  /// The cached width for `key`, or the result of `measure`.
  package mutating func width(for key: Key, measure: () -> CGFloat) -> CGFloat {
    if let width = young[key] { return width }
    let width = old[key] ?? measure()
    insert(width, for: key)
    return width
  }

  private mutating func insert(_ width: CGFloat, for key: Key) {
    let bytes = key.text.utf8.count
    guard bytes <= maximumBytes / 8 else { return }
    if young.count >= maximumEntries / 2 || youngBytes + bytes > maximumBytes / 2 {
      old = young
      young = [:]
      youngBytes = 0
    }
    young[key] = width
    youngBytes += bytes
  }
}
