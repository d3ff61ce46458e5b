import Geometry

/// The advances of words that were measured before, in ems, so that one entry serves every size of a font.
///
/// Bounded without a list of uses: when the young half is full it becomes the old half, and what was the old half goes. A word
/// that is found in the old half moves to the young one. So whatever was used within the last half-full of words stays.
struct WidthCache {
  /// A text in the faces of one chain.
  struct Key: Hashable {
    var chain: ObjectIdentifier
    var text: String
  }

  private var young: [Key: CGFloat] = [:]
  private var old: [Key: CGFloat] = [:]
  private var youngBytes = 0
  private let mostEntries: Int
  private let mostBytes: Int

  /// At most `entries` texts of `bytes` UTF-8 bytes together.
  init(entries: Int = 32_768, bytes: Int = 2 << 20) {
    mostEntries = max(2, entries)
    mostBytes = max(2, bytes)
  }

  /// Entries kept now.
  var count: Int { young.count + old.count }

  /// The width for `key`, from `measure` where it is not known.
  mutating func width(for key: Key, measure: () -> CGFloat) -> CGFloat {
    if let width = young[key] { return width }
    let width = old[key] ?? measure()
    insert(width, for: key)
    return width
  }

  private mutating func insert(_ width: CGFloat, for key: Key) {
    let bytes = key.text.utf8.count
    guard bytes <= mostBytes / 8 else { return }
    if young.count >= mostEntries / 2 || youngBytes + bytes > mostBytes / 2 {
      old = young
      young = [:]
      youngBytes = 0
    }
    young[key] = width
    youngBytes += bytes
  }
}
