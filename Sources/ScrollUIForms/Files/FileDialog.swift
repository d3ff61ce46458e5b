import Foundation
import ScrollUI

/// A dialog in which a user chooses files or a name for a file, for windows without an `EnvironmentValues.fileChooser`.
struct FileDialog: View {
  /// The task of the dialog.
  enum Task {
    case open(types: [UTType], allowsMultiple: Bool)
    case save(name: String, fileExtension: String?)

    var isSaving: Bool { if case .save = self { true } else { false } }
  }

  let task: Task
  let settings: FileDialogSettings
  /// Takes the chosen files.
  let choose: ([URL]) -> Void
  @State private var folder: URL
  @State private var reader = FolderReader()
  @State private var selection: Set<String> = []
  @State private var name: String
  @State private var replaced: URL?
  @Environment(\.dismiss) private var dismiss

  init(task: Task, settings: FileDialogSettings, choose: @escaping ([URL]) -> Void) {
    self.task = task
    self.settings = settings
    self.choose = choose
    _folder = State(initialValue: settings.directory ?? FileManager.default.homeDirectoryForCurrentUser)
    if case .save(let name, _) = task { _name = State(initialValue: name) } else { _name = State(initialValue: "") }
  }

  private static func types(of task: Task) -> [UTType] {
    if case .open(let types, _) = task { types } else { [] }
  }

  /// True if the `FolderListing` leaves out files of other `UTType`s.
  private var isLimited: Bool { !Self.types(of: task).allSatisfy { $0 == .item || $0 == .data } }

  private var listing: FolderListing {
    reader.listing(of: folder) { settings.read($0, Self.types(of: task)) }
  }

  var body: some View {
    VStack(spacing: 0) {
      if let message = settings.message { message.font(.callout).padding([.horizontal, .top], 12) }
      if isSaving { nameField }
      header
      Divider()
      files
      Divider()
      buttons
    }
    .frame(width: 520, height: 420)
    .alert("Replace “\(replaced?.lastPathComponent ?? "")”?", isPresented: isReplacing, presenting: replaced) { url in
      Button("Cancel", role: .cancel) {}
      Button("Replace", role: .destructive) { finish([url]) }
    } message: { _ in
      Text("A file with this name exists already.")
    }
  }

  private var isSaving: Bool { task.isSaving }
  private var isReplacing: Binding<Bool> { Binding(get: { replaced != nil }, set: { if !$0 { replaced = nil } }) }

  // MARK: Parts

  private var nameField: some View {
    LabeledContent("Save as:") {
      TextField("Name", text: $name).textFieldStyle(.roundedBorder).onSubmit(confirm)
    }
    .padding([.horizontal, .top], 12)
  }

  private var header: some View {
    HStack {
      Button {
        show(folder.deletingLastPathComponent())
      } label: {
        Label("Enclosing Folder", systemImage: "chevron.up").labelStyle(.iconOnly)
      }
      .disabled(folder.path == "/")
      Text(verbatim: folder.path == "/" ? "/" : folder.lastPathComponent).font(.headline).lineLimit(1)
      Spacer()
    }
    .padding(10)
  }

  @ViewBuilder private var files: some View {
    if let problem = listing.problem {
      ContentUnavailableView("The folder can't be read", systemImage: "folder", description: Text(verbatim: problem))
        .frame(maxHeight: .infinity)
    } else if listing.entries.isEmpty {
      ContentUnavailableView(isLimited ? "No files of this type" : "The folder is empty", systemImage: "folder")
        .frame(maxHeight: .infinity)
    } else {
      List(listing.entries, selection: $selection) { entry in
        Label(entry.name, systemImage: entry.isFolder ? "folder" : "doc")
          .frame(maxWidth: .infinity, alignment: .leading)
          .badge(entry.size.map { Text($0.formatted(.byteCount(style: .file))) })
          .foregroundStyle(isSaving && !entry.isFolder ? .secondary : .primary)
          .contentShape(Rectangle())
          .simultaneousGesture(TapGesture(count: 2).onEnded { open(entry) })
      }
      .listStyle(.plain)
      .onKeyPress(.return) { confirmKey() }
      .onChange(of: selection) { old, new in takeName(new.subtracting(old)) }
    }
  }

  private var buttons: some View {
    HStack {
      Spacer()
      Button("Cancel", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
      Button {
        confirm()
      } label: {
        settings.confirmation ?? Text(isSaving ? "Save" : "Open")
      }
      .buttonStyle(.borderedProminent)
      .disabled(!canConfirm)
    }
    .padding(12)
  }

  // MARK: Choosing

  private var chosen: [FolderListing.Entry] { listing.entries.filter { selection.contains($0.id) } }

  private var canConfirm: Bool { isSaving ? fileName != nil : !chosen.isEmpty }

  /// The name with the extension of the type of the file; nil for a name that no file can have.
  private var fileName: String? {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else { return nil }
    guard case .save(_, let fileExtension?) = task, (name as NSString).pathExtension.isEmpty else { return name }
    return name + "." + fileExtension
  }

  private func show(_ new: URL) {
    reader.forget()
    folder = new
    selection = []
  }

  private func open(_ entry: FolderListing.Entry) {
    if entry.isFolder { show(entry.url) } else { confirm() }
  }

  private func confirmKey() -> KeyPress.Result {
    guard canConfirm || chosen.count == 1 else { return .ignored }
    if let only = chosen.first, chosen.count == 1, only.isFolder, !acceptsFolders { show(only.url) } else { confirm() }
    return .handled
  }

  /// A selected file gives its name to the file that is saved. Where a single file is chosen, one of `added` replaces the others.
  private func takeName(_ added: Set<String>) {
    if isSaving, let file = chosen.first, !file.isFolder { name = file.name }
    if case .open(_, allowsMultiple: false) = task, selection.count > 1, let clicked = added.first {
      selection = [clicked]
    }
  }

  private var acceptsFolders: Bool { Self.types(of: task).contains { $0 == .folder || $0 == .item } }

  private func confirm() {
    switch task {
    case .open:
      let files = chosen
      guard !files.isEmpty else { return }
      if let folder = files.first(where: \.isFolder), !acceptsFolders { return show(folder.url) }
      finish(files.map(\.url))
    case .save:
      guard let fileName else { return }
      let url = folder.appendingPathComponent(fileName)
      if FileManager.default.fileExists(atPath: url.path) { replaced = url } else { finish([url]) }
    }
  }

  private func finish(_ urls: [URL]) {
    choose(urls)
    dismiss()
  }
}

/// The settings of the file dialogs in a view.
package struct FileDialogSettings {
  var directory: URL?
  var message: Text?
  var confirmation: Text?
  /// Reads a folder; a test counts the calls.
  package var read: @Sendable (URL, [UTType]) -> FolderListing = { FolderListing(of: $0, types: $1) }
}

extension EnvironmentValues {
  @Entry package var fileDialogSettings: FileDialogSettings = FileDialogSettings()
}
