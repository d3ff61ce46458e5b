extension BidiResolver {
  /// N1 and N2: neutrals between two scalars of one direction get it, other neutrals the embedding direction. Numbers count as R.
  mutating func resolveNeutrals(level: UInt8, startOfSequence: BidiClass, endOfSequence: BidiClass) {
    let embedding = BidiClass(level: level)
    var before = startOfSequence
    var index = 0
    while index < length {
      if BidiClassSet.neutrals.contains(types[index]) {
        var end = index
        while end < length, BidiClassSet.neutrals.contains(types[end]) { end += 1 }
        let after = end < length ? BidiResolver.strongType(types[end]) ?? embedding : endOfSequence
        (types + index).update(repeating: before == after ? before : embedding, count: end - index)
        index = end
      } else {
        before = BidiResolver.strongType(types[index]) ?? before
        index += 1
      }
    }
    steps += length
  }
}
