import Gallery
import ScrollScripts
import ScrollUI
import Testing

@MainActor @Suite struct GalleryStartTests {
  @Test func theHeaderRestoresTheState() {
    let model = GalleryModel(pageName: "physics", settings: ["deceleration=fast"])
    model.settings.theme = .dark
    model.settings.accent = .teal
    model.settings.language = .chinese
    model.settings.hasHighContrast = true
    model.settings.hasBoldText = true
    model.settings.reducesTransparency = true
    model.settings.hasMarks = true
    model.settings.isRightToLeft = true
    model.settings.textSize = .larger
    model.settings.reducesMotion = true
    let start = model.start(rows: 7)
    #expect(start.page == "physics")
    #expect(start.options.contains("deceleration=fast"))
    #expect(GalleryStart(start.run) == start)
  }

  @Test func theInitialStateHasOnlyThemeAndLanguage() {
    let start = GalleryModel(pageName: "observe").start(rows: nil)
    #expect(start.run == InputScript.Start(page: "observe", options: [], settings: ["theme=light", "language=en"]))
  }

  @Test func unknownSettingsAreIgnored() {
    let start = GalleryStart(
      InputScript.Start(page: "chat", options: ["a=b"], settings: ["theme=dark", "future=1", "rows", "text-size=huge"]))
    var expected = GalleryStart(page: "chat")
    expected.options = ["a=b"]
    expected.settings.theme = .dark
    #expect(start == expected)
  }
}
