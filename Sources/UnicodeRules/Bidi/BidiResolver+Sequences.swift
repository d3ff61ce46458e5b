extension BidiResolver {
  /// BD13: links the scalars of each isolating run sequence by `following`. A level run that ends with an isolate initiator
  /// goes on with the run of its matching PDI.
  func linkSequences() {
    var previous = -1
    var index = 0
    while index < count {
      following[index] = -1
      if classes[index] != .boundaryNeutral {
        if previous >= 0 {
          if levels[previous] == levels[index] {
            following[previous] = Int32(index)
          } else if BidiClassSet.isolateInitiators.contains(original[previous]), matching[previous] < Int32(count) {
            following[previous] = matching[previous]
          }
        }
        previous = index
      }
      index += 1
    }
  }

  /// X10: applies the rules W1–N2 to each isolating run sequence. The results are in `classes`: L, R, EN or AN.
  mutating func resolveSequences() {
    var levelBefore = baseLevel
    var isFirst = true
    var index = 0
    while index < count {
      if classes[index] != .boundaryNeutral {
        let level = levels[index]
        if isFirst || (level != levelBefore && !continuesIsolate(index)) {
          resolveSequence(from: index, level: level, levelBefore: levelBefore)
        }
        levelBefore = level
        isFirst = false
      }
      index += 1
    }
  }

  /// True if the scalar at `index` is a PDI that continues the sequence of its isolate initiator.
  private func continuesIsolate(_ index: Int) -> Bool {
    original[index] == .popDirectionalIsolate && matching[index] >= 0
      && levels[Int(matching[index])] == levels[index]
  }

  private mutating func resolveSequence(from start: Int, level: UInt8, levelBefore: UInt8) {
    let sequenceClasses = gatherSequence(from: start)
    let startOfSequence = BidiClass(level: max(level, levelBefore))
    let endOfSequence = BidiClass(level: max(level, levelAfterSequence()))
    resolveWeak(sequenceClasses, startOfSequence: startOfSequence)
    if hasBrackets { resolveBrackets(level: level, startOfSequence: startOfSequence) }
    resolveNeutrals(level: level, startOfSequence: startOfSequence, endOfSequence: endOfSequence)
    var index = 0
    while index < length {
      classes[Int(sequence[index])] = types[index]
      index += 1
    }
  }

  /// Fills `sequence` and `types`, and returns the classes that occur.
  private mutating func gatherSequence(from start: Int) -> BidiClassSet {
    var occurring = BidiClassSet()
    length = 0
    var next = Int32(start)
    while next >= 0 {
      let one = classes[Int(next)]
      sequence[length] = next
      types[length] = one
      occurring.insert(one)
      length += 1
      next = following[Int(next)]
    }
    steps += length
    return occurring
  }

  /// X10: the level after the end of the sequence: that of the paragraph at its end and after an isolate initiator without a
  /// matching PDI.
  private mutating func levelAfterSequence() -> UInt8 {
    let last = Int(sequence[length - 1])
    if BidiClassSet.isolateInitiators.contains(original[last]) { return baseLevel }
    var index = last + 1
    while index < count, classes[index] == .boundaryNeutral {
      index += 1
      steps += 1
    }
    return index < count ? levels[index] : baseLevel
  }

  /// I1 and I2: the implicit levels. A scalar that X9 removes gets the level of the one before it (UAX #9, 5.2).
  func resolveImplicitLevels() {
    var previous = baseLevel
    var index = 0
    while index < count {
      switch classes[index] {
      case .boundaryNeutral: levels[index] = previous
      case .rightToLeft: levels[index] += 1 - levels[index] & 1
      case .leftToRight: levels[index] += levels[index] & 1
      default: levels[index] += levels[index] & 1 == 0 ? 2 : 1  // EN and AN
      }
      previous = levels[index]
      index += 1
    }
  }
}
