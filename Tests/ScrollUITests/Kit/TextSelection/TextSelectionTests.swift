import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The selection of a single text.
@MainActor @Suite struct TextSelectionTests {
  private static let text = "alpha beta gamma"

  private func sample(_ text: String = text) -> SelectionSample {
    SelectionSample { Text(verbatim: text).textSelection(.enabled) }
  }

  // MARK: The mouse

  @Test func aDragSelectsCharactersAndCopiesThem() {
    let sample = sample()
    sample.drag(from: sample.point(Self.text, 2), to: sample.point(Self.text, 8))
    #expect(sample.selected == ["pha be"])
    #expect(sample.copy() == "pha be")
    #expect(sample.primary == "pha be")
  }

  @Test func aDragBackwardsSelectsTheSameCharacters() {
    let sample = sample()
    sample.drag(from: sample.point(Self.text, 8), to: sample.point(Self.text, 2))
    #expect(sample.selected == ["pha be"])
  }

  @Test func aDoublePressSelectsAWordAndItsDragSelectsByWords() {
    let sample = sample()
    sample.press(sample.point(Self.text, 7), presses: 2)
    #expect(sample.selected == ["beta"])
    sample.window.move(sample.point(Self.text, 12))
    #expect(sample.selected == ["beta gamma"])
    sample.window.move(sample.point(Self.text, 3))
    #expect(sample.selected == ["alpha beta"])
    sample.window.release(sample.point(Self.text, 3))
    #expect(sample.primary == "alpha beta")
  }

  @Test func aTriplePressSelectsAParagraph() {
    let text = "one two\nthree four"
    let sample = sample(text)
    sample.press(sample.point(text, 2), presses: 3)
    #expect(sample.selected == ["one two\n"])
    sample.window.release(sample.point(text, 2))
  }

  @Test func aDragBelowAndAboveSelectsToTheEnds() {
    let sample = sample()
    let start = sample.point(Self.text, 6)
    sample.drag(from: start, to: CGPoint(x: start.x, y: 390))
    #expect(sample.selected == ["beta gamma"])
    sample.rest()
    sample.drag(from: start, to: CGPoint(x: start.x, y: 2))
    #expect(sample.selected == ["alpha "])
  }

  @Test func aSmallMovementSelectsNothing() {
    let sample = sample()
    let start = sample.point(Self.text, 6)
    sample.drag(from: start, to: CGPoint(x: start.x + 2, y: start.y))
    #expect(sample.selected.isEmpty)
  }

  @Test func shiftAndAClickExtendTheSelection() {
    let sample = sample()
    sample.click(sample.point(Self.text, 2))
    sample.click(sample.point(Self.text, 8), shift: true)
    #expect(sample.selected == ["pha be"])
    sample.click(sample.point(Self.text, 0), shift: true)
    #expect(sample.selected == ["al"])
  }

  @Test func aPressElsewhereClears() {
    let sample = sample()
    sample.drag(from: sample.point(Self.text, 2), to: sample.point(Self.text, 8))
    sample.click(CGPoint(x: 20, y: 20))
    #expect(sample.selected.isEmpty)
    #expect(sample.copy() == nil)
  }

  @Test func thePointerIsAnIBeamOverSelectableText() {
    let sample = SelectionSample {
      VStack {
        Text(verbatim: "yes").textSelection(.enabled)
        Text(verbatim: "no")
      }
    }
    sample.window.move(sample.point("yes", 1))
    #expect(sample.shape == .text)
    sample.window.move(sample.point("no", 1))
    #expect(sample.shape == .arrow)
  }

  @Test func textWithoutTheModifierIsNotSelected() {
    let sample = SelectionSample { Text(verbatim: Self.text) }
    sample.drag(from: sample.point(Self.text, 2), to: sample.point(Self.text, 8))
    #expect(sample.selected.isEmpty)
  }

  // MARK: Keys

  @Test func shiftAndArrowsExtend() {
    let sample = sample()
    sample.click(sample.point(Self.text, 2))
    sample.window.key("Right", .shift)
    sample.window.key("Right", .shift)
    #expect(sample.selected == ["ph"])
    sample.window.key("Right", [.shift, .control])
    #expect(sample.selected == ["pha"])
    sample.window.key("End", .shift)
    #expect(sample.selected == ["pha beta gamma"])
    sample.window.key("Home", .shift)
    #expect(sample.selected == ["al"])
    #expect(sample.primary == "al")
  }

  @Test func controlASelectsAllAndEscapeClears() {
    let sample = sample()
    sample.click(sample.point(Self.text, 2))
    sample.window.key("A", .control)
    #expect(sample.selected == [Self.text])
    sample.window.key("Escape")
    #expect(sample.selected.isEmpty)
  }

  @Test func upAndDownKeepTheColumn() {
    let text = "abcdef\nab\nabcdef"
    let sample = sample(text)
    sample.click(sample.point(text, 4))
    sample.window.key("Down", .shift)
    #expect(sample.selected == ["ef\nab"])
    sample.window.key("Down", .shift)
    #expect(sample.selected == ["ef\nab\nabcd"])
    sample.window.key("Up", .shift)
    sample.window.key("Up", .shift)
    #expect(sample.selected.isEmpty)
  }

  // MARK: Texts

