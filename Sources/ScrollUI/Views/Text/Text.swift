import Engine

/// A view that shows a line or paragraph of text.
///
/// Literals may contain inline Markdown: `**strong**`, `*emphasis*`, `code` between backticks, `~~struck~~` and `[links](…)`. Links
/// have the accent color and cannot be opened.
public struct Text: Equatable, Sendable {
  /// A part of the text with its own attributes.
  struct Piece: Equatable {
    var text: String
    var font: Font?
    var changes = FontChanges()
    /// The style of the part; nil for the foreground style of the environment.
    var style: PieceStyle?
    /// The image that replaces the text of the part.
    var image: Image?
    var decoration = TextAppearance()
    /// The color behind the part.
    var background: Color?
    /// True for a part of an `AttributedString`: its attributes take precedence over modifiers.
    var isAttributed = false
    /// The source of the part's text if it depends on the time.
    var live: LiveText?
    /// The values of `customAttribute(_:)`.
    var attributes: TextAttributes?
    /// True for a link, which has the accent color.
    var isLink = false
    /// The keys that this part and the parts after it come from, the outermost first, and the numbers of their parts.
    var sources: [KeySource] = []
  }

  /// A key that several parts of a text come from.
  struct KeySource: Equatable {
    let key: LocalizedStringKey
    let count: Int
  }

  /// The style of a part. Two values are equal if the styles are `Hashable` and equal.
  struct PieceStyle: Equatable {
    let style: AnyShapeStyle

    nonisolated init<Style: ShapeStyle>(_ style: Style) { self.style = AnyShapeStyle(style) }

    nonisolated static func == (lhs: PieceStyle, rhs: PieceStyle) -> Bool { lhs.style.isEqual(to: rhs.style) }
  }

  private(set) var pieces: [Piece]

  nonisolated init(pieces: [Piece]) { self.pieces = pieces }

  /// Creates a text from a literal, which may contain inline Markdown and interpolations.
  nonisolated public init(_ key: LocalizedStringKey) {
    pieces = Self.pieces(of: key)
    pieces[0].sources.insert(KeySource(key: key, count: pieces.count), at: 0)
  }

  /// The parts of `key`; at least a single part.
  nonisolated private static func pieces(of key: LocalizedStringKey) -> [Piece] {
    let runs = InlineMarkdown.runs(of: key).map(Piece.init)
    let inserted = key.parts.compactMap(\.inserted)
    let pieces = inserted.isEmpty ? runs : Self.pieces(runs, with: inserted)
    return pieces.isEmpty ? [Piece(text: "")] : pieces
  }

  /// The parts with the translations of `table`. A translated part has the attributes of the first part of its key that has no markup,
  /// and those of its own markup.
  func pieces(in table: StringTable?) -> [Piece] {
    guard let table, pieces.contains(where: { !$0.sources.isEmpty }) else { return pieces }
    return Self.translated(pieces, by: table)
  }

  /// `pieces` with the translations of `table`. Texts that are interpolated in a key are translated as well.
  private static func translated(_ pieces: [Piece], by table: StringTable) -> [Piece] {
    var result: [Piece] = []
    var index = 0
    while index < pieces.count {
      let translations = pieces[index].sources.lazy.compactMap { source in
        table.translation(of: source.key).map { (source, $0) }
      }
      guard let (source, translation) = translations.first else {
        result.append(pieces[index])
        index += 1
        continue
      }
      let replaced = pieces[index..<min(index + source.count, pieces.count)]
      let unmarked = InlineMarkdown.runs(of: source.key).firstIndex { $0.style.isEmpty }
      let attributes = replaced[min(index + (unmarked ?? 0), replaced.endIndex - 1)]
      result += translated(Self.pieces(of: translation), by: table).map { $0.image == nil ? $0.over(attributes) : $0 }
      index = replaced.endIndex
    }
    return result
  }

