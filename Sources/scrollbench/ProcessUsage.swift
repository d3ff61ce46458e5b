import Foundation

/// The resource usage of this process, since its start or between two points in time.
struct ProcessUsage {
  /// The processor time of all threads in user and system mode, in seconds.
  var cpuSeconds: Double
  /// The monotonic clock in seconds.
  var seconds: Double
  /// The number of voluntary context switches of all threads (`ru_nvcsw`): waits, locks, answers of the display.
  var switches: Int

  static var now: ProcessUsage {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return ProcessUsage(
      cpuSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      seconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9,
      switches: usage.ru_nvcsw)
  }

  static func - (later: ProcessUsage, earlier: ProcessUsage) -> ProcessUsage {
    ProcessUsage(
      cpuSeconds: later.cpuSeconds - earlier.cpuSeconds, seconds: later.seconds - earlier.seconds,
      switches: later.switches - earlier.switches)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  /// The resident memory in units of 1,048,576 bytes; 0 if `/proc/self/statm` is not readable.
  static var residentMegabytes: Double {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