  @Test func emojiAndMarksAreSelectedAsCharacters() {
    let text = "a👨‍👩‍👧e\u{301}z"
    let sample = sample(text)
    sample.click(sample.point(text, 1))
    sample.window.key("Right", .shift)
    #expect(sample.copy() == "👨‍👩‍👧")
    sample.window.key("Right", .shift)
    #expect(sample.copy() == "👨‍👩‍👧e\u{301}")
  }

  @Test func rightToLeftTextIsSelectedInItsOrder() {
    let text = "אבגדה"
    let sample = sample(text)
    let frame = sample.window.frame(ofText: text)!
    let start = CGPoint(x: frame.maxX - 10, y: frame.midY)
    sample.drag(from: start, to: CGPoint(x: start.x - 20, y: start.y))
    #expect(sample.copy() == "בג")
  }

  @Test func softLineEndsAreSelectedFromLineToLine() {
    let text = "aaaa bbbb cccc"
    let sample = SelectionSample { Text(verbatim: text).frame(width: 60).textSelection(.enabled) }
    let frame = sample.window.frame(ofText: text)!
    sample.drag(
      from: CGPoint(x: frame.minX + 20, y: frame.minY + 10), to: CGPoint(x: frame.minX + 20, y: frame.minY + 30))
    #expect(sample.copy() == "aa bb")
    sample.click(CGPoint(x: frame.minX + 2, y: frame.minY + 30))
    sample.window.key("End", .shift)
    #expect(sample.copy() == "bbbb ")
  }

  @Test func theHiddenPartOfATruncatedTextIsCopied() {
    let text = "aaaa bbbb cccc dddd"
    let sample = SelectionSample { Text(verbatim: text).lineLimit(1).frame(width: 100).textSelection(.enabled) }
    let frame = sample.window.frame(ofText: text)!
    sample.click(CGPoint(x: frame.minX + 20, y: frame.midY))
    sample.window.key("A", .control)
    #expect(sample.copy() == text)
    sample.drag(from: CGPoint(x: frame.minX + 20, y: frame.midY), to: CGPoint(x: frame.minX + 50, y: frame.midY))
    #expect(sample.copy() == "aa ")
  }

  @Test func partsOfDifferentStylesAreOneText() {
    let sample = SelectionSample {
      (Text(verbatim: "plain ") + Text(verbatim: "bold").bold() + Text(verbatim: " end")).tracking(1).textSelection(
        .enabled)
    }
    sample.drag(from: sample.point("plain bold end", 0), to: CGPoint(x: 390, y: 390))
    #expect(sample.copy() == "plain bold end")
  }

  // MARK: Menu and colors

  @Test func theRightButtonOffersCopyAndSelectAll() throws {
    let sample = sample()
    sample.rightClick(sample.point(Self.text, 2))
    #expect(sample.window.texts.contains("Copy") && sample.window.texts.contains("Select All"))
    try sample.window.tap("Select All")
    sample.window.settle()
    #expect(sample.selected == [Self.text])
    sample.rightClick(sample.point(Self.text, 2))
    #expect(sample.selected == [Self.text], "the menu belongs to the selection")
    try sample.window.tap("Copy")
    sample.window.settle()
    #expect(sample.window.textInput.clipboardText == Self.text)
  }

  @Test func theSelectionIsGrayWhileTheWindowHasNoKeyboard() {
    let sample = sample()
    sample.drag(from: sample.point(Self.text, 2), to: sample.point(Self.text, 8))
    let scope = sample.node[0].selection
    let active = scope?.fill(behind: .black)
    sample.window.send(.focusLost)
    sample.window.advance()
    #expect(sample.selected == ["pha be"])
    let inactive = scope?.fill(behind: .black)
    #expect(active != inactive && inactive?.red == inactive?.green)
    sample.window.key("Right", .shift)
    #expect(scope?.fill(behind: .black) == active)
  }

  @Test func theSelectionIsGrayWhileAFieldHasTheKeyboard() {
    let sample = SelectionSample {
      VStack {
        Text(verbatim: Self.text).textSelection(.enabled)
        TextField("field", text: .constant("typed"))
      }
    }
    sample.drag(from: sample.point(Self.text, 2), to: sample.point(Self.text, 8))
    let scope = sample.node.first { $0.selection != nil }?.selection
    let active = scope?.fill(behind: .black)
    sample.window.key("Tab")
    #expect(sample.window.editedTexts.first?.isFocused == true)
    #expect(scope?.fill(behind: .black) != active)
    #expect(sample.selected == ["pha be"])
  }

  // MARK: Cost

  @Test func selectingPaintsAndNeitherLaysOutNorEvaluates() {
    let recorder = Recorder()
    let sample = SelectionSample {
      Noted(recorder: recorder, text: Self.text).textSelection(.enabled)
    }
    _ = recorder.take()
    sample.press(sample.point(Self.text, 2))
    for character in 3..<9 {
      sample.window.send(.mouseMove(sample.point(Self.text, character)))
      let counts = sample.window.advance()
      #expect(counts.places == 0 && counts.measures == 0)
    }
    sample.window.release(sample.point(Self.text, 8))
    #expect(recorder.take().isEmpty)
    #expect(sample.selected == ["pha be"])
  }
}

private struct Noted: View {
  let recorder: Recorder
  let text: String

  var body: some View {
    let _ = recorder.note("body")
    Text(verbatim: text)
  }
}
