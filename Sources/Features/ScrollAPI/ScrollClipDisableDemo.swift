import ScrollUI

/// `scrollClipDisabled(_:)`: cards with shadows that are wider than the space between a card and the edge of the scroll view.
struct ScrollClipDisableDemo: View {
  /// True if the content is drawn outside of the scroll view, too.
  var isDisabled = true
  /// The radius of the shadows, in points.
  var radius: CGFloat = 18

  var body: some View {
    ScrollView {
      VStack(spacing: 28) {
        ForEach(0..<12) { index in
          SceneCard(index: index)
            .frame(height: 150)
            .shadow(color: .black.opacity(0.35), radius: radius, y: radius / 3)
        }
      }
      .padding(12)
    }
    // Only the drawing changes: the scroll view keeps its frame, its gestures and its scroll bar.
    .scrollClipDisabled(isDisabled)
  }
}
