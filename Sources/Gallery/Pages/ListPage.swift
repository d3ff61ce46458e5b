import ScrollUI

/// A `List` in each of its styles, with multiple selection by mouse and keyboard, `onDelete` and `onMove`.
struct ListPage: View {
  @State private var library = NoteLibrary()
  @State private var selection: Set<Int> = []
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin
  @Environment(\.frameClock) private var clock

  var body: some View {
    VStack(spacing: 0) {
      styledList.columnMargins().scrollRestoration("list").overlay { if library.count == 0 { empty } }
      Divider()
      summary
        .font(GalleryStyle.small)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(EdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin))
    }
    .onCommand(Self.delete, isEnabled: !selection.isEmpty) { deleteSelected() }
    .onCommand(Self.up, isEnabled: !selection.isEmpty) { library.move(selection, by: -1) }
    .onCommand(Self.down, isEnabled: !selection.isEmpty) { library.move(selection, by: 1) }
    .onCommand(Self.undo, isEnabled: library.canUndo) { undo() }
    .onCommand(Self.redo, isEnabled: library.canRedo) { library.redo() }
    .onCommand(Self.restore, isEnabled: library.isChanged) { library.restore() }
    .onKeyPress(phases: [.down, .repeat]) { handle($0) }
  }

  private var list: some View {
    List(selection: $selection) {
      ForEach(library.shownFolders, id: \.folder.id) { index, folder in
        Section {
          ForEach(folder.notes) { NoteRow(note: $0) }
            .onDelete { library.delete($0, in: index, at: clock?.time ?? 0) }
            .onMove { library.move($0, to: $1, in: index) }
            .listRowSeparator(separators)
        } header: {
          Text(LocalizedStringKey(folder.name))
        } footer: {
          if let about = folder.about { Text(LocalizedStringKey(about)) }
        }
      }
    }
    .listRowSpacing(options.isOn(Self.spacing) ? 8 : nil)
  }

  /// The value of `listRowSeparator(_:edges:)`: `sidebar` has separators only with `visible`.
  private var separators: Visibility {
    if !options.isOn(Self.separators) { return .hidden }
    return options.choice(Self.style) == "sidebar" ? .visible : .automatic
  }

  @ViewBuilder private var styledList: some View {
    switch options.choice(Self.style) {
    case "grouped": list.listStyle(.grouped)
    case "plain": list.listStyle(.plain)
    case "inset": list.listStyle(.inset)
    case "sidebar": list.listStyle(.sidebar)
    default: list.listStyle(.insetGrouped)
    }
  }

  private func deleteSelected() {
    library.delete(selection)
    selection = []
  }

  /// Undoes the last change of `library`, and sets `selection` to the notes that come back.
  private func undo() {
    let former = library.ids
    library.undo()
    let returned = library.ids.subtracting(former)
    if !returned.isEmpty { selection = returned }
  }

  /// Control-Z undoes, with Shift it redoes. Alt with Up or Down moves all selected rows, also into the next section; the list itself moves
  /// rows within their section.
  private func handle(_ press: KeyPress) -> KeyPress.Result {
    switch (press.key, press.modifiers) {
    case ("z", .control): undo()
    case ("z", [.control, .shift]), ("y", .control): library.redo()
    case (.upArrow, .option) where !selection.isEmpty: library.move(selection, by: -1)
    case (.downArrow, .option) where !selection.isEmpty: library.move(selection, by: 1)
    default: return .ignored
    }
    return .handled
  }

  private var empty: some View {
    VStack(spacing: 12) {
      Text("All notes are deleted.").font(GalleryStyle.headline)
      Button("Undo") { undo() }.buttonStyle(.borderedProminent)
    }
  }

  private var summary: Text {
    let (count, selected) = (library.count, library.folders.flatMap(\.notes).filter { selection.contains($0.id) }.count)
    return selected == 0 ? Text("\(count) notes") : Text("\(selected) of \(count) notes selected")
  }
}
