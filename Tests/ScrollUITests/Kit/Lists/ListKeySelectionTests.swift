import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Selection in a list by keys.
@MainActor @Suite struct ListKeySelectionTests {
  @Test func arrowsMoveTheSelectionAndRevealIt() throws {
    let (window, remote) = singleSelection()
    window.clickRow("Row 0")
    for _ in 0..<12 { window.key("Down") }
    window.settle()
    #expect(remote.value == 12)
    let frame = try #require(window.listRowFrame("Row 12"))
    #expect(frame.minY >= 0 && frame.maxY <= 440.5, "\(frame)")
    window.key("Up")
    #expect(remote.value == 11)
    for _ in 0..<20 { window.key("Up") }
    window.settle()
    #expect(remote.value == 0)
    #expect(window.offset == 0)
  }

  @Test func keysScrollToTheRowWithAnimation() {
    let (window, remote) = singleSelection()
    window.clickRow("Row 0")
    for _ in 0..<10 { window.key("Down") }
    #expect(remote.value == 10)
    var offsets = [window.offset]
    while window.scroll?.model.activity == .animating, offsets.count < 100 {
      window.advance()
      offsets.append(window.offset)
    }
    #expect(offsets.count > 6, "as long as an arrow key's scroll takes")
    #expect(offsets.last == 44)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 22 }, "\(offsets)")
  }

