import Features
import ScrollUI

/// The area of a `PageCard` in which a `Tile` moves.
struct Stage<Content: View>: View {
  var height: CGFloat = 150
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      // Samples move their views to locations of gestures. These are not mirrored.
      .environment(\.layoutDirection, .leftToRight)
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .background(.control, in: RoundedRectangle(cornerRadius: 8))
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

/// The `Thumbnail` that is dragged, pressed and rotated; enlarged while `isLifted`.
package struct Tile: View {
  /// The width and height in points.
  package static let side: CGFloat = 72

  let illustration: Illustration
  var isLifted = false

  package var body: some View {
    Thumbnail(illustration: illustration, side: Self.side, radius: 16)
      .scaleEffect(isLifted ? 1.12 : 1)
      .shadow(color: .black.opacity(isLifted ? 0.28 : 0.14), radius: isLifted ? 10 : 3, y: isLifted ? 5 : 1)
      .animation(.snappy(duration: 0.25), value: isLifted)
  }
}

/// A ring along `outline` that fills while `isPressing` is true.
struct HoldRing<Outline: Shape>: View {
  let outline: Outline
  let isPressing: Bool
  /// The time in seconds after which the ring is full.
  let duration: Double

  var body: some View {
    outline
      .trim(from: 0, to: isPressing ? 1 : 0)
      .stroke(.accentText, style: StrokeStyle(lineWidth: 5, lineCap: .round))
      .opacity(isPressing ? 1 : 0)
      .animation(isPressing ? .linear(duration: duration) : .easeOut(duration: 0.2), value: isPressing)
  }
}
