import Engine
import Foundation
import ScrollUI
import ScrollUITesting
import Testing

/// Fields of 200 points: the body font is 17 points high, so a character is 8.5 wide.
@MainActor @Suite struct TextFieldTests {
  @Observable final class Form {
    var name = ""
    var other = ""
    var amount = 3
    var age: Int?
    var isOff = false
    var isShown = true
  }

  /// Fields that a form can disable or remove.
  private struct SwitchedField: View {
    let form: Form

    var body: some View {
      if form.isShown {
        TextField("", text: Binding(get: { form.name }, set: { form.name = $0 })).disabled(form.isOff)
      }
    }
  }

  private let form = Form()
  private let recorder = Recorder()

  private var name: Binding<String> { Binding(get: { form.name }, set: { form.name = $0 }) }

  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    TestWindow(width: 240, height: 200) { VStack { content() }.frame(width: 200) }
  }

  // MARK: Typing

  @Test func aClickFocusesTheFieldAndKeysType() {
    let window = window { TextField("Name", text: name) }
    #expect(window.drawnTexts == ["Name"] && !window.textInput.isTextInputActive)
    window.clickText()
    #expect(window.editedTexts[0].isFocused && window.textInput.isTextInputActive)
    window.type("Ada")
    #expect(form.name == "Ada" && window.drawnTexts == ["Ada"])
    window.key("Backspace")
    #expect(form.name == "Ad")
  }

  @Test func withoutTheFocusNothingIsTyped() {
    let window = window { TextField("Name", text: name) }
    window.type("Ada")
    #expect(form.name.isEmpty)
  }

  @Test func theTextFollowsItsBinding() {
    form.name = "Ada"
    let window = window { TextField("Name", text: name) }
    #expect(window.drawnTexts == ["Ada"])
    form.name = "Grace"
    window.advance()
    #expect(window.drawnTexts == ["Grace"])
  }

  @Test func aBindingMayRejectTypedText() {
    let window = window {
      TextField("Name", text: Binding(get: { form.name }, set: { form.name = String($0.prefix(3)) }))
    }
    window.clickText()
    window.type("abcd")
    #expect(form.name == "abc" && window.drawnTexts == ["abc"])
  }

  @Test func aClickMovesTheCaretToThePointer() {
    form.name = "abcdef"
    let window = window { TextField("", text: name) }
    window.clickText(at: CGPoint(x: 8.5 * 2 + 1, y: 5))
    window.type("X")
    #expect(form.name == "abXcdef")
  }

  @Test func dragsAndDoubleClicksSelect() {
    form.name = "one two"
    let window = window { TextField("", text: name) }
    let node = window.editedTexts[0]
    let frame = node.convert(node.bounds, to: nil)
    window.drag(from: CGPoint(x: frame.minX, y: frame.midY), by: CGVector(dx: 8.5 * 3, dy: 0), steps: 3)
    #expect(node.model.state.selectedText == "one" && window.textInput.primarySelectionText == "one")
    window.advance(seconds: 1)
    window.clickText(at: CGPoint(x: 50, y: 5))
    window.clickText(at: CGPoint(x: 50, y: 5))
    #expect(node.model.state.selectedText == "two")
    window.type("2")
    #expect(form.name == "one 2")
  }

  @Test func aShiftClickExtendsTheSelectionOfAField() {
    form.name = "abcdef"
    let window = window { TextField("", text: name) }
    window.clickText(at: CGPoint(x: 0, y: 5))
    window.advance(seconds: 1)
    window.send(.keyDown(KeyStroke(.leftShift, modifiers: .shift)))
    window.clickText(at: CGPoint(x: 8.5 * 3, y: 5))
    #expect(window.editedTexts[0].model.state.selectedText == "abc")
  }

  @Test func theMiddleButtonPastesThePrimarySelection() {
    form.name = "ab"
    let window = window { TextField("", text: name) }
    window.textInput.primarySelectionText = "X"
    let node = window.editedTexts[0]
    let frame = node.convert(node.bounds, to: nil)
    window.send(.mouseDown(CGPoint(x: frame.minX + 8.5, y: frame.midY), button: 2))
    window.advance()
    #expect(form.name == "aXb")
  }

  @Test func aTapMovesTheCaret() {
    form.name = "abcdef"
    let window = window { TextField("", text: name) }
    let node = window.editedTexts[0]
    let frame = node.convert(node.bounds, to: nil)
    let point = CGPoint(x: frame.minX + 8.5 * 2, y: frame.midY)
    window.send(.fingerDown(id: 1, point))
    window.advance()
    #expect(!node.isFocused)
    window.send(.fingerUp(id: 1, point))
    window.advance()
    #expect(node.isFocused && node.model.selection == TextSelection(caret: 2))
  }

  @Test func clipboardAndHistoryWorkByKeys() {
    form.name = "abc"
    let window = window { TextField("", text: name) }
    window.clickText()
    window.key("A", .control)
    window.key("X", .control)
    #expect(form.name.isEmpty && window.textInput.clipboardText == "abc")
    window.key("V", .control)
    window.key("V", .control)
    #expect(form.name == "abcabc")
    window.key("Z", .control)
    window.key("Z", .control)
    window.key("Z", .control)
    #expect(form.name == "abc" && window.editedTexts[0].model.state.selectedText == "abc")
    window.key("Y", .control)
    #expect(form.name.isEmpty)
  }

  @Test func composedTextIsShownButWrittenOnlyOnCommit() {
    let window = window { TextField("Name", text: name) }
    window.clickText()
    window.send(.textEditing("ni", start: 2, length: 0))
    window.advance()
    #expect(window.drawnTexts == ["ni"] && form.name.isEmpty)
    window.send(.textEditing("", start: 0, length: 0))
    window.send(.text("你"))
    window.advance()
    #expect(window.drawnTexts == ["你"] && form.name == "你")
  }

  @Test func candidatesArePlacedBesideTheCaret() {
    let window = window { TextField("", text: name) }
    window.clickText()
    let first = window.textInput.textInputRectangle
    window.type("a")
    #expect(first != nil && window.textInput.textInputRectangle?.minX == first.map { $0.minX + 8.5 })
  }

  @Test func keysThatTypeTriggerNoShortcut() {
    let window = window {
      TextField("", text: name)
      Button("x") { recorder.note("shortcut") }.keyboardShortcut("t", modifiers: [])
    }
    window.key("T")
    #expect(recorder.take() == ["shortcut"])
    window.clickText()
    window.key("T")
    window.type("t")
    #expect(recorder.take() == [] && form.name == "t")
  }

  // MARK: Single line

  @Test func aLongTextScrollsToItsCaretAndIsClipped() {
    let window = window { TextField("", text: name) }
    window.clickText()
    window.type(String(repeating: "x", count: 40))
    let node = window.editedTexts[0]
    #expect(node.caretRectangle.maxX <= node.bounds.maxX + 0.01)
    window.key("Home")
    #expect(node.caretRectangle.minX == 0)
    window.key("End")
    #expect(node.caretRectangle.maxX > node.bounds.maxX - 10)
    window.key("A", .control)
    window.key("Delete")
    #expect(node.caretRectangle.minX == 0)
  }

  @Test func returnRunsSubmitActionsFromTheInnermostOut() {
    let window = window {
      TextField("", text: name).onSubmit { recorder.note("inner") }.onSubmit { recorder.note("outer") }
        .onSubmit(of: .search) { recorder.note("search") }
    }
    window.clickText()
    window.key("Return")
    #expect(recorder.take() == ["inner", "outer"])
    #expect(form.name.isEmpty)
  }

  @Test func aSubmitScopeConfinesSubmissions() {
    let window = window { TextField("", text: name).submitScope().onSubmit { recorder.note("outer") } }
    window.clickText()
    window.key("Return")
    #expect(recorder.take() == [])
  }

  @Test func tabCyclesThroughTheFields() {
    form.other = "abc"
    let window = window {
      TextField("a", text: name)
      TextField("b", text: Binding(get: { form.other }, set: { form.other = $0 }))
      TextField("c", text: name).disabled(true)
    }
    window.clickText()
    window.key("Tab")
    #expect(window.editedTexts.map(\.isFocused) == [false, true, false])
    #expect(window.editedTexts[1].model.state.selectedText == "abc")
    window.key("Tab")
    #expect(window.editedTexts.map(\.isFocused) == [true, false, false])
    window.key("Tab", .shift)
    #expect(window.editedTexts.map(\.isFocused) == [false, true, false])
  }

  @Test func escapeReleasesTheFocus() {
    let window = window { TextField("", text: name) }
    window.clickText()
    window.key("Escape")
    #expect(!window.editedTexts[0].isFocused && !window.textInput.isTextInputActive)
  }

  @Test func aDisabledFieldHasNoFocusAndLosesIt() {
    let window = window { SwitchedField(form: form) }
    window.clickText()
    form.isOff = true
    window.settle()
    #expect(!window.editedTexts[0].isFocused)
    window.clickText()
    window.type("x")
    #expect(!window.editedTexts[0].isFocused && form.name.isEmpty)
  }

  @Test func removingAFieldReleasesTheFocus() {
    let window = window { SwitchedField(form: form) }
    window.clickText()
    form.isShown = false
    window.settle()
    #expect(!window.textInput.isTextInputActive)
    window.type("x")
    #expect(form.name.isEmpty)
  }

  // MARK: Appearance

  @Test func thePromptTakesPrecedenceOverTheLabel() {
    let window = window { TextField("Label", text: name, prompt: Text("Prompt")) }
    #expect(window.drawnTexts == ["Prompt"])
  }

  /// A character is 8.5 points wide, and the ellipsis as well.
  @Test func aPromptThatIsWiderThanItsFieldEndsInAnEllipsis() {
    let width = Knob<CGFloat>(85)
    let window = window {
      KnobView(width) { width in
        TextField("Titles, captions", text: name).textFieldStyle(.plain).frame(width: width)
      }
    }
    #expect(window.drawnTexts == ["Titles, c…"])
    width.value = 16 * 8.5
    window.settle()
    #expect(window.drawnTexts == ["Titles, captions"])
    width.value = 60
    window.settle()
    #expect(window.drawnTexts == ["Titles…"])
    window.clickText()
    window.type("x")
    #expect(window.drawnTexts == ["x"])
  }

  @Test func aFieldFillsTheProposedWidthWithOneLine() {
    let window = window { TextField("", text: name).textFieldStyle(.plain).probe("field") }
    #expect(window.frame("field").width == 200)
    #expect(window.frame("field").height == 17)
  }

  @Test func theBorderIsThickerWithFocusAndAbsentInThePlainStyle() {
    func edges(_ window: TestWindow) -> [CGFloat] {
      window.drawn.compactMap { if case .frame(_, let width) = $0 { width } else { nil } }
    }
    let bordered = window { TextField("", text: name).textFieldStyle(.roundedBorder) }
    #expect(edges(bordered) == [1])
    bordered.clickText()
    #expect(edges(bordered) == [2])
    #expect(edges(window { TextField("", text: name).textFieldStyle(.plain) }) == [])
  }

  // MARK: Several lines

  @Test func aVerticalFieldGrowsWithItsTextUpToItsLimit() {
    let window = window {
      TextField("", text: name, axis: .vertical).textFieldStyle(.plain).lineLimit(2...3).probe("field")
    }
    #expect(window.frame("field").height == CGFloat(34))
    window.clickText()
    window.type("a")
    for _ in 0..<3 { window.key("Return") }
    #expect(form.name == "a\n\n\n" && window.frame("field").height == CGFloat(51))
    let node = window.editedTexts[0]
    #expect(node.caretRectangle.maxY <= node.bounds.maxY)
  }

  // MARK: Secure fields

  @Test func secureTextShowsBulletsAndIsNotCopied() {
    let window = window { SecureField("Password", text: name) }
    window.clickText()
    window.type("pä1")
    #expect(form.name == "pä1" && window.drawnTexts == ["•••"])
    window.key("A", .control)
    window.key("C", .control)
    #expect(window.textInput.clipboardText.isEmpty && window.textInput.primarySelectionText.isEmpty)
  }

  // MARK: Values

  @Test func aFormattedValueIsWrittenWhenEditingEnds() {
    let amount = Binding(get: { form.amount }, set: { form.amount = $0 })
    let window = window { TextField("", value: amount, format: .number.grouping(.never)) }
    #expect(window.drawnTexts == ["3"])
    window.clickText()
    window.key("A", .control)
    window.type("42")
    #expect(form.amount == 3 && window.drawnTexts == ["42"])
    window.key("Return")
    #expect(form.amount == 42 && window.drawnTexts == ["42"])
    window.type("x")
    window.key("Escape")
    #expect(form.amount == 42 && window.drawnTexts == ["42"])
  }

  @Test func aMissingValueIsAnEmptyField() {
    let age = Binding(get: { form.age }, set: { form.age = $0 })
    let window = window { TextField("Age", value: age, format: .number) }
    #expect(window.drawnTexts == ["Age"])
    window.clickText()
    window.type("7")
    window.key("Return")
    #expect(form.age == 7)
    window.key("Backspace")
    window.key("Return")
    #expect(form.age == nil)
  }

  // MARK: Idle state

  @Test func theCaretStopsBlinkingAndTheWindowComesToRest() {
    let window = window { TextField("", text: name) }
    window.clickText()
    window.advance(seconds: 11)
    #expect(window.pipeline.nextDeadline == nil && !window.pipeline.wantsFrame)
    window.type("a")
    #expect(window.pipeline.nextDeadline != nil)
  }

  @Test func aBlinkOnlyPaints() {
    let window = window { TextField("", text: name) }
    window.clickText()
    let frames = window.advance(seconds: 2)
    #expect(frames.allSatisfy { $0.bodies == 0 && $0.measures == 0 })
    #expect(frames.contains { $0.commands > 0 })
  }
}
