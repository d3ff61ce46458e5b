import ScrollUI

/// A `SourceRow` with the number of its line.
package struct SourceLine: View {
  /// The height in points for `textScale` 1.
  package static let height: CGFloat = 18
  /// The width of the number and of the space beside it in points, for `textScale` 1.
  static let numberWidth: CGFloat = 48
  /// The width of a character in `font` in points, for `textScale` 1.
  nonisolated static let characterWidth: CGFloat = 7.3
  private static let font = Font.system(size: 12, design: .monospaced)

  let row: SourceRow
  let isMarked: Bool
  let isSelected: Bool

  package var body: some View {
    HStack(spacing: 12) {
      Text(verbatim: row.isFirst ? "\(row.line + 1)" : "").foregroundStyle(.tertiaryText)
        .textFrame(width: Self.numberWidth - 12, alignment: .trailing)
      row.tokens.reduce(Text(verbatim: "")) { $0 + $1.colored }.fixedSize()
      Spacer(minLength: 0)
    }
    .font(Self.font)
    .lineLimit(1)
    .textFrame(height: Self.height)
    .background(isMarked ? AnyShapeStyle(.warningText.opacity(0.18)) : AnyShapeStyle(Color.clear))
    .background(isSelected ? AnyShapeStyle(.accentText.opacity(0.18)) : AnyShapeStyle(Color.clear))
  }
}

extension SwiftHighlighter.Token {
  /// The text in the color of its kind.
  var colored: Text {
    let text = Text(verbatim: text)
    return switch kind {
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
