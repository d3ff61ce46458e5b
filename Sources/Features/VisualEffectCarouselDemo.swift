import ScrollUI

/// Sample of `visualEffect`: a carousel with the largest card in the middle, where cards come to rest.
struct VisualEffectCarouselDemo: View {
  var body: some View {
    GeometryReader { room in carousel(margin: max(0, (room.size.width - 190) / 2)) }
  }

  /// The `contentMargins` let the first and the last card come to rest in the middle.
  private func carousel(margin: CGFloat) -> some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<41) { card in
          CellView(number: card + 1, width: 190, height: 250)
            .visualEffect { content, proxy in
              let width = proxy.bounds(of: .scrollView)?.width ?? 1
              let distance = (proxy.frame(in: .scrollView).midX - width / 2) / 190
              let strength = min(abs(distance), 2.5)
              return
                content
                .scaleEffect(1 - 0.16 * strength)
                .rotationEffect(.degrees(Double(distance) * 5))
                .offset(x: -distance * 14, y: strength * strength * 9)
                .brightness(Double(strength) * -0.05)
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(anchor: .center))
    .scrollPosition(initialAnchor: .center)
    .contentMargins(.horizontal, margin, for: .scrollContent)
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
    .frame(height: 330)
    .frame(maxHeight: .infinity)
  }
}
