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
    var place = 0
    while place < length {
      if types[place] == .nonspacingMark { types[place] = previous }
      previous = types[place]
      if BidiClassSet.isolateControls.contains(previous) { previous = .otherNeutral }
      place += 1
    }
  }

  /// W2 and W3: a European number becomes an Arabic one after an Arabic letter, and AL becomes R.
  private func resolveNumbersAfterArabic() {
    var isAfterArabic = false
    var place = 0
    while place < length {
      switch types[place] {
      case .leftToRight, .rightToLeft: isAfterArabic = false
      case .arabicLetter:
        isAfterArabic = true
        types[place] = .rightToLeft
      case .europeanNumber: if isAfterArabic { types[place] = .arabicNumber }
      default: break
      }
      place += 1
    }
  }

  /// W4: a single separator between numbers of one type gets their type.
  private func resolveSeparators() {
    var place = 1
    while place + 1 < length {
      let before = types[place - 1]
      if before == types[place + 1] {
        switch types[place] {
        case .europeanSeparator: if before == .europeanNumber { types[place] = before }
        case .commonSeparator: if before == .europeanNumber || before == .arabicNumber { types[place] = before }
        default: break
        }
      }
      place += 1
    }
  }

  /// W5 and W6: terminators beside a European number become European numbers, other separators and terminators ON.
  private func resolveTerminators() {
    var place = 0
    while place < length {
      switch types[place] {
      case .europeanSeparator, .commonSeparator:
        types[place] = .otherNeutral
        place += 1
      case .europeanTerminator:
        var end = place
        while end < length, types[end] == .europeanTerminator { end += 1 }
        let isBesideNumber =
          (place > 0 && types[place - 1] == .europeanNumber) || (end < length && types[end] == .europeanNumber)
        (types + place).update(repeating: isBesideNumber ? .europeanNumber : .otherNeutral, count: end - place)
        place = end
      default:
        place += 1
      }
    }
  }

  /// W7: a European number becomes L after L.
  private func resolveNumbersAfterLatin(_ startOfSequence: BidiClass) {
    var strong = startOfSequence
    var place = 0
    while place < length {
      switch types[place] {
      case .leftToRight, .rightToLeft: strong = types[place]
      case .europeanNumber: if strong == .leftToRight { types[place] = .leftToRight }
      default: break
      }
      place += 1
    }
  }
}
