import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

extension ScrollRestorationTests {
  // MARK: Rows that load later

  private struct Loading: View {
    @State private var ids: [Int] = []

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("load") { ids = Array(0..<500) }
          Button("first") { ids = Array(0..<20) }
        }
        ScrollView { Rows(ids: ids) }.scrollRestoration("rows")
      }
    }
  }

  /// Scrolls a window of `Loading` and closes it. Returns the distances of its visible texts.
  private func leave() throws -> [String: CGFloat] {
    let window = window { Loading() }
    try window.tap("load")
    scroll(window, to: 5000)
    defer { window.close() }
    return visible(window)
  }

  @Test func aPlaceWaitsForRowsThatLoadLater() throws {
    let seen = try leave()
    let second = window { Loading() }
    second.settle()
    try second.tap("first")
    second.settle()
    #expect(second.scroll?.model.offset.y == 0)
    try second.tap("load")
    #expect(visible(second) == seen)
  }

  @Test func aPlaceIsNotRestoredAfterTheUserHasScrolled() throws {
    _ = try leave()
    let second = window { Loading() }
    try second.tap("first")
    second.wheel(-3, at: CGPoint(x: 200, y: 300))
    second.settle()
    let offset = second.scroll?.model.offset.y
    try second.tap("load")
    second.settle()
    #expect(second.scroll?.model.offset.y == offset && offset ?? 0 > 0)
  }

  @Test func aPlaceThatWaitsIsNotLost() throws {
    let seen = try leave()
    let second = window { Loading() }
    second.settle()
    second.close()
    let third = window { Loading() }
    try third.tap("load")
    #expect(visible(third) == seen)
  }

  // MARK: Branches

  private struct Branches: View {
    @State private var isList = true

    var body: some View {
      VStack(spacing: 0) {
        Button("switch") { isList.toggle() }
        if isList {
          ScrollView { Rows(ids: Array(0..<500)) }.scrollRestoration("rows")
        } else {
          Text("other")
        }
      }
    }
  }

  @Test func aBranchReturnsToItsPlaceAlsoFromAFling() throws {
    let window = window { Branches() }
    scroll(window, to: 5000)
    let seen = visible(window)
    try window.tap("switch")
    #expect(window.texts.contains("other"))
    try window.tap("switch")
    #expect(visible(window) == seen)

    window.scroll?.model.takeFling(.vertical, velocity: 2000, at: window.time)
    window.advance(seconds: 0.2)
    let before = try #require(visibleRows(window).first)
    try window.tap("switch")
    try window.tap("switch")
    window.settle()
    let after = try #require(visibleRows(window).first)
    #expect(before...before + 5 ~= after && before > 65)
  }
}
