import Engine
import Motion
import ScrollScripts

/// A `HostedRun` with the input of a script.
@MainActor final class HostedReplay {
  /// The time in seconds that the run waits for the first missing arrival of the recording. Later ones are not waited for.
  private static let patience = 10.0

  let run: HostedRun
  private let services: any RunServices
  private let script: InputScript
  private var played: ScriptedRun
  /// The time on the clock of the window, of the last `step(at:)`.
  private var windowTime = 0.0
  /// The time on the clock of the window at which the wait for an arrival began; nil without a wait.
  private var waitStart: Double?
  /// True if an arrival of the recording has not come, so that the run differs from it.
  private(set) var missesArrival = false

  init(_ script: InputScript, content: HostedContent, in surroundings: HostedRun.Surroundings) {
    self.script = script
    services = surroundings.services
    played = ScriptedRun(script, framesPerSecond: 60)
    let own = HostedRun.Surroundings(
      services: surroundings.services, textEngine: surroundings.textEngine, images: surroundings.images,
      textInput: RecordedTextInputHost(MemoryTextInputHost(), replaying: script) { _ in })
    services.beginRun(replaying: script) { _ in }
    run = HostedRun(
      content, size: CGSize(width: script.header.width, height: script.header.height),
      scale: CGFloat(script.header.scale), date: script.header.date, in: own)
  }

  /// The fraction of the script that has been run, 0…1.
  var progress: Double {
    guard !script.frameTimes.isEmpty else {
      let end = script.endTime ?? script.events.last?.time ?? 0
      return end > 0 ? min(1, played.time / end) : 1
    }
    return min(1, Double(run.frameCount) / Double(script.frameTimes.count))
  }

  /// Runs the next frame of the script. `windowTime` is the time on the clock of the window, for the wait for arrivals.
  func step(at windowTime: Double) -> ScriptedRun.Progress<Frame> {
    self.windowTime = windowTime
    return played.advance(on: self)
  }

  /// True if the run has waited for the present arrival as long as it may. The run then continues without it.
  private func hasWaited() -> Bool {
    if missesArrival { return true }
    let start = waitStart ?? windowTime
    waitStart = start
    guard (windowTime - start).isLonger(than: Self.patience) else { return false }
    missesArrival = true
    return true
  }

  func end() {
    services.endRun()
    run.end()
  }
}

/// Frames run as fast as the window shows frames. The drawing of a frame has the size of its window.
extension HostedReplay: ScriptStage {
  typealias Frame = (frame: RecordedFrame, isPainted: Bool)

  var isOver: Bool { run.isTerminated }

  var isBusy: Bool { run.pipeline.wantsFrame || run.pipeline.nextDeadline != nil }

  func waitForFrame(at time: Double) {}

  func resize(to size: CGSize) {}

  func deliver(_ arrivals: inout [InputScript.Arrival], before time: Double) -> Bool {
    services.runPendingJobs()
    while let arrival = arrivals.first {
      guard services.deliver(arrival) || hasWaited() else { return false }
      waitStart = nil
      arrivals.removeFirst()
    }
    return true
  }

  func runFrame(at time: Double, input: [TimedInputEvent]) -> Frame { run.runFrame(at: time, input: input) }
}
