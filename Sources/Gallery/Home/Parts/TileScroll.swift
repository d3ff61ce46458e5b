import ScrollUI

/// A small `ScrollView` that moves through a `TileScript` while `isTilePlaying` is true, and returns to its rest otherwise. It takes no
/// input of its own.
struct TileScroll<Content: View, Overlay: View>: View {
  private let axis: Axis
  private let script: TileScript
  private let content: Content
  private let overlay: Overlay

  @State private var position: ScrollPosition
  @State private var scroll = TileOffset()
  @State private var step = 0
  @Environment(\.isTilePlaying) private var isPlaying
  @Environment(\.layoutDirection) private var layoutDirection

  /// Creates a scroll view with an `overlay` that does not scroll, and that reads the offset with `WithTileOffset`.
  init(
    _ axis: Axis = .vertical, _ script: TileScript = .toAndFro, @ViewBuilder content: () -> Content,
    @ViewBuilder overlay: () -> Overlay = { EmptyView() }
  ) {
    self.axis = axis
    self.script = script
    self.content = content()
    self.overlay = overlay()
    _position = State(wrappedValue: Self.position(at: script.rest, axis))
  }

  var body: some View {
    ScrollView(axis == .vertical ? .vertical : .horizontal) { content }
      .scrollPosition($position)
      .scrollIndicators(.hidden)
      .scrollDisabled(true)
      .onScrollGeometryChange(for: TileOffset.Reading.self) {
        TileOffset.Reading($0, axis, layoutDirection)
      } action: {
        scroll.reading = $1
      }
      .onScrollPhaseChange { _, phase in
        if phase == .idle, isPlaying { play() }
      }
      .onChange(of: isPlaying) {
        step = 0
        if isPlaying {
          play(after: Self.restingTime)
        } else {
          move(to: min(script.rest, scroll.reading.maximum), .smooth(duration: 0.6))
        }
      }
      .overlay { overlay }
      .environment(\.tileOffset, scroll)
  }

  private static func position(at offset: CGFloat, _ axis: Axis) -> ScrollPosition {
    guard offset > 0 else { return ScrollPosition() }
    return axis == .vertical ? ScrollPosition(y: offset) : ScrollPosition(x: offset)
  }

  /// The time in seconds that the pointer rests on a tile before its first move, so that nothing moves while the page scrolls under it.
  private static var restingTime: Double { 0.15 }

  /// Begins the next move that leads to another offset, after `pause` seconds.
  private func play(after pause: Double = 0) {
    for _ in script.moves {
      let move = script.moves[step % script.moves.count]
      step += 1
      let target = move.target * scroll.reading.maximum
      if abs(target - scroll.reading.offset) > 0.5 {
        return self.move(to: target, move.animation.delay(pause))
      }
    }
  }

  private func move(to offset: CGFloat, _ animation: Animation) {
    withAnimation(animation) {
      if axis == .vertical {
        position.scrollTo(y: offset)
      } else {
        position.scrollTo(x: layoutDirection == .rightToLeft ? scroll.reading.maximum - offset : offset)
      }
    }
  }
}
