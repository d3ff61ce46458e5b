import Engine
import Feed
import Gallery
import ScrollInstruments
import ScrollUI
import ScrollUITesting

/// The gallery in a window with the services of a recorder.
@MainActor struct RecorderWindow {
  let services = TestRunServices()
  let window: TestWindow

  init(page: String, settings: [String] = [], width: CGFloat = 900, height: CGFloat = 640) {
    window = TestWindow(width: width, height: height) {
      GalleryView(page: page, settings: settings, feed: EmbeddedFeed(heldBack: 9))
    }
    window.updateEnvironment { [services] in $0.runServices = services }
    window.settle()
  }

  /// The stage of the recorder; nil while the stage is not shown.
  var stage: RunRecorder? { window.delegates(of: HostedPipelineDrawing.self).first?.frames as? RunRecorder }

  /// The texts that the window draws, those of the stage included.
  var texts: [String] {
    window.pipeline.displayList.commands.compactMap { if case .text(let run, _, _) = $0 { run.text } else { nil } }
  }

  func key(_ name: String, _ modifiers: Modifiers = []) {
    window.key(name, modifiers)
    window.settle()
  }

  /// Opens the recorder without a recording, by its button in the title bar.
  func open() {
    let button = window.frame("bar Recorder")
    window.tap(CGPoint(x: button.midX, y: button.midY))
    window.settle()
  }

  /// Opens the recorder and starts a recording by keys.
  func record() { key("R", .control) }

  func stop() { key("R", .control) }

  func wheel(_ notches: Double, at point: CGPoint = CGPoint(x: 600, y: 300)) {
    window.send(.mouseMove(point))
    window.advance()
    window.wheel(notches, at: point)
    window.settle()
  }
}
