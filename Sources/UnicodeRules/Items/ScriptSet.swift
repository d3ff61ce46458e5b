/// A set of `Script` values: the scripts that a scalar or a run may belong to.
package struct ScriptSet: Equatable, Sendable {
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  package init() {}

  package init(_ script: Script) { insert(script) }

  package var isEmpty: Bool { low | middle | high == 0 }

  package mutating func insert(_ script: Script) {
    let bit = UInt64(1) &<< UInt64(script.rawValue)
    switch script.rawValue / 64 {
    case 0: low |= bit
    case 1: middle |= bit
    default: high |= bit
    }
  }

  package func contains(_ script: Script) -> Bool {
    let word =
      switch script.rawValue / 64 {
      case 0: low
      case 1: middle
      default: high
      }
    return word &>> UInt64(script.rawValue) & 1 != 0
  }

  package func intersection(_ other: ScriptSet) -> ScriptSet {
    var result = ScriptSet()
    result.low = low & other.low
    result.middle = middle & other.middle
    result.high = high & other.high
    return result
  }

  /// The script with the lowest number; nil in an empty set.
  package var first: Script? {
    if low != 0 { return Script(rawValue: UInt8(low.trailingZeroBitCount)) }
    if middle != 0 { return Script(rawValue: UInt8(64 + middle.trailingZeroBitCount)) }
    return high != 0 ? Script(rawValue: UInt8(128 + high.trailingZeroBitCount)) : nil
  }

  /// True if the set is {Zyyy} or {Zinh}: such scalars continue the run around them.
  var continuesAnyRun: Bool { self == ScriptSet(.common) || self == ScriptSet(.inherited) }
}
