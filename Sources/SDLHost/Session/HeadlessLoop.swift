import Engine
import Raster
import ScrollInstruments
import ScrollScripts
import ScrollUI

/// Runs a view without a display on a virtual clock, as fast as possible and deterministically, with an
/// `OffscreenTarget`.
@MainActor package final class HeadlessLoop {
  /// The session that runs and draws the frames.
  package let session: FrameSession
  private let target: OffscreenTarget
  private let options: SessionOptions
  private let between = BetweenFrames()
  private var isEnding = false
  /// The signals during `run()`.
  private var signal: TerminationSignal?
  private var time = 0.0
  private var frames = 0

  /// Creates a loop that shows `content`. `images` is that of `OffscreenTarget`.
  package init<Content: View>(
    _ content: Content, options: SessionOptions, images: (any ImageDecoding)? = nil
  ) throws(HostError) {
    self.options = options
    let scale = options.scale ?? 1
    let text = try TextSystem(options)
    target = try OffscreenTarget(size: options.size, scale: scale, text: text.rasterizer, images: images)
    let host = ViewHost(
      content, configuration: options.configuration(size: options.size, scale: scale),
      textEngine: text.makeEngine(scale),
      images: AssetLibrary())
    session = try FrameSession(
      host: host, target: target, options: options,
      clock: options.measuresFrames ? options.timeSource ?? SystemTimeSource() : nil,
      interval: 1 / options.framesPerSecond)
    session.takeTextInput(from: MemoryTextInputHost())
    between.note = { [unowned self] in session.note($0) }
    host.graph.updateEnvironment { values in
      values.terminate = TerminateAction { [weak self] in self?.isEnding = true }
      if options.allowsRuns { values.runServices = HostRunServices(between: between, text: text) }
    }
  }

  /// Makes all tasks of the program run between the frames of a headless loop, in sequence, for the rest of the
  /// process's life (`InputScript.TaskPool.main`).
  ///
  /// Otherwise a task that awaits another task continues by way of a pool thread, even between two tasks of the main
  /// actor, and the number of frames in between depends on the machine. Waiting for external events still takes real
  /// time.
  package static func takeAllTasks() { TaskQueue.install(pool: .main, holdsArrivals: false) }

  /// Runs until `SessionOptions.frames` or the end of the script. True if the frame budget was kept and all arrivals of a recording came.
  package func run() throws(HostError) -> Bool {
    let signal = TerminationSignal()
    self.signal = signal
    defer { signal.end() }
    if let script = options.script {
      var run = ScriptedRun(script, framesPerSecond: options.framesPerSecond)
      while case .frame = try run.advance(on: self) {}
    } else if options.duration < .infinity {
      try open()
      try rest(seconds: options.duration)
    } else {
      let limit = options.frames ?? ScriptPlayer.settlingFrames
      for frame in 0..<limit where !isEnding {
        if options.frames == nil, frame > 0, !isBusy { break }
        try step(at: Double(frame) / options.framesPerSecond, [])
      }
    }
    session.host.unmount()
    // The tasks of the views, which are now cancelled.
    if !between.isReplay { between.run() }
    return try session.finish(at: time) && !between.missesArrivals
  }

  /// Runs a frame without a script.
  private func step(at time: Double, _ events: [TimedInputEvent]) throws(HostError) {
    try prepare(for: ScriptPlayer.Step(time: time, events: events))
    var arrivals: [InputScript.Arrival] = []
    _ = deliver(&arrivals, before: time)
    runFrame(at: time, input: events)
  }

  /// Closes the recording and the trace, and ends the process by a signal.
  private func end(by number: Int32) {
    session.finishLines(at: time)
    signal?.end()
    kill(getpid(), number)
  }
}

extension HeadlessLoop: ScriptStage {
  package var isOver: Bool {
    isEnding || options.frames.map { frames >= $0 } ?? false || time >= options.duration
  }

  /// True while a frame is wanted, a deadline is pending, or tasks that the last frame has begun have not run yet.
  package var isBusy: Bool {
    session.host.pipeline.wantsFrame || session.host.pipeline.nextDeadline != nil || between.hasPendingWork
  }

  package func waitForFrame(at time: Double) { self.time = time }

  package func resize(to size: CGSize) throws(HostError) { try target.resize(to: size) }

  /// Runs the arrivals of a replay with `ReplayPatience`, or else the work that has come.
  package func deliver(_ arrivals: inout [InputScript.Arrival], before time: Double) -> Bool {
    if between.isReplay { between.replay(arrivals, before: time) } else { between.run() }
    arrivals = []
    return true
  }

  package func runFrame(at time: Double, input: [TimedInputEvent]) {
    self.time = time
    session.runFrame(at: time, input: input)
    between.frameDidRun()
    frames += 1
    if let number = signal?.received { end(by: number) }
  }
}

/// `isPaced` has no effect, because time is virtual.
extension HeadlessLoop: SteppedLoop {
  /// Runs the first frame, at time 0.
  package func open() throws(HostError) { try step(at: 0, []) }

  /// Runs `frames` frames at `SessionOptions.framesPerSecond` of the virtual clock.
  package func play(frames: Int, isPaced: Bool, input: (Int) -> [InputEvent]) throws(HostError) {
    for frame in 0..<frames where !isOver {
      let next = time + 1 / options.framesPerSecond
      try step(at: next, timed(input(frame), at: next))
    }
  }

  /// Advances the virtual clock by `seconds` and runs the frames that are requested meanwhile.
  package func rest(seconds: Double) throws(HostError) {
    let end = time + seconds
    while !isOver {
      let pipeline = session.host.pipeline
      let wanted = pipeline.wantsFrame ? time : pipeline.nextDeadline ?? .infinity
      let next = max(wanted, time + 1 / options.framesPerSecond)
      guard next <= end else { break }
      try step(at: next, [])
    }
    time = end
  }

  /// Unmounts the views.
  package func close() { session.host.unmount() }
}
