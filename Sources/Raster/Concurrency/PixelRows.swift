import Foundation
import Synchronization

/// Splits loops over rows of pixels between the processors.
///
/// The result of a loop must not depend on how its rows are split: the pixels of a picture are the same for any number of threads.
package enum PixelRows {
  /// The maximum number of threads that `concurrently` uses, the calling thread included: the processors, at most 4.
  package static var threads: Int {
    get { threadCount.load(ordering: .relaxed) }
    set { threadCount.store(min(max(newValue, 1), maximumThreads), ordering: .relaxed) }
  }

  /// The work in nanoseconds from which on a loop is split. Waking a thread takes up to 50 µs.
  package static var minimumWork: Int {
    get { leastWork.load(ordering: .relaxed) }
    set { leastWork.store(newValue, ordering: .relaxed) }
  }

  package static let maximumThreads = 4
  package static let defaultMinimumWork = 150_000
  package static var defaultThreads: Int { min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), maximumThreads) }

  private static let threadCount = Atomic<Int>(defaultThreads)
  private static let leastWork = Atomic<Int>(defaultMinimumWork)

  /// True if `concurrently` splits a loop that takes `work` nanoseconds on a single processor.
  package static func splits(work: Int) -> Bool { work >= minimumWork && threads > 1 }

  /// Calls `body` with ranges that together contain each of `rows` once, on several threads if the loop is long. Returns when all calls
  /// have returned. Loops of other threads than the main thread are not split.
  ///
  /// - Parameters:
  ///   - rows: the indices of the loop.
  ///   - work: the time of the loop on a single processor in nanoseconds, as an estimate.
  ///   - body: reads shared memory, and writes the rows of its range alone. It escapes since a worker may release it late; it is not called after the return.
  static func concurrently(_ rows: Range<Int>, work: Int, _ body: @escaping @Sendable (Range<Int>) -> Void) {
    // A picture that is decoded beside the frame must not take the workers from the frame.
    guard rows.count > 1, splits(work: work), Thread.isMainThread else { return body(rows) }
    RowWorkers.shared.run(rows, threads: threads, body)
  }
}

/// Costs of a pixel on a single processor in hundredths of a nanosecond, for estimates of `PixelRows.concurrently`.
enum PixelWork {
  /// Storing, copying or testing a pixel.
  static let copy = 12
  /// Blending a pixel over the pixel below.
  static let blend = 50
  /// Arithmetic on the components of a pixel.
  static let convert = 100
  /// Interpolating between four pixels, or blurring in a single direction.
  static let sample = 180

  /// The nanoseconds for `pixels` at a cost.
  static func nanoseconds(_ pixels: Int, _ cost: Int) -> Int { pixels * cost / 100 }
}

/// A pointer for the threads of `PixelRows.concurrently`. Each thread writes its own rows.
struct SharedPointer<Pointee>: @unchecked Sendable {
  let start: UnsafeMutablePointer<Pointee>
  init(_ start: UnsafeMutablePointer<Pointee>) { self.start = start }
  init(_ start: UnsafePointer<Pointee>) { self.start = UnsafeMutablePointer(mutating: start) }
}
