import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The selection of several texts in one container.
@MainActor @Suite struct ContainerSelectionTests {
  private func stack() -> SelectionSample {
    SelectionSample {
      VStack(alignment: .leading, spacing: 20) {
        Text(verbatim: "first")
        Text(verbatim: "second")
        HStack(spacing: 20) {
          Text(verbatim: "left")
          Text(verbatim: "right")
        }
      }
      .textSelection(.enabled)
    }
  }

  @Test func aDragGoesFromTextToText() {
    let sample = stack()
    sample.drag(from: sample.point("first", 2), to: sample.point("right", 2))
    #expect(sample.selected == ["rst", "second", "left", "ri"])
    #expect(sample.copy() == "rst\nsecond\nleft\nri")
    sample.drag(from: sample.point("left", 2), to: sample.point("second", 3))
    #expect(sample.copy() == "ond\nle")
  }

  @Test func shiftAndAClickBesideTheTextsExtendToTheNearestPlace() {
    let sample = stack()
    sample.click(sample.point("first", 2))
    let second = sample.point("second", 6)
    sample.click(CGPoint(x: second.x + 30, y: second.y), shift: true)
    #expect(sample.copy() == "rst\nsecond")
    sample.click(CGPoint(x: second.x + 30, y: sample.point("first", 0).y), shift: true)
    #expect(sample.copy() == "rst")
    sample.click(CGPoint(x: second.x + 30, y: second.y))
    #expect(sample.copy() == nil, "without Shift the selection ends")
    sample.click(CGPoint(x: second.x + 30, y: second.y), shift: true)
    #expect(sample.copy() == nil, "Shift without a selection selects no text")
  }

  @Test func shiftAndADragBesideTheTextsExtend() {
    let sample = stack()
    sample.click(sample.point("first", 2))
    let second = sample.point("second", 6)
    sample.window.send(.keyDown(KeyStroke(.leftShift, modifiers: .shift)))
    sample.drag(from: CGPoint(x: second.x + 30, y: second.y), to: sample.point("left", 2))
    sample.window.send(.keyUp(KeyStroke(.leftShift)))
    #expect(sample.copy() == "rst\nsecond\nle")
  }

  @Test func shiftAndAClickOnAButtonBesideTheTextsPressIt() {
    var presses = 0
    let sample = SelectionSample {
      VStack(alignment: .leading, spacing: 20) {
        Text(verbatim: "first")
        Button("press") { presses += 1 }
      }
      .textSelection(.enabled)
    }
    sample.click(sample.point("first", 2))
    sample.click(sample.point("press", 1), shift: true)
    #expect(presses == 1 && sample.copy() == nil)
  }

  @Test func controlASelectsAllTextsOfTheContainer() {
    let sample = stack()
    sample.click(sample.point("second", 2))
    sample.window.key("A", .control)
    #expect(sample.copy() == "first\nsecond\nleft\nright")
  }

  @Test func keysGoFromTextToText() {
    let sample = stack()
    sample.click(sample.point("first", 3))
    sample.window.key("Down", .shift)
    #expect(sample.copy() == "st\nsec")
    sample.window.key("Right", [.shift, .control])
    sample.window.key("Right", .shift)
    #expect(sample.copy() == "st\nsecond\n")
    sample.window.key("Right", [.shift, .control])
    #expect(sample.copy() == "st\nsecond\nleft")
    sample.window.key("Home", [.shift, .control])
    #expect(sample.copy() == "fir")
    sample.window.key("End", [.shift, .control])
    #expect(sample.copy() == "st\nsecond\nleft\nright")
    sample.window.key("Up", .shift)
    sample.window.key("Up", .shift)
    sample.window.key("Up", .shift)
    #expect(sample.copy() == "st")
    sample.window.key("Left", [.shift, .control])
    #expect(sample.copy() == "fir")
  }

  @Test func shiftAndAClickExtendFromTextToText() {
    let sample = stack()
    sample.click(sample.point("first", 2))
    sample.click(sample.point("left", 2), shift: true)
    #expect(sample.copy() == "rst\nsecond\nle")
  }

  @Test func wordsAreSelectedFromTextToText() {
    let sample = stack()
    sample.drag(from: sample.point("second", 2), to: sample.point("right", 2), presses: 2)
    #expect(sample.copy() == "second\nleft\nright")
  }

