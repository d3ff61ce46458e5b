/// The working memory of `BidiParagraph`, and the order of its rules.
///
/// The rules of UAX #9 are in extensions: paragraph level and explicit levels here and in `+Explicit`, isolating run sequences
/// in `+Sequences`, and the rules for each sequence in `+Weak`, `+Brackets` and `+Neutral`. All memory is allocated once. Each scalar
/// is visited a constant number of times; a closing bracket searches at most 63 opening ones.
package struct BidiResolver {
  let count: Int
  /// The classes in the database.
  let original: UnsafeMutablePointer<BidiClass>
  /// The classes after the explicit rules; BN for scalars that X9 removes.
  let classes: UnsafeMutablePointer<BidiClass>
  let levels: UnsafeMutablePointer<UInt8>
  /// BD9: for an isolate initiator the index of its matching PDI, or `count` without one; for a PDI the index of its matching
  /// isolate initiator, or -1.
  let matching: UnsafeMutablePointer<Int32>
  /// The next scalar of the same isolating run sequence; -1 at its end.
  let following: UnsafeMutablePointer<Int32>
  /// The scalars of the isolating run sequence in work, and a stack before that.
  let sequence: UnsafeMutablePointer<Int32>
  /// The classes of `sequence`.
  let types: UnsafeMutablePointer<BidiClass>
  /// For each opening bracket of `sequence` the index of its closing bracket in `sequence`; -1 without one.
  let partners: UnsafeMutablePointer<Int32>
  let scalars: [Unicode.Scalar]
  /// The length of `sequence`.
  var length = 0
  /// The classes in `original`.
  var found = BidiClassSet()
  var hasBrackets = false
  var baseLevel: UInt8 = 0
  /// The number of elementary steps of the loops that a hostile text could make long: for tests of the complexity.
  package var steps = 0

  package init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    count = scalars.count
    original = .allocate(capacity: count)
    classes = .allocate(capacity: count)
    levels = .allocate(capacity: count)
    matching = .allocate(capacity: count)
    following = .allocate(capacity: count)
    sequence = .allocate(capacity: count)
    types = .allocate(capacity: count)
    partners = .allocate(capacity: count)
  }

  /// Frees the memory. The value must not be used afterwards.
  package func deallocate() {
    original.deallocate()
    classes.deallocate()
    levels.deallocate()
    matching.deallocate()
    following.deallocate()
    sequence.deallocate()
    types.deallocate()
    partners.deallocate()
  }

  /// Resolves `levels`, and returns the level of the paragraph.
  package mutating func resolve(_ direction: BidiBaseDirection) -> UInt8 {
    readClasses()
    let hasIsolates = found.intersects(.isolateControls)
    if hasIsolates { matchIsolates() }
    baseLevel =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .firstStrong: firstStrongLevel(from: 0, to: count) ?? 0
      case .firstStrongOrRightToLeft: firstStrongLevel(from: 0, to: count) ?? 1
      }
    if found.intersects(.explicitControls) {
      resolveExplicitLevels()
    } else {
      levels.initialize(repeating: baseLevel, count: count)
    }
    if baseLevel == 0, !found.intersects(.leavingLevelZero) { return 0 }
    linkSequences()
    resolveSequences()
    resolveImplicitLevels()
    return baseLevel
  }

  private mutating func readClasses() {
    var index = 0
    scalars.withUnsafeBufferPointer { scalars in
      while index < scalars.count {
        let properties = ScalarProperties(scalars[index])
        let one = properties.bidiClass
        original[index] = one
        classes[index] = one
        found.insert(one)
        if one == .otherNeutral, properties.bracketKind != nil { hasBrackets = true }
        index += 1
      }
    }
  }

  /// BD9: finds matching isolate initiators and PDIs, with `sequence` as the stack.
  private func matchIsolates() {
    var depth = 0
    var index = 0
    while index < count {
      let one = original[index]
      if BidiClassSet.isolateInitiators.contains(one) {
        matching[index] = Int32(count)
        sequence[depth] = Int32(index)
        depth += 1
      } else if one == .popDirectionalIsolate {
        matching[index] = -1
        if depth > 0 {
          depth -= 1
          matching[index] = sequence[depth]
          matching[Int(sequence[depth])] = Int32(index)
        }
      } else if one == .paragraphSeparator {
        depth = 0
      }
      index += 1
    }
  }

  /// P2 and P3: the level of the first strong scalar of a range, without the contents of isolates; nil without one.
  ///
  /// Each scalar belongs to the contents of one isolate only, so all calls together take O(n).
  mutating func firstStrongLevel(from start: Int, to end: Int) -> UInt8? {
    var index = start
    while index < end {
      steps += 1
      switch original[index] {
      case .leftToRight: return 0
      case .rightToLeft, .arabicLetter: return 1
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: index = Int(matching[index])
      default: break
      }
      index += 1
    }
    return nil
  }
}
