import Engine
import Graphics
import ScrollUI
import ScrollUITesting
import Testing

/// The place of the title and the colors of the bar.
@MainActor @Suite struct ToolbarRoleTests {
  private func window(_ role: ToolbarRole, scheme: ColorScheme? = nil) -> TestWindow {
    let window = TestWindow(width: 400, height: 300) {
      NavigationStack(path: .constant(NavigationPath([1]))) {
        Color.clear.navigationTitle("Parks").navigationDestination(for: Int.self) { _ in
          Scheme().navigationTitle("Oak").toolbarRole(role).toolbarColorScheme(scheme, for: .navigationBar)
            .toolbar { Scheme() }
        }
      }
    }
    window.settle()
    return window
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
  }

  @Test(arguments: [ToolbarRole.automatic, .navigationStack, .browser, .editor])
  func theTitleFollowsTheRole(role: ToolbarRole) throws {
    let window = window(role)
    let title = try #require(window.frame(ofText: "Oak"))
    let isLeading = role == .browser || role == .editor
    #expect(isLeading ? title.midX < 150 : abs(title.midX - 200) < 1)
    #expect(window.drawnTexts.contains("Parks") == (role != .editor))
    #expect(window.button("Parks").exists)
  }

  @Test func theBarHasAColorSchemeOfItsOwn() {
    #expect(
      window(.automatic, scheme: .dark).drawnTexts.filter { $0 == "dark" || $0 == "light" }.sorted() == [
        "dark", "light",
      ])
    #expect(window(.automatic).drawnTexts.filter { $0 == "light" }.count == 2)
  }
}
