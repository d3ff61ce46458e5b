import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Selection in a list by clicks, its focus and colors.
@MainActor @Suite struct ListSelectionTests {
  // MARK: Clicks

  @Test func aClickSelectsARow() {
    let recorder = Recorder()
    let (window, remote) = singleSelection(recorder: recorder)
    window.clickRow("Row 3")
    #expect(remote.value == 3)
    #expect(window.selectedTexts == ["Row 3"])
    #expect(recorder.take() == [], "to select a row evaluates no row's body")
    window.clickRow("Row 5")
    #expect(remote.value == 5)
    #expect(window.selectedTexts == ["Row 5"])
  }

  @Test func theProgramCanSelectRows() {
    let (window, remote) = singleSelection()
    remote.value = 7
    window.advance()
    #expect(window.selectedTexts == ["Row 7"])
  }

  @Test func aClickBesideTheRowsSelectsNothing() {
    let (window, remote) = singleSelection(count: 3)
    window.clickRow("Row 1")
    window.click(CGPoint(x: 200, y: 400))
    #expect(remote.value == nil)
    #expect(window.selectedTexts == [])
  }

  @Test func controlAndShiftClicksExtendTheSelection() {
    let (window, remote) = multipleSelection()
    window.clickRow("Row 2")
    window.clickRow("Row 5", holding: ["Left Ctrl"])
    #expect(remote.value == [2, 5])
    window.clickRow("Row 2", holding: ["Right Ctrl"])
    #expect(remote.value == [5])
    window.clickRow("Row 5")
    window.clickRow("Row 8", holding: ["Left Shift"])
    #expect(remote.value == [5, 6, 7, 8])
    window.clickRow("Row 3", holding: ["Left Shift"])
    #expect(remote.value == [3, 4, 5], "from where the selection began")
    window.clickRow("Row 1")
    #expect(remote.value == [1])
  }

  @Test func buttonsInRowsReceiveTheirClicks() {
    struct Buttons: View {
      @Binding var selection: Int?
      let pressed: @MainActor () -> Void

      var body: some View {
        List(0..<3, selection: $selection) { number in
          HStack {
            Text("Row \(number)")
            Spacer()
            Button("Press \(number)", action: pressed)
          }
        }
      }
    }
    var presses = 0
    let selection = Knob<Int?>(nil)
    let window = TestWindow(width: 400, height: 440) {
      Buttons(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) { presses += 1 }
    }
    let button = window.frame(ofText: "Press 1")!
    window.click(CGPoint(x: button.midX, y: button.midY))
    #expect(presses == 1)
    #expect(selection.value == nil)
  }

  @Test func aDragScrollsAndSelectsNothing() {
    let (window, remote) = singleSelection()
    window.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -150), steps: 10)
    #expect(remote.value == nil)
    #expect(window.offset > 100)
  }

  @Test func aListWithoutASelectionBindingSelectsNothing() {
    let window = TestWindow(width: 400, height: 440) { List(0..<10) { Text("Row \($0)") } }
    window.clickRow("Row 3")
    #expect(window.selectedTexts == [])
    window.key("End")
    #expect(window.selectedTexts == [])
  }

  // MARK: Focus and colors

  @Test func theHighlightIsGrayWithoutTheFocus() throws {
    struct Two: View {
      @State private var selection: Int?
      @State private var text = ""

      var body: some View {
        VStack {
          List(0..<3, selection: $selection) { Text("Row \($0)") }.listStyle(.plain)
          TextField("Field", text: $text)
        }
      }
    }
    let window = TestWindow(width: 400, height: 440) { Two() }
    window.clickRow("Row 1")
    let row = try #require(window.listRow("Row 1"))
    let focused = try #require(row.appearance.highlight)
    let colors = { window.nodes(of: TextNode.self).first { $0.spans.map(\.text) == ["Row 1"] }!.spans.map(\.color) }
    let white = colors()
    window.clickText(0, at: CGPoint(x: 5, y: 5))
    let unfocused = try #require(window.listRow("Row 1")?.appearance.highlight)
    #expect(focused != unfocused)
    #expect(focused.blue > focused.red + 0.5, "the accent color")
    #expect(abs(unfocused.blue - unfocused.red) < 0.1, "a gray")
    #expect(white != colors(), "text on the accent color is white")
  }

  @Test func withoutTheFocusKeysScroll() {
    let (window, remote) = singleSelection()
    window.key("Down")
    window.settle()
    #expect(remote.value == nil)
    #expect(window.offset > 0)
  }

  @Test func tabFocusesTheList() {
    let (window, remote) = singleSelection()
    window.key("Tab")
    window.key("Down")
    #expect(remote.value == 0)
  }

  // MARK: The ring

  @Test func withoutASelectionARingShowsTheFocus() {
    let (window, remote) = singleSelection()
    let plain = window.nodes(of: ShapeNode.self).count
    window.key("Tab")
    window.settle()
    #expect(window.nodes(of: ShapeNode.self).count == plain + 1)
    window.key("Down")
    window.settle()
    #expect(remote.value == 0)
    #expect(window.nodes(of: ShapeNode.self).count == plain, "the row shows it now")
    remote.value = nil
    window.settle()
    #expect(window.nodes(of: ShapeNode.self).count == plain + 1)
    window.key("Tab", .shift)
    window.settle()
  }

  @Test func aClickShowsNoFocusRing() {
    let (window, remote) = singleSelection()
    let plain = window.nodes(of: ShapeNode.self).count
    window.clickRow("Row 1")
    remote.value = nil
    window.settle()
    #expect(window.nodes(of: ShapeNode.self).count == plain)
  }
}
