import Foundation
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The settings of the gallery, and the state that is kept between runs.
@MainActor @Suite struct GallerySettingsTests {
  @Test func aStateSurvivesEncoding() throws {
    var state = GalleryState()
    state.page = "physics"
    (state.width, state.height) = (1000, 700)
    state.settings.accent = .teal
    state.settings.language = .chinese
    state.settings.theme = .dark
    let copy = try JSONDecoder().decode(GalleryState.self, from: try JSONEncoder().encode(state))
    #expect(copy == state)
  }

  @Test(arguments: [
    #"{}"#, #"{"page":7,"width":"wide","settings":3}"#,
    #"{"settings":{"theme":"blue","accent":1,"language":"fr","text-size":null},"more":[]}"#,
  ]) func missingAndInvalidValuesAreTheInitialOnes(text: String) throws {
    let state = try JSONDecoder().decode(GalleryState.self, from: Data(text.utf8))
    #expect(state == GalleryState())
  }

  @Test func settingsOfTheCommandLineTakePrecedenceAndAreNotKept() {
    var last = GalleryState()
    last.settings.theme = .light
    last.settings.accent = .pink
    var overrides = GalleryOverrides()
    overrides.colorScheme = .dark
    overrides.language = .chinese
    overrides.reducesMotion = true
    var state = overrides.applied(to: last)
    #expect(state.settings.theme == .dark && state.settings.language == .chinese && state.settings.reducesMotion)
    #expect(state.settings.accent == .pink)
    state.settings.accent = .green
    let kept = overrides.removed(from: state, last: last)
    #expect(kept.settings.theme == .light && kept.settings.language == nil && !kept.settings.reducesMotion)
    #expect(kept.settings.accent == .green)
  }

  @Test func aChangeOfPageOrSettingIsReported() {
    var states: [GalleryState] = []
    let window = TestWindow(width: 900, height: 640) {
      GalleryView(page: "observe", feed: ListFeed(count: 1), stateDidChange: { states.append($0) })
    }
    window.settle()
    #expect(states.isEmpty)
    window.key("PageDown", .control)
    window.settle()
    #expect(states.last?.page == "readsize")
    window.key("T")
    window.settle()
    #expect(states.last?.settings.theme == .dark)
  }

  @Test func slowMotionSetsTheTimeScaleOfTheWindow() {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "physics") }
    var scales: [Double] = []
    window.settle()
    window.host.graph.updateEnvironment { $0.setTimeScale = TimeScaleAction { scales.append($0) } }
    window.advance()
    window.settle()
    window.key("K", .control)
    window.settle()
    window.type("slow motion")
    window.settle()
    window.key("Return")
    window.settle()
    #expect(scales.last == 0.1)
  }

  @Test func everyChoiceHasOneSelectedValue() {
    let settings = GallerySettings()
    for choice in GallerySetting.choices {
      #expect(choice.values.count { $0.isSelected(settings) } == 1, "\(choice.title)")
      for value in choice.values {
        var changed = settings
        value.select(&changed)
        #expect(value.isSelected(changed), "\(choice.title) \(value.title)")
      }
    }
  }

  @Test func theSettingsFitIntoASmallWindow() throws {
    let window = TestWindow(width: 400, height: 700) { GalleryView(page: "observe") }
    window.settle()
    window.key(",", .control)
    window.settle()
    let title = try #require(window.frame(ofText: "Accent"))
    #expect(title.minX >= 0 && title.maxX <= 400)
  }
}