  @Test func disabledTextsAreLeftOut() {
    let sample = SelectionSample {
      VStack(spacing: 20) {
        Text(verbatim: "first")
        Text(verbatim: "hidden").textSelection(.disabled)
        Text(verbatim: "last")
      }
      .textSelection(.enabled)
    }
    sample.drag(from: sample.point("first", 0), to: CGPoint(x: 390, y: 390))
    #expect(sample.copy() == "first\nlast")
    sample.rest()
    sample.drag(from: sample.point("hidden", 1), to: sample.point("hidden", 4))
    #expect(sample.selected.isEmpty)
  }

  @Test func aNestedModifierJoinsTheOuterSelection() {
    let sample = SelectionSample {
      VStack(spacing: 20) {
        Text(verbatim: "first").textSelection(.enabled)
        Text(verbatim: "last")
      }
      .textSelection(.enabled)
    }
    sample.drag(from: sample.point("first", 2), to: sample.point("last", 2))
    #expect(sample.copy() == "rst\nla")
  }

  @Test func aWindowHasOneSelection() {
    let sample = SelectionSample {
      VStack(spacing: 20) {
        Text(verbatim: "first").textSelection(.enabled)
        Text(verbatim: "last").textSelection(.enabled)
      }
    }
    sample.drag(from: sample.point("first", 1), to: sample.point("first", 3))
    sample.drag(from: sample.point("last", 1), to: sample.point("last", 3))
    #expect(sample.selected == ["as"])
    #expect(sample.copy() == "as")
  }

  // MARK: Controls

  @Test func buttonsKeepTheirPresses() throws {
    let recorder = Recorder()
    let sample = SelectionSample {
      VStack(spacing: 20) {
        Text(verbatim: "first")
        Button("press me") { recorder.note("pressed") }
        Text(verbatim: "last")
      }
      .textSelection(.enabled)
    }
    try sample.window.tap("press me")
    #expect(recorder.take() == ["pressed"])
    sample.rest()
    let start = sample.point("press me", 1)
    sample.drag(from: start, to: CGPoint(x: start.x + 40, y: start.y))
    #expect(sample.selected.isEmpty && recorder.take() == ["pressed"])
    sample.drag(from: sample.point("first", 0), to: CGPoint(x: 390, y: 390))
    #expect(sample.copy() == "first\nlast", "labels are not text to copy")
  }

  @Test func tapsOfTextsKeepTheirPresses() {
    let recorder = Recorder()
    let sample = SelectionSample {
      Text(verbatim: "tap me").onTapGesture { recorder.note("tapped") }.textSelection(.enabled)
    }
    sample.click(sample.point("tap me", 2))
    #expect(recorder.take() == ["tapped"])
    sample.drag(from: sample.point("tap me", 1), to: sample.point("tap me", 3))
    #expect(recorder.take().isEmpty && sample.selected == ["ap"])
  }

  @Test func theMouseSelectsBeforeItScrollsOrDrags() {
    let sample = SelectionSample(height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text(verbatim: "line \($0)").draggable("\($0)") }
        }
      }
      .textSelection(.enabled)
    }
    sample.drag(from: sample.point("line 1", 2), to: sample.point("line 3", 3))
    #expect(sample.window.scroll?.model.offset.y == 0)
    #expect(sample.copy() == "ne 1\nline 2\nlin")
  }

  @Test func anOwnContextMenuIsKept() {
    let sample = SelectionSample {
      Text(verbatim: "with menu").contextMenu { Button("Own") {} }.textSelection(.enabled)
    }
    sample.rightClick(sample.point("with menu", 2))
    #expect(sample.window.texts.contains("Own") && !sample.window.texts.contains("Select All"))
    #expect(sample.node.filter { $0.selection != nil }.count == 1, "the menu has texts of its own")
    sample.window.key("Escape")
    sample.window.settle()
    sample.drag(from: sample.point("with menu", 1), to: sample.point("with menu", 6))
    sample.rightClick(sample.point("with menu", 3))
    #expect(sample.window.texts.contains("Select All") && !sample.window.texts.contains("Own"))
  }
}
