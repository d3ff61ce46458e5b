import Engine
import Files
import Foundation
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Dialogs for files by a double of the desktop.
@MainActor @Suite struct FileChooserTests {
  /// A desktop with dialogs that are answered by a test.
  private final class Desktop: FileChooser {
    final class Dialog: OpenFileDialog {
      let request: FileRequest
      let answer: @MainActor (FileAnswer) -> Void
      private(set) var isClosed = false

      init(_ request: FileRequest, _ answer: @escaping @MainActor (FileAnswer) -> Void) {
        (self.request, self.answer) = (request, answer)
      }

      func close() { isClosed = true }
    }

    private(set) var dialogs: [Dialog] = []
    /// True if each request is answered during its call: there is no portal.
    var isMissing = false

    func open(_ request: FileRequest, answer: @escaping @MainActor (FileAnswer) -> Void) -> any OpenFileDialog {
      let dialog = Dialog(request, answer)
      dialogs.append(dialog)
      if isMissing { answer(.unavailable) }
      return dialog
    }
  }

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "new"

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Files: View {
    let desktop: Desktop
    let folder: URL
    let shown: Knob<String>
    let log: Recorder
    var types: [UTType] = [.png, .plainText]
    var isMounted = Knob(true)

    private func binding(_ name: String) -> Binding<Bool> {
      let shown = shown
      return Binding(get: { shown.value == name }, set: { if !$0, shown.value == name { shown.value = "" } })
    }

    var body: some View {
      VStack {
        Text("page")
        if isMounted.value { dialogs }
      }
      .fileDialogDefaultDirectory(folder)
      .environment(\.fileChooser, FileChooserReference(desktop))
    }

    private var dialogs: some View {
      Text("dialogs")
        .fileImporter(isPresented: binding("import"), allowedContentTypes: types, allowsMultipleSelection: true) {
          if case .success(let urls) = $0 { log.note("opened " + urls.map(\.lastPathComponent).joined(separator: ",")) }
        } onCancellation: {
          log.note("cancelled")
        }
        .fileExporter(
          isPresented: binding("export"), document: Note(), contentType: .plainText, defaultFilename: "note"
        ) { if case .success(let url) = $0 { log.note("saved " + url.lastPathComponent) } else { log.note("failed") } }
        .fileMover(isPresented: binding("move"), file: folder.appendingPathComponent("a.txt")) {
          if case .success(let url) = $0 { log.note("moved " + url.path) } else { log.note("failed") }
        }
        .fileDialogMessage("Choose a note")
        .fileDialogConfirmationLabel("Take")
    }
  }

  private let desktop = Desktop()
  private let shown = Knob("")
  private let log = Recorder()
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("chooser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("to"), withIntermediateDirectories: true)
    try Data("a".utf8).write(to: folder.appendingPathComponent("a.txt"))
  }

  private func window(
    _ name: String = "import", types: [UTType] = [.png, .plainText], isMounted: Knob<Bool> = Knob(true)
  ) -> TestWindow {
    let window = TestWindow(width: 700, height: 600) {
      Files(desktop: desktop, folder: folder, shown: shown, log: log, types: types, isMounted: isMounted)
    }
    window.settle()
    shown.value = name
    window.settle()
    return window
  }

  private func answer(_ answer: FileAnswer, in window: TestWindow) throws {
    try #require(desktop.dialogs.last).answer(answer)
    window.settle()
  }

  /// True if the dialog of the library is shown.
  private func hasSheet(_ window: TestWindow) -> Bool { window.texts.contains("Choose a note") }

