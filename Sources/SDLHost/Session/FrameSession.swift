import Engine
import Foundation
import Geometry
import ScrollUI

/// What a program run leaves behind, and where its input comes from.
package struct SessionOptions {
  package var size = CGSize(width: 900, height: 640)
  /// Device pixels per point; nil takes the display's, or 1 without one.
  package var scale: CGFloat?
  package var colorScheme = ColorScheme.light
  package var safeArea = EdgeInsets()
  package var title = "ScrollUI"
  package var renderer = RendererChoice.auto
  /// After how many frames to end; nil for no end.
  package var frames: Int?
  /// Frames a second of the virtual clock.
  package var framesPerSecond = 60.0
  package var script: InputScript?
  package var recordPath: String?
  package var tracePath: String?
  package var screenshotPath: String?
  package var reportPath: String?
  /// Milliseconds of work that a frame may take; nil checks nothing.
  package var budgetMilliseconds: Double?
  package var fontFile: String?

  package init() {}
}

/// Runs frames, draws them, and writes down what happened. Both loops, that of a window and the headless one, drive it.
@MainActor package final class FrameSession {
  package let host: ViewHost
  let target: any DrawingTarget
  private let options: SessionOptions
  private let profiler: PhaseProfiler?
  private var recorder: InputRecorder?
  private let recordFile: OutputFile?
  private let traceFile: OutputFile?
  private(set) var frameCount = 0
  /// What every frame after the warm-up cost, where a budget is checked.
  private var budget: BudgetCheck?
  /// Whether drawing has a point: frames of a window that nobody sees are run, and not drawn.
  var isVisible = true
  /// Milliseconds from the start of the process to the first presented frame.
  private(set) var firstFrameMilliseconds: Double?

  /// `clock` nil: nobody measures, since time is virtual.
  init(host: ViewHost, target: any DrawingTarget, options: SessionOptions, clock: HostClock?) throws(HostError) {
    self.host = host
    self.target = target
    self.options = options
    profiler = clock.map { PhaseProfiler(clock: $0) }
    budget = options.budgetMilliseconds.map { BudgetCheck(milliseconds: $0) }
    recordFile = try options.recordPath.map { path throws(HostError) in try OutputFile(path: path) }
    traceFile = try options.tracePath.map { path throws(HostError) in try OutputFile(path: path) }
    if let path = options.screenshotPath { try OutputFile.checkWritable(path) }
    if let path = options.reportPath { try OutputFile.checkWritable(path) }
    if recordFile != nil {
      let size = host.pipeline.root.windowSize
      recorder = InputRecorder(
        header: InputScript.Header(
          width: Double(size.width), height: Double(size.height), scale: Double(host.pipeline.scale)))
    }
    host.pipeline.profiler = profiler
    host.pipeline.statistics = profiler?.statistics
  }

  /// Runs the frame at `time` with what came in since the last one, and shows it.
  func runFrame(at time: Double, input: [TimedInputEvent]) {
    for event in input { recorder?.record(event) }
    recorder?.recordFrame(at: time)
    if host.pipeline.runFrame(at: time, input: input), isVisible { redraw() }
    profiler?.finish()
    if let frame = profiler?.statistics.latest { budget?.append(frame) }
    let scroller = host.pipeline.root.firstScrollNode()
    traceFile?.write(host.traceLine(frame: frameCount, time: time, id: "main", of: scroller).json)
    frameCount += 1
  }

  /// Draws the last display list again: the window has lost it.
  func redraw() {
    host.pipeline.presenting {
      target.draw(host.pipeline.displayList)
      target.present()
    }
    if firstFrameMilliseconds == nil, profiler != nil { firstFrameMilliseconds = ProcessClock.millisecondsSinceStart }
  }

  /// Writes what the options ask for.
  func finish(at time: Double) throws(HostError) {
    if var recorder {
      recorder.end(at: time)
      recordFile?.write(String(recorder.text.dropLast()))
    }
    try recordFile?.finish()
    try traceFile?.finish()
    if let path = options.screenshotPath {
      target.draw(host.pipeline.displayList)
      try target.snapshot().writePNG(to: path)
    }
    if let path = options.reportPath {
      let file = try OutputFile(path: path)
      file.write(report)
      try file.finish()
    }
  }

  /// Prints the result of the budget check. Returns whether the budget was kept; true where none was set.
  func checkBudget() -> Bool {
    guard let budget else { return true }
    print(budget.table(renderer: target.rendererName, isOnScreen: !(target is OffscreenTarget)))
    return budget.isKept
  }

  /// One JSON object about the run.
  private var report: String {
    let statistics = profiler?.statistics
    func number(_ value: Double?) -> String { value.map { String(format: "%.3f", $0) } ?? "null" }
    return """
      {"frames":\(frameCount),"renderer":"\(target.rendererName)","virtual_clock":\(profiler == nil),\
      "first_frame_ms":\(number(firstFrameMilliseconds)),"work_p50_ms":\(number(statistics?.work(percentile: 50))),\
      "work_p90_ms":\(number(statistics?.work(percentile: 90))),"work_p99_ms":\(number(statistics?.work(percentile: 99))),\
      "work_max_ms":\(number(statistics?.work(percentile: 100))),"budget":\(budget?.json ?? "null")}
      """
  }
}
