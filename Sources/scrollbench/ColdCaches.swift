/// Empties the caches of the processor by reading a block of memory.
///
/// A frame finds them so after a wait (`SteppedLoop.play(frames:isPaced:input:)`) in which other programs have run. In a simulated cache of
/// the size of `block`, the misses of a frame are the distinct lines of memory that it touches.
struct ColdCaches {
  /// The length of a cache line in bytes.
  private static let line = 64
  private let block: [UInt8]

  /// - Parameter megabytes: The size of the block in units of 1,048,576 bytes; 0 disables `empty()`.
  init(megabytes: Int) { block = [UInt8](repeating: 1, count: megabytes * 1_048_576) }

  /// Reads a byte of each line of the block. `Scripts/frame-cost` leaves this function out of a frame, by its name.
  @inline(never) func empty() {
    block.withUnsafeBufferPointer { bytes in
      var sum: UInt8 = 0
      for index in stride(from: 0, to: bytes.count, by: Self.line) { sum &+= bytes[index] }
      // Without a use the compiler would remove the loop. The sum is a multiple of 256: a block has whole megabytes.
      precondition(sum == 0, "a block of \(bytes.count) bytes has the sum \(sum)")
    }
  }
}
