import ScrollUI

/// `visualEffect(_:)`: rows that blur and fade toward the edges of their scroll view.
struct VisualEffectFadingDemo: View {
  /// The radius of the blur at the edges, in points.
  var blur: CGFloat = 3
  /// The share of the opacity that rows lose at the edges, 0…1.
  var fade: Double = 0.8

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(0..<60) { index in
          // Eight pictures in turn: a jump to the end then decodes no new picture.
          SceneCard(index: index % 8)
            .frame(maxWidth: 560)
            .frame(height: 110)
            .visualEffect { content, proxy in
              let half = (proxy.bounds(of: .scrollView)?.height ?? 2) / 2
              let distance = abs(proxy.frame(in: .scrollView).midY - half) / half
              // 0 in the middle half of the scroll view, 1 at the edges.
              let strength = min(max(distance - 0.45, 0) / 0.55, 1)
              return
                content
                .blur(radius: strength * blur)
                .opacity(1 - fade * Double(strength))
                .saturation(1 - Double(strength))
                .scaleEffect(x: 1 - 0.25 * strength)
            }
        }
      }
      .padding(.vertical, 16)
    }
  }
}
