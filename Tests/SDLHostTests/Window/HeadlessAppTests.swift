import Engine
import Foundation
import ProcessSupport
import SDLHost
import ScrollScripts
import ScrollUI
import Testing

/// An app of a single color that a tap changes.
private struct ColorApp: App {
  var body: some Scene { WindowGroup("Color") { ColorPage() }.defaultSize(width: 120, height: 80) }
}

private struct ColorPage: View {
  @State private var isTapped = false

  var body: some View { (isTapped ? Color.black : Color.white).onTapGesture { isTapped = true } }
}

/// An app runs without a display and returns its image.
@MainActor @Suite struct HeadlessAppTests {
  @Test func theImageHasTheSizeOfTheScene() throws {
    let image = try ColorApp.runHeadless()
    #expect(image.width == 120)
    #expect(image.height == 80)
    #expect(image[60, 40] == 0xFFFF_FFFF)
  }

  @Test func theScaleIsInDevicePixelsPerPoint() throws {
    var options = HeadlessOptions()
    options.size = CGSize(width: 50, height: 30)
    options.scale = 2
    let image = try ColorApp.runHeadless(options)
    #expect(image.width == 100)
    #expect(image.height == 60)
  }

  @Test func anInputScriptIsPlayedAndTraced() throws {
    let trace = TemporaryFolder.unusedPath()
    defer { try? FileManager.default.removeItem(at: trace) }
    var options = HeadlessOptions()
    options.inputScript = """
      {"format":"scrolldemo-input","version":1,"width":120,"height":80,"scale":1}
      {"t":0.1,"type":"mouseDown","x":60,"y":40,"button":1}
      {"t":0.2,"type":"mouseUp","x":60,"y":40,"button":1}
      {"t":0.5,"type":"end"}
      """
    options.tracePath = trace.path
    #expect(try ColorApp.runHeadless(options)[60, 40] == 0xFF00_0000)
    let lines = try String(contentsOf: trace, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 31)
  }

  @Test func aViewAtRestHasOneFrame() throws {
    let trace = TemporaryFolder.unusedPath()
    defer { try? FileManager.default.removeItem(at: trace) }
    var options = HeadlessOptions()
    options.tracePath = trace.path
    _ = try ColorApp.runHeadless(options)
    #expect(try String(contentsOf: trace, encoding: .utf8).split(separator: "\n").count == 1)
  }

  @Test func anInvalidScriptIsAnErrorThatNamesTheLine() {
    var options = HeadlessOptions()
    options.inputScript = "{}"
    let error = #expect(throws: InputScriptError.self) { try ColorApp.runHeadless(options) }
    #expect(error?.line == 1)
  }

  @Test func aTraceThatCannotBeWrittenIsAnError() {
    var options = HeadlessOptions()
    options.tracePath = "/no/such/folder/trace.jsonl"
    #expect(throws: HostError.self) { try ColorApp.runHeadless(options) }
  }
}
