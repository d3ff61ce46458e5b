import Engine
import Foundation
import ScrollUI
import ScrollUITesting
import Testing

/// The keys of the clipboard, and the button that pastes.
@MainActor @Suite(.serialized) struct ClipboardTests {
  private struct Book: Codable, Hashable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  private let calls = Recorder()

  private func shelf() -> TestWindow {
    let window = TestWindow(width: 300, height: 200) {
      VStack {
        PasteButton(payloadType: Book.self) { books in calls.note("button \(books.map(\.title))") }
        Text("Shelf")
      }
      .copyable([Book(title: "Emma"), Book(title: "Persuasion")])
      .cuttable(for: Book.self) {
        calls.note("cut")
        return [Book(title: "Sanditon")]
      }
      .pasteDestination(for: Book.self) {
        calls.note("paste \($0.map(\.title))")
      } validator: { books in
        books.filter { $0.title != "Persuasion" }
      }
    }
    window.settle()
    return window
  }

  @Test func copiedValuesArePastedAndTheirTextReachesOtherPrograms() async {
    let window = shelf()
    window.key("C", .control)
    #expect(await window.wait { window.textInput.clipboardText == "Emma\nPersuasion" })
    window.key("V", .control)
    window.settle()
    #expect(calls.take() == ["paste [\"Emma\"]"])
    window.button("Paste").press()
    window.settle()
    #expect(calls.take() == ["button [\"Emma\", \"Persuasion\"]"])
  }

  @Test func valuesArePastedInAnotherWindow() async {
    let (window, other) = (shelf(), shelf())
    window.key("C", .control)
    #expect(await window.wait { window.textInput.clipboardText == "Emma\nPersuasion" })
    other.textInput.clipboardText = window.textInput.clipboardText
    other.key("V", .control)
    other.settle()
    #expect(calls.take() == ["paste [\"Emma\"]"])
  }

  @Test func cutValuesReplaceTheContent() async {
    let window = shelf()
    window.key("X", .control)
    #expect(await window.wait { window.textInput.clipboardText == "Sanditon" })
    #expect(calls.take() == ["cut"])
  }

  @Test func aTextOfAnotherProgramReplacesTheCopiedValues() async {
    let window = shelf()
    window.key("C", .control)
    #expect(await window.wait { window.textInput.clipboardText == "Emma\nPersuasion" })
    window.textInput.clipboardText = "not a book"
    window.key("V", .control)
    window.button("Paste").press()
    window.settle()
    #expect(calls.take() == [])
  }

  /// A value that gives its text to the clipboard after the gate has been opened.
  private struct Slow: Transferable {
    let gate: DropLoadTests.Gate

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .utf8PlainText) { slow in
        try await slow.gate.pass()
        return Data("slow".utf8)
      }
    }
  }

  private struct Copies: View {
    let gate: DropLoadTests.Gate
    let calls: Recorder
    @State private var isFast = false

    var body: some View {
      VStack {
        if isFast { Text("Fast").copyable(["fast"]) } else { Text("Slow").copyable([Slow(gate: gate)]) }
        Button("Next") { isFast = true }
      }
      .pasteDestination(for: String.self) { calls.note("\($0)") }
    }
  }

  @Test func aTextThatArrivesAfterALaterCopyIsLeftOut() async {
    let gate = DropLoadTests.Gate()
    let window = TestWindow { Copies(gate: gate, calls: calls) }
    window.settle()
    window.key("C", .control)
    window.button("Next").press()
    window.settle()
    window.key("C", .control)
    #expect(await window.wait { window.textInput.clipboardText == "fast" && gate.count == 1 })
    gate.open()
    #expect(await window.wait { gate.passes == 1 })
    window.settle()
    window.key("V", .control)
    window.settle()
    #expect(calls.take() == ["[\"fast\"]"] && window.textInput.clipboardText == "fast")
  }

  @Test func providersAreCopiedAndPasted() {
    let window = TestWindow(width: 300, height: 200) {
      Text("Text")
        .onCopyCommand { [NSItemProvider(object: "Tea")] }
        .onPasteCommand(of: [.plainText]) { providers in
          for provider in providers {
            provider.loadObject(ofClass: String.self) { text, _ in calls.note(text ?? "none") }
          }
        }
    }
    window.settle()
    window.key("V", .control)
    #expect(calls.take() == [], "the clipboard is empty")
    window.key("C", .control)
    window.settle()
    #expect(window.textInput.clipboardText == "Tea")
    window.key("V", .control)
    #expect(calls.take() == ["Tea"])
    window.textInput.clipboardText = "Coffee"
    window.key("V", .control)
    #expect(calls.take() == ["Coffee"])
  }

  @Test func aFocusedTextFieldTakesTheKeys() {
    let window = TestWindow(width: 300, height: 200) {
      TextField("Name", text: .constant("Ada")).onCopyCommand {
        calls.note("copy")
        return []
      }
    }
    window.settle()
    window.key("Tab")
    window.key("A", .control)
    window.key("C", .control)
    #expect(calls.take() == [] && window.textInput.clipboardText == "Ada")
  }

  /// A value without a text.
  private struct Picture: Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .png) { picture in
        Data(picture.name.utf8)
      } importing: { data in
        Picture(name: String(decoding: data, as: UTF8.self))
      }
    }
  }

  private func album() -> TestWindow {
    let window = TestWindow(width: 300, height: 200) {
      VStack {
        TextField("Name", text: .constant(""))
        Text("Album")
      }
      .copyable([Picture(name: "Sea")])
      .pasteDestination(for: Picture.self) { calls.note("paste \($0.map(\.name))") }
    }
    window.settle()
    return window
  }

  /// Other programs that copy a picture, an empty text or a text leave the clipboard's text in these states.
  @Test(arguments: ["", "a text"]) func valuesWithoutATextAreGoneAfterAnotherProgramCopies(text: String) async {
    let window = album()
    window.key("C", .control)
    #expect(await window.wait { !window.textInput.clipboardText.isEmpty })
    window.key("V", .control)
    window.settle()
    #expect(calls.take() == ["paste [\"Sea\"]"])
    window.textInput.clipboardText = text
    window.key("V", .control)
    window.settle()
    #expect(calls.take() == [])
  }

  @Test func valuesWithoutATextArePastedIntoNoTextField() async {
    let window = album()
    window.key("C", .control)
    #expect(await window.wait { !window.textInput.clipboardText.isEmpty })
    window.clickText()
    window.key("V", .control)
    window.settle()
    #expect(window.editedTexts.first?.model.text == "")
    #expect(window.textInput.pastedText.isEmpty)
  }
}
