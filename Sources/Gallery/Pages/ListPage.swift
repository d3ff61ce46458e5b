import ScrollUI

/// A `List` in each of its styles, with multiple selection by mouse and keyboard, `onDelete` and `onMove`.
struct ListPage: View {
  static let description = GalleryPage(
    name: "list", title: "List", hint: "Select, delete and move, by mouse or by keys.",
    symbol: "list.bullet", api: ["List", "onDelete(perform:)", "onMove(perform:)", "listRowSeparator(_:edges:)"],
    options: [separators, apart]
  ) { ListPage() }

  static let separators = PageOption.toggle("separators", "Separators", key: "l", isOn: true)
  static let apart = PageOption.toggle("cards", "Rows as cards", key: "c")

  @State private var folders = NoteFolder.samples
  @State private var selection: Set<Int> = []
  @State private var style = NoteListStyle.insetGrouped
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    VStack(spacing: 0) {
      StyleBar(style: $style)
        .padding(EdgeInsets(top: 12, leading: margin, bottom: 12, trailing: margin))
      Divider()
      styledList
      Divider()
      Text(summary)
        .font(GalleryStyle.small)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(EdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin))
    }
    .onKeyPress(phases: .down) { press in
      guard press.modifiers.isEmpty, press.key == "y" else { return .ignored }
      style = style.next
      return .handled
    }
  }

  @ViewBuilder private var styledList: some View {
    switch style {
    case .insetGrouped: list.listStyle(.insetGrouped)
    case .grouped: list.listStyle(.grouped)
    case .plain: list.listStyle(.plain)
    case .inset: list.listStyle(.inset)
    case .sidebar: list.listStyle(.sidebar)
    }
  }

  private var list: some View {
    List(selection: $selection) {
      ForEach($folders) { $folder in
        Section {
          ForEach(folder.notes) { NoteRow(note: $0) }
            .onDelete { folder.notes.remove(atOffsets: $0) }
            .onMove { folder.notes.move(fromOffsets: $0, toOffset: $1) }
            .listRowSeparator(options.isOn(Self.separators) ? .automatic : .hidden)
        } header: {
          Text(folder.name)
        } footer: {
          if let about = folder.about { Text(about) }
        }
      }
    }
    .listRowSpacing(options.isOn(Self.apart) ? 8 : nil)
  }

  private var summary: String {
    let count = folders.reduce(0) { $0 + $1.notes.count }
    return selection.isEmpty ? "\(count) notes" : "\(selection.count) of \(count) notes selected"
  }
}

/// The `ListStyle`s of the page.
private enum NoteListStyle: String, CaseIterable, Identifiable {
  case insetGrouped = "Inset grouped"
  case grouped = "Grouped"
  case plain = "Plain"
  case inset = "Inset"
  case sidebar = "Sidebar"

  var id: Self { self }

  var next: NoteListStyle {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

private struct StyleBar: View {
  @Binding var style: NoteListStyle

  var body: some View {
    FlowLayout {
      KeyCap(text: "Y").padding(.vertical, 5)
      ForEach(NoteListStyle.allCases) { one in
        Button {
          style = one
        } label: {
          Text(one.rawValue)
            .font(GalleryStyle.small)
            .foregroundStyle(one == style ? Color.white : Color.primary)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(
              one == style ? Color.accentColor : Color.gray.opacity(0.14), in: RoundedRectangle(cornerRadius: 7))
        }
        .buttonStyle(.plain)
      }
    }
    .focusGroup(chosen: NoteListStyle.allCases.firstIndex(of: style))
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct NoteRow: View {
  let note: NoteFolder.Note

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 7)
        .fill(GalleryStyle.palette[note.id % GalleryStyle.palette.count])
        .frame(width: 30, height: 30)
      VStack(alignment: .leading, spacing: 1) {
        Text(note.title).font(.system(size: 15)).lineLimit(1)
        Text(note.detail).font(GalleryStyle.small).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer(minLength: 8)
      Text("\(note.id + 1)").font(GalleryStyle.keyCap).foregroundStyle(.secondary)
    }
  }
}

/// A section of notes with a title.
struct NoteFolder: Identifiable {
  struct Note: Identifiable, Hashable {
    let id: Int

    var title: String { SampleTexts.titles[id % SampleTexts.titles.count] }
    var detail: String { SampleTexts.details[(id * 5 + 1) % SampleTexts.details.count] }
  }

  let id: Int
  let name: String
  let about: String?
  var notes: [Note]

  static let samples = [
    NoteFolder(id: 0, name: "Pinned", about: "Pinned notes come first.", notes: numbers(0..<3)),
    NoteFolder(id: 1, name: "This week", about: nil, notes: numbers(3..<11)),
    NoteFolder(id: 2, name: "Last year", about: "The rest is in the archive.", notes: numbers(11..<60)),
  ]

  private static func numbers(_ range: Range<Int>) -> [Note] { range.map(Note.init) }
}
