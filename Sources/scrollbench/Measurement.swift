import Engine
import SDLHost
import ScrollInstruments

/// Accumulates the `FrameRecord`s of a part of a run.
@MainActor final class FrameJournal {
  /// Sums over frames.
  struct Totals {
    var frames = 0
    var bodies = 0
    var measures = 0
    var commands = 0
    var allocations = 0
    /// The number of presented frames without new content: no view evaluated, measured or recorded, and no text
    /// drawn for the first time.
    var plainFrames = 0
    /// The maximum number of allocations in a frame of `plainFrames`.
    var maximumPlainAllocations = 0
  }

  private(set) var totals = Totals()
  /// Returns the number of pictures (of texts, masks, paths, images and layers) that the renderer made in the last
  /// frame. Set after the loop's target exists.
  var madeRasters: () -> Int = { 0 }
  /// The work (`FrameRecord.work`) of each frame in milliseconds, in order.
  private(set) var work: [Double] = []

  /// Resets the journal and reserves `count` entries, so that recording does not allocate during a measurement.
  func begin(reserving count: Int) {
    totals = Totals()
    work.removeAll(keepingCapacity: true)
    work.reserveCapacity(count)
  }

  func append(_ frame: FrameRecord) {
    let allocations = frame.allocations ?? 0
    totals.frames += 1
    totals.bodies += frame.counts.bodies
    totals.measures += frame.counts.measures
    totals.commands += frame.counts.commands
    totals.allocations += allocations
    work.append(frame.work)
    guard frame.presented != nil, frame.counts.bodies == 0, frame.counts.measures == 0, frame.counts.nodeCaches == 0,
      madeRasters() == 0
    else { return }
    totals.plainFrames += 1
    totals.maximumPlainAllocations = max(totals.maximumPlainAllocations, allocations)
  }

  /// The given percentile of `work`, in milliseconds.
  func work(percentile percent: Double) -> Double { FrameReport.percentile(percent, of: work.sorted()) }
}

/// A run of a scenario: first frame, warm-up, measured frames, pause, idle part.
@MainActor struct Measurement {
  private let loop: any SteppedLoop
  private let journal: FrameJournal
  private var figures = Figures()

  /// Creates a measurement. `journal` must receive the frames of `loop` (`SessionOptions.frameDidEnd`).
  init(loop: any SteppedLoop, journal: FrameJournal) {
    self.loop = loop
    self.journal = journal
    let target = loop.session.target
    journal.madeRasters = { target.counts.madeRasters }
  }

  /// Runs the scenario and collects the figures.
  mutating func run(_ scenario: Scenario, _ options: BenchmarkOptions) throws {
    figures.set("scenario", scenario.name)
    let warmUp = options.warmUp ?? scenario.warmUp
    let frames = options.frames ?? scenario.frames
    let isPaced = !options.isUnthrottled
    journal.begin(reserving: warmUp + frames + 1)
    try loop.open()
    // -1 if the time from the start of the process is unknown.
    figures.set("first_frame_ms", loop.session.firstFrameMilliseconds ?? -1)
    let opening = journal.work.first ?? 0
    try loop.play(frames: warmUp, isPaced: isPaced, input: scenario.input)
    let cold = ColdCaches(megabytes: options.coldMegabytes)
    try measureFrames(frames, isPaced: isPaced) {
      cold.empty()
      return scenario.input(warmUp + $0)
    }
    for (name, value) in scenario.figures(journal) { figures.set(name, value) }
    figures.set("opening_ms", opening)
    figures.set("renderer", loop.session.target.rendererName)
    // Ends all motion that the script has started, as if the user had switched to another window.
    try loop.play(frames: 1, isPaced: isPaced) { _ in [.focusLost] }
    try loop.rest(seconds: options.settlingSeconds)
    try measureIdle(options.idleSeconds ?? scenario.idle)
    loop.close()
  }

  private mutating func measureFrames(_ frames: Int, isPaced: Bool, _ input: (Int) -> [InputEvent]) throws {
    journal.begin(reserving: frames + 1)
    let before = ProcessUsage.now
    try playMeasured(frames, isPaced: isPaced, input)
    let usage = ProcessUsage.now - before
    let totals = journal.totals
    let count = Double(max(totals.frames, 1))
    figures.set("frames", Double(totals.frames))
    figures.set("cpu_ms_per_frame", usage.cpuSeconds * 1000 / count)
    figures.set("fps", usage.seconds > 0 ? Double(totals.frames) / usage.seconds : 0)
    figures.set("rss_mb", ProcessUsage.residentMegabytes)
    figures.set("bodies_per_frame", Double(totals.bodies) / count)
    figures.set("measures_per_frame", Double(totals.measures) / count)
    figures.set("commands_per_frame", Double(totals.commands) / count)
    figures.set("allocations_per_frame", Double(totals.allocations) / count)
    figures.set("switches_per_frame", Double(usage.switches) / count)
    figures.set("plain_frames", Double(totals.plainFrames))
    figures.set("plain_allocations_max", Double(totals.maximumPlainAllocations))
    figures.set("work_p50_ms", journal.work(percentile: 50))
    figures.set("work_p99_ms", journal.work(percentile: 99))
    figures.set("work_max_ms", journal.work(percentile: 100))
  }

  /// Runs the measured frames. `Scripts/frame-cost` counts instructions in this function alone, by its name.
  @inline(never) private func playMeasured(_ frames: Int, isPaced: Bool, _ input: (Int) -> [InputEvent]) throws {
    try loop.play(frames: frames, isPaced: isPaced, input: input)
  }

  private mutating func measureIdle(_ seconds: Double) throws {
    journal.begin(reserving: 64)
    let before = ProcessUsage.now
    try loop.rest(seconds: seconds)
    figures.set("idle_cpu_s", (ProcessUsage.now - before).cpuSeconds)
    figures.set("idle_frames", Double(journal.totals.frames))
  }

  /// The result (`Figures.json`) as a single line.
  var json: String { figures.json }
}
