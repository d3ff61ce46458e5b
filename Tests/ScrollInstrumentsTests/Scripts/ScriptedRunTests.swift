import Engine
import Geometry
import ScrollScripts
import Testing

/// The order of the steps of a frame of a script, the same in each loop.
@Suite @MainActor struct ScriptedRunTests {
  /// A loop that notes its steps.
  private final class NotingStage: ScriptStage {
    var steps: [String] = []
    var isOver = false
    var isBusy = false
    /// The number of arrivals that have come and were not run.
    var come = Int.max

    func waitForFrame(at time: Double) { steps.append("wait \(time)") }

    func resize(to size: CGSize) { steps.append("resize \(Int(size.width))") }

    func deliver(_ arrivals: inout [InputScript.Arrival], before time: Double) -> Bool {
      while !arrivals.isEmpty {
        guard come > 0 else { return false }
        come -= 1
        steps.append("arrival \(arrivals.removeFirst())")
      }
      return true
    }

    func runFrame(at time: Double, input: [TimedInputEvent]) -> Int {
      steps.append("frame \(time)")
      return input.count
    }
  }

  private let stage = NotingStage()

  /// Two frames. Before the second the window is resized, and two arrivals come.
  private func recording() throws -> InputScript {
    let recorder = InputRecorder(header: InputScript.Header(width: 90, height: 64, scale: 1, tasks: .main))
    recorder.recordFrame(at: 0)
    recorder.record(TimedInputEvent(time: 0.1, event: .resize(CGSize(width: 50, height: 40))))
    recorder.record(.task(3))
    recorder.record(.queue)
    recorder.recordFrame(at: 0.5)
    recorder.end(at: 1)
    return try InputScript(parsing: recorder.text)
  }

  /// The number of events of the next frame; nil without a frame.
  private func advance(_ run: inout ScriptedRun) -> Int? {
    if case .frame(let count) = run.advance(on: stage) { count } else { nil }
  }

  @Test func aFrameFollowsItsWaitItsSizeAndItsArrivals() throws {
    var run = ScriptedRun(try recording(), framesPerSecond: 60)
    #expect(advance(&run) == 0)
    #expect(advance(&run) == 1)
    #expect(advance(&run) == nil)
    #expect(
      stage.steps == [
        "wait 0.0", "frame 0.0", "wait 0.5", "resize 50", "arrival task(3)", "arrival queue", "frame 0.5",
      ])
    #expect(run.time == 0.5)
  }

  @Test func aRunContinuesWithTheArrivalThatItWaitedFor() throws {
    var run = ScriptedRun(try recording(), framesPerSecond: 60)
    _ = advance(&run)
    stage.steps = []
    stage.come = 1
    guard case .waiting = run.advance(on: stage) else { return #expect(Bool(false), "the run does not wait") }
    #expect(stage.steps == ["wait 0.5", "resize 50", "arrival task(3)"])
    stage.come = 1
    #expect(advance(&run) == 1)
    #expect(stage.steps.suffix(2) == ["arrival queue", "frame 0.5"])
    #expect(stage.steps.count == 5)
  }

  @Test func aLoopThatIsOverRunsNoFrame() throws {
    var run = ScriptedRun(try recording(), framesPerSecond: 60)
    stage.isOver = true
    guard case .finished = run.advance(on: stage) else { return #expect(Bool(false), "the run goes on") }
    #expect(stage.steps.isEmpty)
  }

  @Test func framesAfterAScriptWithoutAnEndRunWhileTheLoopIsBusy() throws {
    let script = try InputScript(
      parsing: InputScript(header: InputScript.Header(width: 90, height: 64, scale: 1), events: []).text)
    var run = ScriptedRun(script, framesPerSecond: 10)
    #expect(advance(&run) == 0)
    stage.isBusy = true
    #expect(advance(&run) == 0)
    stage.isBusy = false
    #expect(advance(&run) == nil)
    #expect(stage.steps.filter { $0.hasPrefix("frame") } == ["frame 0.0", "frame 0.1"])
  }
}
