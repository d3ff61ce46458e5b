import ScrollUI

/// `contentMargins(_:_:for:)`: a row of cards and a `TextEditor` with margins around their content.
struct ContentMarginsDemo: View {
  /// The length of the horizontal margins in points.
  var length: CGFloat = 50
  /// The margins of the content only (`.scrollContent`), of the scroll bars only, or of both (`.automatic`).
  var placement = ContentMarginPlacement.scrollContent
  @Binding var text: String

  var body: some View {
    VStack(spacing: 16) {
      SamplePane(title: "Margins of the content", code: ".contentMargins(.horizontal, \(Int(length)))") {
        ScrollView(.horizontal) { CardStrip() }
      }
      .frame(height: 164)
      SamplePane(title: "The innermost margins win", code: ".contentMargins(.all, 30)") {
        TextEditor(text: $text)
          .accessibilityLabel("Text")
          // An inner modifier has precedence over the outer modifier.
          .contentMargins(.all, 30, for: .scrollContent)
      }
    }
    // Applies to all scroll views inside. The frames keep their sizes, and cards scroll through the margins to the edges.
    .contentMargins(.horizontal, length, for: placement)
    .animation(.snappy, value: length)
  }
}
