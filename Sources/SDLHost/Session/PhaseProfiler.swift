import Engine

/// Measures how long each phase of a frame takes, on a real clock.
@MainActor final class PhaseProfiler: FrameProfiler {
  let statistics = FrameStatistics()
  private let clock: HostClock
  private(set) var current = FrameRecord()
  private var last = 0.0
  /// Whether the next frame follows this one without a rest.
  private var isContinued = false
  private let attributor: WorkAttributor?
  /// The number of finished frames.
  private var frames = 0
  /// The own work of the frames that were explained, the most first: only those that are among the worst are.
  private var explained: [Double] = []
  private let budget: Double
  /// How often this thread has asked for memory; nil where nobody counts.
  private let allocationCount: (() -> Int)?
  private var lastAllocations = 0
  /// When the frame before was done.
  private var lastCompleted = 0.0
  /// Tells the program's own time from delays of the machine; nil as long as it is not asked for.
  private var meter: DelayMeter?
  /// Whether the pipeline's part of the frame is over, so that only drawing is left.
  private var isDrawing = false

  /// With a `budget` in milliseconds, frames that exceed it, and pictures that come too late, are explained.
  init(
    clock: HostClock, pipeline: FramePipeline, interval: Double, budget: Double?, allocationCount: (() -> Int)?
  ) {
    self.clock = clock
    self.allocationCount = allocationCount
    self.budget = budget ?? .infinity
    attributor = budget == nil ? nil : WorkAttributor(clock: clock, pipeline: pipeline)
    meter = budget == nil ? nil : DelayMeter()
    statistics.interval = interval
    pipeline.workObserver = attributor
  }

  func frameBegins(at time: Double) {
    current = FrameRecord()
    current.time = time
    current.isContinued = isContinued
    attributor?.frameBegins()
    if let allocationCount {
      current.allocations = 0
      lastAllocations = allocationCount()
    }
    if meter == nil, statistics.needsCauses { meter = DelayMeter() }
    isDrawing = false
    meter?.enter(.work)
    last = clock.now
  }

  func leave(_ phase: FramePhase) {
    if phase == .present, isDrawing { meter?.enter(.shown) }
    let now = clock.now
    // The time before the first phase is waiting.
    if phase != .between { current.phases[phase.rawValue] += (now - last) * 1000 }
    if phase == .present { current.presented = now }
    if phase == .paint, isDrawing, meter?.isWorking == true { meter?.enter(.showing) }
    last = now
    countAllocations(of: phase)
  }

  /// What the display's own library asks for to show a picture is not the frame's.
  private func countAllocations(of phase: FramePhase) {
    guard let allocationCount else { return }
    let count = allocationCount()
    if phase != .between, phase != .present { current.allocations? += count - lastAllocations }
    lastAllocations = count
  }

  func leaveOut(_ work: () -> Void) {
    let start = clock.now
    work()
    last += clock.now - start
  }

  /// So many seconds of the phase that runs now count nowhere.
  func leaveOut(seconds: Double) { last += seconds }

  func frameEnds(_ counts: FrameCounts) {
    current.counts = counts
    isDrawing = true
  }

  /// Runs `wait`, which ends after `seconds` at the latest; infinite if it has no end of its own.
  func waiting(for seconds: Double, _ wait: () -> Void) {
    meter?.enter(.waiting, for: seconds)
    wait()
    meter?.enter(.between)
  }

  /// The finished picture is to be shown in `seconds`.
  func pictureWaits(for seconds: Double) { meter?.enter(.showing, for: seconds) }

  /// Closes the frame after its picture was shown, or without a picture when there was none: then the one that is on the screen counts
  /// as shown again, in `pictureDelay` seconds. `continues`: the next frame is wanted now.
  func finish(continues: Bool, pictureDelay: Double) {
    isContinued = continues
    isDrawing = false
    if current.presented == nil { meter?.enter(.shown) }
    let completed = current.presented ?? clock.now + max(0, pictureDelay)
    current.completed = completed
    let gap = current.isContinued ? completed - lastCompleted : 0
    lastCompleted = completed
    meter?.finish(&current)
    frames += 1
    if current.work > budget || FrameReport.dropped(gap: gap, interval: statistics.interval) > 0 { explain() }
    statistics.append(current)
    meter?.enter(.between)
  }

  private func explain() {
    // Frames of the warm-up are in no report, and must not take the room of those that are.
    guard let attributor, frames > BudgetCheck.warmUp else { return }
    let work = current.ownWork
    if explained.count == BudgetCheck.mostListed, let least = explained.last, work <= least { return }
    current.culprit = attributor.culprit(in: current.longestPhase.phase)
    explained.append(work)
    explained.sort(by: >)
    if explained.count > BudgetCheck.mostListed { explained.removeLast() }
  }
}
