import Foundation

/// What this process has used so far, or between two moments.
struct ProcessUsage {
  /// In user and system mode, of all threads.
  var cpuSeconds: Double
  /// On the clock.
  var seconds: Double

  static var now: ProcessUsage {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return ProcessUsage(
      cpuSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      seconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  static func - (later: ProcessUsage, earlier: ProcessUsage) -> ProcessUsage {
    ProcessUsage(cpuSeconds: later.cpuSeconds - earlier.cpuSeconds, seconds: later.seconds - earlier.seconds)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  /// Memory that is resident now, in units of 1,048,576 bytes; 0 where the kernel does not say.
  static var residentMegabytes: Double {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
