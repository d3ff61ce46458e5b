import Engine
import Geometry
import ScrollInstruments
import ScrollScripts
import ScrollUI
import ScrollUITesting
import Testing

/// The frame graph: what a person reads in it and does with it, and that it only observes.
@MainActor @Suite struct FrameStatisticsPanelTests {
  private let closed = Knob(0)

  /// Frames with growing work: the frame with index `n` has `n` ms of layout.
  private static func record(_ number: Int, culprit: FrameCulprit? = nil) -> FrameRecord {
    var frame = FrameRecord()
    frame.time = Double(number) / 60
    frame.phases[FramePhase.layout.rawValue] = Double(number % 16)
    frame.counts = FrameCounts()
    frame.culprit = culprit
    return frame
  }

  /// A window with a list behind the panel, and `count` recorded frames.
  private func window(frames count: Int = 40, width: CGFloat = 600, table: StringTable? = nil) -> TestWindow {
    let closed = closed
    let statistics = FrameStatistics()
    for number in 0..<count {
      statistics.append(Self.record(number, culprit: FrameCulprit(name: "Row in row \(number)", milliseconds: 1.5)))
    }
    let window = TestWindow(width: width, height: 400) {
      KnobView(Knob(0)) { _ in
        ScrollView { VStack { ForEach(0..<100) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 40) } } }
          .overlay { FrameStatisticsPanel { closed.value += 1 } }
      }
      .environment(\.stringTable, table)
    }
    window.pipeline.statistics = statistics
    window.resize(width: width, height: 401)
    window.settle()
    return window
  }

  private func graph(_ window: TestWindow) throws -> FrameGraphDrawing {
    try #require(window.delegates(of: FrameGraphDrawing.self).first)
  }

  private func frame(_ window: TestWindow) throws -> CGRect {
    let node = try #require(try graph(window).node)
    return node.convert(node.bounds, to: nil)
  }

  /// Clicks on the bar of the frame with a number. Bars are 2 points wide.
  private func click(bar number: Int, _ window: TestWindow) throws {
    let frame = try frame(window)
    window.click(CGPoint(x: frame.minX + 2 * CGFloat(number) + 1, y: frame.minY + 30))
    window.settle()
  }

  private func isAtRest(_ window: TestWindow) -> Bool {
    !window.pipeline.wantsFrame && (window.pipeline.nextDeadline ?? .infinity) > window.time + 5
  }

  @Test func itSpeaksInWordsAndUnits() throws {
    let texts = window().drawnTexts
    for text in [
      "Frame graph", "Input", "Views", "Layout", "Callbacks", "Drawing", "Display", "Work time", "Slowest 1 %",
      "Views updated",
      "Sizes measured", "Drawing commands", "Frame rate", "Dropped", "0 of 40", "0, 0 pt",
    ] { #expect(texts.contains(text), "\(text)") }
    #expect(!texts.contains { $0.contains("-0") })
  }

  @Test func aRunThatMeasuresNoFramesShowsTheSameViews() throws {
    let (measured, unmeasured) = (window(), window(frames: 0))
    unmeasured.pipeline.statistics = nil
    for window in [measured, unmeasured] {
      #expect(!window.drawnTexts.contains("Live"))
      try click(bar: 7, window)
      #expect(window.drawnTexts.contains("Live"))
    }
    #expect(measured.host.graph.elementCount == unmeasured.host.graph.elementCount)
    #expect(measured.time == unmeasured.time, "the same number of frames until both are at rest")
  }

  @Test func aClickFreezesTheGraphOnTheFrameOfTheBar() throws {
    let window = window()
    try click(bar: 7, window)
    #expect(try graph(window).frozen?.selectedNumber == 7)
    #expect(window.drawnTexts.contains("7.0 ms"))
    #expect(window.drawnTexts.contains("Frame 8, 0.53 s before the newest"))
    #expect(window.drawnTexts.contains("Most work in Layout: Row in row 7, 1.5 ms"))
  }

  @Test func aDragSelectsTheBarUnderThePointer() throws {
    let window = window()
    let frame = try frame(window)
    window.drag(from: CGPoint(x: frame.minX + 11, y: frame.minY + 30), by: CGVector(dx: 20, dy: 0), steps: 5)
    #expect(try graph(window).frozen?.selectedNumber == 15)
  }

  @Test func arrowKeysSelectTheNeighborsAndStopAtTheEnds() throws {
    let window = window()
    try click(bar: 1, window)
    window.key("Right")
    #expect(try graph(window).frozen?.selectedNumber == 2)
    for _ in 0..<5 { window.key("Left") }
    #expect(try graph(window).frozen?.selectedNumber == 0)
  }

  @Test func escapeAndLiveGoOn() throws {
    let window = window()
    try click(bar: 3, window)
    window.key("Escape")
    window.settle()
    #expect(try graph(window).frozen == nil)
    try click(bar: 3, window)
    try window.tap("Live")
    window.settle()
    #expect(try graph(window).frozen == nil)
    #expect(!window.texts.contains("Live"))
  }

  @Test func newFramesDoNotChangeAFrozenGraph() throws {
    let window = window()
    try click(bar: 5, window)
    let texts = window.drawnTexts.suffix(30)
    for number in 40..<60 { window.pipeline.statistics?.append(Self.record(number)) }
    window.wheel(-1, at: CGPoint(x: 20, y: 20))
    window.settle()
    #expect(window.drawnTexts.suffix(30) == texts)
  }

  @Test func theButtonsCloseAndMoveThePanel() throws {
    let window = window()
    let low = try frame(window)
    window.click(CGPoint(x: low.maxX - 44, y: low.minY - 20))
    window.settle()
    let high = try frame(window)
    #expect(high.minY < 60 && low.minY > 100)
    window.click(CGPoint(x: high.maxX - 14, y: high.minY - 20))
    window.settle()
    #expect(closed.value == 1)
  }

  @Test func atRestNoFrameRunsWithOrWithoutAFrozenFrame() throws {
    let window = window()
    #expect(isAtRest(window))
    try click(bar: 5, window)
    window.move(CGPoint(x: 5, y: 5))
    window.settle()
    #expect(isAtRest(window))
  }

  @Test func itsOwnDrawingIsLeftOutOfTheCounts() {
    func commands(_ shows: Bool) -> Int {
      let window = TestWindow(width: 600, height: 400) {
        ScrollView { VStack { ForEach(0..<100) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 40) } } }
          .overlay { if shows { FrameStatisticsPanel {} } }
      }
      window.pipeline.statistics = FrameStatistics()
      window.wheel(-1, at: CGPoint(x: 20, y: 20))
      return window.counts.commands
    }
    #expect(commands(true) == commands(false))
  }

  @Test func causesAreMeasuredWhileThePanelIsOpen() {
    let shows = Knob(true)
    let statistics = FrameStatistics()
    let window = TestWindow(width: 600, height: 400) {
      KnobView(Knob(0)) { _ in Color.white }
    }
    window.pipeline.statistics = statistics
    let other = TestWindow(width: 600, height: 400) { KnobView(shows) { if $0 { FrameStatisticsPanel {} } } }
    other.pipeline.statistics = statistics
    shows.value = false
    other.settle()
    #expect(!statistics.needsCauses)
    shows.value = true
    other.settle()
    #expect(statistics.needsCauses)
    shows.value = false
    other.settle()
    #expect(!statistics.needsCauses)
  }

  @Test func itsWordsAreTranslated() {
    let table = StringTable(language: "xx", translations: ["Views updated": "AKTUALISIERT", "%.1f ms": "%.1f Millis"])
    let texts = window(table: table).drawnTexts
    #expect(texts.contains("AKTUALISIERT"))
    #expect(texts.contains { $0.hasSuffix(" Millis") })
  }

  /// Dropped pictures belong to late frames, before the panel was open too.
  @Test func droppedPicturesAndLateFramesAgree() throws {
    let statistics = FrameStatistics()
    for number in 0..<10 {
      var frame = Self.record(number < 5 ? number : number + 1)
      frame.presented = frame.time
      frame.isContinued = true
      statistics.append(frame)
    }
    let window = TestWindow(width: 600, height: 400) { FrameStatisticsPanel {} }
    window.pipeline.statistics = statistics
    window.resize(width: 600, height: 401)
    window.settle()
    #expect(window.drawnTexts.contains("1 of 11"))
    #expect(window.drawnTexts.contains("Late: 0 by the program, 0 by the system, 1 earlier"))
  }

  @Test(arguments: [200, 240, 300, 340, 360, 380, 600], [1, 1.5]) func noTwoTextsRunTogether(width: Int, scale: Double)
    throws
  {
    let window = window(width: CGFloat(width))
    window.updateEnvironment { $0.textScale = CGFloat(scale) }
    window.advance()
    window.settle()
    let graph = try graph(window)
    for (index, text) in graph.figures.enumerated() where !text.run.text.isEmpty {
      #expect(text.origin.x >= 0 && text.origin.x + text.run.width <= graph.width + 0.5, "\(text.run.text)")
      for other in graph.figures[..<index] where other.origin.y == text.origin.y && !other.run.text.isEmpty {
        let distance = max(
          text.origin.x - other.origin.x - other.run.width, other.origin.x - text.origin.x - text.run.width)
        #expect(distance >= 4, "\(other.run.text) and \(text.run.text)")
      }
    }
  }

  @Test func aNarrowWindowShowsTheWholePanel() throws {
    let frame = try frame(window(width: 240))
    #expect(CGRect(x: 0, y: 0, width: 240, height: 401).contains(frame))
  }
}
