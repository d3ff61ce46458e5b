/// An opening bracket on the stack of BD16.
private struct OpenBracket {
  /// The index in the sequence.
  var index: Int
  /// The closing bracket that it waits for.
  var closing: Unicode.Scalar
}

extension BidiResolver {
  /// BD16: the depth of the stack of opening brackets. The search for pairs ends when the stack is full.
  private static let maximumOpenBrackets = 63

  /// N0: resolves paired brackets.
  mutating func resolveBrackets(level: UInt8, startOfSequence: BidiClass) {
    guard pairBrackets() else { return }
    let embedding = BidiClass(level: level)
    let inside = strongTypesInside(embedding: embedding)
    // N0 b–d in the order of opening brackets. `before` is the strong type before `index`, brackets resolved so far included.
    var before = startOfSequence
    var index = 0
    while index < length {
      let closing = Int(partners[index])
      if closing > index {
        let resolved: BidiClass? =
          switch inside[index] {
          case .embedding: embedding
          case .opposite: before == embedding ? embedding : before
          case .none: nil
          }
        if let resolved {
          setBracket(at: index, to: resolved)
          setBracket(at: closing, to: resolved)
        }
      }
      if let strong = BidiResolver.strongType(types[index]) { before = strong }
      index += 1
    }
    steps += length
  }

  /// BD16: fills `partners`, for opening and closing brackets. Returns false if there are no pairs.
  private mutating func pairBrackets() -> Bool {
    partners.initialize(repeating: -1, count: length)
    var open: [OpenBracket] = []
    var hasPairs = false
    var index = 0
    while index < length {
      if types[index] == .otherNeutral {
        let scalar = scalars[Int(sequence[index])]
        switch ScalarProperties(scalar).bracketKind {
        case .open:
          if open.count == BidiResolver.maximumOpenBrackets { return hasPairs }
          open.append(OpenBracket(index: index, closing: BidiResolver.canonical(scalar.mirrored)))
        case .close:
          let closing = BidiResolver.canonical(scalar)
          steps += open.count
          if let match = open.lastIndex(where: { $0.closing == closing }) {
            partners[open[match].index] = Int32(index)
            partners[index] = Int32(open[match].index)
            open.removeSubrange(match...)
            hasPairs = true
          }
        case nil: break
        }
      }
      index += 1
    }
    return hasPairs
  }

  /// The bracket that is canonically equivalent: U+3009 for U+232A.
  private static func canonical(_ bracket: Unicode.Scalar) -> Unicode.Scalar {
    bracket == "\u{232A}" ? "\u{3009}" : bracket
  }

  /// The strong types within a pair of brackets, as far as N0 asks for them.
  private enum StrongTypes: Int {
    case none
    /// Only types against the embedding direction.
    case opposite
    /// At least one type in the embedding direction.
    case embedding
  }

  /// N0 b and c: the strong types within each pair, at the index of its opening bracket. One pass: the types within a pair count
  /// for the pairs around it when it is closed.
  private func strongTypesInside(embedding: BidiClass) -> [StrongTypes] {
    var result = [StrongTypes](repeating: .none, count: length)
    var open: [Int] = []
    var index = 0
    while index < length {
      let partner = Int(partners[index])
      if partner > index {
        open.append(index)
      } else if partner >= 0 {
        let closed = open.removeLast()
        if let outer = open.last, result[closed].rawValue > result[outer].rawValue { result[outer] = result[closed] }
      } else if let outer = open.last, let strong = BidiResolver.strongType(types[index]) {
        if strong == embedding {
          result[outer] = .embedding
        } else if result[outer] == .none {
          result[outer] = .opposite
        }
      }
      index += 1
    }
    return result
  }

  /// N0: L for L; R for R and numbers; nil for other types.
  static func strongType(_ one: BidiClass) -> BidiClass? {
    switch one {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// Sets the type of a bracket, and of the nonspacing marks after it that W1 has given its type.
  private func setBracket(at index: Int, to type: BidiClass) {
    types[index] = type
    var mark = index + 1
    while mark < length, original[Int(sequence[mark])] == .nonspacingMark, types[mark] == .otherNeutral {
      types[mark] = type
      mark += 1
    }
  }
}
