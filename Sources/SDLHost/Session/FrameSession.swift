import CMainQueue
import CSDL2
import Engine
import ScrollInstruments
import ScrollScripts
import ScrollUI

/// The options of a run by `WindowLoop` or `HeadlessLoop`: window, input, outputs and measurements.
package struct SessionOptions {
  /// The window's size in points.
  package var size = ProgramWindow.usualSize
  /// The minimum size of the window for resizing, in points.
  package var minimumSize = CGSize(width: 240, height: 180)
  /// Device pixels per point; nil means the display's, or 1 without a display.
  package var scale: CGFloat?
  /// The window's color scheme; `.light` by default.
  package var colorScheme = ColorScheme.light
  /// True if the desktop does not change `colorScheme`.
  package var hasOwnColors = false
  /// The use of D-Bus by `AccessibilityBridge`.
  package var accessibility = AccessibilityChoice.ofEnvironment
  /// The `SemanticSource` of the window for readers: by default the `SemanticService` of its views.
  package var semanticSource: @MainActor (ViewHost) -> SemanticSource? = { SemanticSource(of: $0.pipeline.semantics) }
  /// The safe area insets of the window, in points.
  package var safeArea = EdgeInsets()
  /// True if animated scrolls and bounces end immediately (reduced motion).
  package var reducesMotion = false
  /// The window's title.
  package var title = "ScrollUI"
  /// The renderer of a window; ignored without a display.
  package var renderer = RendererChoice.auto
  /// The name of an image of the assets for the window's icon; nil for the icon of the system.
  package var icon: String?
  /// The time in seconds after which the run ends (`--autoquit`): of the clock in a window, of the virtual clock without a display.
  package var duration = Double.infinity
  /// The number of frames after which the run ends (`--frames`); nil for no limit.
  package var frames: Int?
  /// The frame rate of the virtual clock of `HeadlessLoop`, and of replays without `frame` lines.
  package var framesPerSecond = 60.0
  /// The input script to replay; nil for input from the devices.
  package var script: InputScript?
  /// The wall-clock date at frame time 0, from the header of `script`; nil lets the loop choose.
  var startDate: Date? { script?.header.date.map { Date(timeIntervalSince1970: $0) } }
  /// The path of a file to record an input script in; nil for no recording.
  package var recordPath: String?
  /// The path of a file for the frame trace; nil for no trace.
  package var tracePath: String?
  /// The path of a PNG file for the last frame; nil for no picture.
  package var screenshotPath: String?
  /// The path of a JSON file for the `SessionReport`; nil for no report.
  package var reportPath: String?
  /// The budget of a frame's work in milliseconds; nil disables `BudgetCheck`.
  package var budgetMilliseconds: Double?
  /// True if delays caused by the machine also exceed the budget, not only the program's own work.
  package var isBudgetStrict = false
  /// The path of the font file for all texts; nil for the installed fonts.
  package var fontFile: String?
  /// The library that shapes and draws text.
  package var textEngine = TextEngineChoice.harfbuzz
  /// The rendering of text; nil for the desktop's in a window that the user operates, and for fixed values otherwise.
  package var textRendering: TextRenderingChoice?
  /// The window's position on the screen in window units; nil lets the system choose.
  package var position: (x: Int, y: Int)?
  /// True if input devices are read.
  package var takesInput = true
  /// Returns the number of memory allocations of the main thread; nil if they are not counted.
  package var allocationCount: (() -> Int)?
  /// The files of `AppStorage` and `SceneStorage`; nil for values in memory. Recordings, replays and runs without a display keep values in memory.
  package var files: ProgramFiles?
  /// Returns the time of the wall clock, for the dates of a window.
  package var wallClock: @MainActor () -> Date = { Date() }
  /// The clocks for measurements without a window; nil for those of the system.
  package var timeSource: (any TimeSource)?
  /// Called with the views of a window before its first frame, when they have been laid out once.
  package var prepared: (@MainActor (ViewHost) -> Void)?
  /// Called once, when the first picture was presented.
  package var firstPicture: (@MainActor () -> Void)?
  /// Called with the `FrameRecord` of each finished frame.
  package var frameDidEnd: (@MainActor (FrameRecord) -> Void)?

  /// Creates the default options: a window of 900 × 640 points with device input.
  package init() {}

  /// The host's configuration, with the default start date.
  func configuration(size: CGSize, scale: CGFloat) -> ViewHost.Configuration {
    var configuration = ViewHost.Configuration(size: size)
    configuration.scale = scale
    configuration.colorScheme = colorScheme
    configuration.safeArea = safeArea
    configuration.reducesMotion = reducesMotion
    if let startDate { configuration.startDate = startDate }
    return configuration
  }

  /// True if the durations of frames are needed, for `budgetMilliseconds` or `frameDidEnd`.
  var measuresFrames: Bool { budgetMilliseconds != nil || frameDidEnd != nil }
}