  @Test func theDialogOfTheDesktopStandsInPlaceOfTheSheet() throws {
    let window = window()
    #expect(desktop.dialogs.count == 1 && !hasSheet(window))
    #expect(
      desktop.dialogs[0].request
        == FileRequest(
          .files(several: true), title: "Choose a note", confirmation: "Take",
          filters: [
            .init(name: "All supported files", extensions: ["png", "txt"], types: ["image/png", "text/plain"]),
            .init(name: "PNG images", extensions: ["png"], types: ["image/png"]),
            .init(name: "Plain text", extensions: ["txt"], types: ["text/plain"]),
          ], folder: folder))
    try answer(.chosen([folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("b.png")]), in: window)
    #expect(log.take() == ["opened a.txt,b.png"] && shown.value == "" && !hasSheet(window))
    // The next presentation is a new dialog.
    shown.value = "import"
    window.settle()
    #expect(desktop.dialogs.count == 2)
    try answer(.cancelled, in: window)
    #expect(log.take() == ["cancelled"] && shown.value == "")
  }

  @Test func aDocumentIsWrittenAtTheChosenPlace() throws {
    let window = window("export")
    #expect(desktop.dialogs[0].request.task == .save(name: "note.txt"))
    #expect(desktop.dialogs[0].request.filters.map(\.extensions) == [["txt"]])
    let place = folder.appendingPathComponent("chosen.txt")
    try answer(.chosen([place]), in: window)
    #expect(log.take() == ["saved chosen.txt"])
    #expect(try String(contentsOf: place, encoding: .utf8) == "new")
  }

  @Test func aFileIsMovedToTheChosenFolder() throws {
    let window = window("move")
    #expect(desktop.dialogs[0].request.task == .folders(several: false) && desktop.dialogs[0].request.filters.isEmpty)
    try answer(.chosen([folder.appendingPathComponent("to")]), in: window)
    #expect(log.take() == ["moved " + folder.appendingPathComponent("to/a.txt").path])
  }

  @Test(arguments: [true, false]) func theSheetIsShownIfThereIsNoDialog(isLate: Bool) throws {
    desktop.isMissing = !isLate
    let window = window()
    #expect(hasSheet(window) == !isLate)
    if isLate { try answer(.unavailable, in: window) }
    #expect(hasSheet(window) && desktop.dialogs.count == 1 && shown.value == "import")
    try window.tap("a.txt")
    window.settle()
    try window.tap("Take")
    window.settle()
    #expect(log.take() == ["opened a.txt"] && !hasSheet(window))
    // The desktop is asked again.
    desktop.isMissing = false
    shown.value = "import"
    window.settle()
    #expect(desktop.dialogs.count == 2 && !hasSheet(window))
  }

  @Test func aDialogThatTheProgramDismissesIsClosed() throws {
    let window = window()
    shown.value = ""
    window.settle()
    #expect(desktop.dialogs[0].isClosed && log.take() == ["cancelled"])
    // An answer that was on its way has no effect.
    try answer(.chosen([folder]), in: window)
    #expect(log.take() == [] && shown.value == "")
  }

  @Test func aDialogIsClosedWithItsView() throws {
    let isMounted = Knob(true)
    let window = window(isMounted: isMounted)
    isMounted.value = false
    window.settle()
    #expect(desktop.dialogs[0].isClosed && log.take() == [])
    isMounted.value = true
    window.settle()
    #expect(desktop.dialogs.count == 2)
  }

  @Test func aDialogPresentedFromTheBeginningIsAskedForOnce() throws {
    shown.value = "import"
    let window = window()
    #expect(desktop.dialogs.count == 1 && !hasSheet(window))
  }

  @Test(arguments: [
    ([UTType.data], []), ([.item, .png], []), ([], []), ([.image], ["Images"]), ([.folder], []),
    ([UTType(exportedAs: "org.example.unknown")], []),
  ])
  func filtersNameTheFiles(types: [UTType], names: [String]) {
    _ = window(types: types)
    #expect(desktop.dialogs.last?.request.filters.map(\.name) == names)
  }

  @Test func aChoiceAmongFilesAndFoldersIsThatOfTheLibrary() {
    let window = window(types: [.folder, .plainText])
    #expect(desktop.dialogs.isEmpty && hasSheet(window))
  }
}
