import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// Places of scroll views that leave the window without a modifier: covered pages, other tabs, rows that are not built.
@MainActor @Suite struct KeptPlaceTests {
  private struct Numbers: View {
    let name: String
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { Text("\(name) \($0)").padding(CGFloat($0 % 5)) }
        }
      }
    }
  }

  private func scroller(_ window: TestWindow) -> ScrollNode? {
    window.nodes(of: ScrollNode.self).first { $0.axes == .vertical && $0.model.offset.y > 0 }
  }

  @Test func aCoveredPageOfAStackKeepsItsPlace() throws {
    let window = TestWindow {
      NavigationStack {
        VStack {
          NavigationLink("push") { Numbers(name: "page") }
          Numbers(name: "root")
        }
      }
    }
    window.nodes(of: ScrollNode.self).last?.model.jump(to: CGPoint(x: 0, y: 4321))
    window.settle()
    let offset = scroller(window)?.model.offset.y
    try window.tap("push")
    window.settle()
    window.press(.escape)
    window.settle()
    #expect(scroller(window)?.model.offset.y == offset && offset ?? 0 > 4000)
  }

  @Test func anotherTabKeepsItsPlace() throws {
    let window = TestWindow {
      TabView {
        Numbers(name: "a").tabItem { Text("first") }
        Numbers(name: "b").tabItem { Text("second") }
      }
    }
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 4321))
    window.settle()
    let node = scroller(window)
    let offset = node?.model.offset.y
    try window.tap("second")
    window.settle()
    #expect(window.texts.contains("b 0"))
    try window.tap("first")
    window.settle()
    #expect(scroller(window) === node && node?.model.offset.y == offset && offset ?? 0 > 4000)
  }

  @Test func otherTextSizesAndWidthsKeepTheFirstRow() throws {
    let window = TestWindow { Numbers(name: "a") }
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 4321))
    window.settle()
    func firstRow() -> String? {
      window.texts.first { (window.frame(ofText: $0)?.maxY ?? -1) > 6 }
    }
    let row = firstRow()
    window.updateEnvironment { $0.dynamicTypeSize = .accessibility1 }
    window.settle()
    #expect(firstRow() == row)
    window.updateEnvironment { $0.dynamicTypeSize = .large }
    window.settle()
    #expect(firstRow() == row)
  }

  private struct Shelves: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { shelf in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { Text("\(shelf)/\($0)").frame(width: 80 + CGFloat($0 % 3) * 7) }
              }
            }
            .frame(height: 100)
          }
        }
      }
    }
  }

  @Test func aShelfReturnsToItsPlaceWithItsRow() throws {
    let window = TestWindow { Shelves() }
    let shelf = try #require(window.nodes(of: ScrollNode.self).first { $0.axes == .horizontal })
    shelf.model.jump(to: CGPoint(x: 1234, y: 0))
    window.settle()
    let offset = shelf.model.offset.x
    let places = window.texts.filter { $0.hasPrefix("0/") }.map { window.frame(ofText: $0) }
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 15_000))
    window.settle()
    #expect(shelf.host == nil)
    window.scroll?.model.jump(to: .zero)
    window.settle()
    let other = try #require(window.nodes(of: ScrollNode.self).first { $0.axes == .horizontal })
    #expect(other !== shelf && abs(other.model.offset.x - offset) < 1e-6)
    #expect(window.texts.filter { $0.hasPrefix("0/") }.map { window.frame(ofText: $0) } == places)
  }

  @Test func aPageThatIsScrolledAwayReturnsToItsPlace() {
    let window = TestWindow {
      TabView {
        ForEach(0..<8, id: \.self) { Numbers(name: "p\($0)") }
      }
      .tabViewStyle(.page)
    }
    func inner() -> ScrollNode? { window.nodes(of: ScrollNode.self).first { $0.axes == .vertical } }
    let node = inner()
    node?.model.jump(to: CGPoint(x: 0, y: 4321))
    window.settle()
    let rows = window.texts.filter { $0.hasPrefix("p0") }.map { window.frame(ofText: $0)?.minY.rounded() }
    window.scroll?.model.jump(to: CGPoint(x: 2400, y: 0))
    window.settle()
    window.scroll?.model.jump(to: .zero)
    window.settle()
    #expect(inner() !== node)
    let now = window.texts.filter { $0.hasPrefix("p0") }.map { window.frame(ofText: $0)?.minY.rounded() }
    #expect(now == rows)
  }
}
