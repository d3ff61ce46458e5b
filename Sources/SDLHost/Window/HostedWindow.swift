import AccessBus
import CSDL2
import Engine
import ScrollUI

/// A window of a `WindowLoop`: the `SDLWindow`, the `FrameSession` of its views, and the input that waits for the next frame.
@MainActor final class HostedWindow {
  let window: SDLWindow
  let target: WindowTarget
  let session: FrameSession
  var pacer: FramePacer
  let cursors: PointerCursors
  private let options: SessionOptions
  private let text: TextSystem
  private let translator: SDLEventTranslator
  private let textInput: SDLTextInputHost
  private let pictures: ShownPictures?
  private let portals: WindowPortals?
  /// True between the events `shown` and `hidden` of the window.
  private var isShown = false
  /// True if the compositor does not show the pictures of the window, since it is covered (`ShownPictures.isCovered(at:)`). Input and timers go on.
  private var isCovered = false
  private var hostEvents: [HostEvent] = []
  private var pending: [TimedInputEvent] = []
  /// The earliest time at which the newest of `pending` can have arrived, on the frame clock: the last time at which there was no input.
  private var inputArrival: Double?
  var needsRedraw = false
  /// The time of the `HostClock` at which memory is released; infinite from then on until the next frame.
  var releaseTime = Double.infinity
  /// The time of the last frame.
  private(set) var time = 0.0
  /// The window on the bus, by `AccessibilityBridge.serve(_:title:place:)`; nil without a bus.
  var access: AccessWindow?

  /// The frame time that passes in a second.
  var timeScale = 1.0 { didSet { followDisplay() } }

  /// Paces frames by the refresh rate of the window's display.
  private func followDisplay() {
    let rate = window.refreshRate
    pacer.interval = timeScale / rate
    session.budget?.displayRate = rate
    tellDisplay(rate: rate)
  }

  /// The choice of the window system; nil if SDL has chosen.
  var choice: WindowSystemChoice? {
    didSet {
      session.budget?.displayReason = choice?.reason
      tellDisplay(rate: window.refreshRate)
    }
  }
  private var toldDisplay: WindowDisplay?

  /// Sets `windowDisplay` in the environment of the views. Views of a recording do not depend on the display, so that its replay is the same.
  private func tellDisplay(rate: Double) {
    guard options.script == nil, options.recordPath == nil else { return }
    let display = WindowDisplay(
      driver: SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "", scale: target.scale, rate: rate,
      choice: choice)
    guard display != toldDisplay else { return }
    toldDisplay = display
    session.host.updateEnvironment { $0.windowDisplay = display }
  }

  /// True if the user or the program wants to close the window.
  var isClosing = false
  /// True if the program must end: the last window is closed, or a signal requests it.
  private(set) var endsProgram = false

  /// Connects the views of `host` with `window`.
  init(
    _ host: ViewHost, in window: SDLWindow, assumedScale: CGFloat, options: SessionOptions, text: TextSystem,
    clock: HostClock
  ) throws(HostError) {
    self.window = window
    self.options = options
    self.text = text
    textSettings = window.textSettings
    text.follow(textSettings)
    target = try WindowTarget(
      window: window.handle, owner: window, choice: options.renderer, text: text.rasterizer,
      unitsPerPoint: window.unitsPerPoint)
    host.pipeline.root.windowSize = window.size
    if target.scale != assumedScale { host.setScale(target.scale) }
    pacer = FramePacer(framesPerSecond: window.refreshRate)
    session = try FrameSession(
      host: host, target: target, options: options, clock: SystemTimeSource(clock: clock), interval: pacer.interval)
    translator = SDLEventTranslator(
      windowSize: window.unitSize, dropLocation: { PointerLocation.inside(of: window.handle) },
      pointing: window.pointing)
    cursors = PointerCursors(of: window)
    textInput = SDLTextInputHost(window: window)
    pictures = ShownPictures(of: window.handle)
    if options.reportPath != nil { pictures?.measureTimes(of: window.handle) }
    portals = host.pipeline.services.object(WindowPortals.self)
    portals?.setWindow(window)
    session.takeTextInput(from: textInput)
    session.takeAddressOpener { [portals] in portals?.open($0) ?? WindowPortals.openBySystem($0) }
    session.isVisible = false
    followDisplay()
    host.pipeline.input.hover.add(cursors)
    session.willPresent = { [unowned self] in pictures?.pictureWillBePresented() }
    pictures?.shownAge = { [unowned self] in session.recordShownAge($0) }
    session.didPresent = { [unowned self] in pictures?.pictureWasPresented(at: clock.now) }
    pictures?.shown = { [unowned self] in
      // The picture of a window that was covered is outdated, and the loop may sleep.
      if isCovered { WakeEvent.push() }
    }
  }

