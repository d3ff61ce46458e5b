import Engine

/// Measures the duration of each `FramePhase` on a `TimeSource`.
@MainActor package final class PhaseProfiler: FrameProfiler {
  package let statistics = FrameStatistics()
  private let clock: any TimeSource
  private(set) var current = FrameRecord()
  private var last = 0.0
  /// The time at which the present frame began, in seconds on `clock`.
  private var began = 0.0
  /// The age in seconds of the newest input of the next frame when the frame begins; nil without input from a device.
  package var inputAge: Double?
  /// True if the next frame follows this frame without a rest.
  private var isContinued = false
  /// Explains frames; nil until a budget or `FrameStatistics.needsCauses` requires it.
  private var attributor: WorkAttributor?
  private weak var pipeline: FramePipeline?
  /// The number of finished frames, compared with `BudgetCheck.warmUp`.
  private var frames = 0
  /// The own work of the explained frames, in decreasing order, at most `BudgetCheck.maximumListed`.
  private var explained: [Double] = []
  private let budget: Double
  private var hasBudget: Bool { budget < .infinity }
  /// Returns the number of memory allocations of this thread; nil if they are not counted.
  private let allocationCount: (() -> Int)?
  private var lastAllocations = 0
  /// The completion time of the preceding frame.
  private var lastCompleted = 0.0
  /// Separates own time from delays caused by the machine; nil until a budget or `FrameStatistics.needsCauses` requires
  /// it.
  private var meter: DelayMeter?
  /// The number of pieces of work that are described for the frame graph, which explains each frame.
  private static let describedForGraph = 8
  /// True after `frameEnds(_:)`, when only drawing remains.
  private var isDrawing = false

  /// Creates a profiler. With a `budget` in milliseconds, frames that exceed it and late pictures are explained.
  package init(
    clock: any TimeSource, pipeline: FramePipeline, interval: Double, budget: Double?, allocationCount: (() -> Int)?
  ) {
    self.clock = clock
    self.allocationCount = allocationCount
    self.budget = budget ?? .infinity
    self.pipeline = pipeline
    statistics.interval = interval
    updateMeasurements()
  }

  /// Begins or ends the measurements that cost time, between two frames.
  private func updateMeasurements() {
    let isNeeded = hasBudget || statistics.needsCauses
    guard isNeeded != (attributor != nil), let pipeline else { return }
    meter = isNeeded ? DelayMeter(clock) : nil
    attributor = isNeeded ? WorkAttributor(clock: clock, pipeline: pipeline) : nil
    pipeline.work.observer = attributor
  }

  package func frameBegins(at time: Double) {
    updateMeasurements()
    current = FrameRecord()
    current.time = time
    current.isContinued = isContinued
    attributor?.frameBegins()
    if let allocationCount {
      current.allocations = 0
      lastAllocations = allocationCount()
    }
    isDrawing = false
    meter?.enter(.work)
    last = clock.now
    began = last
  }

  package func leave(_ phase: FramePhase) {
    if phase == .present, isDrawing { meter?.enter(.shown) }
    let now = clock.now
    // The time before the first phase is waiting.
    if phase != .between { current.phases[phase.rawValue] += (now - last) * 1000 }
    if phase == .present { current.presented = now }
    if phase == .paint, isDrawing, meter?.isWorking == true { meter?.enter(.showing) }
    last = now
    countAllocations(of: phase)
  }

  /// Allocations of the display's library during presentation do not count for the frame.
  private func countAllocations(of phase: FramePhase) {
    guard let allocationCount else { return }
    let count = allocationCount()
    if phase != .between, phase != .present { current.allocations? += count - lastAllocations }
    lastAllocations = count
  }

  package func leaveOut(_ work: () -> Void) {
    let start = clock.now
    if let attributor { attributor.leaveOut(work) } else { work() }
    last += clock.now - start
  }

  /// Excludes `seconds` of the present phase from the measurement.
  package func leaveOut(seconds: Double) { last += seconds }

  package func frameEnds(_ counts: FrameCounts) {
    current.counts = counts
    isDrawing = true
  }

  /// Calls `wait`, which should return within `seconds`; infinite for no limit.
  package func waiting(for seconds: Double, _ wait: () -> Void) {
    meter?.enter(.waiting, for: seconds)
    wait()
    meter?.enter(.between)
  }

  /// Records that the finished picture is due in `seconds`.
  package func pictureWaits(for seconds: Double) { meter?.enter(.showing, for: seconds) }

  /// Closes the frame after its picture was presented. A frame without a picture counts as if the present picture were
  /// shown again in `presentationDelay` seconds.
  ///
  /// - Parameter continues: True if the next frame is requested now.
  package func finish(continues: Bool, presentationDelay: Double) {
    isContinued = continues
    isDrawing = false
    if current.presented == nil { meter?.enter(.shown) }
    let completed = current.presented ?? clock.now + max(0, presentationDelay)
    current.completed = completed
    let gap = current.isContinued ? completed - lastCompleted : 0
    lastCompleted = completed
    if let inputAge, let presented = current.presented { current.inputAge = (presented - began + inputAge) * 1000 }
    meter?.finish(&current)
    frames += 1
    if current.work > budget || FrameReport.dropped(gap: gap, interval: statistics.interval) > 0 { explain() }
    if statistics.needsCauses, current.culprit == nil {
      current.culprit = attributor?.culprit(in: current.longestPhase.phase, describing: Self.describedForGraph)
    }
    statistics.append(current)
    meter?.enter(.between)
  }

  private func explain() {
    // Warm-up frames are not reported and must not displace frames that are.
    guard hasBudget, let attributor, frames > BudgetCheck.warmUp else { return }
    let work = current.ownWork
    if explained.count == BudgetCheck.maximumListed, let least = explained.last, work <= least { return }
    current.culprit = attributor.culprit(in: current.longestPhase.phase)
    explained.append(work)
    explained.sort(by: >)
    if explained.count > BudgetCheck.maximumListed { explained.removeLast() }
  }
}
