import Engine
import Foundation
import Gallery
import ScrollInstruments
import ScrollScripts
import ScrollUITesting
import Testing

@MainActor @Suite struct RecorderPanelTests {
  @Test func theButtonOpensTheRecorderAndKeepsThePage() throws {
    let gallery = RecorderWindow(page: "observe")
    gallery.wheel(-4)
    gallery.open()
    #expect(gallery.texts.contains("Nothing is recorded yet."))
    #expect(gallery.stage == nil)
    gallery.open()
    #expect(!gallery.texts.contains("Nothing is recorded yet."))
    #expect(gallery.window.scrollGeometry(at: CGPoint(x: 600, y: 300))?.contentOffset.y == 212)
  }

  /// The key is that of the recording: the panel opens for it, or is open without a recording.
  @Test(arguments: [false, true]) func controlRRecordsAtOnceAndStops(isOpen: Bool) throws {
    let gallery = RecorderWindow(page: "observe")
    if isOpen { gallery.open() }
    gallery.key("R", .control)
    let stage = try #require(gallery.stage)
    #expect(stage.activity == .recording)
    gallery.wheel(-5)
    gallery.key("R", .control)
    #expect(stage.activity == .paused && stage.frameCount > 10)
    #expect(gallery.stage === stage, "the recording is shown")
    gallery.key("R", .control)
    #expect(gallery.stage == nil, "the recorder is closed")
    #expect(gallery.window.scrollGeometry(at: CGPoint(x: 600, y: 300))?.contentOffset.y == 0)
  }

  @Test func aRecordingHasTheKeysAndNoFocusedButton() throws {
    let gallery = RecorderWindow(page: "observe")
    gallery.record()
    #expect(gallery.window.pipeline.services.focusedNode() == nil)
    gallery.key("End")
    #expect((try #require(gallery.stage).samples.last?.offset.y ?? 0) > 100)
    gallery.stop()
    #expect((gallery.stage?.position ?? 0) > 0)
    gallery.key("Home")
    #expect(gallery.stage?.position == 0)
  }

  @Test func aRecordingByKeysIsStoppedPlayedAndStepped() throws {
    let gallery = RecorderWindow(page: "observe")
    gallery.record()
    gallery.wheel(-5)
    gallery.stop()
    let stage = try #require(gallery.stage)
    #expect(stage.activity == .paused)
    let count = stage.frameCount
    #expect(count > 10)
    gallery.key("Home")
    #expect(stage.position == 0)
    gallery.key("Right")
    gallery.key("Right", .shift)
    #expect(stage.position == 11)
    gallery.key("Left")
    #expect(stage.position == 10)
    gallery.key("Space")
    #expect(stage.position == count - 1)
    gallery.key("C")
    #expect(gallery.texts.joined(separator: " ").contains("\(count) of \(count) frames identical"))
  }

  @Test func aRecordingByMouseIsScrubbedOnTheTimeline() throws {
    let gallery = RecorderWindow(page: "observe")
    let window = gallery.window
    gallery.open()
    try window.tap("Record")
    window.settle()
    gallery.wheel(-5)
    try window.tap("Stop")
    window.settle()
    let stage = try #require(gallery.stage)
    let timeline = window.frame("timeline")
    window.tap(CGPoint(x: timeline.minX + 1, y: timeline.midY))
    #expect(stage.position == 0)
    window.drag(
      from: CGPoint(x: timeline.minX + 1, y: timeline.midY), by: CGVector(dx: timeline.width, dy: 0), steps: 8)
    window.settle()
    #expect(stage.position == stage.frameCount - 1)
    try window.tap("Replay and compare")
    window.settle()
    #expect(stage.comparison?.firstDifference == nil)
    #expect(stage.comparison?.identical == stage.frameCount)
  }

  @Test func theRecordingIsSavedAndOpened() throws {
    let gallery = RecorderWindow(page: "observe", settings: [])
    gallery.record()
    gallery.wheel(-5)
    gallery.stop()
    let count = try #require(gallery.stage).frameCount
    gallery.key("S")
    gallery.key("Return")
    let (path, text) = try #require(gallery.services.files.first)
    #expect(path.contains("/scrolldemo/recordings/") && path.hasSuffix("-observe.jsonl"))
    #expect(try InputScript(parsing: text).frameTimes.count == count)
    #expect(try InputScript(parsing: text).header.start?.page == "observe")
    #expect(gallery.texts.contains { $0.hasPrefix("Saved") })
    gallery.key("O")
    gallery.key("A", .control)
    gallery.window.type(path)
    gallery.key("Return")
    #expect(gallery.stage?.frameCount == count)
    #expect(gallery.stage?.position == 0)
  }

  @Test func aFullDiskIsReportedAndNothingIsLost() throws {
    let gallery = RecorderWindow(page: "observe")
    gallery.record()
    gallery.wheel(-5)
    gallery.stop()
    let count = try #require(gallery.stage).frameCount
    gallery.services.writeFailure = .system(ENOSPC)
    gallery.key("S")
    gallery.key("Return")
    #expect(gallery.texts.joined(separator: " ").contains("No space left on device"))
    gallery.key("Escape")
    #expect(gallery.stage?.frameCount == count)
    gallery.services.writeFailure = nil
    gallery.key("S")
    gallery.key("Return")
    #expect(gallery.services.files.count == 1)
  }

