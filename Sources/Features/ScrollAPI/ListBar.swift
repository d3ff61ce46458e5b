import ScrollUI

/// A bar with a `title`.
struct ListBar: View {
  let title: LocalizedStringKey
  /// True if the bar has a background of its own.
  let isOpaque: Bool

  @Environment(\.samplePalette) private var palette

  var body: some View {
    Text(title)
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
      .background { if isOpaque { Rectangle().fill(palette.pane) } }
  }
}
