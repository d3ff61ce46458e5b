import ScrollUI

/// Sample of `visualEffect`: pictures that move more slowly than their frames.
struct VisualEffectParallaxDemo: View {
  private let colors: [(Color, Color)] = [(.indigo, .orange), (.teal, .yellow), (.purple, .pink), (.blue, .mint)]

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(0..<16) { row in
          Landscape(sky: colors[row % 4].0, sun: colors[row % 4].1)
            .frame(height: 300)
            .visualEffect { content, proxy in
              let frame = proxy.frame(in: .scrollView)
              let height = proxy.bounds(of: .scrollView)?.height ?? 0
              return content.offset(y: (height / 2 - frame.midY) * 0.22)
            }
            .frame(height: 170)
            .clipShape(RoundedRectangle(cornerRadius: 14))
        }
      }
    }
  }
}

/// A landscape: a sky with a sun, and hills in the foreground.
private struct Landscape: View {
  let sky: Color
  let sun: Color

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [sky, sun.opacity(0.7)], startPoint: .top, endPoint: .bottom)
      Circle().fill(sun).frame(width: 64, height: 64).offset(x: 60, y: -120)
      Ellipse().fill(sky.opacity(0.8)).frame(height: 180).offset(x: -150, y: 95)
      Ellipse().fill(Color.black.opacity(0.45)).frame(height: 150).offset(x: 140, y: 100)
    }
  }
}
