import ScrollUITesting

/// Corruptions of documents by a faulty disk, server or program.
enum FeedMutation {
  /// Changes `bytes` at one index: replaces, removes, repeats or truncates a range, or inserts one of `pieces`.
  static func mutate(_ bytes: inout [UInt8], _ pieces: [String], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return bytes = Array(pieces[random.next(below: pieces.count)].utf8) }
    let place = random.next(below: bytes.count)
    let end = min(bytes.count, place + 1 + random.next(below: random.next(below: 10) == 0 ? 2000 : 20))
    switch random.next(below: 6) {
    case 0: bytes[place] = UInt8(random.next(below: 256))
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: random.next(below: bytes.count))
    case 3: bytes[place] ^= 1 << random.next(below: 8)
    case 4 where random.next(below: 8) == 0: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: Array(pieces[random.next(below: pieces.count)].utf8), at: place)
    }
  }
}
