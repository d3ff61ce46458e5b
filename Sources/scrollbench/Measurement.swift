import Engine
import Foundation
import SDLHost

/// Accumulates the `FrameRecord`s of a part of a run.
@MainActor final class FrameJournal {
  private(set) var frames = 0
  private(set) var pictures = 0
  private(set) var bodies = 0
  private(set) var measures = 0
  private(set) var commands = 0
  private(set) var allocations = 0
  /// Returns the number of pictures (of texts, masks, paths, images and layers) that the renderer made in the last
  /// frame. Set after the loop's target exists.
  var madeRasters: () -> Int = { 0 }
  /// The number of presented frames without new content: no view evaluated, nothing measured or recorded, and no text
  /// drawn for the first time.
  private(set) var plainFrames = 0
  /// The maximum number of allocations in a frame of `plainFrames`.
  private(set) var maximumPlainAllocations = 0
  /// The work (`FrameRecord.work`) of each frame in milliseconds, in order.
  private(set) var work: [Double] = []

  /// Resets the journal and reserves `count` entries, so that recording does not allocate during a measurement.
  func begin(reserving count: Int) {
    frames = 0
    pictures = 0
    bodies = 0
    measures = 0
    commands = 0
    allocations = 0
    plainFrames = 0
    maximumPlainAllocations = 0
    work.removeAll(keepingCapacity: true)
    work.reserveCapacity(count)
  }

  func append(_ frame: FrameRecord) {
    frames += 1
    pictures += frame.presented == nil ? 0 : 1
    bodies += frame.counts.bodies
    measures += frame.counts.measures
    commands += frame.counts.commands
    allocations += frame.allocations ?? 0
    work.append(frame.work)
    guard frame.presented != nil, frame.counts.bodies == 0, frame.counts.measures == 0, frame.counts.nodePictures == 0,
      madeRasters() == 0
    else {
      return
    }
    plainFrames += 1
    maximumPlainAllocations = max(maximumPlainAllocations, frame.allocations ?? 0)
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
  mutating func run<Measured: Scenario>(_ scenario: Measured, _ options: BenchmarkOptions) throws {
    figures.scenario = Measured.name
    let frames = options.frames ?? Measured.defaultFrames
    let warmUp = options.warmUp ?? Measured.defaultWarmUp
    let isPaced = !options.isUnthrottled
    journal.begin(reserving: warmUp + frames + 1)
    try loop.open()
    figures.firstFrame = loop.session.firstFrameMilliseconds
    let opening = journal.work.first ?? 0
    try loop.play(frames: warmUp, isPaced: isPaced) { scenario.input(beforeFrame: $0) }
    try measureFrames(frames, isPaced: isPaced) { scenario.input(beforeFrame: warmUp + $0) }
    for (name, value) in scenario.figures(of: journal) { figures.add(name, .number(value)) }
    figures.add("opening_ms", .number(opening))
    figures.add("renderer", .text(loop.session.target.rendererName))
    // Ends all motion that the script has started, as if the user had switched to another window.
    try loop.play(frames: 1, isPaced: isPaced) { _ in [.focusLost] }
    try loop.rest(seconds: options.settlingSeconds)
    try measureIdle(options.idleSeconds ?? Measured.defaultIdle)
    loop.close()
  }

  private mutating func measureFrames(_ frames: Int, isPaced: Bool, _ input: (Int) -> [InputEvent]) throws {
    journal.begin(reserving: frames + 1)
    let before = ProcessUsage.now
    try loop.play(frames: frames, isPaced: isPaced, input: input)
    let usage = ProcessUsage.now - before
    figures.frames = journal.frames
    let count = Double(max(journal.frames, 1))
    figures.cpuMilliseconds = usage.cpuSeconds * 1000 / count
    figures.framesPerSecond = usage.seconds > 0 ? Double(journal.frames) / usage.seconds : 0
    figures.residentMegabytes = ProcessUsage.residentMegabytes
    figures.bodies = Double(journal.bodies) / count
    figures.measures = Double(journal.measures) / count
    figures.commands = Double(journal.commands) / count
    figures.allocations = Double(journal.allocations) / count
    figures.add("plain_frames", .number(Double(journal.plainFrames)))
    figures.add("plain_allocations_max", .number(Double(journal.maximumPlainAllocations)))
    figures.add("work_p50_ms", .number(journal.work(percentile: 50)))
    figures.add("work_p99_ms", .number(journal.work(percentile: 99)))
    figures.add("work_max_ms", .number(journal.work(percentile: 100)))
  }

  private mutating func measureIdle(_ seconds: Double) throws {
    journal.begin(reserving: 64)
    let before = ProcessUsage.now
    try loop.rest(seconds: seconds)
    figures.idleSeconds = (ProcessUsage.now - before).cpuSeconds
    figures.add("idle_frames", .number(Double(journal.frames)))
  }

  /// The result (`Figures.json`) as a single line.
  var json: String { figures.json }
}
