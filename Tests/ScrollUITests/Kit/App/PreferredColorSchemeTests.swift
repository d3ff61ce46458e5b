import Engine
import Graphics
import ScrollUI
import ScrollUITesting
import Testing

/// `preferredColorScheme(_:)` as a preference of the window or of the nearest sheet.
@MainActor @Suite struct PreferredColorSchemeTests {
  /// Displays the color scheme of its environment after a name.
  private struct Scheme: View {
    let name: String
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
  }

  private func isDark(_ window: TestWindow) -> Bool { window.pipeline.services.background.red < 0.5 }

  @Test func theWholeWindowHasTheSchemeThatAViewPrefersFromTheFirstFrame() {
    let window = TestWindow {
      VStack {
        Scheme(name: "beside")
        Scheme(name: "inside").preferredColorScheme(.dark)
      }
    }
    #expect(window.texts == ["beside dark", "inside dark"])
    #expect(isDark(window))
  }

  @Test func aChangedPreferenceAndItsEndChangeTheWindow() {
    let preferred = Knob<ColorScheme?>(nil)
    let window = TestWindow { KnobView(preferred) { Scheme(name: "a").preferredColorScheme($0) } }
    for (scheme, text) in [(ColorScheme.dark, "a dark"), (nil, "a light"), (.dark, "a dark"), (.light, "a light")] {
      preferred.value = scheme
      window.settle()
      #expect(window.texts == [text] && isDark(window) == (text == "a dark"))
    }
  }

  @Test func aModifierAroundAViewPrecedesThoseInside() {
    let window = TestWindow { Scheme(name: "a").preferredColorScheme(.light).preferredColorScheme(.dark) }
    #expect(window.texts == ["a dark"])
  }

  @Test func aSchemeOfTheDesktopDoesNotChangeAWindowWithAPreference() {
    let window = TestWindow { Scheme(name: "a").preferredColorScheme(.light) }
    window.updateEnvironment { $0.colorScheme = .dark }
    window.settle()
    #expect(window.texts == ["a light"] && !isDark(window))
  }

  @Test func aSheetHasTheSchemeOfItsContentAlone() {
    let window = TestWindow {
      Scheme(name: "window").sheet(isPresented: .constant(true)) { Scheme(name: "sheet").preferredColorScheme(.dark) }
    }
    window.settle()
    #expect(window.texts == ["window light", "sheet dark"] && !isDark(window))
  }

  @Test func aSheetWithoutAPreferenceHasTheSchemeOfItsWindow() {
    let window = TestWindow {
      Scheme(name: "window").preferredColorScheme(.dark).sheet(isPresented: .constant(true)) { Scheme(name: "sheet") }
    }
    window.settle()
    #expect(window.texts == ["window dark", "sheet dark"])
  }

  @Test func pagesAboveAPageHaveItsScheme() {
    let path = Remote<[Int]>()
    struct Pages: View {
      let remote: Remote<[Int]>
      @State private var path: [Int] = []

      var body: some View {
        let _ = remote.connect($path)
        NavigationStack(path: $path) {
          Scheme(name: "root").preferredColorScheme(.dark)
            .navigationDestination(for: Int.self) {
              Scheme(name: "page \($0)").preferredColorScheme($0 == 2 ? .light : nil)
            }
        }
      }
    }
    let window = TestWindow { Pages(remote: path) }
    for (pages, text) in [([1], "page 1 dark"), ([1, 2], "page 2 light"), ([1], "page 1 dark"), ([], "root dark")] {
      path.value = pages
      window.settle()
      #expect(window.drawnTexts.contains(text), "\(pages)")
    }
  }
}
