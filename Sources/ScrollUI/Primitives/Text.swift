import Engine
import Foundation

/// One or more lines of text.
public struct Text: Equatable {
  /// A stretch of the text and what it says about its own look.
  struct Piece: Equatable {
    var text: String
    var font: Font?
    var changes = FontChanges()
    var color: Color?
  }

  private(set) var pieces: [Piece]

  nonisolated public init(_ key: LocalizedStringKey) { self.init(verbatim: key.text) }

  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) { self.init(verbatim: String(content)) }

  nonisolated public init(verbatim content: String) { pieces = [Piece(text: content)] }

  /// A value in the form that `format` gives it.
  nonisolated public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// One text after the other, each with its own look.
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.pieces += rhs.pieces
    return sum
  }

  nonisolated private func changed(_ change: (inout Piece) -> Void) -> Text {
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

  public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = color ?? $0.color } }

  public func foregroundStyle(_ color: Color) -> Text { changed { $0.color = color } }
}

extension Text: View, LeafView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> TextNode {
    let node = TextNode(spans: spans(in: environment), style: environment.paragraphStyle)
    node.textScale = environment.displayScale
    return node
  }

  func updateNode(_ node: TextNode, _ environment: EnvironmentValues) {
    node.spans = spans(in: environment)
    node.style = environment.paragraphStyle
    node.textScale = environment.displayScale
  }

  private func spans(in environment: EnvironmentValues) -> [TextSpan] {
    let foreground = HierarchicalShapeStyle.primary.rgba(in: environment)
    let changes = environment.fontChanges
    return pieces.map { piece in
      var font = (piece.font ?? environment.font ?? .body).resolved
      changes.apply(to: &font)
      piece.changes.apply(to: &font)
      return TextSpan(text: piece.text, font: font, color: piece.color?.rgba(in: environment) ?? foreground)
    }
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
