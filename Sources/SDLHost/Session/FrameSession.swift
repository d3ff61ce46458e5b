import CSDL2
import Engine
import Foundation
import Geometry
import ScrollUI

/// What a program run leaves behind, and where its input comes from.
package struct SessionOptions {
  package var size = CGSize(width: 900, height: 640)
  /// The least size that a person can give the window, in points.
  package var minimumSize = CGSize(width: 240, height: 180)
  /// Device pixels per point; nil takes the display's, or 1 without one.
  package var scale: CGFloat?
  package var colorScheme = ColorScheme.light
  package var safeArea = EdgeInsets()
  /// Whether glides and bounces are over at once.
  package var reducesMotion = false
  package var title = "ScrollUI"
  package var renderer = RendererChoice.auto
  /// After how many frames to end; nil for no end.
  package var frames: Int?
  /// Frames a second of the virtual clock.
  package var framesPerSecond = 60.0
  package var script: InputScript?
  /// What a clock on the wall said at the time 0 of the frames; nil leaves it to the loop.
  var startDate: Date? { script?.header.date.map { Date(timeIntervalSince1970: $0) } }
  package var recordPath: String?
  package var tracePath: String?
  package var screenshotPath: String?
  package var reportPath: String?
  /// Milliseconds of work that a frame may take; nil checks nothing.
  package var budgetMilliseconds: Double?
  /// True if delays of the machine miss the budget, too, and not only the program's own work.
  package var isBudgetStrict = false
  package var fontFile: String?
  /// Where the window stands on the screen, in its units; nil lets the system choose.
  package var position: (x: Int, y: Int)?
  /// Whether the mouse, the keyboard and so on are listened to.
  package var takesInput = true
  /// How often the main thread has asked for memory; nil where nobody counts.
  package var allocationCount: (() -> Int)?
  /// Is told of each frame when it is over.
  package var frameDidEnd: (@MainActor (FrameRecord) -> Void)?

  package init() {}

  /// Whether somebody wants to know how long frames take.
  var measuresFrames: Bool { budgetMilliseconds != nil || frameDidEnd != nil }
}

