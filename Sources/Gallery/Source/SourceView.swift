import ScrollUI

/// The source of a `GalleryPage`, highlighted by `SwiftHighlighter`, with line numbers. Lines that use a changed `PageOption` are marked, and
/// lines can be selected and copied.
struct SourceView: View {
  let page: GalleryPage
  let model: GalleryModel

  @State private var source: PageSource?
  @State private var selection: SourceSelection?
  @FocusState private var isFocused: Bool
  @Environment(\.copyText) private var copyText

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        Image(systemName: "chevron.left.forwardslash.chevron.right").font(.system(size: 12)).foregroundStyle(.secondary)
        Text(verbatim: page.sourceFile).font(GalleryStyle.small).lineLimit(1)
        Spacer(minLength: 0)
        BarButton(
          name: selection == nil ? "Copy the source" : "Copy the selected lines", symbol: "doc.on.doc", action: copy)
        BarButton(name: "Close the source", symbol: "xmark") { model.showsSource = false }
      }
      .padding(.leading, 14)
      .padding(.trailing, 8)
      .frame(height: GalleryStyle.barHeight)
      Divider()
      if let source { lines(source) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(.sidebar)
    .onChange(of: page.sourceFile, initial: true) {
      source = PageSource(page)
      selection = nil
    }
  }

  /// Copies the selected lines, or the whole file without a selection.
  private func copy() {
    if let source { copyText(selection.map { source.text(of: $0.lines) } ?? PageSources.files[page.sourceFile] ?? "") }
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

  private func lines(_ source: PageSource) -> some View {
    let marked = source.lines(using: model.options.changes(of: page.options).map(\.option))
    return ScrollView([.vertical, .horizontal]) {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(source.lines.indices, id: \.self) { index in
          SourceLine(
            number: index + 1, tokens: source.lines[index], isMarked: marked.contains(index),
            isSelected: selection?.lines.contains(index) == true)
        }
      }
      .overlay(alignment: .leading) { SourceLineNumbers(count: source.lines.count, selection: $selection) }
      .frame(width: source.width, alignment: .leading)
      .padding(.vertical, 10)
    }
    .id(page.sourceFile)
    .focusable()
    .focused($isFocused)
    .onKeyPress(phases: [.down, .repeat]) { handle($0) }
    .onChange(of: selection) { if selection != nil { isFocused = true } }
  }
}

/// The source file of a page from `PageSources`, divided into tokens.
struct PageSource {
  let lines: [[SwiftHighlighter.Token]]
  private let texts: [Substring]
  /// The lines of the file that declares the options of the page.
  private let declarations: [Substring]

  init(_ page: GalleryPage) {
    let text = PageSources.files[page.sourceFile] ?? ""
    lines = SwiftHighlighter.lines(of: text)
    texts = text.split(separator: "\n", omittingEmptySubsequences: false)
    declarations = (PageSources.files[page.entryFile] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The width in points that the longest line needs.
  var width: CGFloat { CGFloat(texts.map(\.count).max() ?? 0) * SourceLine.characterWidth + 70 }

  /// The text of lines, each with a line break at its end.
  func text(of lines: ClosedRange<Int>) -> String {
    texts[lines.clamped(to: 0...max(texts.count - 1, 0))].map { $0 + "\n" }.joined()
  }

  /// The indices of the lines that use `options`: the lines with a variable that `declarations` has with an option's `name`, and the lines with
  /// a property of a sample that has this name, such as `rows` or `isPaging`.
  func lines(using options: [PageOption]) -> Set<Int> {
    linesWithVariables(of: options).union(linesWithProperties(of: options))
  }

  private func linesWithProperties(of options: [PageOption]) -> Set<Int> {
    let names = options.map { $0.name.replacing("-", with: "") }
    let properties = texts.compactMap { line -> String? in
      guard let match = line.firstMatch(of: #/^  (?:let|var) ((?:is|has|uses|shows)?(\w+))\b/#) else { return nil }
      return names.contains { $0 == match.1.lowercased() || $0 == match.2.lowercased() } ? String(match.1) : nil
    }
    return Set(
      texts.indices.filter { index in
        properties.contains { property in
          texts[index].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == property }
        }
      })
  }

  private func linesWithVariables(of options: [PageOption]) -> Set<Int> {
    let variables = options.compactMap { option -> String? in
      let name = "\"\(option.name)\""
      guard let index = declarations.firstIndex(where: { $0.contains(name) }) else { return nil }
      // A declaration that is broken after its equal sign has the name on the next line.
      let declaration = declarations[max(0, index - 1)...index].last { $0.contains("let ") } ?? ""
      return declaration.firstMatch(of: #/let (\w+)/#).map { String($0.1) }
    }
    let uses = variables.flatMap { ["Self.\($0))", "(\($0))", "Self.\($0),", "Page.\($0))", "Page.\($0),"] }
    return Set(texts.indices.filter { index in uses.contains { texts[index].contains($0) } })
  }
}

/// A line of source with its number.
struct SourceLine: View {
  /// The height, in points.
  static let height: CGFloat = 18
  /// The width of the number and of the space beside it, in points.
  static let numberWidth: CGFloat = 48
  /// The width of a character in `font`, in points.
  nonisolated static let characterWidth: CGFloat = 7.3
  private static let font = Font.system(size: 12, design: .monospaced)

  let number: Int
  let tokens: [SwiftHighlighter.Token]
  let isMarked: Bool
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 12) {
      Text(verbatim: "\(number)").foregroundStyle(.tertiaryText).frame(
        width: Self.numberWidth - 12, alignment: .trailing)
      tokens.reduce(Text(verbatim: "")) { $0 + text($1) }.fixedSize()
      Spacer(minLength: 0)
    }
    .font(Self.font)
    .lineLimit(1)
    .frame(height: Self.height)
    .background(isMarked ? AnyShapeStyle(.warningText.opacity(0.18)) : AnyShapeStyle(Color.clear))
    .background(isSelected ? AnyShapeStyle(.accentText.opacity(0.18)) : AnyShapeStyle(Color.clear))
  }

  private func text(_ token: SwiftHighlighter.Token) -> Text {
    let text = Text(verbatim: token.text)
    return switch token.kind {
    case .plain: text.foregroundStyle(.text)
    case .keyword: text.foregroundStyle(.destructiveText)
    case .type: text.foregroundStyle(.accentText)
    case .string: text.foregroundStyle(.successText)
    case .number: text.foregroundStyle(.warningText)
    case .comment: text.foregroundStyle(.secondaryText)
    case .attribute: text.foregroundStyle(.warningText)
    }
  }
}
