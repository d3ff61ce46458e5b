import Engine

/// The smoothness of a run of frames. Durations in milliseconds unless a name states another unit.
///
/// - Work of a frame: from its beginning to the finished drawing. Own work excludes the time in which the system ran other programs
///   (`FrameRecord.ownWork`).
/// - Dropped frames: the number of frame intervals between two presented frames less one, if the second was wanted at once.
/// - Janky: a frame presented more than two intervals after the previous one; severe: more than 100 ms; frozen: more than 700 ms
///   (Android's JankStats and frame vitals).
/// - Hitch ratio: the delay in milliseconds for each second of motion (Apple's metric: below 5 is good, above 10 is not).
///
/// Rests are excluded. Each frame over the budget, and each late one, has one cause (`DelayCause`); only the program's own work
/// misses the budget.
package struct FrameReport: Sendable {
  /// The number of frames.
  package let frames: Int
  /// The allowed `FrameRecord.work` of a frame in milliseconds.
  package let budget: Double
  /// True if the frames were presented at their times. Otherwise there are neither dropped frames nor hitches.
  package let isPaced: Bool
  /// The `FrameRecord.work` of each frame in milliseconds, ascending.
  private let sortedWork: [Double]
  /// The `FrameRecord.ownWork` of each frame in milliseconds, ascending.
  private let sortedOwnWork: [Double]
  /// The `FrameRecord.inputAge` of each frame that has shown input, in milliseconds, ascending.
  private let sortedInputAges: [Double]
  /// The mean duration of each `FramePhase`, indexed by its raw value.
  package let meanPhases: [Double]
  package let meanCounts: (bodies: Double, measures: Double, places: Double, commands: Double)
  /// The mean number of allocations before a frame was presented; nil if they are not counted.
  package let meanAllocations: Double?
  /// The frames over `budget` and the late frames, in the order in which they ran.
  package private(set) var delays: [FrameDelay] = []
  package private(set) var dropped = 0
  package private(set) var janky = 0
  package private(set) var severe = 0
  package private(set) var frozen = 0
  /// Milliseconds of delay for each second of motion.
  package private(set) var hitchRatio = 0.0
  /// The standard deviation of the intervals between pictures in motion, in milliseconds; nil without two pictures in motion.
  package private(set) var intervalDeviation: Double?
  /// The share of late or over-long frames in the worst 64 frames in a row, 0…1.
  package private(set) var worstWindow = 0.0
  /// The most frames in a row that were late or over-long.
  package private(set) var longestRun = 0

  /// Frames in the window of `worstWindow`.
  private static let windowLength = 64

  /// `frames` in the order in which they ran; `interval`: seconds between two frames in motion.
  package init(frames: [FrameRecord], budget: Double, interval: Double, isPaced: Bool) {
    self.frames = frames.count
    self.budget = budget
    self.isPaced = isPaced
    sortedWork = frames.map(\.work).sorted()
    sortedOwnWork = frames.map(\.ownWork).sorted()
    sortedInputAges = frames.compactMap(\.inputAge).sorted()
    let count = Double(max(frames.count, 1))
    meanPhases = FramePhase.allCases.map { phase in frames.reduce(0) { $0 + $1.phases[phase.rawValue] } / count }
    func mean(_ number: (FrameCounts) -> Int) -> Double { Double(frames.reduce(0) { $0 + number($1.counts) }) / count }
    meanCounts = (mean(\.bodies), mean(\.measures), mean(\.places), mean(\.commands))
    let allocations = frames.compactMap(\.allocations)
    meanAllocations = allocations.isEmpty ? nil : Double(allocations.reduce(0, +)) / Double(allocations.count)
    let isBad = countDelays(frames, interval: interval)
    countBursts(isBad)
  }

  /// Finds delays and their causes. Returns for each frame whether it is delayed.
  private mutating func countDelays(_ frames: [FrameRecord], interval: Double) -> [Bool] {
    var last: Double?
    var (delay, active) = (0.0, 0.0)
    var gaps: [Double] = []
    let isBad = frames.map { frame in
      var gap: Double?
      if isPaced, let shown = frame.completed ?? frame.presented {
        if let last, frame.isContinued {
          let seconds = shown - last
          count(gap: seconds, interval: interval)
          delay += max(0, seconds - interval)
          active += seconds
          gaps.append(seconds * 1000)
          gap = seconds
        }
        last = shown
      }
      guard let found = FrameDelay(frame, gap: gap, budget: budget, interval: interval) else { return false }
      delays.append(found)
      return true
    }
    if active > 0 { hitchRatio = delay * 1000 / active }
    intervalDeviation = Self.standardDeviation(of: gaps)
    return isBad
  }

  /// `gap`: seconds between two pictures of which the second was wanted at once.
  private mutating func count(gap: Double, interval: Double) {
    dropped += FrameReport.dropped(gap: gap, interval: interval)
    if gap > 2 * interval { janky += 1 }
    if gap > 0.1 { severe += 1 }
    if gap > 0.7 { frozen += 1 }
  }

  /// Frames over the budget by the clock, those with the most own work first.
  package var missed: [FrameDelay] {
    delays.filter { $0.frame.work > budget }.sorted { $0.frame.ownWork > $1.frame.ownWork }
  }

  /// Late pictures, the latest first.
  package var late: [FrameDelay] { delays.filter { $0.gap != nil }.sorted { $0.gap ?? 0 > $1.gap ?? 0 } }

  /// The number of delays with `cause`.
  package func count(of cause: DelayCause) -> Int { delays.count { $0.cause == cause } }

  /// The number of missing frames between two that were presented `gap` seconds apart.
  package static func dropped(gap: Double, interval: Double) -> Int {
    max(0, Int(limited: (gap / interval).rounded(), to: 0...1 << 40) - 1)
  }

  private mutating func countBursts(_ isBad: [Bool]) {
    let length = min(Self.windowLength, isBad.count)
    guard length > 0 else { return }
    var (inWindow, most, run) = (0, 0, 0)
    for index in isBad.indices {
      run = isBad[index] ? run + 1 : 0
      longestRun = max(longestRun, run)
      inWindow += isBad[index] ? 1 : 0
      if index >= length { inWindow -= isBad[index - length] ? 1 : 0 }
      most = max(most, inWindow)
    }
    worstWindow = Double(most) / Double(length)
  }

  /// The work that `percent` of the frames do not exceed; 0 without frames.
  package func work(percentile percent: Double) -> Double { Self.percentile(percent, of: sortedWork) }

  /// The own work that `percent` of the frames do not exceed; 0 without frames.
  package func ownWork(percentile percent: Double) -> Double { Self.percentile(percent, of: sortedOwnWork) }

  /// The age of input that `percent` of the pictures with input do not exceed; nil without input.
  package func inputAge(percentile percent: Double) -> Double? {
    sortedInputAges.isEmpty ? nil : Self.percentile(percent, of: sortedInputAges)
  }

  private static func standardDeviation(of values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot()
  }

  /// sorted[round((n − 1)·p/100)], as Flutter's timeline summary counts; 0 for no values.
  package static func percentile(_ percent: Double, of sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let last = sorted.count - 1
    return sorted[Int(limited: (Double(last) * percent / 100).rounded(), to: 0...last)]
  }

  /// True if there were frames and no delay was the program's. A strict verdict allows no delay of the machine either.
  package func isKept(strictly isStrict: Bool = false) -> Bool {
    frames > 0 && (isStrict ? delays.isEmpty : count(of: .work) == 0)
  }
}
