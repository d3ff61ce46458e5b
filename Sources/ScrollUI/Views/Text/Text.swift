import Engine
import Foundation

/// One or more lines of text.
public struct Text: Equatable, Sendable {
  /// A stretch of the text and what it says about its own look.
  struct Piece: Equatable {
    var text: String
    var font: Font?
    var changes = FontChanges()
    /// What the stretch is painted with; nil takes what is around.
    var style: PieceStyle?
    /// An image in the place of the text.
    var image: Image?
    var decoration = TextAppearance()
    /// Links stand in the accent colour.
    var isLink = false
  }

  /// A style of a stretch. Two are the same where that can be told.
  struct PieceStyle: Equatable, @unchecked Sendable {
    let style: AnyShapeStyle
    private let identity: AnyHashable?

    nonisolated init<Style: ShapeStyle>(_ style: Style) {
      self.style = AnyShapeStyle(style)
      identity = (style as? any Hashable).map { AnyHashable($0) }
    }

    nonisolated static func == (lhs: PieceStyle, rhs: PieceStyle) -> Bool {
      lhs.identity != nil && lhs.identity == rhs.identity
    }
  }

  private(set) var pieces: [Piece]

  /// A text that may be marked up: `**strong**`, `*emphasis*`, `` `code` ``, `~~struck~~`, `[links](…)`.
  nonisolated public init(_ key: LocalizedStringKey) {
    let runs = InlineMarkdown.runs(of: key).map(Piece.init)
    let inserted = key.parts.compactMap(\.inserted)
    pieces = inserted.isEmpty ? runs : Self.pieces(runs, with: inserted)
  }

  /// Pieces in which texts stand in the places of attachments.
  nonisolated private static func pieces(_ runs: [Piece], with inserted: [Text]) -> [Piece] {
    var rest = inserted[...]
    return runs.flatMap { run in
      let parts = run.text.split(separator: TextSpan.attachment, omittingEmptySubsequences: false)
      return parts.enumerated().flatMap { index, part -> [Piece] in
        var own = run
        own.text = String(part)
        let text = own.text.isEmpty ? [] : [own]
        return index > 0 ? (rest.popFirst()?.pieces ?? []) + text : text
      }
    }
  }

  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) { self.init(verbatim: String(content)) }

  nonisolated public init(verbatim content: String) { pieces = [Piece(text: content)] }

  /// A value in the form that `format` gives it.
  nonisolated public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// An image that stands in the text like a letter.
  nonisolated public init(_ image: Image) {
    pieces = [Piece(text: String(TextSpan.attachment), image: image)]
  }

  /// One text after the other, each with its own look.
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
  public func font(_ font: Font?) -> Text { changed { $0.font = font ?? $0.font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.changes.weight = weight } }

  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.changes.design = design } }

  public func bold() -> Text { fontWeight(.bold) }

  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public func italic() -> Text { changed { $0.changes.isItalic = true } }

  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

  public func monospacedDigit() -> Text { self }

  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.style = color.map { PieceStyle($0) } ?? $0.style }
  }

  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    let style = PieceStyle(style)
    return changed { $0.style = style }
  }
}

extension Text: View, LeafView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> TextNode {
    let node = TextNode(spans: spans(in: environment), style: environment.paragraphStyle)
    node.textScale = environment.displayScale
    node.transition = environment.contentTransition.text
    return node
  }

  func updateNode(_ node: TextNode, _ environment: EnvironmentValues) {
    node.transition = environment.contentTransition.text
    node.spans = spans(in: environment)
    node.style = environment.paragraphStyle
    node.textScale = environment.displayScale
  }

  /// The text as the engine sets it.
  func spans(in environment: EnvironmentValues) -> [TextSpan] {
    let foreground = HierarchicalShapeStyle.primary.look(in: environment)
    let changes = environment.fontChanges
    let look = environment.textLook
    let textCase = environment.textCase
    let size = environment.dynamicTypeSize
    return pieces.map { piece in
      var font = (piece.font ?? environment.font ?? .body).resolved(at: size)
      changes.apply(to: &font)
      piece.changes.apply(to: &font)
      var style = foreground
      if piece.isLink { style = ResolvedStyle(color: Color.accentColor.rgba(in: environment)) }
      if let own = piece.style, !piece.isLink { style = own.style.look(in: environment) }
      var span = TextSpan(text: textCase?.apply(to: piece.text) ?? piece.text, font: font, color: style.color)
      span.paint = style.paint
      span.image = piece.image?.textImage(font: font, in: environment)
      piece.decoration.over(look).apply(to: &span, in: environment)
      return span
    }
  }
}

extension Text.Piece {
  /// A stretch as its markers say.
  init(_ run: InlineMarkdown.Run) {
    self.init(text: run.text)
    if run.style.contains(.strong) { changes.weight = .bold }
    if run.style.contains(.emphasis) { changes.isItalic = true }
    if run.style.contains(.code) { changes.design = .monospaced }
    if run.style.contains(.strikethrough) { decoration.strikethrough = .some(Text.LineStyle()) }
    isLink = run.style.contains(.link)
  }
}

/// Where lines of different lengths meet.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}

extension Text {
  /// Which part of a text gives way when it does not fit.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }
}

private struct ParagraphStyleKey: EnvironmentKey {
  static var defaultValue: TextParagraphStyle { TextParagraphStyle() }
}

extension EnvironmentValues {
  var paragraphStyle: TextParagraphStyle {
    get { self[ParagraphStyleKey.self] }
    set { self[ParagraphStyleKey.self] = newValue }
  }

  /// The most lines that a text may have; nil for any number.
  public var lineLimit: Int? {
    get { paragraphStyle.lineLimit }
    set { paragraphStyle.lineLimit = newValue }
  }

  /// Extra points between the lines of a text.
  public var lineSpacing: CGFloat {
    get { paragraphStyle.lineSpacing }
    set { paragraphStyle.lineSpacing = Limits.length(newValue, "lineSpacing") }
  }

  public var multilineTextAlignment: TextAlignment {
    get { [.leading, .center, .trailing][Int(paragraphStyle.alignment * 2)] }
    set { paragraphStyle.alignment = newValue == .leading ? 0 : newValue == .center ? 0.5 : 1 }
  }

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
  /// The most lines that texts in this view may have.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
}