/// Runs, draws and records frames. Driven by `WindowLoop` and `HeadlessLoop`.
@MainActor package final class FrameSession {
  package let host: ViewHost
  /// The target that frames are drawn to.
  package let target: any DrawingTarget
  private let options: SessionOptions
  private let profiler: PhaseProfiler?
  private let outputs: SessionOutputs
  /// `SessionOptions.firstPicture` until it was called.
  private var firstPicture: (@MainActor () -> Void)?
  private(set) var frameCount = 0
  /// The `BudgetCheck` of the frames after the warm-up; nil without a budget.
  var budget: BudgetCheck?
  /// Called before and after each picture is presented.
  var willPresent: () -> Void = {}
  var didPresent: () -> Void = {}
  /// False while the window is hidden: frames run, but are not drawn.
  var isVisible = true
  /// The number of calls of `resting(for:_:)`.
  package private(set) var rests = 0
  /// Returns the time in seconds until the picture of the present frame is due (`FramePacer.presentationDelay(at:)`); 0 or
  /// less means now. Called once in each frame: when the picture is ready, or at the end of a frame without a picture.
  var presentationDelay: ((_ isReady: Bool) -> Double)?
  /// The longest time in seconds by which a picture is held back. A clock at a very slow speed asks for more.
  private static let longestPictureDelay = 1.0
  /// The time from the start of the process to the first presented frame, in milliseconds.
  package private(set) var firstFrameMilliseconds: Double?

  /// Creates a session and opens its `SessionOutputs`.
  ///
  /// - Parameters:
  ///   - clock: The clock for measurements; nil if time is virtual and durations are not measured.
  ///   - interval: The time between two frames during motion, in seconds.
  init(
    host: ViewHost, target: any DrawingTarget, options: SessionOptions, clock: (any TimeSource)?, interval: Double
  ) throws(HostError) {
    self.host = host
    self.target = target
    self.options = options
    firstPicture = options.firstPicture
    profiler = clock.map {
      PhaseProfiler(
        clock: $0, pipeline: host.pipeline, interval: interval, budget: options.budgetMilliseconds,
        allocationCount: options.allocationCount)
    }
    budget = options.budgetMilliseconds.map {
      BudgetCheck(
        milliseconds: $0, interval: interval, isPaced: !(target is OffscreenTarget), renderer: target.rendererName,
        isStrict: options.isBudgetStrict, display: SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "")
    }
    outputs = try SessionOutputs(options: options, header: Self.header(of: host))
    host.pipeline.work.profiler = profiler
    host.pipeline.statistics = profiler?.statistics
    heap_return_large_blocks()
  }

  private static func header(of host: ViewHost) -> InputScript.Header {
    let size = host.pipeline.root.windowSize
    return InputScript.Header(
      width: Double(size.width), height: Double(size.height), scale: Double(host.pipeline.services.scale),
      tasks: TaskQueue.installed?.pool,
      date: host.clock.start.timeIntervalSince1970)
  }

  /// Notes the time in seconds from the arrival of the newest input to the moment at which the display showed its picture.
  func recordShownAge(_ seconds: Double) { profiler?.statistics.appendShownAge(seconds * 1000) }

  /// Records an arrival from another thread (`TaskQueue`) before the next frame.
  func note(_ arrival: InputScript.Arrival) { outputs.note(arrival) }

  /// Sets the clipboard and the input method of the run. A recording contains the texts that are read; a replay reads
  /// them from there.
  func takeTextInput(from textInput: any TextInputHost) {
    host.pipeline.services.textInputHost =
      outputs.isRecording || options.script != nil
      ? RecordedTextInputHost(textInput, replaying: options.script) { [outputs] in outputs.note($0) } : textInput
  }

  /// Sets `WindowServices.openAddress`, which opens an address with another program. A replay opens no address.
  func takeAddressOpener(_ open: @escaping (String) -> Bool) {
    if options.script == nil { host.pipeline.services.openAddress = open }
  }

  /// Runs the frame at `time` with the input since the last frame, draws and presents it. True if the frame had a
  /// picture. `inputAge` is the time in seconds since the newest input from a device arrived; nil without such input.
  @discardableResult
  func runFrame(at time: Double, input: [TimedInputEvent], inputAge: Double? = nil) -> Bool {
    profiler?.inputAge = inputAge
    let input = outputs.record(input, frameAt: time)
    for event in input {
      if case .displayScale(let scale) = event.event { host.setScale(scale) }
    }
    let isChanged = host.pipeline.runFrame(at: time, input: input)
    let hasPicture = isVisible && (isChanged || target.hasOutdatedPreviews)
    // The trace is written before presenting, where the loss of the display ends the program.
    outputs.writeTrace(
      host.pipeline.traceLine(frame: frameCount, time: time, id: "main", of: host.pipeline.root.tracedScrollNode))
    frameCount += 1
    if hasPicture {
      draw()
      // Input that arrives during this short sleep belongs to the next frame, which is not due yet.
      if let delay = presentationDelay?(true), delay > 0 {
        profiler?.pictureWaits(for: delay)
        usleep(UInt32(min(delay, Self.longestPictureDelay) * 1_000_000))
      }
      show()
    }
    profiler?.finish(
      continues: host.pipeline.wantsFrame && isVisible,
      presentationDelay: hasPicture ? 0 : presentationDelay?(false) ?? 0)
    if let frame = profiler?.statistics.latest {
      budget?.append(frame)
      options.frameDidEnd?(frame)
    }
    return hasPicture
  }

  /// Calls `wait`, which should return within `seconds` (infinite for no limit). A longer wait counts as a delay of the
  /// machine.
  func waiting(for seconds: Double, _ wait: () -> Void) {
    if let profiler { profiler.waiting(for: seconds, wait) } else { wait() }
  }

  /// The same as `waiting(for:_:)`, for a wait until an event arrives, while no frame is wanted.
  func resting(for seconds: Double, _ wait: () -> Void) {
    rests += 1
    waiting(for: seconds, wait)
  }

  /// Draws and presents the last `DisplayList` again, after the window has lost its content.
  package func redraw() {
    draw()
    show()
  }

  /// Removes cached pixels that the last `DisplayList` does not show and text measurements that were not used since the last call, and
  /// returns free memory to the system.
  package func releaseMemory() {
    target.releaseUnused(showing: host.pipeline.displayList)
    host.pipeline.services.textEngine.releaseUnused()
    heap_trim()
  }

  private func draw() {
    host.pipeline.drawing {
      target.draw(host.pipeline.displayList)
      profiler?.leaveOut(seconds: target.instrumentSeconds)
    }
  }

  private func show() {
    willPresent()
    host.pipeline.presenting { target.present() }
    didPresent()
    if let firstPicture {
      self.firstPicture = nil
      firstPicture()
    }
    if firstFrameMilliseconds == nil, profiler != nil { firstFrameMilliseconds = ProcessClock.millisecondsSinceStart }
  }

  /// Writes the outputs that `SessionOptions` request, each also after a failure of another, and prints the result of the budget check.
  ///
  /// - Returns: True if the budget was kept or not set.
  /// - Throws: The last failure. Earlier failures are reported on standard error.
  func finish(at time: Double) throws(HostError) -> Bool {
    var failures = outputs.finishLines(at: time)
    failures += outputs.finish(picture: picture) {
      // Encoding cannot fail: durations are finite numbers.
      (try? report()) ?? "{}"
    }
    var isKept = true
    do throws(HostError) { isKept = try checkBudget() } catch { failures.append(error) }
    for failure in failures.dropLast() { StandardError.warn(failure.description) }
    if let failure = failures.last { throw failure }
    return isKept
  }

  /// The pixels of the last frame.
  package func picture() throws(HostError) -> PixelImage {
    target.drawWithoutPreviews(host.pipeline.displayList)
    return try target.snapshot()
  }

  /// Closes the recording and the trace of a run that has lost its window (`LostDisplay`), and reports failures on standard error.
  func finishLines(at time: Double) {
    for failure in outputs.finishLines(at: time) { StandardError.warn(failure.description) }
  }

  /// The result of the budget check; nil without a budget.
  package var budgetReport: BudgetReport? { budget?.json }

  /// Prints the result of the budget check. True if the budget was kept or not set.
  private func checkBudget() throws(HostError) -> Bool {
    guard let budget else { return true }
    try StandardOutput.print(budget.table)
    return budget.isKept
  }

  /// The run's `SessionReport` as a JSON object.
  private func report() throws -> String {
    let statistics = profiler?.statistics
    let report = SessionReport(
      frames: frameCount, renderer: target.rendererName,
      textRendering: options.usedTextRendering(inWindow: !(target is OffscreenTarget)).rawValue,
      isVirtual: profiler == nil,
      firstFrameMilliseconds: firstFrameMilliseconds, p50: statistics?.work(percentile: 50),
      p90: statistics?.work(percentile: 90), p99: statistics?.work(percentile: 99),
      max: statistics?.work(percentile: 100), inputAgeP50: statistics?.inputAge(percentile: 50),
      inputAgeP99: statistics?.inputAge(percentile: 99), shownAgeP50: statistics?.shownAge(percentile: 50),
      shownAgeP99: statistics?.shownAge(percentile: 99), budget: budget?.json)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}

/// The content of the file that `--report` writes.
private struct SessionReport: Encodable {
  var frames: Int
  var renderer: String
  /// The name of the `TextRenderingChoice`.
  var textRendering: String
  var isVirtual: Bool
  var firstFrameMilliseconds, p50, p90, p99, max: Double?
  /// The age of the newest input in a picture when it was presented, in milliseconds.
  var inputAgeP50, inputAgeP99: Double?
  /// The age when the display showed the picture, in milliseconds; nil if the window system does not tell it.
  var shownAgeP50, shownAgeP99: Double?
  var budget: BudgetReport?

  enum CodingKeys: String, CodingKey {
    case frames, renderer
    case textRendering = "text_rendering"
    case isVirtual = "virtual_clock"
    case firstFrameMilliseconds = "first_frame_ms"
    case p50 = "work_p50_ms"
    case p90 = "work_p90_ms"
    case p99 = "work_p99_ms"
    case max = "work_max_ms"
    case inputAgeP50 = "input_age_p50_ms"
    case inputAgeP99 = "input_age_p99_ms"
    case shownAgeP50 = "shown_age_p50_ms"
    case shownAgeP99 = "shown_age_p99_ms"
    case budget
  }
}
