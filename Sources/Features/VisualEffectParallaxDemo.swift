import ScrollUI

/// Sample of `visualEffect`: pictures that move more slowly than their frames.
struct VisualEffectParallaxDemo: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 16) {
        ForEach(0..<16) { row in
          Picture(.at(row))
            .frame(height: 300)
            .visualEffect { content, proxy in
              let frame = proxy.frame(in: .scrollView)
              let height = proxy.bounds(of: .scrollView)?.height ?? 0
              return content.offset(y: (height / 2 - frame.midY) * 0.22)
            }
            .frame(maxWidth: 440)
            .frame(height: 170)
            .clipShape(RoundedRectangle(cornerRadius: 14))
        }
      }
    }
  }
}
