import CFoundationICU
import Synchronization
import UnicodeRules

/// The words of scripts without spaces between words (Thai, Lao, Khmer, Myanmar), from the dictionaries of ICU.
///
/// ICU is the library that Foundation of Swift's toolchain is built with, so all programs built with one toolchain have the same
/// dictionaries, also those with a statically linked standard library. They are read when the first such text is laid out.
enum DictionaryWords {
  /// The word boundaries inside of the runs of class SA (UAX #14) in `scalars`, as ascending scalar indices; the ends of
  /// runs are not included. Empty without such a run.
  ///
  /// Complexity: O(length of the runs), besides a comparison for each scalar.
  static func breaks(in scalars: [Unicode.Scalar]) -> [Int] {
    guard scalars.contains(where: isComplex) else { return [] }
    var result: [Int] = []
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, isComplex(scalars[end]) { end += 1 }
      if end > start + 1 { result += boundaries(in: scalars[start..<end]) }
      start = end + 1
    }
    return result
  }

  /// True for scalars of class SA and the marks of their scripts.
  static func isComplex(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0xE00: false
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0xA9E0...0xA9FF,
      0xAA60...0xAADF:
      ScalarProperties(scalar).script.isSpecific && scalar.properties.numericType == nil
    default: false
    }
  }

  private static func boundaries(in run: ArraySlice<Unicode.Scalar>) -> [Int] {
    // All ranges of `isComplex(_:)` are in the basic plane, so UTF-16 and scalars have the same indices.
    let units = run.map { UInt16(truncatingIfNeeded: $0.value) }
    return iterator.withLock { iterator in iterator?.boundaries(in: units) ?? [] }.map { run.startIndex + $0 }
  }

  private static let iterator = Mutex(BreakIterator())
}

/// A line break iterator of ICU. It is never closed.
private struct BreakIterator: ~Copyable {
  private let pointer: OpaquePointer

  /// Opens an iterator; nil if ICU has no data for it.
  init?() {
    var status: Int32 = 0
    guard let pointer = swift_ubrk_open(icu_line_breaks, "th", nil, 0, &status), status <= 0 else { return nil }
    self.pointer = pointer
  }

  /// The boundaries inside of `units`, ascending.
  func boundaries(in units: [UInt16]) -> [Int] {
    var status: Int32 = 0
    return units.withUnsafeBufferPointer { buffer in
      swift_ubrk_setText(pointer, buffer.baseAddress, Int32(buffer.count), &status)
      guard status <= 0 else { return [] }
      var result: [Int] = []
      while true {
        let boundary = Int(swift_ubrk_next(pointer))
        guard boundary > 0, boundary < buffer.count else { return result }
        result.append(boundary)
      }
    }
  }
}
