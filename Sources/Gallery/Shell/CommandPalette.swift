import ScrollUI

/// A panel with a search field over all `PaletteEntry`s. The arrow keys select an entry, Return runs it, Escape closes the panel.
struct CommandPalette: View {
  let model: GalleryModel

  @State private var query = ""
  @State private var selection = 0
  @FocusState private var isFocused: Bool
  @Environment(\.stringTable) private var stringTable

  /// The height of a row in points.
  private static let rowHeight: CGFloat = 34

  var body: some View {
    let entries = PaletteEntry.found(query, in: model, table: stringTable)
    ZStack(alignment: .top) {
      Color.black.opacity(0.35).onTapGesture { model.panel = nil }
      VStack(spacing: 0) {
        field(entries)
        Divider()
        list(entries)
      }
      .frame(maxWidth: 520)
      .frame(maxHeight: 420)
      .background(.window, in: RoundedRectangle(cornerRadius: GalleryStyle.sheetRadius))
      .clipShape(RoundedRectangle(cornerRadius: GalleryStyle.sheetRadius))
      .shadow(color: .black.opacity(0.3), radius: 20, y: 8)
      .padding(.horizontal, 16)
      .padding(.vertical, 48)
    }
    .defaultFocus($isFocused, true)
  }

  private func field(_ entries: [PaletteEntry]) -> some View {
    HStack(spacing: 10) {
      Image(systemName: "magnifyingglass").font(.system(size: 14)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      TextField("Page, option, command or setting", text: $query)
        .textFieldStyle(.plain)
        .font(.system(size: 15))
        .focused($isFocused)
        .onSubmit { run(entries) }
        .onKeyPress(.upArrow) { move(-1, entries.count) }
        .onKeyPress(.downArrow) { move(1, entries.count) }
        .onKeyPress(.escape) {
          model.panel = nil
          return .handled
        }
        .onChange(of: query) { selection = 0 }
    }
    .padding(.horizontal, 16)
    .frame(height: 48)
  }

  private func list(_ entries: [PaletteEntry]) -> some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
            PaletteRow(entry: entry, isSelected: index == selection) {
              model.panel = nil
              entry.run()
            }
            .frame(height: Self.rowHeight)
          }
          if entries.isEmpty {
            VStack(spacing: 6) {
              Text("Nothing matches.").fontWeight(.semibold)
              Text("Try a word from a title, or the name of an API.").foregroundStyle(.secondary)
            }
            .font(GalleryStyle.hint)
            .padding(20)
          }
        }
        .padding(6)
      }
      .scrollInputBehavior(.disabled, for: .keyboard)
      .onChange(of: selection) {
        if entries.indices.contains(selection) { reader.scrollTo(entries[selection].id) }
      }
    }
  }

  private func move(_ steps: Int, _ count: Int) -> KeyPress.Result {
    if count > 0 { selection = (selection + steps + count) % count }
    return .handled
  }

  private func run(_ entries: [PaletteEntry]) {
    guard entries.indices.contains(selection) else { return }
    model.panel = nil
    entries[selection].run()
  }
}

/// A row of the `CommandPalette`: symbol, title, kind and key of a `PaletteEntry`.
private struct PaletteRow: View {
  let entry: PaletteEntry
  let isSelected: Bool
  let run: @MainActor () -> Void

  @Environment(\.stringTable) private var stringTable

  var body: some View {
    Button(action: run) {
      HStack(spacing: 10) {
        Image(systemName: entry.symbol).font(.system(size: 13, weight: .medium)).frame(width: 18)
        Text(verbatim: entry.text(in: stringTable)).font(GalleryStyle.label).lineLimit(1).layoutPriority(1)
        if let text = entry.foundText { Text(verbatim: text).secondary(isSelected) }
        Spacer(minLength: 8)
        Text(LocalizedStringKey(entry.kind)).secondary(isSelected).layoutPriority(1)
        if let keyText = entry.keyText { KeyCap(text: keyText).layoutPriority(1) }
      }
      .padding(.horizontal, 10)
      .frame(maxHeight: .infinity)
    }
    .buttonStyle(SurfaceButtonStyle(isSelected: isSelected))
    .focusable(false)
  }
}

extension Text {
  /// A text in `GalleryStyle.small` and `secondaryText`, white in a selected row.
  fileprivate func secondary(_ isSelected: Bool) -> some View {
    font(GalleryStyle.small)
      .foregroundStyle(isSelected ? AnyShapeStyle(Color.white) : AnyShapeStyle(.secondaryText))
      .lineLimit(1)
  }
}
