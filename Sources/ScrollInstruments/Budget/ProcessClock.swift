import Foundation

/// The age of this process.
package enum ProcessClock {
  /// The time since the start of the process, in milliseconds. Based on the variable `PEER_T0_NS` (`CLOCK_MONOTONIC`
  /// nanoseconds just before `exec`) if set, otherwise on the kernel's start time with a resolution of 10 ms.
  package static var millisecondsSinceStart: Double? {
    guard let start = startSeconds else { return nil }
    return (seconds(CLOCK_MONOTONIC) - start) * 1000
  }

  private static var startSeconds: Double? {
    if let text = ProcessInfo.processInfo.environment["PEER_T0_NS"], let nanoseconds = Double(text) {
      return nanoseconds / 1e9
    }
    // Field 22 of /proc/self/stat, counted after the program's name, in clock ticks since boot.
    guard let stat = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
      let name = stat.lastIndex(of: ")")
    else { return nil }
    let fields = stat[name...].split(separator: " ")
    guard fields.count > 20, let ticks = Double(fields[20]) else { return nil }
    let sinceBoot = ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    return sinceBoot + seconds(CLOCK_MONOTONIC) - seconds(CLOCK_BOOTTIME)
  }

  /// The time of a system clock (`clock_gettime`), in seconds.
  static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