  /// Replaces the attachment characters in `runs` by the parts of the interpolated texts, in order.
  nonisolated private static func pieces(_ runs: [Piece], with inserted: [Text]) -> [Piece] {
    var remainder = inserted[...]
    return runs.flatMap { run in
      let parts = run.text.split(separator: TextSpan.attachment, omittingEmptySubsequences: false)
      return parts.enumerated().flatMap { index, part -> [Piece] in
        var own = run
        own.text = String(part)
        let text = own.text.isEmpty ? [] : [own]
        return index > 0 ? (remainder.popFirst()?.pieces ?? []) + text : text
      }
    }
  }

  /// Creates a text from a string, without Markdown.
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) { self.init(verbatim: String(content)) }

  /// Creates a text from a string, without Markdown.
  nonisolated public init(verbatim content: String) { pieces = [Piece(text: content)] }

  /// Creates a text from a value in a format, such as `Text(0.5, format: .percent)`.
  nonisolated public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates a text of an image, which is set like a character.
  nonisolated public init(_ image: Image) {
    pieces = [Piece(text: String(TextSpan.attachment), image: image)]
  }

  /// Concatenates two texts, each with its own attributes.
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.pieces += rhs.pieces
    return sum
  }

  nonisolated func changed(_ change: (inout Piece) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index]) }
    return copy
  }
}

nonisolated extension Text {
  /// Sets the font of the text; nil leaves it unchanged.
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.isAttributed ? $0.font ?? font : font ?? $0.font } }

  /// Sets the font weight of the text; nil for the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.changes.weight = weight } }

  /// Sets the font design of the text; nil for the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.changes.design = design } }

  /// Sets the width of the letters; nil for the width of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { changed { $0.changes.width = width } }

  /// Sets the font weight of the text to `Font.Weight.bold`.
  public func bold() -> Text { fontWeight(.bold) }

  /// Sets the font weight of the text to `Font.Weight.bold` if `isActive` is true.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Makes the text italic.
  public func italic() -> Text { changed { $0.changes.isItalic = true } }

  /// Makes the text italic if `isActive` is true.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Sets the font design of the text to `monospaced` if `isActive` is true.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

  /// Has no effect, see `Font.monospacedDigit()`.
  public func monospacedDigit() -> Text { self }

  /// Sets the color of the text; nil leaves it unchanged.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.style = color.map { PieceStyle($0) } ?? $0.style }
  }

  /// Sets the style of the text. Links keep the accent color.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    let style = PieceStyle(style)
    return changed { $0.style = style }
  }
}

extension Text: View, LeafView {
  package static var element: ViewElement<Text>.Type { TextElement.self }

  func makeNode(_ environment: EnvironmentValues) -> TextNode {
    let node = TextNode(spans: spans(in: environment), style: environment.resolvedParagraphStyle)
    node.textScale = environment.displayScale
    node.transition = environment.contentTransition.text
    node.marks = environment.textMarks
    node.selection = environment.textSelection.selection
    node.isRedacted = environment.isRedacted
    TextRendererDrawing.update(node, in: environment)
    return node
  }

  func updateNode(_ node: TextNode, _ environment: EnvironmentValues) {
    node.transition = environment.contentTransition.text
    node.spans = spans(in: environment)
    node.style = environment.resolvedParagraphStyle
    node.textScale = environment.displayScale
    node.marks = environment.textMarks
    node.selection = environment.textSelection.selection
    node.isRedacted = environment.isRedacted
    TextRendererDrawing.update(node, in: environment)
  }

