import ScrollUI

/// A tile that is dragged inside of its stage.
private struct DragCard: View {
  let stays: Bool
  let scrolls: Bool
  @State private var place = CGSize.zero
  @State private var stage = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var drag = CGSize.zero

  private var gesture: some Gesture {
    DragGesture(minimumDistance: 4, coordinateSpace: .global)
      .updating($drag) { value, state, _ in state = value.translation }
      .onEnded { value in
        guard stays else { return }
        place = position(after: value.translation)
      }
  }

  var body: some View {
    PageCard(title: "Drag", detail: Text(verbatim: "\(Int(offset.width)), \(Int(offset.height))")) {
      Stage {
        tile
          .offset(offset)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .onGeometryChange(for: CGSize.self, of: \.size, action: { stage = $0 })
      }
    }
    .onChange(of: stays) { withAnimation(.bouncy) { place = .zero } }
  }

  private var offset: CGSize { position(after: drag) }

  /// The offset after a drag by `translation`, in which the tile stays inside of the stage.
  private func position(after translation: CGSize) -> CGSize {
    func clamped(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
      let limit = max(0, (length - Tile.side) / 2)
      return max(-limit, min(limit, value))
    }
    return CGSize(
      width: clamped(place.width + translation.width, stage.width),
      height: clamped(place.height + translation.height, stage.height))
  }

  @ViewBuilder private var tile: some View {
    let tile = Tile(illustration: .kite, isLifted: drag != .zero).pointerStyle(.grabIdle)
    if scrolls { tile.simultaneousGesture(gesture) } else { tile.gesture(gesture) }
  }
}

/// Samples of drags, taps, long presses, two-finger gestures and hovering in a `ScrollView`. The scroll view competes
/// for the pointer.
struct GesturesPage: View {
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    CardColumns(margin: margin) {
      DragCard(stays: options.isOn(Self.stays), scrolls: options.isOn(Self.scrolls))
      LongPressCard()
      HoverCard()
    } second: {
      TapCard()
      PinchCard()
      SequenceCard()
    }
  }
}
