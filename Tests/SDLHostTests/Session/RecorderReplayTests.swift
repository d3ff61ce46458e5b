import Engine
import Foundation
import Gallery
import ProcessSupport
import SDLHost
import ScrollInstruments
import ScrollScripts
import ScrollUI
import Testing

/// A recording in a window, without a display on the virtual clock, and its replay in a program of its own.
@MainActor @Suite struct RecorderReplayTests {
  private static func key(_ code: KeyCode, _ modifiers: Modifiers = []) -> [InputEvent] {
    let stroke = KeyStroke(code, modifiers: modifiers)
    return [.keyDown(stroke), .keyUp(stroke)]
  }

  /// The input of a user who opens the recorder, records, scrolls by wheel, mouse and keys, and stops.
  private static func input(_ frame: Int) -> [InputEvent] {
    let point = CGPoint(x: 560, y: 300)
    switch frame {
    case 0: return key(.character("R"), .control)
    case 4: return key(.return)
    case 10: return [.mouseMove(point)]
    case 12, 15, 18:
      return [.wheel(WheelEvent(location: point, delta: CGVector(dx: 0, dy: -1), isPrecise: false))]
    case 60: return [.mouseDown(point, button: 1)]
    case 61...68: return [.mouseMove(CGPoint(x: 560 - Double(frame - 60) * 4, y: 300 - Double(frame - 60) * 14))]
    case 69: return [.mouseUp(CGPoint(x: 528, y: 188), button: 1)]
    case 110: return key(.pageDown)
    case 130: return key(.character("R"), .control)
    default: return []
    }
  }

  private func options(_ size: CGSize) -> SessionOptions {
    var options = SessionOptions()
    options.size = size
    return options
  }

  /// The stage of a gallery that was used by `input`.
  private func recordedStage(page: String) throws -> (stage: RunRecorder, loop: HeadlessLoop) {
    let gallery = GalleryView(page: page)
    let loop = try HeadlessLoop(gallery, options: options(CGSize(width: 900, height: 640)))
    try loop.open()
    try loop.play(frames: 140, isPaced: false, input: Self.input)
    func find(_ node: RenderNode) -> RunRecorder? {
      if let hosted = (node as? DelegatedNode)?.delegate as? HostedPipelineDrawing {
        return hosted.frames as? RunRecorder
      }
      return node.children.lazy.compactMap(find).first
    }
    return (try #require(find(loop.session.host.pipeline.root)), loop)
  }

  /// The pixels of a display list at scale 1.
  private func pixels(of list: DisplayList) throws -> PixelImage {
    let target = try OffscreenTarget(size: list.size, scale: 1, text: try SharedFonts.library.get())
    target.draw(list)
    return try target.snapshot()
  }

  @Test(arguments: ["physics", "list", "drawing"])
  func aReplayOfTheFileHasTheTraceAndThePictureOfTheWindow(page: String) throws {
    let (stage, loop) = try recordedStage(page: page)
    defer { loop.close() }
    let frames = try #require(stage.run?.frames)
    #expect(frames.count > 30)
    let script = try InputScript(parsing: try #require(stage.text))
    let start = GalleryStart(try #require(script.header.start))
    let trace = TemporaryFolder.unusedPath()
    var options = options(CGSize(width: script.header.width, height: script.header.height))
    options.script = script
    options.tracePath = trace.path
    let replay = try HeadlessLoop(GalleryView(page: start.page), options: options)
    _ = try replay.run()
    let lines = try String(contentsOf: trace, encoding: .utf8).split(separator: "\n").map(String.init)
    let isSame = lines == frames.map(\.line.json)
    #expect(isSame, "\(zip(lines, frames).first { $0 != $1.line.json }?.0 ?? "\(lines.count) lines")")
    let last = try pixels(of: try #require(frames.last).drawing)
    let (count, picture) = (lines.count, try replay.session.picture())
    #expect(count == frames.count)
    let isSamePicture = picture == last
    #expect(isSamePicture)
  }

  @Test func aReplayInTheWindowIsIdentical() throws {
    let (stage, loop) = try recordedStage(page: "header")
    defer { loop.close() }
    stage.replay()
    try loop.rest(seconds: 10)
    #expect(stage.comparison == RunRecorder.Comparison(identical: stage.frameCount, total: stage.frameCount))
  }

  @Test func aScrubbedFrameHasThePictureOfTheReplayUpToIt() throws {
    let (stage, loop) = try recordedStage(page: "physics")
    defer { loop.close() }
    let script = try InputScript(parsing: try #require(stage.text))
    for index in [0, stage.frameCount / 2] {
      stage.seek(to: index)
      try loop.rest(seconds: 0.1)
      var options = options(CGSize(width: script.header.width, height: script.header.height))
      options.script = script
      options.frames = index + 1
      let replay = try HeadlessLoop(GalleryView(page: "physics"), options: options)
      _ = try replay.run()
      let (shown, replayed) = (try loop.session.picture(), try replay.session.picture())
      var differing = 0
      for y in 0..<replayed.height {
        for x in 0..<replayed.width where shown[x, y] != replayed[x, y] { differing += 1 }
      }
      #expect(differing == 0, "frame \(index)")
    }
  }
}
