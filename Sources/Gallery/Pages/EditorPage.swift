import ScrollUI

/// A `TextEditor` for `letter` and for `longText`, a megabyte. Each text keeps its own edits and its own selection.
struct EditorPage: View {
  /// The number of paragraphs of the long text, about 115 bytes each.
  private static let longCount = 9_100

  @Environment(\.pageOptions) private var options
  @Environment(\.pageRows) private var rows
  @Environment(\.pageMargin) private var margin
  /// The edited letter; nil for `EditorTexts.letter(in:)`.
  @State private var editedLetter: String?
  @State private var longText = ""
  @Environment(\.world) private var world

  var body: some View {
    let isLong = rows != nil || options.choice(Self.text) == "megabyte"
    let text = isLong ? $longText : letter
    VStack(spacing: 0) {
      GeometryReader { page in
        TextEditor(text: text)
          .accessibilityLabel("Text")
          .font(.system(size: options.number(Self.fontSize)))
          .lineSpacing(4)
          .contentMargins(.leading, margins(page.size.width).leading, for: .scrollContent)
          .contentMargins(.trailing, margins(page.size.width).trailing, for: .scrollContent)
          .contentMargins(.vertical, 12, for: .scrollContent)
          // The identity changes with the text: each text has its own selection and undo.
          .id(isLong)
      }
      Divider()
      TextFigures(text: text.wrappedValue)
        .padding(.horizontal, margin)
        .padding(.vertical, 8)
        .column()
    }
    .onChange(of: isLong, initial: true) {
      if isLong, longText.isEmpty { longText = EditorTexts.long(paragraphs: rows ?? Self.longCount, world) }
    }
  }

  private var letter: Binding<String> {
    Binding(get: { editedLetter ?? EditorTexts.letter(in: world.language) }, set: { editedLetter = $0 })
  }

  /// The margins of a column with at most 75 characters a line. In a window that is hardly wider than `GalleryColumn.width` it begins at
  /// `margin`, else it is centered. `TextEditor` itself adds 5 points.
  private func margins(_ width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let text = options.number(Self.fontSize) * Self.columnInEms
    let leading = max(margin, (width - max(text, GalleryColumn.width)) / 2 + margin)
    return (leading - 5, max(margin, width - leading - text) - 5)
  }

  /// The width of 75 characters in multiples of `fontSize`.
  private static let columnInEms = 36.5
}
