import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// A picker in a pop-up menu: the position of the menu and the row at which the keys start.
@MainActor @Suite struct PickerMenuTests {
  private struct Seasons: View {
    let remote: Remote<Int>
    @State private var season = 2

    var body: some View {
      let _ = remote.connect($season)
      Picker("Season", selection: $season) { ForEach(0..<4) { Text("Season \($0)") } }
    }
  }

  private let remote = Remote<Int>()

  private func window(height: CGFloat = 400) -> TestWindow {
    TestWindow(width: 300, height: height) { Seasons(remote: remote) }
  }

  @Test func arrowKeysStartAtTheSelectedItem() {
    let window = window()
    window.key("Tab")
    window.key("Return")
    window.settle()
    window.key("Down")
    window.key("Return")
    window.settle()
    #expect(remote.value == 3)
  }

  @Test func returnKeepsTheSelectedItem() {
    let window = window()
    window.click(CGPoint(x: 150, y: 200))
    window.settle()
    window.key("Return")
    window.settle()
    #expect(window.texts == ["Season 2"] && remote.value == 2)
  }

  @Test func theSelectedItemIsPlacedOverTheControl() throws {
    let window = window()
    let label = try #require(window.frame(ofText: "Season 2"))
    window.click(CGPoint(x: label.midX, y: label.midY))
    window.settle()
    let rows = window.nodes(of: TextNode.self).map { $0.convert($0.bounds, to: nil) }.dropFirst()
    let present = try #require(rows.dropFirst(2).first)
    #expect(abs(present.midY - label.midY) < 1 && abs(present.minX - label.minX) < 1, "\(present) \(label)")
  }

  @Test func aRestingPointerDoesNotChangeTheMarkedRow() {
    let window = window()
    // The position of the first row when the menu is opened over the control.
    window.move(CGPoint(x: 150, y: 150))
    window.key("Tab")
    window.key("Return")
    window.settle()
    window.key("Down")
    window.key("Return")
    window.settle()
    #expect(remote.value == 3)
  }

  @Test func aLongMenuRevealsTheSelectedItem() {
    let selected = Remote<Int>()
    struct Numbers: View {
      let remote: Remote<Int>
      @State private var number = 50

      var body: some View {
        let _ = remote.connect($number)
        Picker("Number", selection: $number) { ForEach(0..<100) { Text("No. \($0)") } }
      }
    }
    let window = TestWindow(width: 300, height: 300) { Numbers(remote: selected) }
    window.key("Tab")
    window.key("Return")
    window.advance()
    let rows = window.nodes(of: TextNode.self).filter { $0.spans.map(\.text).joined() == "No. 50" }
    let frame = rows.last.map { $0.convert($0.bounds, to: nil) } ?? .zero
    #expect(rows.count == 2 && frame.minY >= 0 && frame.maxY <= 300, "\(frame)")
    window.key("Up")
    window.key("Return")
    window.settle()
    #expect(selected.value == 49)
  }
}
