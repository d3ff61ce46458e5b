import Foundation
import Synchronization
import UnicodeRules

/// The words of scripts without spaces between words (Thai, Lao, Khmer, Myanmar), from the dictionaries of ICU.
///
/// ICU is the library that Foundation of Swift's toolchain is built with (`lib_FoundationICU.so`), so every machine with the
/// same toolchain has the same dictionaries. Where it is missing, these scripts are broken between characters only.
enum DictionaryWords {
  /// The word boundaries inside of the runs of class SA (UAX #14) in `scalars`, as ascending scalar indices; the ends of
  /// runs are not included. Empty without such a run, or without ICU.
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

/// A line break iterator of ICU (`ubrk.h`).
private struct BreakIterator: ~Copyable {
  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias SetText =
    @convention(c) (
      OpaquePointer, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Void
  private typealias Next = @convention(c) (OpaquePointer) -> Int32

  private let pointer: OpaquePointer
  private let setText: SetText
  private let next: Next
  /// UBRK_LINE.
  private static let lines: Int32 = 2

  /// Opens an iterator; nil if the process has no ICU of this interface.
  init?() {
    guard let library = dlopen("lib_FoundationICU.so", RTLD_LAZY | RTLD_NOLOAD) ?? dlopen(nil, RTLD_LAZY),
      let open = dlsym(library, "swift_ubrk_open"), let setText = dlsym(library, "swift_ubrk_setText"),
      let next = dlsym(library, "swift_ubrk_next")
    else { return nil }
    var status: Int32 = 0
    guard let pointer = unsafeBitCast(open, to: Open.self)(Self.lines, "th", nil, 0, &status), status <= 0 else {
      return nil
    }
    self.pointer = pointer
    self.setText = unsafeBitCast(setText, to: SetText.self)
    self.next = unsafeBitCast(next, to: Next.self)
  }

  /// The boundaries inside of `units`, ascending.
  func boundaries(in units: [UInt16]) -> [Int] {
    var status: Int32 = 0
    return units.withUnsafeBufferPointer { buffer in
      setText(pointer, buffer.baseAddress, Int32(buffer.count), &status)
      guard status <= 0 else { return [] }
      var result: [Int] = []
      while true {
        let boundary = Int(next(pointer))
        guard boundary > 0, boundary < buffer.count else { return result }
        result.append(boundary)
      }
    }
  }
}
