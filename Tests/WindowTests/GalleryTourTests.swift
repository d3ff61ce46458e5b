import Foundation
import Gallery
import ProcessSupport
import ScrollUI
import ScrollUITesting
import Testing

extension WindowTests {
  /// Tours through the gallery in a real window: by mouse alone and by keys alone.
  @MainActor @Suite struct GalleryTourTests {
    private let display: VirtualDisplay
    private let directory: URL

    init() async throws {
      display = try await VirtualDisplay()
      directory = try TemporaryFolder.make()
    }

    /// Opens the gallery. A run with a recording keeps no state.
    private func tour(width: Int = 900, height: Int = 640, isRecorded: Bool = true) async throws -> GalleryTour {
      let record = isRecorded ? ["--record", directory.appendingPathComponent("record").path] : []
      let demo = try DemoProcess(
        on: display, ["--size", "\(width)x\(height)"] + record, environment: ["XDG_STATE_HOME": directory.path])
      try await demo.waitForWindow()
      let mirror = try MirroredGallery(width: CGFloat(width), height: CGFloat(height))
      if !isRecorded { mirror.showDisplay() }
      return GalleryTour(demo: demo, display: display, mirror: mirror)
    }

    /// The state that the program has kept.
    private func keptState() throws -> GalleryState {
      try JSONDecoder().decode(
        GalleryState.self, from: Data(contentsOf: directory.appendingPathComponent("scrolldemo/state.json")))
    }

    // MARK: Mouse

    @Test func theMouseReachesEveryPageOptionAndCommand() async throws {
      let tour = try await tour()
      for page in GalleryPages.all {
        try await tour.click(page)
        try await tour.expectTitle(of: page)
        for option in page.options { try await tour.click(option) }
        try await tour.compareCommandLines(by: .mouse)
        for command in page.commands where tour.mirror.frame(of: "command \(command.name)") != nil {
          try await tour.click("command \(command.name)")
          try await tour.closeDialog(of: command)
        }
        if tour.mirror.frame(of: "reset") != nil { try await tour.click("reset") }
      }
      try await tour.chooseInMenu("Quit")
      #expect(try await tour.demo.exit().status == 0)
    }

    @Test func theMouseReachesThePanelsAndTheSettings() async throws {
      let tour = try await tour(isRecorded: false)
      try await tour.click("page physics")
      for button in ["bar Source code", "bar Frame graph"] {
        try await tour.expectChange { try await tour.click(button) }
        try await tour.expectChange { try await tour.click(button) }
      }
      try await tour.expectChange { try await tour.click("keys") }
      try await tour.click("bar Close")
      try await tour.expectChange { try await tour.click("bar Dark colors") }
      try await tour.expectChange { try await tour.click("bar Settings") }
      for choice in GallerySetting.choices {
        // With the largest text the last settings are below the panel's edge.
        let returned = choice.title == "Text size" ? choice.values.prefix(1) : []
        for value in choice.values.dropFirst() + returned {
          try await tour.clickSetting("setting \(choice.title) \(value.title)")
        }
      }
      for setting in GallerySetting.switches where setting.title != "Right to left" {
        try await tour.clickSetting("setting \(setting.title)")
      }
      try await tour.press("Escape")
      try await tour.click("bar Back")
      try await tour.expectTitle(of: HomePage.description, in: .chinese)
      try await tour.click("bar Forward")
      try await tour.chooseInMenu("退出")
      #expect(try await tour.demo.exit().status == 0)
      let (kept, expected) = (try keptState(), try #require(tour.mirror.state))
      #expect(kept.settings == expected.settings)
      #expect(kept.page == "physics" && kept.settings.language == .chinese && kept.settings.hasSlowMotion)
    }

    @Test func theNextRunBeginsWithThePageTheSizeAndTheSettings() async throws {
      let first = try await tour(width: 700, height: 500, isRecorded: false)
      try await first.click("page million")
      try await first.click("bar Dark colors")
      try await first.press("ctrl+q")
      #expect(try await first.demo.exit().status == 0)
      #expect(try keptState().width == 700)
      let demo = try DemoProcess(on: display, environment: ["XDG_STATE_HOME": directory.path])
      let window = try await demo.waitForWindow()
      #expect(try await display.xdotool("getwindowname", "\(window)").contains("A million rows"))
      #expect(try await display.xdotool("getwindowgeometry", "\(window)").contains("700x500"))
      demo.terminate()
      try await demo.exit()
    }

    // MARK: Keys

    @Test func theKeysReachEveryPageOptionAndCommand() async throws {
      let tour = try await tour()
      for page in GalleryPages.all {
        try await tour.expectTitle(of: page)
        for key in page.options.compactMap(\.key) { try await tour.press(String(key)) }
        try await tour.compareCommandLines(by: .keys)
        for command in page.commands {
          guard let key = command.key else { continue }
          try await tour.press(String(key))
          try await tour.closeDialog(of: command)
        }
        try await tour.press("ctrl+Next")
      }
      try await tour.press("ctrl+q")
      #expect(try await tour.demo.exit().status == 0)
    }

    @Test func theKeysReachThePanelsTheSearchAndTheSettings() async throws {
      let tour = try await tour(isRecorded: false)
      for key in ["ctrl+u", "f", "question", "ctrl+comma", "ctrl+k"] {
        try await tour.expectChange { try await tour.press(key) }
        try await tour.press(key == "f" || key == "ctrl+u" ? key : "Escape")
      }
      try await tour.press("ctrl+f")
      try await tour.type("safe-area bars")
      try await tour.press("Return")
      try await tour.expectTitle(of: GalleryPages.page(named: "bars"))
      try await tour.press("alt+Left")
      try await tour.expectTitle(of: HomePage.description)
      try await tour.runInPalette("accent: teal")
      try await tour.runInPalette("high contrast")
      try await tour.press("ctrl+q")
      #expect(try await tour.demo.exit().status == 0)
      #expect(try keptState().settings == tour.mirror.state?.settings)
      #expect(try keptState().settings.accent == .teal)
    }

    // MARK: Small windows

    @Test func aDrawerHasTheListOfPagesInANarrowWindow() async throws {
      let tour = try await tour(width: 400, height: 700)
      try await tour.expectChange { try await tour.click("bar Pages") }
      try await tour.click("page gestures")
      try await tour.expectTitle(of: GalleryPages.page(named: "gestures"))
      try await tour.chooseInMenu("Quit")
      #expect(try await tour.demo.exit().status == 0)
    }
  }
}
