import Engine
import Listings
import ScrollUI
import ScrollUITesting
import Testing

/// Scenes with several windows, settings and commands.
@MainActor @Suite struct SceneTests {
  private let window = TestWindow(app: WindowedProgram())

  @Test func theFirstSceneIsTheWindow() {
    #expect(WindowedProgram().body.firstWindow?.title == "Main")
    #expect(WindowedProgram().body.firstWindow?.size == CGSize(width: 500, height: 400))
    #expect(WindowedProgram().body.allWindows.map(\.title) == ["Main", "Details", "Settings"])
    #expect(window.texts.contains("count 0"))
  }

  @SceneBuilder private func scenes(hasDetails: Bool, hasSettings: Bool) -> some Scene {
    WindowGroup("Main") { Text("main") }
    if hasDetails {
      Window("Details", id: "details") { Text("details") }
    } else {
      Window("Log", id: "log") { Text("log") }
    }
    if hasSettings { Settings { Text("settings") } }
  }

  @SceneBuilder private var scene: WindowGroup<Text> { WindowGroup("Main") { Text("main") } }

  @Test func aSingleSceneKeepsItsType() {
    #expect(scene.allWindows.map(\.title) == ["Main"])
  }

  @Test func conditionsChooseAmongScenes() {
    #expect(scenes(hasDetails: true, hasSettings: false).allWindows.map(\.title) == ["Main", "Details"])
    #expect(scenes(hasDetails: false, hasSettings: true).allWindows.map(\.title) == ["Main", "Log", "Settings"])
  }

  @Test func shortcutsOfCommandsWorkInTheWindow() {
    window.key("I", .control)
    window.key("I", .control)
    window.settle()
    #expect(window.texts.contains("count 2"))
    window.key("R", [.control, .shift])
    window.settle()
    #expect(window.texts.contains("count 0") && !window.texts.contains("Increase"))
  }

  @Test func aWindowIsOpenedByItsNameAndClosedByEscape() throws {
    try window.tap("Open")
    window.settle()
    #expect(window.texts.contains("the details") && window.texts.contains("Details"))
    window.key("Escape")
    window.settle()
    #expect(!window.texts.contains("the details"))
  }

  @Test func controlCommaShowsTheSettings() throws {
    window.key(",", .control)
    window.settle()
    #expect(window.texts.contains("the settings"))
    window.key("Escape")
    window.settle()
    try window.tap("Settings…")
    window.settle()
    #expect(window.texts.contains("the settings"))
  }

  @Test func theSceneIsInactiveWithoutTheKeyboard() {
    #expect(window.texts.contains("active"))
    window.send(.focusLost)
    window.advance()
    window.settle()
    #expect(window.texts.contains("inactive"))
    window.key("Left Shift")
    window.settle()
    #expect(window.texts.contains("active"))
  }

  @Test func addressesOfTheCommandLineAreOpened() {
    let arguments = ["--page", "list", "example://page/3", "/tmp/file", "https://example.com", "C:", "a:b c"]
    LaunchAddresses.urls = LaunchAddresses.urls(in: arguments)
    defer { LaunchAddresses.urls = [] }
    var opened: [String] = []
    let window = TestWindow { Text("Page").onOpenURL { opened.append($0.absoluteString) } }
    window.settle()
    #expect(opened.prefix(2) == ["example://page/3", "https://example.com"])
  }
}