  /// The parts of the text with resolved fonts, colors and decorations.
  package func spans(in environment: EnvironmentValues) -> [TextSpan] {
    let foreground = HierarchicalShapeStyle.primary.resolvedStyle(in: environment)
    let changes = environment.fontChanges
    let resolved = environment.textAppearance
    let textCase = environment.textCase
    let size = environment.dynamicTypeSize
    let language = environment.textLocale?.tag
    return pieces(in: environment.stringTable).flatMap { piece -> [TextSpan] in
      let declared = piece.font ?? environment.font ?? .body
      var font = declared.resolved(at: size)
      changes.apply(to: &font)
      piece.changes.apply(to: &font)
      changes.applyPreferences(to: &font)
      font.language = language
      var style = foreground
      if piece.isLink { style = ControlTint(.text).resolvedStyle(in: environment) }
      if let own = piece.style, !piece.isLink { style = own.style.resolvedStyle(in: environment) }
      let text = piece.live?.text(at: environment.frameDate, in: environment) ?? piece.text
      var span = TextSpan(text: textCase?.apply(to: text) ?? text, font: font, color: style.color)
      span.background = piece.background?.rgba(in: environment)
      span.paint = style.paint
      span.attributes = piece.attributes
      span.image = piece.image?.textImage(font: font, in: environment)
      piece.decoration.over(resolved).apply(to: &span, in: environment)
      return declared.smallCapitals.isEmpty ? [span] : declared.smallCapitals.applied(to: span)
    }
  }
}

extension Text.Piece {
  /// The part with the attributes of `other` in place of missing attributes.
  fileprivate func over(_ other: Self) -> Self {
    var result = other
    result.text = text
    result.isLink = isLink
    result.sources = []
    if changes != FontChanges() { result.changes = changes }
    if decoration != TextAppearance() { result.decoration = decoration }
    result.font = font ?? result.font
    result.style = style ?? result.style
    result.attributes = attributes ?? result.attributes
    return result
  }

  /// Creates a part with the attributes of its markup.
  init(_ run: InlineMarkdown.Run) {
    self.init(text: run.text)
    if run.style.contains(.strong) { changes.weight = .bold }
    if run.style.contains(.emphasis) { changes.isItalic = true }
    if run.style.contains(.code) { changes.design = .monospaced }
    if run.style.contains(.strikethrough) { decoration.strikethrough = .some(Text.LineStyle()) }
    isLink = run.style.contains(.link)
  }
}

/// The alignment of lines of different lengths, set by `multilineTextAlignment(_:)`.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Lines start at the leading edge.
  case leading
  /// Lines are centered.
  case center
  /// Lines end at the trailing edge.
  case trailing
}

extension Text {
  /// The part of a text that is omitted if it does not fit, set by `truncationMode(_:)`.
  public enum TruncationMode: Hashable, Sendable {
    /// The start of the text is omitted: `…end`.
    case head
    /// The end of the text is omitted: `start…`.
    case tail
    /// The middle of the text is omitted: `start…end`.
    case middle
  }
}

extension EnvironmentValues {
  @Entry var paragraphStyle: TextParagraphStyle = TextParagraphStyle()

  /// `paragraphStyle` with the layout direction.
  var resolvedParagraphStyle: TextParagraphStyle {
    var style = paragraphStyle
    style.direction = layoutDirection
    return style
  }

  /// The maximum number of lines of a text; nil for any number. The default is nil.
  public var lineLimit: Int? {
    get { paragraphStyle.lineLimit }
    set { paragraphStyle.lineLimit = newValue }
  }

  /// The additional space between the lines of a text, in points. The default is 0.
  public var lineSpacing: CGFloat {
    get { paragraphStyle.lineSpacing }
    set { paragraphStyle.lineSpacing = Limits.length(newValue, "lineSpacing") }
  }

  /// The alignment of the lines of a text. The default is `.leading`.
  public var multilineTextAlignment: TextAlignment {
    get { [.leading, .center, .trailing][Int(paragraphStyle.alignment * 2)] }
    set { paragraphStyle.alignment = newValue == .leading ? 0 : newValue == .center ? 0.5 : 1 }
  }

  /// The part of a text that is omitted if it does not fit. The default is `.tail`.
  public var truncationMode: Text.TruncationMode {
    get {
      switch paragraphStyle.truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
    set {
      switch newValue {
      case .head: paragraphStyle.truncation = .head
      case .middle: paragraphStyle.truncation = .middle
      case .tail: paragraphStyle.truncation = .tail
      }
    }
  }
}

nonisolated extension View {
  /// Sets the maximum number of lines of texts in this view; nil for any number.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets the `lineSpacing` of texts in this view: the additional space between lines, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the alignment of the lines of texts in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the part of texts in this view that is omitted if they do not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
}