  isolated deinit {
    pictures?.close()
    portals?.close()
    exporter?.close()
  }

  /// Takes drags to other programs; nil in replays and without input.
  private var exporter: (any WindowDragExporter)?

  /// Lets drags leave the window. `between` waits for the answers of other programs.
  func exportDrags(through between: BetweenFrames, text: any TextRasterizer) {
    guard options.takesInput, options.script == nil else { return }
    let port = DragPort(
      window: window.handle, between: between, text: text,
      unitsPerPoint: { [unowned window] in window.unitsPerPoint },
      pixelsPerPoint: { [unowned target] in target.scale },
      size: { [unowned window] in window.size },
      send: { [unowned self] in add($0) },
      releaseButton: { [unowned self] point in
        translator.forgetButtons()
        add(.mouseUp(point, button: 1))
        window.pointing?.buttonsWereReleased()
        if isFocusLossWithheld, !window.hasKeyboard { add(.focusLost) }
        isFocusLossWithheld = false
      })
    let exporter: any WindowDragExporter =
      WaylandDragExporter(port) { [unowned window] in window.pointing?.waylandPointers } ?? X11DragExporter(port)
    between.add(exporter)
    self.exporter = exporter
    pipeline.services.provide(DragExport(exporter))
  }

  /// True if the window has lost the keyboard to the window system, for a drag (`WindowDragExporter.withholdsFocusLoss`).
  private var isFocusLossWithheld = false

  /// Adds an event that SDL does not have to the input of the next frame.
  private func add(_ event: InputEvent) {
    pending.append(TimedInputEvent(time: max(time, pending.last?.time ?? 0), event: event))
    WakeEvent.push()
  }

  var pipeline: FramePipeline { session.host.pipeline }

  /// The position of the window on the screen in window units; nil under Wayland. A window that was not moved has
  /// `SessionOptions.position`, which desktops take for the position with or without the borders.
  var position: CGPoint? {
    guard let position = window.position, let wanted = options.position else { return window.position }
    let (start, borders) = (CGPoint(x: wanted.x, y: wanted.y), window.borders)
    let isUnmoved = position == start || position == CGPoint(x: start.x + borders.width, y: start.y + borders.height)
    return isUnmoved ? start : position
  }

  /// Hears pinches beside SDL; nil before `show(_:)`, under Wayland, in replays and without input.
  private var pinches: PinchListener?

  /// Shows the window with the picture of its first frame. `between` waits for the input that SDL does not have.
  func show(_ between: BetweenFrames) {
    window.show()
    if options.takesInput, options.script == nil { pinches = PinchListener(over: window.handle) }
    if let pinches { between.add(pinches) }
    isShown = true
    session.isVisible = true
    session.redraw()
    cursors.load()
    if let icon = options.icon { WindowIcon.set(icon, of: window.handle) }
  }

  /// Stops or continues to draw if the window is covered or not covered any more at `now`, a time of the `HostClock`.
  func recordCover(at now: Double) {
    let isCovered = isShown && pictures?.isCovered(at: now) == true
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    session.isVisible = isShown && !isCovered
    if session.isVisible {
      target.invalidate()
      needsRedraw = true
    }
  }

  /// True if frames also run while the window is hidden, since they decide on further windows.
  var runsHidden = false
  /// The time between two frames of a hidden window, in seconds.
  private static let hiddenInterval = 0.1

  /// True if a frame must run now. A hidden window (`FrameSession.isVisible`) is not drawn, but processes input.
  func wantsFrame(at now: Double) -> Bool {
    if !pending.isEmpty { return true }
    guard session.isVisible || runsHidden || isCovered else { return false }
    // With a fixed number of frames, frames run even if they have no work.
    if options.frames != nil { return true }
    return pipeline.wantsFrame || (pipeline.nextDeadline.map { $0 <= now } ?? false)
  }

  /// The time in seconds until the window has work; 0 or less means now.
  func delay(isWanted: Bool, at now: Double) -> Double {
    if isWanted {
      return session.isVisible || !pending.isEmpty ? pacer.delay(at: now) : time + Self.hiddenInterval - now
    }
    guard session.isVisible || runsHidden || isCovered, let deadline = pipeline.nextDeadline else { return .infinity }
    return max(deadline - now, pacer.delay(at: now))
  }

