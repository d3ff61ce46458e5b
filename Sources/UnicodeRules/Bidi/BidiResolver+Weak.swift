extension BidiResolver {
  /// W1–W7: resolves weak types of the sequence. Rules for classes that do not occur are left out.
  mutating func resolveWeak(_ occurring: BidiClassSet, startOfSequence: BidiClass) {
    if occurring.contains(.nonspacingMark) { resolveMarks(startOfSequence) }
    if occurring.intersects(.arabicContext) { resolveNumbersAfterArabic() }
    if occurring.intersects(.separators) {
      resolveSeparators()
      resolveTerminators()
    }
    if occurring.contains(.europeanNumber) { resolveNumbersAfterLatin(startOfSequence) }
  }

  /// W1: a nonspacing mark gets the type of the scalar before it, or ON after an isolate control.
  private func resolveMarks(_ startOfSequence: BidiClass) {
    var previous = startOfSequence
    var index = 0
    while index < length {
      if types[index] == .nonspacingMark { types[index] = previous }
      previous = types[index]
      if BidiClassSet.isolateControls.contains(previous) { previous = .otherNeutral }
      index += 1
    }
  }

  /// W2 and W3: a European number becomes an Arabic one after an Arabic letter, and AL becomes R.
  private func resolveNumbersAfterArabic() {
    var isAfterArabic = false
    var index = 0
    while index < length {
      switch types[index] {
      case .leftToRight, .rightToLeft: isAfterArabic = false
      case .arabicLetter:
        isAfterArabic = true
        types[index] = .rightToLeft
      case .europeanNumber: if isAfterArabic { types[index] = .arabicNumber }
      default: break
      }
      index += 1
    }
  }

  /// W4: a single separator between numbers of one type gets their type.
  private func resolveSeparators() {
    var index = 1
    while index + 1 < length {
      let before = types[index - 1]
      if before == types[index + 1] {
        switch types[index] {
        case .europeanSeparator: if before == .europeanNumber { types[index] = before }
        case .commonSeparator: if before == .europeanNumber || before == .arabicNumber { types[index] = before }
        default: break
        }
      }
      index += 1
    }
  }

  /// W5 and W6: terminators beside a European number become European numbers, other separators and terminators ON.
  private func resolveTerminators() {
    var index = 0
    while index < length {
      switch types[index] {
      case .europeanSeparator, .commonSeparator:
        types[index] = .otherNeutral
        index += 1
      case .europeanTerminator:
        var end = index
        while end < length, types[end] == .europeanTerminator { end += 1 }
        let isBesideNumber =
          (index > 0 && types[index - 1] == .europeanNumber) || (end < length && types[end] == .europeanNumber)
        (types + index).update(repeating: isBesideNumber ? .europeanNumber : .otherNeutral, count: end - index)
        index = end
      default:
        index += 1
      }
    }
  }

  /// W7: a European number becomes L after L.
  private func resolveNumbersAfterLatin(_ startOfSequence: BidiClass) {
    var strong = startOfSequence
    var index = 0
    while index < length {
      switch types[index] {
      case .leftToRight, .rightToLeft: strong = types[index]
      case .europeanNumber: if strong == .leftToRight { types[index] = .leftToRight }
      default: break
      }
      index += 1
    }
  }
}
