import ScrollUITesting

/// Corruptions of documents by a faulty disk, server or program.
enum FeedMutation {
  /// Changes `bytes` at one index: replaces, removes, repeats or truncates a range, or inserts one of `pieces`.
  static func mutate(_ bytes: inout [UInt8], _ pieces: [String], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return bytes = Array(pieces[random.next(below: pieces.count)].utf8) }
    let index = random.next(below: bytes.count)
    let end = min(bytes.count, index + 1 + random.next(below: random.next(below: 10) == 0 ? 2000 : 20))
    switch random.next(below: 6) {
    case 0: bytes[index] = UInt8(random.next(below: 256))
    case 1: bytes.removeSubrange(index..<end)
    case 2: bytes.insert(contentsOf: bytes[index..<end], at: random.next(below: bytes.count))
    case 3: bytes[index] ^= 1 << random.next(below: 8)
    case 4 where random.next(below: 8) == 0: bytes.removeSubrange(index...)
    default: bytes.insert(contentsOf: Array(pieces[random.next(below: pieces.count)].utf8), at: index)
    }
  }
}
