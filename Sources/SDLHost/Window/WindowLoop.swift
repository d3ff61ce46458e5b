import AccessBus
import CSDL2
import Engine
import ScrollInstruments
import ScrollScripts
import ScrollUI

/// The event loop of a program's windows: waits, processes events, runs frames of their `FrameSession`s. Blocks while there is
/// no work.
@MainActor package final class WindowLoop {
  /// The first window of the program, which replays and benchmarks drive.
  private let first: HostedWindow
  private let windows: WindowSet
  private let options: SessionOptions
  private let clock = HostClock()
  private let between = BetweenFrames()
  private let bridge: AccessibilityBridge?
  /// The last time at which `takeEvents()` had fetched all input that had arrived.
  private var listenedUntil = 0.0
  private var reportTimes: ReportTimes
  /// The time without a frame after which memory is released, in seconds.
  private static let restDelay = 3.0
  /// When the `SessionOptions.keptFiles` are written.
  private var saves = SaveSchedule()
  private var isEnding = false
  private var loopClock = LoopClock()
  private var wallClock: WallClockJumps
  /// True if frames follow the clock; false if they run as fast as possible, in `play(frames:isPaced:input:)`.
  private var isPaced = true

  /// The session that runs and draws the frames of the first window.
  package var session: FrameSession { first.session }

  /// Opens a hidden window for `content`; `run()` shows it.
  /// - Throws: `HostError` if a display, a font or an output file is not available.
  package init<Content: View>(_ content: Content, options: SessionOptions) throws(HostError) {
    self.options = options
    let opening = try DisplayOpening()
    bridge = AccessibilityBridge(options)
    between.service = bridge
    let text: TextSystem
    do throws(HostError) { text = try TextSystem(options, isInWindow: true) } catch {
      opening.cancel()
      throw error
    }
    wallClock = WallClockJumps(at: options.wallClock(), reading: clock.now)
    windows = WindowSet(options: options, text: text, bridge: bridge, between: between, clock: clock)
    // The views are built while the display is opened.
    first = try windows.open(
      WindowPlan(content, options: options, startDate: wallClock.start, on: opening) { [bridge] in
        bridge?.textScale ?? 1
      })
    reportTimes = ReportTimes(hasEventTimes: first.window.hasEventTimes)
    between.note = { [unowned self] in session.note($0) }
    follow(first)
    windows.loop = self
  }

  /// Runs until the window is closed or `SessionOptions.frames` is reached. True if the frame budget was kept.
  @discardableResult
  package func run() throws(HostError) -> Bool {
    try between.start()
    HangupSignal.endsAsTermination()
    LostDisplay.watch { [unowned self] in
      session.finishLines(at: first.time)
      options.keptFiles?.save()
    }
    defer {
      LostDisplay.unwatch()
      bridge?.end()
      between.stop()
    }
    if let script = options.script {
      var run = ScriptedRun(script, framesPerSecond: options.framesPerSecond)
      while case .frame = run.advance(on: self) {}
    } else {
      between.run()
      showFirstFrame(of: first, at: now, input: [])
      loop(until: .infinity)
      for window in windows.all { window.setShown(false, at: now) }
    }
    windows.unmount()
    options.keptFiles?.save()
    return try session.finish(at: first.time) && !between.missesArrivals
  }

  /// The time for a frame that starts now, in seconds of `loopClock`.
  private var now: Double { loopClock.time(at: clock.now) }

  /// Ends `run()` before the next frame.
  package func end() { isEnding = true }

  /// The position of the first window on the screen in window units; nil under Wayland.
  package var windowPosition: CGPoint? { first.position }

  /// The size of the window in points.
  package var windowSize: CGSize { pipeline.root.windowSize }

  func setTimeScale(_ scale: Double) {
    loopClock.setScale(scale, at: clock.now)
    reportTimes.scale = loopClock.scale
    for window in windows.all { window.timeScale = loopClock.scale }
  }

  /// Runs and shows a window that `windows` has opened besides the first.
  func present(_ hosted: HostedWindow) {
    follow(hosted)
    hosted.timeScale = loopClock.scale
    showFirstFrame(of: hosted, at: now, input: [])
  }

  private var pipeline: FramePipeline { first.pipeline }

  /// True if the program ends: with its last window, if it is asked to, or at a limit of `options`.
  package var isOver: Bool {
    if isEnding || windows.isEmpty { return true }
    return options.frames.map { session.frameCount >= $0 } ?? false || clock.now >= options.duration
  }

  /// Lets the pictures of `hosted` appear in step with the display.
  private func follow(_ hosted: HostedWindow) {
    hosted.session.presentationDelay = { [unowned self, unowned hosted] isReady in
      let now = now
      if isReady { hosted.pacer.pictureIsReady(at: now) }
      return isPaced ? loopClock.realSeconds(hosted.pacer.presentationDelay(at: now)) : 0
    }
  }

  // MARK: Live

  /// Waits and runs requested frames until the program ends or `end` is reached.
  private func loop(until end: Double) {
    while !isOver {
      wait(until: end)
      takeEvents()
      between.run()
      ValueStore.takeOutsideChanges()
      guard !isOver, now < end else { return }
      followWallClock()
      windows.update()
      guard !isOver else { return }
      for window in windows.all { serve(window) }
      // After the frames, so that their changes are noted before the loop waits.
      ValueStore.takeOutsideChanges()
      let now = now
      saveIfDue(isAtRest: !windows.all.contains { wantsFrame($0, at: now) })
    }
  }

  /// Moves the dates of all windows after a jump of the wall clock. A recording and its replay have the dates of the first frame.
  private func followWallClock() {
    guard options.script == nil, options.recordPath == nil else { return }
    let seconds = wallClock.jump(to: options.wallClock(), reading: clock.now)
    if seconds != 0 { for window in windows.all { window.session.host.clock.moveStart(by: seconds) } }
  }

  /// Draws `hosted` again, runs its frame or releases its memory, if that is due.
  private func serve(_ hosted: HostedWindow) {
    hosted.recordCover(at: clock.now)
    hosted.redrawIfNeeded(hasOutdatedPreviews: hasOutdatedPreviews(hosted))
    let now = now
    if clock.now >= hosted.releaseTime, !wantsFrame(hosted, at: now) {
      hosted.releaseTime = .infinity
      hosted.session.releaseMemory()
    }
    if wantsFrame(hosted, at: now), hosted.delay(isWanted: true, at: now) <= 0 {
      hosted.pacer.frameStarts(at: now)
      let (input, age) = hosted.takePending(at: now)
      runFrame(of: hosted, at: now, input: input, inputAge: age)
    }
  }

  private func saveIfDue(isAtRest: Bool) {
    guard let files = options.keptFiles else { return }
    if saves.saves(hasChanges: files.hasChanges, isAtRest: isAtRest, at: clock.now) { files.save() }
  }

  /// True if previews can be replaced, and no frame follows that replaces them.
  private func hasOutdatedPreviews(_ hosted: HostedWindow) -> Bool {
    hosted.target.hasOutdatedPreviews && !wantsFrame(hosted, at: now)
  }

  /// Shows a window with its first picture, and determines `FramePacer.isHeldByDisplay`.
  private func showFirstFrame(of hosted: HostedWindow, at time: Double, input: [TimedInputEvent]) {
    hosted.pacer.frameStarts(at: time)
    runFrame(of: hosted, at: time, input: input)
    hosted.show(between)
    guard hosted.target.claimsVsync else { return }
    hosted.pacer.isHeldByDisplay = DisplayRhythm.isKept(
      interval: hosted.pacer.interval, now: { clock.now }, show: hosted.session.redraw)
  }

  /// `inputAge`: The time since the newest of `input` arrived, in seconds of frame time; nil if it is not known.
  private func runFrame(
    of hosted: HostedWindow, at time: Double, input: [TimedInputEvent], inputAge: Double? = nil
  ) {
    let isShown = hosted.runFrame(at: time, input: input, inputAge: inputAge.map(loopClock.realSeconds))
    if isShown { hosted.pacer.pictureWasShown(at: now) }
    hosted.releaseTime = clock.now + Self.restDelay
    between.frameDidRun()
  }

  /// True if a frame of `hosted` must run now.
  private func wantsFrame(_ hosted: HostedWindow, at now: Double) -> Bool {
    // Work that exceeded the limit between two frames continues after the next frame.
    hosted.wantsFrame(at: now) || (hosted === first && between.hasWork)
  }

  /// Blocks until a frame is due, the main queue has work, or `end` is reached; while no frame is wanted also until an event arrives. A frame
  /// that is wanted reads events when it starts: until then they would only wake the thread.
  private func wait(until end: Double) {
    let now = now
    var isWanted = false
    var seconds = end - now
    for window in windows.all {
      let wantsFrame = wantsFrame(window, at: now)
      isWanted = isWanted || wantsFrame
      seconds = min(seconds, window.delay(isWanted: wantsFrame, at: now))
    }
    seconds = min(loopClock.realSeconds(seconds), options.duration - clock.now)
    if !isWanted {
      for window in windows.all { seconds = min(seconds, window.secondsOfRest(at: clock.now)) }
      seconds = min(seconds, saves.deadline - clock.now)
      // The windows of the last frame are opened and closed before the loop blocks.
      if windows.hasRequest { seconds = 0 }
    }
    guard seconds > 0 else { return }
    guard !isWanted else { return session.waiting(for: seconds) { WakeEvent.wait(seconds: seconds) } }
    let milliseconds = (seconds * 1000).rounded(.up)
    session.resting(for: milliseconds / 1000) {
      if milliseconds == .infinity {
        SDL_WaitEvent(nil)
      } else {
        SDL_WaitEventTimeout(nil, Int32(min(milliseconds, 60_000)))
      }
    }
    // A wait that ends at once was ended by an event that may have arrived earlier, during the frame.
    if loopClock.realSeconds(self.now - now) > 0.0005 { listenedUntil = self.now }
  }

  // MARK: Events

  private func takeEvents() {
    // After frames without pacing the frame time is ahead of the clock.
    let now = max(now, first.time)
    var event = SDL_Event()
    reportTimes.fetchBegins(at: now, notBefore: first.time)
    // `SDL_PollEvent` would ask the display for further events after each event.
    SDL_PumpEvents()
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) > 0 {
      if let window = event.recipient(of: windows.all, id: \.window.id) {
        window.translate(event, at: reportTimes.time(of: event))
      } else {
        event.freeMemory()
      }
    }
    for window in windows.all {
      window.handleEvents(at: now, arrival: listenedUntil)
      if window.endsProgram { end() }
    }
    windows.closeByUser()
    listenedUntil = now
    bridge?.setActive(windows.all.compactMap { hosted in hosted.access.map { ($0, hosted.window.hasKeyboard) } })
  }

  // MARK: Replay

  /// The time in seconds after which events are processed at the latest, during a pause of a script.
  private static let longestWait = 0.1

  /// Waits until the frame of `time` is due, and processes events then or when the thread was woken. The first frame shows the window at once.
  package func waitForFrame(at time: Double) {
    while session.frameCount > 0, !isOver, now < time {
      let seconds = min(loopClock.realSeconds(time - now), Self.longestWait)
      session.waiting(for: seconds) { WakeEvent.wait(seconds: seconds) }
      takeEvents()
      if hasOutdatedPreviews(first), session.isVisible { session.redraw() }
      if !between.isReplay { between.run() }
    }
  }
}

