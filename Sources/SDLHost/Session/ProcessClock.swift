import Foundation

/// The age of this process, and what it has used.
enum ProcessClock {
  /// Milliseconds since the process was started. From the environment variable `PEER_T0_NS` (CLOCK_MONOTONIC nanoseconds just before
  /// exec) where it is set, or else from the kernel, which counts in steps of 10 ms.
  static var millisecondsSinceStart: Double? {
    guard let start = startSeconds else { return nil }
    return (now(CLOCK_MONOTONIC) - start) * 1000
  }

  private static var startSeconds: Double? {
    if let text = ProcessInfo.processInfo.environment["PEER_T0_NS"], let nanoseconds = Double(text) {
      return nanoseconds / 1e9
    }
    // Field 22 of /proc/self/stat, counted from behind the program's name, in clock ticks since boot.
    guard let stat = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
      let name = stat.lastIndex(of: ")")
    else { return nil }
    let fields = stat[name...].split(separator: " ")
    guard fields.count > 20, let ticks = Double(fields[20]) else { return nil }
    let sinceBoot = ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    return sinceBoot + now(CLOCK_MONOTONIC) - now(CLOCK_BOOTTIME)
  }

  /// Seconds for which this thread has been on a processor.
  static var threadSeconds: Double { now(CLOCK_THREAD_CPUTIME_ID) }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
