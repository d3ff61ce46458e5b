import ScrollUI

/// Sample of `contentMargins(_:_:for:)`: outer margins apply to a row of cards, inner margins to a `TextEditor`.
struct ContentMarginsDemo: View {
  /// The placement of the outer margins.
  var placement = ContentMarginPlacement.scrollContent
  /// The length of the outer horizontal margins in points.
  var length: CGFloat = 50
  @State private var text = """
    Margins belong to the content: the text begins 30 points inside of the line on all four sides, and it scrolls through \
    them to the edge.

    The row above has the margins of the stack around, this editor its own: the modifier that is nearer counts.

    文字从线内三十点处开始。Scroll, select, type.

    All lines move as one block, so a margin is seen before the first line and behind the last one, and nowhere in between.
    """

  var body: some View {
    VStack(spacing: 12) {
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<7) { CellView(number: $0, width: 150) }
        }
        .padding(.vertical, 14)
      }
      .scrollIndicators(.visible)
      .border(.gray.opacity(0.5))

      // Inner modifiers take precedence, so these margins apply to the editor.
      TextEditor(text: $text)
        .border(.gray.opacity(0.5))
        .padding()
        .contentMargins(.all, 30, for: .scrollContent)
    }
    .contentMargins(.horizontal, length, for: placement)
    .animation(.snappy, value: length)
  }
}
