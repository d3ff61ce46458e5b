import AccessBus
import CSDL2
import Engine
import ScrollInstruments
import ScrollScripts
import ScrollUI

/// The event loop of an `SDLWindow`: waits, processes events, runs frames of its `FrameSession`. Blocks while there is
/// no work.
@MainActor package final class WindowLoop {
  private let window: SDLWindow
  private let target: WindowTarget
  /// The session that runs and draws the frames.
  package let session: FrameSession
  private let options: SessionOptions
  private let clock = HostClock()
  private let between = BetweenFrames()
  private let bridge: AccessibilityBridge?
  private let cursors: PointerCursors
  private let translator: SDLEventTranslator
  private var pacer: FramePacer
  private var pending: [TimedInputEvent] = []
  /// The earliest time at which the newest of `pending` can have arrived, on the frame clock: the last time at which there was no input.
  private var inputArrival: Double?
  /// The last time at which `takeEvents()` had fetched all input that had arrived.
  private var listenedUntil = 0.0
  private var reportTimes: ReportTimes
  private var hostEvents: [HostEvent] = []
  private var needsRedraw = false
  /// The time of `clock` at which memory is released (`restDelay`); infinite from then on until the next frame.
  private var releaseTime = Double.infinity
  /// The time without a frame after which memory is released, in seconds.
  private static let restDelay = 3.0
  /// When the `SessionOptions.keptFiles` are written.
  private var saves = SaveSchedule()
  fileprivate var isEnding = false
  private var time = 0.0
  private var loopClock = LoopClock()
  /// True if frames follow the clock; false if they run as fast as possible, in `play(frames:isPaced:input:)`.
  private var isPaced = true

  /// Opens a hidden window for `content`; `run()` shows it.
  /// - Throws: `HostError` if a display, a font or an output file is not available.
  package init<Content: View>(_ content: Content, options: SessionOptions) throws(HostError) {
    self.options = options
    let opening = try DisplayOpening()
    bridge = AccessibilityBridge(options)
    between.service = bridge
    let text: TextSystem
    do throws(HostError) { text = try TextSystem(options) } catch {
      opening.cancel()
      throw error
    }
    // The views are built while the display is opened. Its size and scale seldom differ from those that are assumed.
    var configuration = options.configuration(size: options.size, scale: options.scale ?? 1)
    configuration.startDate = options.startDate ?? Date(timeIntervalSinceNow: -clock.now)
    let host = ViewHost(
      content, configuration: configuration, textEngine: text.makeEngine(configuration.scale), images: AssetLibrary(),
      storage: options.keptFiles?.storage)
    let actions = LoopActions()
    let between = between
    host.graph.updateEnvironment { values in
      values.terminate = TerminateAction { actions.loop?.isEnding = true }
      values.setTimeScale = TimeScaleAction { actions.loop?.setTimeScale($0) }
      if options.allowsRuns { values.runServices = HostRunServices(between: between, text: text) }
    }
    if let source = options.semanticSource(host) {
      bridge?.serve(source, title: options.title) { actions.loop?.window.place ?? AccessPlace() }
    }
    bridge?.follow(options, in: host)
    if options.preparesFirstFrame { host.pipeline.prepare() }
    // Replays and benchmarks require the exact size of the recording or scenario.
    let isFree = options.script == nil && options.takesInput
    window = try SDLWindow(
      on: opening, title: options.title, size: options.size, minimumSize: isFree ? options.minimumSize : nil,
      forcedScale: options.scale, position: options.position, fitsDisplay: isFree)
    reportTimes = ReportTimes(hasEventTimes: window.hasEventTimes)
    target = try WindowTarget(
      window: window.handle, owner: window, choice: options.renderer, text: text.rasterizer, forcedScale: options.scale)
    host.pipeline.root.windowSize = window.size
    if target.scale != configuration.scale { host.setScale(target.scale) }
    pacer = FramePacer(framesPerSecond: window.refreshRate)
    session = try FrameSession(
      host: host, target: target, options: options, clock: SystemTimeSource(clock: clock), interval: pacer.interval)
    translator = SDLEventTranslator(
      windowSize: window.unitSize, dropLocation: { [window] in PointerLocation.inside(of: window.handle) })
    cursors = PointerCursors(of: window)
    session.takeTextInput(from: SDLTextInputHost(window: window))
    // SDL runs xdg-open with the address as its argument, without a shell.
    session.takeAddressOpener { SDL_OpenURL($0) == 0 }
    between.note = { [unowned self] in session.note($0) }
    session.presentationDelay = { [unowned self] isReady in
      let now = now
      if isReady { pacer.pictureIsReady(at: now) }
      return isPaced ? loopClock.realSeconds(pacer.presentationDelay(at: now)) : 0
    }
    host.pipeline.input.hover.add(cursors)
    actions.loop = self
  }

  /// Runs until the window is closed or `SessionOptions.frames` is reached. True if the frame budget was kept.
  @discardableResult
  package func run() throws(HostError) -> Bool {
    try between.start()
    HangupSignal.endsAsTermination()
    LostDisplay.watch { [unowned self] in
      session.finishLines(at: time)
      options.keptFiles?.save()
    }
    defer {
      LostDisplay.unwatch()
      bridge?.end()
      between.stop()
    }
    if let script = options.script {
      play(script)
    } else {
      between.run()
      showFirstFrame(at: now, input: [])
      loop(until: .infinity)
      setShown(false)
    }
    session.host.graph.unmount()
    options.keptFiles?.save()
    return try session.finish(at: time)
  }

  /// The time for a frame that starts now, in seconds of `loopClock`.
  private var now: Double { loopClock.time(at: clock.now) }

  /// The size of the window in points.
  package var windowSize: CGSize { pipeline.root.windowSize }

  fileprivate func setTimeScale(_ scale: Double) {
    loopClock.setScale(scale, at: clock.now)
    reportTimes.scale = loopClock.scale
    pacer.interval = loopClock.scale / window.refreshRate
  }

  private var pipeline: FramePipeline { session.host.pipeline }

  private var isOver: Bool {
    isEnding || options.frames.map { session.frameCount >= $0 } ?? false || clock.now >= options.duration
  }

  // MARK: Live

  /// Waits and runs requested frames until the program ends or `end` is reached.
  private func loop(until end: Double) {
    while !isOver {
      wait(until: end)
      takeEvents()
      between.run()
      guard !isOver, now < end else { return }
      if needsRedraw || hasOutdatedPreviews, session.isVisible {
        needsRedraw = false
        session.redraw()
      }
      let now = now
      if clock.now >= releaseTime, !wantsFrame(at: now) {
        releaseTime = .infinity
        session.releaseMemory()
      }
      if wantsFrame(at: now), pacer.delay(at: now) <= 0 {
        pacer.frameStarts(at: now)
        let input = pending
        pending.removeAll(keepingCapacity: true)
        runFrame(at: now, input: input, inputAge: inputArrival.map { (now - $0) })
        inputArrival = nil
      }
      // After the frame, so that its changes are noted before the loop waits.
      saveIfDue(isAtRest: !wantsFrame(at: self.now))
    }
  }

  private func saveIfDue(isAtRest: Bool) {
    guard let files = options.keptFiles else { return }
    if saves.saves(hasChanges: files.hasChanges, isAtRest: isAtRest, at: clock.now) { files.save() }
  }

  /// True if a decoded image replaces its preview, and no frame follows that shows it.
  private var hasOutdatedPreviews: Bool { target.hasOutdatedPreviews && !wantsFrame(at: now) }

  /// Shows the window with its first picture, and determines `FramePacer.isHeldByDisplay`.
  private func showFirstFrame(at time: Double, input: [TimedInputEvent]) {
    session.isVisible = false
    pacer.frameStarts(at: time)
    runFrame(at: time, input: input)
    window.show()
    session.isVisible = true
    session.redraw()
    cursors.load()
    if let icon = options.icon { WindowIcon.set(icon, of: window.handle) }
    guard target.claimsVsync else { return }
    pacer.isHeldByDisplay = DisplayRhythm.isKept(interval: pacer.interval, now: { clock.now }, show: session.redraw)
  }

  /// `inputAge`: The time since the newest of `input` arrived, in seconds of frame time; nil if it is not known.
  private func runFrame(at time: Double, input: [TimedInputEvent], inputAge: Double? = nil) {
    self.time = time
    defer { window.title = pipeline.services.title ?? options.title }
    let isShown = session.runFrame(at: time, input: input, inputAge: inputAge.map(loopClock.realSeconds))
    if isShown { pacer.pictureWasShown(at: now) }
    releaseTime = clock.now + Self.restDelay
    between.frameDidRun()
  }

  /// True if a frame must run now. A hidden window (`FrameSession.isVisible`) is not drawn, but processes input.
  private func wantsFrame(at now: Double) -> Bool {
    // Work that exceeded the limit between two frames continues after the next frame.
    if !pending.isEmpty || between.hasWork { return true }
    guard session.isVisible else { return false }
    // With a fixed number of frames, frames run even if they have no work.
    if options.frames != nil { return true }
    return pipeline.wantsFrame || (pipeline.nextDeadline.map { $0 <= now } ?? false)
  }

  /// Blocks until a frame is due, the main queue has work, or `end` is reached; while no frame is wanted also until an event arrives. A frame
  /// that is wanted reads events when it starts: until then they would only wake the thread.
  private func wait(until end: Double) {
    let now = now
    let isWanted = wantsFrame(at: now)
    var seconds = end - now
    if isWanted {
      seconds = min(seconds, pacer.delay(at: now))
    } else if session.isVisible, let deadline = pipeline.nextDeadline {
      seconds = min(seconds, max(deadline - now, pacer.delay(at: now)))
    }
    seconds = min(loopClock.realSeconds(seconds), options.duration - clock.now)
    if !isWanted { seconds = min(seconds, min(releaseTime, saves.deadline) - clock.now) }
    guard seconds > 0 else { return }
    guard !isWanted else { return session.waiting(for: seconds) { WakeEvent.wait(seconds: seconds) } }
    let milliseconds = (seconds * 1000).rounded(.up)
    session.waiting(for: milliseconds / 1000) {
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
    let now = max(now, time)
    var event = SDL_Event()
    reportTimes.fetchBegins(at: now, notBefore: time)
    hostEvents.removeAll(keepingCapacity: true)
    // `SDL_PollEvent` would ask the display for further events after each event.
    SDL_PumpEvents()
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) > 0 {
      translator.translate(event, at: reportTimes.time(of: event), into: &hostEvents)
    }
    for event in hostEvents {
      switch event {
      case .input(let input): take(input)
      case .window(let change): take(change)
      }
    }
    listenedUntil = now
    bridge?.setActive(window.hasKeyboard)
  }

  private func take(_ input: TimedInputEvent) {
    guard options.takesInput, options.script == nil else { return }
    var input = input
    if let scale = window.forcedScale { input.event = input.event.scaled(by: 1 / scale) }
    pending.append(input)
    inputArrival = listenedUntil
  }

  /// Changes `scenePhase`. If a body reads it, a frame runs for the callbacks of the change, which a hidden window has no other frame for.
  private func setShown(_ isShown: Bool) {
    let graph = session.host.graph
    let hadBodies = graph.needsBodies
    session.host.isShown = isShown
    if !isShown, graph.needsBodies, !hadBodies { pipeline.runFrame(at: max(now, time)) }
  }

  private func take(_ change: WindowChange) {
    switch change {
    case .exposed:
      target.invalidate()
      needsRedraw = true
    case .sizeChanged, .displayChanged: readSize()
    case .hidden:
      session.isVisible = false
      setShown(false)
    case .shown:
      session.isVisible = true
      setShown(true)
      target.invalidate()
      needsRedraw = true
    case .renderTargetsReset, .renderDeviceReset:
      target.dropCaches()
      needsRedraw = true
    case .closeRequested, .quit: isEnding = true
    case .wake: break
    }
  }

  private func readSize() {
    target.resize(to: window.size)
    // A replay has the scales of its recording.
    if options.script == nil, pipeline.services.scale != target.scale {
      pending.append(TimedInputEvent(time: now, event: .displayScale(target.scale)))
    }
    needsRedraw = true
  }

  // MARK: Replay

  /// Replays an `InputScript` in real time. Frames have the times of the script, so that motion is the same.
  private func play(_ script: InputScript) {
    var player = ScriptPlayer(script: script, framesPerSecond: options.framesPerSecond)
    guard let first = player.next() else { return }
    between.replay(first.arrivals, before: first.time)
    showFirstFrame(at: first.time, input: first.events)
    loopClock.advance(by: first.time - now)
    while !isOver, let step = player.next() {
      waitForFrame(at: step.time)
      for event in step.events {
        if case .resize(let size) = event.event { window.resize(to: size) }
      }
      readSize()
      between.replay(step.arrivals, before: step.time)
      pacer.scriptedFrameStarts(at: now, for: step.time)
      runFrame(at: step.time, input: step.events)
    }
  }

  /// The time in seconds after which events are processed at the latest, during a pause of a script.
  private static let longestWait = 0.1

  /// Waits until the frame of `time` is due, and processes events then or when the thread was woken.
  private func waitForFrame(at time: Double) {
    while !isOver, now < time {
      let seconds = min(loopClock.realSeconds(time - now), Self.longestWait)
      session.waiting(for: seconds) { WakeEvent.wait(seconds: seconds) }
      takeEvents()
      if hasOutdatedPreviews, session.isVisible { session.redraw() }
      if !between.isReplay { between.run() }
    }
  }
}

