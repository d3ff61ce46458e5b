/// Numbers that look random and are the same for the same seed (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number from 0 on.
  mutating func below(_ end: Int) -> Int { Int.random(in: 0..<max(end, 1), using: &self) }
}

/// Changes of documents that a broken disk, server or program might make.
enum FeedMutation {
  /// Changes `bytes` at one place: a byte or a part replaced, left out, repeated or cut off, or one of `pieces` put in.
  static func mutate(_ bytes: inout [UInt8], _ pieces: [String], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return bytes = Array(pieces[random.below(pieces.count)].utf8) }
    let place = random.below(bytes.count)
    let end = min(bytes.count, place + 1 + random.below(random.below(10) == 0 ? 2000 : 20))
    switch random.below(6) {
    case 0: bytes[place] = UInt8(random.below(256))
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
    case 3: bytes[place] ^= 1 << random.below(8)
    case 4 where random.below(8) == 0: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: Array(pieces[random.below(pieces.count)].utf8), at: place)
    }
  }
}
