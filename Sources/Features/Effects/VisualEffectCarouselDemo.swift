import ScrollUI

/// `visualEffect(_:)`: a carousel with the largest card in the middle, where a card always comes to rest.
struct VisualEffectCarouselDemo: View {
  /// The rotation of the card beside the middle, in degrees.
  var tilt: Double = 5
  /// The share by which the card beside the middle is smaller, 0…0.3.
  var shrink: CGFloat = 0.16

  @Environment(\.layoutDirection) private var direction
  @State private var card: Int? = 20

  var body: some View {
    GeometryReader { room in
      let height = min(max(room.size.height * 0.56, 180), 420)
      carousel(CGSize(width: (height * 0.76).rounded(), height: height.rounded()), in: room.size)
    }
  }

  private func carousel(_ size: CGSize, in room: CGSize) -> some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<41) { index in
          SceneCard(index: index)
            .frame(width: size.width, height: size.height)
            .visualEffect { [direction] content, proxy in
              let middle = (proxy.bounds(of: .scrollView)?.width ?? 0) / 2
              // The distance from the middle in cards, positive towards the trailing edge.
              let fromLeft = (proxy.frame(in: .scrollView).midX - middle) / size.width
              let distance = direction == .rightToLeft ? -fromLeft : fromLeft
              let strength = min(abs(distance), 2.5)
              return
                content
                .scaleEffect(1 - shrink * strength)
                .rotationEffect(.degrees(Double(distance) * tilt))
                .offset(x: -distance * 14, y: strength * strength * 9)
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(anchor: .center))
    // The card in the middle stays there while the window changes its size.
    .scrollPosition(id: $card, anchor: .center)
    // The first and the last card can come to rest in the middle, too.
    .contentMargins(.horizontal, max(0, (room.width - size.width) / 2), for: .scrollContent)
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
  }
}
