import ScrollUI

/// Pictures that move more slowly than their frames.
///
/// Each picture is taller than its frame by `depth` on both sides. `visualEffect` shifts it by the frame's position in the scroll view.
struct VisualEffectParallaxDemo: View {
  /// The distance in points by which a picture is shifted at the edges of the scroll view.
  var depth: CGFloat = 60

  private let frameHeight: CGFloat = 190

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 300), spacing: 16)], spacing: 16) {
        ForEach(0..<24) { index in
          Picture(.at(index))
            .frame(height: frameHeight + 2 * depth)
            // The closure runs after the layout, with the geometry of this frame. Scrolling evaluates no body and lays nothing out.
            .visualEffect { content, proxy in
              let viewport = proxy.bounds(of: .scrollView)?.height ?? 0
              // From −1 for a frame that enters at the bottom to 1 for a frame that leaves at the top.
              let position = (viewport / 2 - proxy.frame(in: .scrollView).midY) / ((viewport + frameHeight) / 2)
              return content.offset(y: min(max(position, -1), 1) * depth)
            }
            .frame(height: frameHeight)
            .sceneCaption(index)
        }
      }
      .padding(.vertical, 16)
    }
  }
}
