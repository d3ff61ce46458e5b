import Foundation

/// The wait of a replay for the arrivals of its recording: once per run, until the process has been idle for 10 s.
///
/// The process is idle while none of its threads computes or waits for a processor, so a busy machine does not exhaust the patience. After
/// the first missing arrival the program behaves differently from its recording, and later arrivals are not waited for. A task that sleeps
/// for more than 10 s therefore counts as missing.
package struct ReplayPatience {
  /// The idle time in seconds after which an arrival is `missing`.
  package static let idleSeconds = 10.0
  /// The time in seconds after which an arrival is `missing` in a process that computes without end.
  package static let longest = 300.0
  /// The time in seconds between two looks at the activity of the threads.
  private static let slice = 0.25

  /// The first arrival that was missing; nil while all have come.
  package private(set) var missing: String?
  /// The seconds that the threads of the process have computed or waited for a processor so far.
  package let activity: () -> Double
  private var lastActivity = 0.0

  package init(activity: @escaping () -> Double = Self.processActivity) { self.activity = activity }

  /// Waits for an arrival in slices of `slice` seconds, or looks once after a `missing` arrival. Returns true if this arrival became `missing`.
  ///
  /// - Parameter wait: Waits up to the given seconds. True if the arrival came.
  package mutating func isFirstMissing(_ arrival: String, wait: (Double) -> Bool) -> Bool {
    if missing != nil {
      _ = wait(0)
      return false
    }
    var idle = 0.0
    var total = 0.0
    while !wait(Self.slice) {
      let before = lastActivity
      lastActivity = activity()
      total += Self.slice
      // A thread that only wakes up for the look computes for less than a tenth of the slice.
      if lastActivity - before < Self.slice / 10 { idle += Self.slice }
      guard idle < Self.idleSeconds, total < Self.longest else {
        missing = arrival
        return true
      }
    }
    return false
  }

  /// The sum of the times in `/proc/self/task/*/schedstat`: nanoseconds on a processor, and nanoseconds of waiting for one. 0 without
  /// the files, so that the process seems idle.
  private static func processActivity() -> Double {
    let folder = "/proc/self/task"
    var nanoseconds: UInt64 = 0
    for thread in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let line = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8) else { continue }
      for field in line.split(separator: " ").prefix(2) { nanoseconds &+= UInt64(field) ?? 0 }
    }
    return Double(nanoseconds) / 1_000_000_000
  }
}