  @Test func aSecondKeyExtendsTheGlide() {
    let (window, remote) = singleSelection()
    window.clickRow("Row 0")
    window.key("PageDown")
    for _ in 0..<3 { window.advance() }
    var offsets = [window.offset]
    for _ in 0..<12 {
      window.key("Down")
      offsets.append(window.offset)
    }
    #expect(remote.value == 22)
    // Never at rest in between.
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }, "\(offsets)")
    window.settle()
    let rest: CGFloat = 23 * 44 - 440
    #expect(window.offset == rest)
    window.key("End")
    for _ in 0..<3 { window.advance() }
    let end: CGFloat = 100 * 44 - 440
    #expect(window.offset > rest && window.offset < end)
    for _ in 0..<3 { window.key("Up") }
    window.settle()
    #expect(remote.value == 96)
    #expect(window.offset == end, "the row is in sight where the glide ends")
  }

  @Test func withReducedMotionKeysShowTheRowAtOnce() {
    let (window, remote) = singleSelection(count: 1_000_000)
    window.updateEnvironment { $0.accessibilityReduceMotion = true }
    window.clickRow("Row 0")
    window.key("End")
    #expect(remote.value == 999_999)
    #expect(window.listRowFrame("Row 999999")?.maxY == 440)
    window.key("Home")
    #expect(window.offset == 0)
  }

  @Test func homeEndAndPageKeysMoveTheSelection() throws {
    let (window, remote) = singleSelection(count: 1_000_000)
    window.clickRow("Row 0")
    window.key("PageDown")
    #expect(remote.value == 10)
    window.key("End")
    window.settle()
    #expect(remote.value == 999_999)
    var frame = try #require(window.listRowFrame("Row 999999"))
    #expect(frame.maxY <= 440.5 && frame.maxY > 430, "\(frame)")
    window.key("PageUp")
    #expect(remote.value == 999_989)
    window.key("Home")
    window.settle()
    #expect(remote.value == 0)
    frame = try #require(window.listRowFrame("Row 0"))
    #expect(frame.minY == 0)
  }

  @Test func shiftArrowsSelectARange() {
    let (window, remote) = multipleSelection()
    window.clickRow("Row 4")
    window.key("Down", .shift)
    window.key("Down", .shift)
    #expect(remote.value == [4, 5, 6])
    window.key("Up", .shift)
    window.key("Up", .shift)
    window.key("Up", .shift)
    #expect(remote.value == [3, 4])
    window.key("Home", .shift)
    #expect(remote.value == [0, 1, 2, 3, 4])
    window.key("A", .control)
    #expect(remote.value.count == 100)
  }

  @Test func keysSkipHeadersAndUnselectableRows() throws {
    struct Sections: View {
      @Binding var selection: String?

      var body: some View {
        List(selection: $selection) {
          Section("One") {
            Text("a").tag("a")
            Text("b").tag("b").selectionDisabled()
          }
          Section("Two") { Text("c").tag("c") }
          Text("untagged")
        }
        .listStyle(.plain)
      }
    }
    let selection = Knob<String?>(nil)
    let window = TestWindow(width: 400, height: 440) {
      Sections(selection: Binding(get: { selection.value }, set: { selection.value = $0 }))
    }
    window.clickRow("b")
    #expect(selection.value == nil)
    window.clickRow("a")
    #expect(selection.value == "a")
    window.key("Down")
    #expect(selection.value == "c")
    window.key("Down")
    #expect(selection.value == "c", "there is none below it")
    window.key("Up")
    #expect(selection.value == "a")
  }

  @Test func theSelectedRowIsRevealedBelowAPinnedHeader() throws {
    struct Long: View {
      @Binding var selection: Int?

      var body: some View {
        List(selection: $selection) {
          Section("Head") { ForEach(0..<50) { Text("Row \($0)") } }
        }
        .listStyle(.plain)
      }
    }
    let selection = Knob<Int?>(nil)
    let window = TestWindow(width: 400, height: 440) {
      Long(selection: Binding(get: { selection.value }, set: { selection.value = $0 }))
    }
    window.clickRow("Row 0")
    window.key("End")
    for _ in 0..<20 { window.key("Up") }
    window.settle()
    #expect(selection.value == 29)
    let header = try #require(window.listRowFrame("Head"))
    #expect(header.minY == 0)
    #expect(try #require(window.listRowFrame("Row 29")).minY >= header.maxY - 0.01)
  }

  @Test func atTheEndsHeadersAndFootersAreRevealed() throws {
    struct Long: View {
      @Binding var selection: Int?

      var body: some View {
        List(selection: $selection) {
          Section {
            ForEach(0..<50) { Text("Row \($0)") }
          } header: {
            Text("Head")
          } footer: {
            Text("Foot")
          }
        }
        .listStyle(.insetGrouped)
      }
    }
    let selection = Knob<Int?>(nil)
    let window = TestWindow(width: 400, height: 440) {
      Long(selection: Binding(get: { selection.value }, set: { selection.value = $0 }))
    }
    window.clickRow("Row 1")
    window.key("End")
    window.settle()
    #expect(selection.value == 49)
    #expect(try #require(window.listRowFrame("Foot")).maxY <= 440)
    let scroll = try #require(window.scroll)
    #expect(Double(scroll.model.offset.y) == scroll.model.metrics.maximum(.vertical))
    window.key("Home")
    window.settle()
    #expect(selection.value == 0)
    #expect(try #require(window.listRowFrame("HEAD")).minY >= 0)
    #expect(Double(scroll.model.offset.y) == scroll.model.metrics.minimum(.vertical))
  }

  @Test func aHeaderThatDoesNotFitBesideTheRowIsNotRevealed() throws {
    struct Long: View {
      @Binding var selection: Int?

      var body: some View {
        List(selection: $selection) {
          Section {
            Text("Row 0").tag(0)
            Text("Row 1").tag(1)
          } header: {
            Text("Head").frame(height: 1000)
          }
        }
        .listStyle(.grouped)
      }
    }
    let selection = Knob<Int?>(1)
    let window = TestWindow(width: 400, height: 440) {
      Long(selection: Binding(get: { selection.value }, set: { selection.value = $0 }))
    }
    window.key("Tab")
    window.key("Home")
    window.settle()
    #expect(selection.value == 0)
    let frame = try #require(window.listRowFrame("Row 0"))
    #expect(frame.minY >= 0 && frame.maxY <= 440, "\(frame)")
  }

  @Test func keysContinueFromTheRowSelectedByTheProgram() {
    let (window, remote) = singleSelection()
    window.clickRow("Row 2")
    window.key("Down")
    #expect(remote.value == 3)
    remote.value = 50
    window.settle()
    window.key("Down")
    #expect(remote.value == 51)
    remote.value = nil
    window.settle()
    window.key("Down")
    #expect(remote.value == 0, "as in a list without any selection")
  }

  @Test func keysContinueFromTheEndOfARangeSelectedByTheProgram() {
    let (window, remote) = multipleSelection()
    window.clickRow("Row 2")
    remote.value = [5, 6, 7]
    window.settle()
    window.key("Down")
    #expect(remote.value == [8])
    remote.value = [5, 6, 7]
    window.settle()
    window.key("Up", .shift)
    #expect(remote.value == [4, 5])
  }

  @Test func keysContinueFromTheRowThatWasDeselected() {
    let (window, remote) = multipleSelection()
    window.clickRow("Row 2")
    window.clickRow("Row 5", holding: ["Left Ctrl"])
    window.clickRow("Row 5", holding: ["Left Ctrl"])
    #expect(remote.value == [2])
    window.key("Down")
    #expect(remote.value == [6])
  }
}
