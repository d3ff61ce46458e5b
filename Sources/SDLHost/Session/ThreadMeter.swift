import Foundation

/// The time that a thread has spent so far, as the kernel has it. Durations in seconds.
struct ThreadTimes {
  /// The monotonic clock.
  var clock = 0.0
  /// Time on a processor.
  var processor = 0.0
  /// Time in which the thread could run and waited for a processor; nil if the kernel does not count it.
  var queued: Double?
  /// Voluntary context switches: sleeps, locks, reading from a device.
  var blocks = 0

  /// The part of the time since `start` in which the thread could run and something else ran: other programs, or on a virtual machine
  /// the host's.
  ///
  /// A thread that has not blocked could run all the time, so that all time off the processor counts. Of a thread that has blocked only
  /// the time in the kernel's queue counts: how long it was blocked by itself cannot be told from the time that a host took.
  func interruption(since start: ThreadTimes) -> Double {
    let elapsed = clock - start.clock
    let offProcessor = max(0, elapsed - (processor - start.processor))
    guard blocks != start.blocks else { return offProcessor }
    guard let queued, let before = start.queued else { return 0 }
    return min(queued - before, offProcessor)
  }
}

/// Reads the times of the thread that has made it. A reading takes three system calls, one to two microseconds.
///
/// Sources: clock_gettime(2), CLOCK_THREAD_CPUTIME_ID; getrusage(2), RUSAGE_THREAD, ru_nvcsw; the second field of /proc/thread-self/schedstat
/// (Documentation/scheduler/sched-stats.rst of the Linux kernel), which is exact when a running thread reads its own.
@MainActor final class ThreadMeter {
  /// Stays open: a path is looked up once, and not in each frame. -1 if the kernel does not have it.
  private let schedule = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)

  /// RUSAGE_THREAD of Linux, which the C library declares for programs in C only.
  private static let callingThread = __rusage_who_t(1)

  isolated deinit { if schedule >= 0 { close(schedule) } }

  var times: ThreadTimes {
    var usage = rusage()
    getrusage(Self.callingThread, &usage)
    return ThreadTimes(
      clock: ProcessClock.seconds(CLOCK_MONOTONIC), processor: ProcessClock.seconds(CLOCK_THREAD_CPUTIME_ID),
      queued: queued, blocks: usage.ru_nvcsw)
  }

  /// "processor queued slices": whole nanoseconds, and a count.
  private var queued: Double? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 80) { text in
      let count = pread(schedule, text.baseAddress, text.count, 0)
      guard count > 0 else { return nil }
      let digits = text[..<count].drop { $0 != UInt8(ascii: " ") }.dropFirst().prefix { $0 != UInt8(ascii: " ") }
      return digits.reduce(0) { $0 * 10 + Double($1 - UInt8(ascii: "0")) } / 1e9
    }
  }
}
