extension BidiResolver {
  /// N1 and N2: neutrals between two scalars of one direction get it, other neutrals the embedding direction. Numbers count as R.
  mutating func resolveNeutrals(level: UInt8, startOfSequence: BidiClass, endOfSequence: BidiClass) {
    let embedding = BidiClass(level: level)
    var before = startOfSequence
    var place = 0
    while place < length {
      if BidiClassSet.neutrals.contains(types[place]) {
        var end = place
        while end < length, BidiClassSet.neutrals.contains(types[end]) { end += 1 }
        let after = end < length ? BidiResolver.strongType(types[end]) ?? embedding : endOfSequence
        (types + place).update(repeating: before == after ? before : embedding, count: end - place)
        place = end
      } else {
        before = BidiResolver.strongType(types[place]) ?? before
        place += 1
      }
    }
    steps += length
  }
}
