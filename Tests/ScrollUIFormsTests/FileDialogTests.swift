import Engine
import Foundation
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Synchronization
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

  private struct Ticking: View {
    let folder: URL
    let tick: Knob<Int>
    let reads: @Sendable (URL) -> Void
    @State private var opens = true

    var body: some View {
      let reads = reads
      Text("tick \(tick.value)")
        .fileImporter(isPresented: $opens, allowedContentTypes: [.plainText]) { _ in }
        .fileDialogDefaultDirectory(folder)
        .transformEnvironment(\.fileDialogSettings) { settings in
          settings.read = { [reads] in
            reads($0)
            return FolderListing(of: $0, types: $1)
          }
        }
    }
  }

  @Test func aFolderIsReadOnceWhileTheViewBehindTheDialogChanges() throws {
    let reads = Mutex<[String]>([])
    let tick = Knob(0)
    let window = TestWindow(width: 700, height: 600) {
      Ticking(folder: folder, tick: tick) { url in reads.withLock { $0.append(url.lastPathComponent) } }
    }
    window.settle()
    for number in 1...30 {
      tick.value = number
      window.advance()
    }
    #expect(window.texts.contains("tick 30") && window.texts.contains("note.txt"))
    #expect(reads.withLock { $0 } == [folder.lastPathComponent])
    try tap("Letters", in: window)
    try tap("Open", in: window)
    #expect(window.texts.contains("dear.txt"))
    #expect(reads.withLock { $0 } == [folder.lastPathComponent, "Letters"])
  }

  @Test func aClickWithControlChoosesTheClickedFile() throws {
    for name in ["a.txt", "z.txt"] { try Data().write(to: folder.appendingPathComponent(name)) }
    let window = window("Import")
    func click(_ name: String) throws {
      window.send(.keyDown(KeyStroke(KeyCode(name: "Left Ctrl"))))
      try window.tap(name)
      window.send(.keyUp(KeyStroke(KeyCode(name: "Left Ctrl"))))
      window.advance(seconds: 0.5)
    }
    for (first, second) in [("note.txt", "a.txt"), ("a.txt", "z.txt"), ("z.txt", "note.txt")] {
      try tap(first, in: window)
      window.advance(seconds: 0.5)
      try click(second)
      try tap("Open", in: window)
      #expect(chosen.value == [second])
      window.button("Import").press()
      window.settle()
    }
  }

  @Test func aPipeIsNotListed() throws {
    #expect(mkfifo(folder.appendingPathComponent("pipe.txt").path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("self.txt").path, withDestinationPath: "self.txt")
    let names = FolderListing(of: folder, types: [.plainText]).entries.map(\.name)
    #expect(names == ["Letters", "note.txt"])
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
