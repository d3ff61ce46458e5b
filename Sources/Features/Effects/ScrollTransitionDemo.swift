import ScrollUI

/// `scrollTransition(_:transition:)`: cards that fade and shrink while they enter and leave the visible area.
struct ScrollTransitionDemo: View {
  var configuration = ScrollTransitionConfiguration.animated
  /// The scale of a card outside of the visible area.
  var scale: CGFloat = 0.6
  /// The opacity of a card outside of the visible area.
  var opacity: Double = 0.3
  /// True if cards are visible outside of the scroll view.
  var clip = false

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(0..<30) { index in
          SceneCard(index: index)
            .frame(maxWidth: 320)
            .frame(height: 110)
            // `phase` is `.identity` in the visible area, and `.topLeading` or `.bottomTrailing` beyond its edges.
            .scrollTransition(configuration) { content, phase in
              content
                .scaleEffect(phase.isIdentity ? 1 : scale)
                .opacity(phase.isIdentity ? 1 : opacity)
            }
        }
      }
      .frame(maxWidth: .infinity)
      .padding(12)
    }
    .scrollClipDisabled(clip)
  }
}
