import AccessBus
import AccessBusTestSupport
import MessageBus
import Semantics
import Testing

/// The cost of calls about a text of a megabyte, in walks over the text and in questions to the window.
@MainActor @Suite struct AccessTextCostTests {
  private static let length = 1_000_000
  private static let calls: [(member: String, arguments: (Int) -> [DBusValue])] = [
    ("GetStringAtOffset", { [.integer($0), .uint32(0)] }), ("GetStringAtOffset", { [.integer($0), .uint32(1)] }),
    ("GetStringAtOffset", { [.integer($0), .uint32(2)] }), ("GetStringAtOffset", { [.integer($0), .uint32(3)] }),
    ("GetStringAtOffset", { [.integer($0), .uint32(4)] }), ("GetTextBeforeOffset", { [.integer($0), .uint32(5)] }),
    ("GetTextAfterOffset", { [.integer($0), .uint32(5)] }), ("GetCharacterAtOffset", { [.integer($0)] }),
    ("GetCharacterExtents", { [.integer($0), .uint32(1)] }), ("GetText", { [.integer($0 - 10), .integer($0)] }),
    ("GetRangeExtents", { [.integer($0 - 10), .integer($0), .uint32(1)] }), ("GetNSelections", { _ in [] }),
    ("GetSelection", { _ in [.int32(0)] }),
  ]

  @Test func callsAboutALongTextWalkOverItOnceAndAskTheWindowAtMostTwiceEach() throws {
    let window = FakeWindow()
    let server = AccessServer(of: window, program: AccessProgram(name: "Fake"))
    let sentence = "One word and some more, eighty characters to the line, as in a book of today.\n"
    let content = String(repeating: sentence, count: Self.length / sentence.unicodeScalars.count + 1)
    window.setText(SemanticText(content: content, caret: Self.length))
    for (member, arguments) in Self.calls {
      for offset in [20, Self.length / 2, Self.length] {
        let questions = window.textQuestions
        let call = DBusCall(
          AccessPath.element(FakeWindow.ID.field).text, "org.a11y.atspi.Text", member, arguments(offset))
        let answer = try server.answer(call).get()
        #expect(window.textQuestions - questions <= 2, "\(member)")
        if let text = answer.first?.asString { #expect(text.utf8.count <= sentence.utf8.count, "\(member)") }
      }
    }
    #expect(server.countedTexts == 1)
  }

  @Test func theWordsOfAParagraphOfAMegabyteAreThoseOfItsNeighborhood() {
    let content = String(repeating: "some words ", count: Self.length / 11)
    let text = AccessText(SemanticText(content: content), ScalarPositions(content))
    let offset = 11 * 50_000
    #expect(text.segment(of: .word, at: offset + 2, step: 0, line: { _ in nil }) == offset..<offset + 5)
    #expect(text.segment(of: .word, at: offset + 2, step: -1, line: { _ in nil }) == offset - 6..<offset)
  }
}