/// A script is replayed in real time. Frames have the times of the script, so that motion is the same, and end with the script.
extension WindowLoop: ScriptStage {
  package var isBusy: Bool { false }

  package func resize(to size: CGSize) { first.window.resize(to: size) }

  package func deliver(_ arrivals: inout [InputScript.Arrival], before time: Double) -> Bool {
    between.replay(arrivals, before: time)
    arrivals = []
    return true
  }

  package func runFrame(at time: Double, input: [TimedInputEvent]) {
    guard session.frameCount > 0 else {
      showFirstFrame(of: first, at: time, input: input)
      return loopClock.advance(by: time - now)
    }
    first.readSize(at: now)
    first.pacer.scriptedFrameStarts(at: now, for: time)
    runFrame(of: first, at: time, input: input)
  }
}

extension WindowLoop: SteppedLoop {
  /// Shows the window with its first picture, without waiting for input.
  package func open() throws(HostError) {
    try between.start()
    showFirstFrame(of: first, at: now, input: [])
  }

  /// Runs `frames` frames at the display's rate, or without waiting if `isPaced` is false.
  package func play(frames: Int, isPaced: Bool, input: (Int) -> [InputEvent]) {
    let start = max(now, first.time)
    self.isPaced = isPaced
    defer { self.isPaced = true }
    for frame in 0..<frames {
      let next = start + Double(frame + 1) * first.pacer.interval
      if isPaced {
        waitForFrame(at: next)
      } else {
        takeEvents()
        between.run()
      }
      guard !isOver else { return }
      first.pacer.scriptedFrameStarts(at: now, for: next)
      runFrame(of: first, at: next, input: timed(input(frame), at: next))
    }
    loopClock.advance(by: max(0, first.time - now))
  }

  /// Runs the live loop for `seconds`; device input is processed if `SessionOptions.takesInput` is true.
  package func rest(seconds: Double) { loop(until: now + seconds) }

  /// Unmounts the views and stops serving tasks. The window stays open until the loop is released.
  package func close() {
    windows.unmount()
    bridge?.end()
    between.stop()
  }
}
