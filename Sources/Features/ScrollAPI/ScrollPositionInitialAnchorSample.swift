import ScrollUI

/// `ScrollPositionInitialAnchorDemo` in a `SamplePane` with the number of the first visible card and the position in the content. A new anchor opens it again.
struct ScrollPositionInitialAnchorSample: View {
  let anchor: UnitPoint
  let name: String
  /// The number of times that the sample was opened again.
  let openings: Int

  @State private var first = 0

  var body: some View {
    SamplePane(
      title: "Ten thousand pictures", code: ".scrollPosition(initialAnchor: .\(name))",
      detail: Text("From \(first + 1, format: .number) of \(10_000, format: .number)")
    ) {
      VStack(spacing: 0) {
        ScrollPositionInitialAnchorDemo(anchor: anchor) { first = min(max($0, 0), 9_999) }
          // A scroll view with another identity is a new scroll view.
          .id("\(name) \(openings)")
        PositionTrack(share: CGFloat(first) / 9_999).padding(EdgeInsets(top: 0, leading: 16, bottom: 14, trailing: 16))
      }
    }
    .frame(maxHeight: 640)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// A line with a mark at `share` of its length.
private struct PositionTrack: View {
  let share: CGFloat

  @Environment(\.samplePalette) private var palette

  var body: some View {
    GeometryReader { track in
      Capsule().fill(palette.edge).frame(height: 4).frame(maxHeight: .infinity)
      Capsule().fill(.tint).frame(width: 28, height: 6)
        .offset(x: (track.size.width - 28) * share, y: (track.size.height - 6) / 2)
    }
    .frame(height: 10)
  }
}