  @Test func aBadFileIsReportedInOneLine() throws {
    let gallery = RecorderWindow(page: "observe")
    gallery.services.files["/bad"] = "{}\n"
    gallery.record()
    gallery.stop()
    gallery.key("O")
    try gallery.window.tap("Open anyway")
    gallery.window.settle()
    gallery.key("A", .control)
    gallery.window.type("/bad")
    gallery.key("Return")
    #expect(gallery.texts.joined(separator: " ").contains("Not opened: line 1"))
    gallery.key("A", .control)
    gallery.window.type("/missing")
    gallery.key("Return")
    #expect(gallery.texts.joined(separator: " ").contains("No such file"))
  }

  @Test func anUnsavedRecordingIsNotDroppedUnasked() throws {
    let gallery = RecorderWindow(page: "observe")
    gallery.record()
    gallery.wheel(-5)
    gallery.stop()
    let count = try #require(gallery.stage).frameCount
    gallery.key("R")
    #expect(gallery.texts.contains("The recording is not saved"))
    #expect(gallery.stage?.frameCount == count)
    gallery.key("Escape")
    #expect(gallery.stage?.activity == .paused)
    gallery.key("R")
    try gallery.window.tap("Record anyway")
    gallery.window.settle()
    #expect(gallery.stage?.activity == .recording)
  }

  @Test func closingTheRecorderKeepsTheRecording() throws {
    let gallery = RecorderWindow(page: "observe")
    gallery.record()
    gallery.wheel(-5)
    gallery.stop()
    let count = try #require(gallery.stage).frameCount
    gallery.key("R", .control)
    #expect(gallery.stage == nil)
    #expect(gallery.window.scroll != nil)
    gallery.key("R", .control)
    #expect(gallery.stage?.frameCount == count)
  }

  @Test func theRecorderIsOffWithoutServices() {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "observe") }
    window.settle()
    window.key("R", .control)
    window.settle()
    #expect(window.texts.contains { $0.hasPrefix("The recorder is off") })
    #expect(!window.texts.contains("Record"))
  }

  @Test func anIdleRecorderRunsNoFrames() {
    let gallery = RecorderWindow(page: "observe")
    gallery.record()
    #expect(!gallery.window.pipeline.wantsFrame)
    gallery.stop()
    #expect(!gallery.window.pipeline.wantsFrame)
    #expect(gallery.window.pipeline.nextDeadline == nil)
  }

  @Test func theControlsFitInANarrowWindow() {
    let gallery = RecorderWindow(page: "observe", width: 360, height: 600)
    gallery.record()
    gallery.wheel(-5, at: CGPoint(x: 180, y: 250))
    gallery.stop()
    gallery.key("C")
    let window = gallery.window
    for command in window.pipeline.displayList.commands {
      guard let bounds = command.bounds, bounds.minY > 430, case .text(let run, _, _) = command else { continue }
      #expect(bounds.minX >= 0 && bounds.maxX <= 360, "\(run.text)")
    }
    #expect(gallery.texts.contains { $0.contains("/") })
  }

  @Test(arguments: [360, 380, 600]) func theLegendIsWholeInANarrowWindow(width: CGFloat) {
    let gallery = RecorderWindow(page: "observe", width: width, height: 600)
    let entries: Set = ["Offset", "Wheel", "Drag", "Key"]
    func expectLegend(_ state: String) {
      let texts = gallery.window.pipeline.displayList.commands.compactMap { command -> String? in
        guard let bounds = command.bounds, bounds.minY > 430, case .text(let run, _, _) = command else { return nil }
        return run.text
      }
      #expect(entries.isSubset(of: texts), "\(state): \(texts)")
    }
    gallery.record()
    expectLegend("recording")
    gallery.wheel(-5, at: CGPoint(x: width / 2, y: 250))
    gallery.stop()
    expectLegend("paused")
  }

  /// The recording of each page can be replayed: its frames depend on its input alone.
  @Test func everyPageReplaysIdentically() throws {
    for page in GalleryPages.names { try replay(page) }
  }

  private func replay(_ page: String) throws {
    let gallery = RecorderWindow(page: page)
    gallery.record()
    let window = gallery.window
    window.send(.mouseMove(CGPoint(x: 560, y: 320)))
    window.advance()
    window.wheel(-4, at: CGPoint(x: 560, y: 320))
    window.advance(seconds: 0.25)
    window.drag(from: CGPoint(x: 560, y: 320), by: CGVector(dx: -40, dy: -120), steps: 6)
    window.advance(seconds: 0.25)
    for key in ["Down", "PageDown", "End", "Home"] {
      window.key(key)
      window.advance(seconds: 0.1)
    }
    window.key("R", .control)
    window.advance()
    let stage = try #require(gallery.stage)
    #expect(stage.activity == .paused, "\(page)")
    #expect(stage.frameCount > 10, "\(page)")
    window.key("C")
    for _ in 0..<600 where stage.activity == .replaying { window.advance() }
    let expected = RunRecorder.Comparison(identical: stage.frameCount, total: stage.frameCount)
    #expect(stage.comparison == expected, "\(page)")
  }
}
