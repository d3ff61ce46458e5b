import Engine
import Foundation
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Dialogs for the choice of files.
@MainActor @Suite struct FileDialogTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("dialog-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Letters"), withIntermediateDirectories: true)
    try Data("old".utf8).write(to: folder.appendingPathComponent("note.txt"))
    try Data("png".utf8).write(to: folder.appendingPathComponent("picture.png"))
    try Data("dear".utf8).write(to: folder.appendingPathComponent("Letters/dear.txt"))
    try Data("x".utf8).write(to: folder.appendingPathComponent(".hidden.txt"))
  }

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Files: View {
    let folder: URL
    let chosen: Knob<[String]>
    @State private var opens = false
    @State private var saves = false

    var body: some View {
      VStack {
        Button("Import") { opens = true }
        Button("Export") { saves = true }
      }
      .fileImporter(isPresented: $opens, allowedContentTypes: [.plainText], allowsMultipleSelection: false) { result in
        if case .success(let urls) = result { chosen.value = urls.map(\.lastPathComponent) }
      } onCancellation: {
        chosen.value = ["cancelled"]
      }
      .fileExporter(isPresented: $saves, document: Note("new"), contentType: .plainText, defaultFilename: "note") {
        result in if case .success(let url) = result { chosen.value = ["saved " + url.lastPathComponent] }
      }
      .fileDialogDefaultDirectory(folder)
      .fileDialogMessage("Choose a note")
    }
  }

  private let chosen = Knob<[String]>([])

  private func window(_ button: String) -> TestWindow {
    let window = TestWindow(width: 700, height: 600) { Files(folder: folder, chosen: chosen) }
    window.settle()
    window.button(button).press()
    window.settle()
    return window
  }

  private func tap(_ text: String, in window: TestWindow) throws {
    try window.tap(text)
    window.settle()
  }

  @Test func aFileInAFolderIsOpened() throws {
    let window = window("Import")
    #expect(window.texts.contains("note.txt") && window.texts.contains("Choose a note"))
    #expect(!window.texts.contains("picture.png") && !window.texts.contains(".hidden.txt"))
    #expect(!window.button("Open").isEnabled)
    try tap("Letters", in: window)
    try tap("Open", in: window)
    #expect(window.texts.contains("dear.txt") && chosen.value == [])
    try tap("dear.txt", in: window)
    try tap("Open", in: window)
    #expect(chosen.value == ["dear.txt"] && !window.texts.contains("Choose a note"))
  }

  @Test func theEnclosingFolderIsShownAndTheDialogIsLeft() throws {
    let window = window("Import")
    window.button("Enclosing Folder").press()
    window.settle()
    #expect(window.texts.contains(folder.deletingLastPathComponent().lastPathComponent))
    window.press(.escape)
    window.settle()
    #expect(chosen.value == ["cancelled"])
  }

  @Test func aDocumentIsWrittenAndReplacesAFileAfterAQuestion() throws {
    let window = window("Export")
    #expect(window.textField("Name").value == "note")
    window.textField("Name").setText("first")
    window.settle()
    try tap("Save", in: window)
    #expect(chosen.value == ["saved first.txt"])
    #expect(try String(contentsOf: folder.appendingPathComponent("first.txt"), encoding: .utf8) == "new")
    window.button("Export").press()
    window.settle()
    try tap("Save", in: window)
    #expect(window.texts.contains("Replace “note.txt”?") && chosen.value == ["saved first.txt"])
    try tap("Replace", in: window)
    #expect(chosen.value == ["saved note.txt"])
    #expect(try String(contentsOf: folder.appendingPathComponent("note.txt"), encoding: .utf8) == "new")
  }

  @Test func aNameThatNoFileCanHaveIsNotSaved() {
    let window = window("Export")
    for name in ["", "  ", "..", "a/b"] {
      window.textField("Name").setText(name)
      window.settle()
      #expect(!window.button("Save").isEnabled)
    }
  }

  @Test func aFolderIsReadAndWrittenAsAWhole() throws {
    let wrapper = try FileWrapper(url: folder)
    #expect(wrapper.isDirectory && wrapper.fileWrappers?["Letters"]?.fileWrappers?["dear.txt"]?.isRegularFile == true)
    let copy = folder.appendingPathComponent("Copy")
    try wrapper.write(to: copy)
    #expect(try FileWrapper(url: copy.appendingPathComponent("note.txt")).regularFileContents == Data("old".utf8))
  }

  private struct Mover: View {
    let folder: URL
    let names: [String]
    let result: Knob<String>
    @State private var moves = false

    var body: some View {
      Button("Move") { moves = true }
        .fileMover(isPresented: $moves, files: names.map { folder.appendingPathComponent($0) }) { result in
          switch result {
          case .success(let urls): self.result.value = urls.map(\.path).joined(separator: ",")
          case .failure: self.result.value = "failed"
          }
        }
        .fileDialogDefaultDirectory(folder)
    }
  }

  @Test func filesAreMovedToAFolderUnlessTheNameIsTaken() throws {
    let result = Knob("")
    let window = TestWindow(width: 700, height: 600) {
      Mover(folder: folder, names: ["note.txt", "picture.png"], result: result)
    }
    window.settle()
    window.button("Move").press()
    window.settle()
    try tap("Letters", in: window)
    try tap("Open", in: window)
    let letters = folder.appendingPathComponent("Letters")
    #expect(result.value == ["note.txt", "picture.png"].map { letters.path + "/" + $0 }.joined(separator: ","))
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("note.txt").path))
    try Data("new".utf8).write(to: folder.appendingPathComponent("note.txt"))
    try Data("new".utf8).write(to: folder.appendingPathComponent("picture.png"))
    window.button("Move").press()
    window.settle()
    try tap("Letters", in: window)
    try tap("Open", in: window)
    #expect(result.value == "failed")
    #expect(try String(contentsOf: letters.appendingPathComponent("note.txt"), encoding: .utf8) == "old")
  }
}
