import ScrollUI

/// `scrollPosition(initialAnchor:)`: ten thousand cards that open at their start, in their middle or at their end.
struct ScrollPositionInitialAnchorDemo: View {
  var anchor = UnitPoint.center
  /// Receives the index of the first visible card.
  var onScroll: (Int) -> Void = { _ in }

  private let width: CGFloat = 190
  private let spacing: CGFloat = 10

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: spacing) {
        ForEach(0..<10_000) { index in
          SceneCard(index: index).frame(width: width)
        }
      }
      .padding(.vertical, 12)
    }
    // Used when the scroll view appears, and never again: later the position belongs to the user.
    .scrollPosition(initialAnchor: anchor)
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.x / (width + spacing)).rounded())
    } action: { _, first in
      onScroll(first)
    }
  }
}
