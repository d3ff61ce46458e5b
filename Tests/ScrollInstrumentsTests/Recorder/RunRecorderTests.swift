import Engine
import ScrollInstruments
import ScrollScripts
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A stage of 300 × 400 points above a bar of 100 points.
@MainActor @Suite struct RunRecorderTests {
  private let services = TestRunServices()
  private let stage: RunRecorder
  private let window: TestWindow

  init() {
    let stage = RunRecorder { _ in
      HostedContent(view: AnyView(Sample()), colorScheme: .light, reducesMotion: false)
    }
    self.stage = stage
    window = TestWindow(width: 300, height: 500) {
      VStack(spacing: 0) {
        RunRecorderView(stage, reservedKey: "r")
        Button("Bar") {}.frame(maxWidth: .infinity).frame(height: 100)
      }
    }
    window.updateEnvironment { $0.runServices = services }
    window.advance()
  }

  private struct Sample: View {
    @State private var taps = 0
    @State private var keys = ""

    var body: some View {
      VStack(spacing: 0) {
        Button("Taps \(taps)") { taps += 1 }.frame(height: 40)
        Text("Keys \(keys)").frame(height: 40)
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<100) { Text("Row \($0)").frame(maxWidth: .infinity).frame(height: 30) } }
        }
      }
      .onKeyPress(phases: .down) { press in
        keys += String(press.key.character)
        return .handled
      }
    }
  }

  private var texts: [String] {
    window.pipeline.displayList.commands.compactMap { if case .text(let run, _, _) = $0 { run.text } else { nil } }
  }

  private func record() {
    stage.record(from: InputScript.Start(page: "sample"))
    window.settle()
  }

  /// Records a wheel, a click and a key.
  private func recordSample() {
    record()
    window.wheel(-3, at: CGPoint(x: 150, y: 250))
    window.settle()
    click(at: CGPoint(x: 150, y: 20))
    window.key("K")
    window.settle()
    stage.stop()
    window.settle()
  }

  private func click(at point: CGPoint) {
    window.send(.mouseMove(point))
    window.send(.mouseDown(point, button: 1))
    window.advance()
    window.send(.mouseUp(point, button: 1))
    window.advance()
    window.settle()
  }

  @Test func theStageShowsNewViewsInItsSize() {
    record()
    #expect(stage.frameCount >= 1)
    #expect(texts.contains("Taps 0"))
    #expect(stage.lines.first?.container == CGSize(width: 300, height: 320))
  }

  @Test func pointersWheelAndKeysGoToTheStage() {
    record()
    click(at: CGPoint(x: 150, y: 20))
    #expect(texts.contains("Taps 1"))
    window.key("K")
    window.settle()
    #expect(texts.contains("Keys k"))
    window.wheel(-3, at: CGPoint(x: 150, y: 250))
    window.settle()
    #expect(stage.lines.last?.offset.y == CGFloat(3 * ScrollConstants.notchLength))
  }

  @Test func theReservedKeyAndPressesOnTheBarStayWithTheWindow() {
    record()
    let frames = stage.frameCount
    window.key("R", .control)
    click(at: CGPoint(x: 150, y: 450))
    window.settle()
    #expect(!texts.contains { $0.hasPrefix("Keys") && $0.contains("r") })
    #expect(texts.contains("Taps 0"))
    #expect(stage.frameCount - frames <= 4, "moves and the Control key are recorded, the click is not")
  }

  @Test func aDragThatBeganOnTheStageIsFollowedOutsideOfIt() {
    record()
    window.send(.mouseDown(CGPoint(x: 150, y: 350), button: 1))
    window.advance()
    for y in stride(from: 350.0, through: 480, by: 10) {
      window.send(.mouseMove(CGPoint(x: 150, y: y)))
      window.advance()
    }
    #expect((stage.lines.last?.offset.y ?? 0) < -20, "pulled past the start of the content")
    window.send(.mouseUp(CGPoint(x: 150, y: 480), button: 1))
    window.settle()
    #expect(stage.lines.last?.phase == "idle")
  }

  @Test func anIdleStageRunsNoFrames() {
    record()
    #expect(!window.pipeline.wantsFrame)
    #expect(window.pipeline.nextDeadline == nil)
    let count = stage.frameCount
    window.advance(seconds: 1)
    #expect(stage.frameCount == count)
  }

  @Test func aReplayIsIdenticalInEveryFrame() throws {
    recordSample()
    let count = stage.frameCount
    #expect(count > 10)
    stage.replay()
    window.settle()
    let comparison = try #require(stage.comparison)
    #expect(comparison == RunRecorder.Comparison(identical: count, total: count))
    #expect(stage.activity == .paused)
    #expect(!services.hasRun)
  }

  @Test func theScriptOfARecordingIsThatOfItsText() throws {
    recordSample()
    let run = try #require(stage.run)
    let isSame = try InputScript(parsing: run.text) == run.script
    #expect(isSame)
    #expect(stage.marks == InputMarks(run.script.events).marks)
    #expect(stage.lines == run.frames.map(\.line))
  }

  @Test func anOpenedFileHasTheFramesOfTheRecording() throws {
    recordSample()
    let (lines, text) = (stage.lines, try #require(stage.text))
    stage.close()
    try stage.open(Data(text.utf8))
    window.settle()
    #expect(stage.lines == lines)
    #expect(stage.text == text)
    #expect(stage.position == 0)
    #expect(stage.header == InputScript.Start(page: "sample"))
  }

  @Test func aChangedScriptHasOtherFrames() throws {
    recordSample()
    let text = try #require(stage.text)
    let changed = text.replacingOccurrences(of: "\"dy\":-3", with: "\"dy\":-2")
    let isChanged = changed != text
    #expect(isChanged)
    try stage.open(Data(changed.utf8))
    window.settle()
    let lines = stage.lines
    try stage.open(Data(text.utf8))
    window.settle()
    let index = zip(lines, stage.lines).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    #expect(index == 1)
  }

  @Test func seekingShowsTheStoredFrame() {
    recordSample()
    stage.seek(to: 0)
    window.settle()
    #expect(texts.contains("Taps 0"))
    #expect(texts.contains("Row 0"))
    stage.seek(to: Int.max)
    window.settle()
    #expect(texts.contains("Taps 1"))
    #expect(stage.position == stage.frameCount - 1)
    stage.step(by: -1)
    #expect(stage.position == stage.frameCount - 2)
    stage.seek(toTime: stage.lines[5].time)
    #expect(stage.position == 5)
    stage.step(by: -100)
    #expect(stage.position == 0)
  }

  @Test func playingEndsAtTheLastFrame() {
    recordSample()
    stage.play()
    #expect(stage.activity == .playing)
    window.advance(seconds: stage.duration / 2)
    #expect(stage.position > 0 && stage.position < stage.frameCount - 1)
    window.settle()
    #expect(stage.activity == .paused)
    #expect(stage.position == stage.frameCount - 1)
  }

  @Test func aLongRecordingEndsAtItsLimit() {
    stage.limits.frames = 12
    record()
    window.wheel(-5, at: CGPoint(x: 150, y: 250))
    window.settle()
    #expect(stage.activity == .paused)
    #expect(stage.frameCount == 12)
    #expect(stage.notice == .limitReached)
  }

  @Test func aMissingArrivalIsReportedAndTheReplayGoesOn() throws {
    recordSample()
    var lines = try #require(stage.text).split(separator: "\n").map(String.init)
    lines.insert(#"{"t":0,"type":"task","task":7}"#, at: 1)
    services.deliversArrivals = false
    try stage.open(Data((lines.joined(separator: "\n") + "\n").utf8))
    window.advance(seconds: 2)
    #expect(stage.frameCount == 0)
    #expect(services.delivered.first == .task(7))
    window.advance(seconds: 9)
    window.settle()
    #expect(stage.notice == .missingArrival)
    #expect(stage.frameCount == lines.count { $0.contains(#""frame""#) })
  }

  @Test func aBadFileKeepsTheRecording() {
    recordSample()
    let count = stage.frameCount
    #expect(throws: InputScriptError.self) { try stage.open(Data("{}".utf8)) }
    #expect(stage.frameCount == count)
    #expect(stage.activity == .paused)
  }

  @Test func aResizedStageIsRecordedAsAResize() throws {
    record()
    window.send(.resize(CGSize(width: 260, height: 450)))
    window.advance()
    window.settle()
    stage.stop()
    let lines = stage.lines
    #expect(lines.last?.container == CGSize(width: 260, height: 270))
    stage.replay()
    window.settle()
    #expect(stage.comparison?.firstDifference == nil)
  }

  @Test func theRunEndsWhenItsViewsEndTheProgram() {
    record()
    stage.live?.run.host.graph.environment.terminate()
    window.wheel(-1, at: CGPoint(x: 150, y: 250))
    window.settle()
    #expect(stage.activity == .paused)
  }
}

/// The memory of recorded frames.
@Suite struct RecordedRunTests {
  @Test func aCommandHasTheSizeThatTheLimitAssumes() {
    #expect(MemoryLayout<DrawCommand>.stride <= 100)
  }

  @Test func theFrameOfATimeIsTheLastThatIsNotLater() {
    var run = RecordedRun(text: "", script: InputScript(header: InputScript.Header(width: 10, height: 10, scale: 1)))
    #expect(run.frameIndex(at: 0) == nil)
    for time in [0, 0.5, 1.0] {
      let line = FrameTraceLine(
        frame: 0, time: time, id: "", offset: .zero, contentSize: .zero, container: .zero, insets: EdgeInsets(),
        phase: "idle", bodies: 0, measures: 0, places: 0, commands: 0)
      run.append(RecordedFrame(time: time, drawing: DisplayList(size: .zero), line: line), isPainted: true)
    }
    #expect([-1, 0, 0.49, 0.5, 0.9, 1, 9].map { run.frameIndex(at: $0) } == [0, 0, 0, 1, 1, 2, 2])
  }
}
