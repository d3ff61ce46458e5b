/// The line break opportunities of a text, one after the other: the Unicode Line Breaking Algorithm (UAX #14).
///
/// The state is small, and a scan may start at the beginning of a text or after any mandatory break. Complex scripts without
/// spaces between words (class SA: Thai, Khmer, …) have no opportunities within a run, because their words need a dictionary.
///
/// ```swift
/// var scanner = LineBreakScanner(ScalarText("a b-c").scalars)
/// scanner.next()  // before "b"
/// scanner.next()  // before "c"
/// scanner.next()  // mandatory, at the end
/// ```
package struct LineBreakScanner: Sequence, IteratorProtocol, Sendable {
  package let scalars: [Unicode.Scalar]
  package let tailoring: LineBreakTailoring
  /// The index of the next scalar to read; `scalars.count + 1` after the end.
  private var index: Int
  private var state = LineBreakState()
  /// The number of scalars that rule LB25 has read ahead: for tests of the complexity.
  package private(set) var readAhead = 0

  /// A scan of `scalars` from `start` on: 0 or the index of a mandatory break.
  package init(_ scalars: [Unicode.Scalar], from start: Int = 0, tailoring: LineBreakTailoring = .standard) {
    self.scalars = scalars
    self.tailoring = tailoring
    index = start
  }

  /// The next break after the last returned one; nil after the end of the text. The last break of a text that is not empty is
  /// mandatory, at its end (LB3).
  ///
  /// Complexity: O(distance).
  package mutating func next() -> LineBreak? {
    while index < scalars.count {
      let boundary = index
      let opportunity = step()
      if opportunity != .prohibited { return LineBreak(index: boundary, isMandatory: opportunity == .mandatory) }
    }
    guard index == scalars.count, state.previous != nil else { return nil }
    index += 1
    return LineBreak(index: scalars.count, isMandatory: true)
  }

  /// Reads the scalar at `index`, and returns the opportunity before it.
  private mutating func step() -> LineBreakOpportunity {
    let next = tailoring.lineBreakClass(in: scalars, at: index)
    index += 1
    if next == .alphabetic, state.isInsideWord {
      // The fast path of Latin words: letters that follow change nothing.
      while index < scalars.count, scalars[index].isASCIILetter { index += 1 }
      return .prohibited
    }
    let precedesNumber = LineBreakClassSet.open.contains(next) && state.isAfterAffix && isNumber(at: index)
    return state.opportunity(before: next, precedesNumber: precedesNumber)
  }

  /// True if NU is at `index`, behind combining marks (LB9).
  private mutating func isNumber(at index: Int) -> Bool {
    var index = index
    while index < scalars.count {
      readAhead += 1
      switch tailoring.lineBreakClass(in: scalars, at: index) {
      case .numeric: return true
      case .combiningMark, .zeroWidthJoiner: index += 1
      default: return false
      }
    }
    return false
  }

  /// The opportunities of a whole text: at each index the one before that scalar, and at the end the mandatory one (LB3).
  /// The array has `scalars.count + 1` elements.
  package static func opportunities(
    in scalars: [Unicode.Scalar], tailoring: LineBreakTailoring = .standard
  ) -> [LineBreakOpportunity] {
    var result = [LineBreakOpportunity](repeating: .prohibited, count: scalars.count + 1)
    for one in LineBreakScanner(scalars, tailoring: tailoring) {
      result[one.index] = one.isMandatory ? .mandatory : .allowed
    }
    return result
  }
}