/// Runs frames, draws them, and writes down what happened. Both loops, that of a window and the headless one, drive it.
@MainActor package final class FrameSession {
  package let host: ViewHost
  package let target: any DrawingTarget
  private let options: SessionOptions
  private let profiler: PhaseProfiler?
  private let outputs: SessionOutputs
  private(set) var frameCount = 0
  /// What every frame after the warm-up cost, where a budget is checked.
  private var budget: BudgetCheck?
  /// Whether drawing has a point: frames of a window that nobody sees are run, and not drawn.
  var isVisible = true
  /// Seconds until the picture of the frame that runs is to be shown; 0 or less means now.
  var pictureDelay: (() -> Double)?
  /// Milliseconds from the start of the process to the first presented frame.
  package private(set) var firstFrameMilliseconds: Double?

  /// `clock` nil: nobody measures, since time is virtual.
  /// `interval`: seconds between two frames in motion.
  init(
    host: ViewHost, target: any DrawingTarget, options: SessionOptions, clock: HostClock?, interval: Double
  ) throws(HostError) {
    self.host = host
    self.target = target
    self.options = options
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
    host.pipeline.profiler = profiler
    host.pipeline.statistics = profiler?.statistics
  }

  private static func header(of host: ViewHost) -> InputScript.Header {
    let size = host.pipeline.root.windowSize
    let tasks = TaskQueue.installed.map { $0.pool == .threads ? InputScript.TaskPool.threads : .main }
    return InputScript.Header(
      width: Double(size.width), height: Double(size.height), scale: Double(host.pipeline.services.scale), tasks: tasks,
      date: host.startDate.timeIntervalSince1970)
  }

  /// Notes what came from another thread since the last frame.
  func note(_ arrival: InputScript.Arrival) { outputs.note(arrival) }

  /// The clipboard and the input method of the run. What is read there is in the recording, and a replay reads it from there.
  func takeTextInput(from textInput: any TextInputHost) {
    host.pipeline.services.textInputHost =
      outputs.isRecording || options.script != nil
      ? RecordedTextInputHost(textInput, replaying: options.script) { [outputs] in outputs.note($0) } : textInput
  }

  /// Runs the frame at `time` with what came in since the last one, and shows it.
  ///
  /// Returns whether it had something to show.
  @discardableResult
  func runFrame(at time: Double, input: [TimedInputEvent]) -> Bool {
    let input = outputs.record(input, frameAt: time)
    for event in input {
      if case .displayScale(let scale) = event.event { host.setScale(scale) }
    }
    let hasPicture = host.pipeline.runFrame(at: time, input: input) && isVisible
    // Before the picture is shown: a display that goes away ends the program there.
    outputs.writeTrace(
      host.traceLine(frame: frameCount, time: time, id: "main", of: host.pipeline.root.tracedScrollNode))
    frameCount += 1
    if hasPicture {
      draw()
      // A short sleep in which nothing is missed: input that comes now is for the next frame, which is not due yet.
      if let delay = pictureDelay?(), delay > 0 {
        profiler?.pictureWaits(for: delay)
        usleep(UInt32(delay * 1_000_000))
      }
      show()
    }
    profiler?.finish(
      continues: host.pipeline.wantsFrame && isVisible, pictureDelay: hasPicture ? 0 : pictureDelay?() ?? 0)
    if let frame = profiler?.statistics.latest {
      budget?.append(frame)
      options.frameDidEnd?(frame)
    }
    return hasPicture
  }

  /// Runs `wait`, which ends after `seconds` at the latest; infinite if it has no end of its own. A longer wait is the machine's delay.
  func waiting(for seconds: Double, _ wait: () -> Void) {
    if let profiler { profiler.waiting(for: seconds, wait) } else { wait() }
  }

  /// Draws the last display list again: the window has lost it.
  func redraw() {
    draw()
    show()
  }

  private func draw() {
    host.pipeline.drawing {
      target.draw(host.pipeline.displayList)
      profiler?.leaveOut(seconds: target.instrumentSeconds)
    }
  }

  private func show() {
    host.pipeline.presenting { target.present() }
    if firstFrameMilliseconds == nil, profiler != nil { firstFrameMilliseconds = ProcessClock.millisecondsSinceStart }
  }

  /// Writes what the options ask for.
  func finish(at time: Double) throws(HostError) {
    try outputs.finishLines(at: time)
    try outputs.finish(picture: picture) {
      // Figures of time are numbers; encoding them cannot fail.
      (try? report()) ?? "{}"
    }
  }

  /// The pixels of the last frame.
  func picture() throws(HostError) -> PixelImage {
    target.draw(host.pipeline.displayList)
    return try target.snapshot()
  }

  /// Closes the recording and the trace of a run whose window is gone.
  func finishLines(at time: Double) throws(HostError) { try outputs.finishLines(at: time) }

  /// What the budget check has found; nil where no budget was set.
  var budgetReport: BudgetReport? { budget?.json }

  /// Prints the result of the budget check. Returns whether the budget was kept; true where none was set.
  func checkBudget() throws(HostError) -> Bool {
    guard let budget else { return true }
    try StandardOutput.print(budget.table)
    return budget.isKept
  }

  /// One JSON object about the run.
  private func report() throws -> String {
    let statistics = profiler?.statistics
    let report = SessionReport(
      frames: frameCount, renderer: target.rendererName, isVirtual: profiler == nil,
      firstFrameMilliseconds: firstFrameMilliseconds, p50: statistics?.work(percentile: 50),
      p90: statistics?.work(percentile: 90), p99: statistics?.work(percentile: 99),
      max: statistics?.work(percentile: 100), budget: budget?.json)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}

/// What `--report` writes.
private struct SessionReport: Encodable {
  var frames: Int
  var renderer: String
  var isVirtual: Bool
  var firstFrameMilliseconds, p50, p90, p99, max: Double?
  var budget: BudgetReport?

  enum CodingKeys: String, CodingKey {
    case frames, renderer
    case isVirtual = "virtual_clock"
    case firstFrameMilliseconds = "first_frame_ms"
    case p50 = "work_p50_ms"
    case p90 = "work_p90_ms"
    case p99 = "work_p99_ms"
    case max = "work_max_ms"
    case budget
  }
}