/// The loop of the actions in the environment, which views can read before the loop exists.
@MainActor private final class LoopActions {
  weak var loop: WindowLoop?
}

extension WindowLoop: SteppedLoop {
  /// Shows the window with its first picture, without waiting for input.
  package func open() throws(HostError) {
    try between.start()
    showFirstFrame(at: now, input: [])
  }

  /// Runs `frames` frames at the display's rate, or without waiting if `isPaced` is false.
  package func play(frames: Int, isPaced: Bool, input: (Int) -> [InputEvent]) {
    let start = max(now, time)
    self.isPaced = isPaced
    defer { self.isPaced = true }
    for frame in 0..<frames {
      let next = start + Double(frame + 1) * pacer.interval
      if isPaced {
        waitForFrame(at: next)
      } else {
        takeEvents()
        between.run()
      }
      guard !isOver else { return }
      pacer.scriptedFrameStarts(at: now, for: next)
      runFrame(at: next, input: timed(input(frame), at: next))
    }
    loopClock.advance(by: max(0, time - now))
  }

  /// Runs the live loop for `seconds`; device input is processed if `SessionOptions.takesInput` is true.
  package func rest(seconds: Double) { loop(until: now + seconds) }

  /// Unmounts the views and stops serving tasks. The window stays open until the loop is released.
  package func close() {
    session.host.graph.unmount()
    bridge?.end()
    between.stop()
  }
}
