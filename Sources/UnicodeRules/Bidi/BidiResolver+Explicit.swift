/// An entry of the directional status stack (UAX #9, 3.3.2).
struct DirectionalStatus {
  var level: UInt8
  /// L or R within an override.
  var override: BidiClass?
  var isIsolate: Bool
}

/// The directional status stack with the counters of rule X1.
struct DirectionalStack {
  private var entries: [DirectionalStatus]
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  /// X1: an entry with the level of the paragraph.
  init(baseLevel: UInt8) { entries = [DirectionalStatus(level: baseLevel, override: nil, isIsolate: false)] }

  var last: DirectionalStatus { entries[entries.count - 1] }

  /// The least level above the last one that is odd, or even.
  private func nextLevel(isRightToLeft: Bool) -> UInt8 {
    isRightToLeft ? (last.level + 1) | 1 : (last.level + 2) & ~1
  }

  /// X2–X5: enters an embedding or override, or counts an overflow.
  mutating func pushEmbedding(isRightToLeft: Bool, override: BidiClass?) {
    let level = nextLevel(isRightToLeft: isRightToLeft)
    if level <= BidiParagraph.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
      entries.append(DirectionalStatus(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  /// X5a, X5b: enters an isolate, or counts an overflow.
  mutating func pushIsolate(isRightToLeft: Bool) {
    let level = nextLevel(isRightToLeft: isRightToLeft)
    if level <= BidiParagraph.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
      validIsolates += 1
      entries.append(DirectionalStatus(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  /// X6a: leaves the last isolate and the embeddings in it.
  mutating func popIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !last.isIsolate { entries.removeLast() }
      entries.removeLast()
      validIsolates -= 1
    }
  }

  /// X7: leaves the last embedding or override of the same isolate.
  mutating func popEmbedding() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !last.isIsolate, entries.count > 1 {
      entries.removeLast()
    }
  }
}

extension BidiResolver {
  /// X1–X9: explicit levels and overrides. Scalars to be removed get the class BN.
  mutating func resolveExplicitLevels() {
    var stack = DirectionalStack(baseLevel: baseLevel)
    var index = 0
    while index < count {
      let one = original[index]
      levels[index] = baseLevel
      switch one {
      case .rightToLeftEmbedding, .rightToLeftOverride:  // X2, X4
        stack.pushEmbedding(isRightToLeft: true, override: one == .rightToLeftOverride ? .rightToLeft : nil)
        classes[index] = .boundaryNeutral  // X9
      case .leftToRightEmbedding, .leftToRightOverride:  // X3, X5
        stack.pushEmbedding(isRightToLeft: false, override: one == .leftToRightOverride ? .leftToRight : nil)
        classes[index] = .boundaryNeutral
      case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:  // X5a–X5c
        apply(stack.last, at: index)
        stack.pushIsolate(isRightToLeft: isRightToLeftIsolate(at: index))
      case .popDirectionalIsolate:  // X6a
        stack.popIsolate()
        apply(stack.last, at: index)
      case .popDirectionalFormat:  // X7
        stack.popEmbedding()
        classes[index] = .boundaryNeutral
      case .paragraphSeparator, .boundaryNeutral:  // X8
        break
      default:  // X6
        apply(stack.last, at: index)
      }
      index += 1
    }
  }

  private func apply(_ status: DirectionalStatus, at index: Int) {
    levels[index] = status.level
    if let override = status.override { classes[index] = override }
  }

  /// X5c: an FSI acts as RLI if the first strong scalar in the isolate is right-to-left.
  private mutating func isRightToLeftIsolate(at index: Int) -> Bool {
    guard original[index] == .firstStrongIsolate else { return original[index] == .rightToLeftIsolate }
    return firstStrongLevel(from: index + 1, to: Int(matching[index])) == 1
  }
}
