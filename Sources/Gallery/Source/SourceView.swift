import ScrollUI

/// The source of a `GalleryPage`, highlighted by `SwiftHighlighter`, with line numbers. Long lines continue in further rows. Lines that use a
/// changed `PageOption` are marked, and lines can be selected and copied.
struct SourceView: View {
  let page: GalleryPage
  let model: GalleryModel

  @State private var source: PageSource?
  @State private var selection: SourceSelection?
  @FocusState private var isFocused: Bool
  @Environment(\.copyText) private var copyText
  @Environment(\.textScale) private var textScale

  /// The file of `GalleryModel.sourcePlace`, by default `GalleryPage.sourceFile`.
  private var file: String { model.sourcePlace?.file ?? page.sourceFile }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        Image(systemName: "chevron.left.forwardslash.chevron.right").font(.system(size: 12)).foregroundStyle(.secondary)
        Text(verbatim: file).font(GalleryStyle.small).lineLimit(1)
        Spacer(minLength: 0)
        BarButton(
          name: selection == nil ? "Copy the source" : "Copy the selected lines", symbol: "doc.on.doc", action: copy)
        BarButton(name: "Close the source", symbol: "xmark") { model.showsSource = false }
      }
      .padding(.leading, 14)
      .padding(.trailing, 8)
      .frame(height: GalleryStyle.barHeight)
      Divider()
      GeometryReader { room in
        if let source { lines(source, SourceRow.rows(of: source.lines, columns: columns(in: room.size.width))) }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(.sidebar)
    .onChange(of: file, initial: true) {
      source = PageSource(page, file: file)
      selection = nil
    }
    .onChange(of: model.sourcePlace, initial: true) {
      if let line = model.sourcePlace?.line { selection = SourceSelection(anchor: line, head: line) }
    }
  }

  /// Copies the selected lines, or the whole file without a selection.
  private func copy() {
    if let source { copyText(selection.map { source.text(of: $0.lines) } ?? PageSources.files[file] ?? "") }
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    guard let source, !source.lines.isEmpty else { return .ignored }
    switch (press.key, press.modifiers) {
    case ("c", .control): copy()
    case ("a", .control): selection = SourceSelection(anchor: 0, head: source.lines.count - 1)
    case (.upArrow, .shift): selection = selection?.extended(by: -1, count: source.lines.count)
    case (.downArrow, .shift): selection = selection?.extended(by: 1, count: source.lines.count)
    case (.escape, []) where selection != nil: selection = nil
    default: return .ignored
    }
    return .handled
  }

  /// The number of characters in a row `width` points wide.
  private func columns(in width: CGFloat) -> Int {
    Int((width / textScale - SourceLine.numberWidth - 14) / SourceLine.characterWidth)
  }

  private func lines(_ source: PageSource, _ rows: [SourceRow]) -> some View {
    let marked = source.lines(using: model.options.changes(of: page.options).map(\.option))
    return ScrollViewReader { reader in
      scroll(rows, marked)
        .onChange(of: model.sourcePlace, initial: true) {
          if let row = rows.firstIndex(where: { $0.line == model.sourcePlace?.line }) {
            reader.scrollTo(row, anchor: UnitPoint(x: 0, y: 0.3))
          }
        }
    }
    .id(file)
  }

  private func scroll(_ rows: [SourceRow], _ marked: Set<Int>) -> some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(rows.indices, id: \.self) { index in
          let line = rows[index].line
          SourceLine(
            row: rows[index], isMarked: marked.contains(line), isSelected: selection?.lines.contains(line) == true)
        }
      }
      .overlay(alignment: .leading) { SourceLineNumbers(rows: rows, selection: $selection) }
      .padding(.vertical, 10)
    }
    .focusable()
    .focused($isFocused)
    .focusEffectDisabled()
    .innerFocusRing(isFocused)
    .onKeyPress(phases: [.down, .repeat]) { handle($0) }
    .onChange(of: selection) { if selection != nil { isFocused = true } }
  }
}