  /// Draws the window again if its content was lost; `hasOutdatedPreviews` also to replace previews of images.
  func redrawIfNeeded(hasOutdatedPreviews: Bool) {
    guard needsRedraw || hasOutdatedPreviews, session.isVisible else { return }
    needsRedraw = false
    session.redraw()
  }

  /// The time in seconds until a window at rest releases memory. `now` is a time of the `HostClock`. A debug build ends if the window rests on
  /// a preview that no decoded image will replace.
  func secondsOfRest(at now: Double) -> Double {
    assert(
      !session.isVisible || !target.restsOnPreviews, "A window rests on a preview of an image that is not decoded.")
    return releaseTime - now
  }

  /// Runs a frame with `input`. `inputAge`: The time since the newest input arrived, in seconds; nil if it is not known. Returns true if the
  /// frame had a picture.
  func runFrame(at time: Double, input: [TimedInputEvent], inputAge: Double? = nil) -> Bool {
    self.time = time
    if let inputAge { pictures?.frameStarts(inputAge: inputAge) }
    defer { window.title = pipeline.services.title ?? options.title }
    return session.runFrame(at: time, input: input, inputAge: inputAge)
  }

  /// Changes `scenePhase`. If a body reads it, a frame runs for the callbacks of the change, which a hidden window has no other frame for.
  func setShown(_ isShown: Bool, at now: Double) {
    let graph = session.host.graph
    let hadBodies = graph.needsBodies
    session.host.isShown = isShown
    if !isShown, graph.needsBodies, !hadBodies { pipeline.runFrame(at: max(now, time)) }
  }

  /// Removes the waiting input, and returns it with its age in frame time.
  func takePending(at now: Double) -> (input: [TimedInputEvent], age: Double?) {
    defer {
      pending.removeAll(keepingCapacity: true)
      inputArrival = nil
    }
    return (pending, inputArrival.map { now - $0 })
  }

  // MARK: Events

  /// Translates an event of the window for `handleEvents`.
  func translate(_ event: SDL_Event, at time: Double) { translator.translate(event, at: time, into: &hostEvents) }

  /// Handles the translated events of a fetch at `now`. The input can have arrived since `arrival`.
  func handleEvents(at now: Double, arrival: Double) {
    for event in hostEvents {
      switch event {
      case .input(let input): take(input, arrival: arrival)
      case .window(let change): take(change, at: now)
      }
    }
    hostEvents.removeAll(keepingCapacity: true)
    followDesktop(at: now)
  }

  /// The settings by which text is drawn.
  private var textSettings: [String: String]

  private func followDesktop(at now: Double) {
    let isScaled = window.followDesktop()
    if window.textSettings != textSettings {
      textSettings = window.textSettings
      text.follow(textSettings)
      target.dropCaches()
      needsRedraw = true
    }
    guard isScaled else { return }
    target.unitsPerPoint = window.unitsPerPoint
    readSize(at: now)
    pending.append(TimedInputEvent(time: now, event: .resize(window.size)))
  }

  private func take(_ input: TimedInputEvent, arrival: Double) {
    guard options.takesInput, options.script == nil else { return }
    if input.event == .focusLost, exporter?.withholdsFocusLoss == true {
      isFocusLossWithheld = true
      return
    }
    var input = input
    if window.unitsPerPoint != 1 { input.event = input.event.scaled(by: 1 / window.unitsPerPoint) }
    pending.append(input)
    inputArrival = arrival
  }

  private func take(_ change: WindowChange, at now: Double) {
    switch change {
    case .exposed:
      target.invalidate()
      needsRedraw = true
    case .sizeChanged: readSize(at: now)
    case .displayChanged:
      readSize(at: now)
      followDisplay()
    case .hidden:
      (isShown, isCovered) = (false, false)
      session.isVisible = false
      setShown(false, at: now)
    case .shown:
      isShown = true
      session.isVisible = true
      setShown(true, at: now)
      target.invalidate()
      needsRedraw = true
    case .pointerEntered: cursors.apply()
    case .keyboardGained:
      session.host.window?.activate()
      textInput.apply()
    case .renderTargetsReset, .renderDeviceReset:
      target.dropCaches()
      needsRedraw = true
    case .closeRequested: isClosing = true
    case .quit:
      LostDisplay.endIfLost(window.handle)
      endsProgram = true
    case .wake: break
    }
  }

  /// Reads the size and the scale of the window.
  func readSize(at now: Double) {
    target.resize(to: window.size)
    // A replay has the scales of its recording.
    if options.script == nil, pipeline.services.scale != target.scale {
      pending.append(TimedInputEvent(time: now, event: .displayScale(target.scale)))
    }
    tellDisplay(rate: window.refreshRate)
    needsRedraw = true
  }
}
