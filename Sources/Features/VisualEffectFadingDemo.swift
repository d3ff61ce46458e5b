import ScrollUI

/// Sample of `visualEffect`: rows fade and blur towards the edges.
struct VisualEffectFadingDemo: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(0..<60) { row in
          CellView(number: row, width: 260, height: 84)
            .visualEffect { content, proxy in
              let height = proxy.bounds(of: .scrollView)?.height ?? 1
              let distance = abs(proxy.frame(in: .scrollView).midY - height / 2) / (height / 2)
              let strength = min(max(distance - 0.45, 0) / 0.55, 1)
              return
                content
                .opacity(1 - 0.8 * Double(strength))
                .scaleEffect(x: 1 - 0.25 * strength)
                .blur(radius: strength * 3)
                .saturation(1 - Double(strength))
            }
        }
      }
      .padding(.vertical, 12)
    }
  }
}
