import ScrollUI

/// Samples of drags, taps, long presses, two-finger gestures and hovering in a `ScrollView`, which competes for the
/// pointer.
struct GesturesPage: View {
  static let description = GalleryPage(
    name: "gestures", title: "Gestures", hint: "Every gesture shares the pointer with scrolling.",
    symbol: "hand.draw", api: ["DragGesture", "MagnifyGesture", "LongPressGesture", "TapGesture"],
    options: [stays, scrolls]
  ) { GesturesPage() }

  private static let stays = PageOption.toggle("keep", "Keep where dropped", key: "k")
  private static let scrolls = PageOption.toggle("scroll", "Scroll while dragging", key: "s")

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

/// The area of a card in which a figure moves.
private struct Stage<Content: View>: View {
  var height: CGFloat = 150
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 8))
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

/// The figure that is dragged, pressed and rotated; enlarged while `isLifted`.
private struct Tile: View {
  /// The width and height in points.
  static let side: CGFloat = 64

  let color: Color
  var isLifted = false

  var body: some View {
    RoundedRectangle(cornerRadius: 14)
      .fill(color.gradient)
      .frame(width: Self.side, height: Self.side)
      .scaleEffect(isLifted ? 1.12 : 1)
      .shadow(color: .black.opacity(isLifted ? 0.28 : 0.14), radius: isLifted ? 10 : 3, y: isLifted ? 5 : 1)
      .animation(.snappy(duration: 0.25), value: isLifted)
  }
}

private struct DragCard: View {
  let stays: Bool
  let scrolls: Bool
  @State private var place = CGSize.zero
  @State private var stage = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var drag = CGSize.zero

  var body: some View {
    PageCard(title: "Drag", detail: "\(Int(offset.width)), \(Int(offset.height))") {
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

  /// The offset after a drag by `translation`, in which the square stays inside of the stage.
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
    let tile = Tile(color: .blue, isLifted: drag != .zero).pointerStyle(.grabIdle)
    if scrolls { tile.simultaneousGesture(gesture) } else { tile.gesture(gesture) }
  }

  private var gesture: some Gesture {
    DragGesture(minimumDistance: 4, coordinateSpace: .global)
      .updating($drag) { value, state, _ in state = value.translation }
      .onEnded { value in
        guard stays else { return }
        place = position(after: value.translation)
      }
  }
}

private struct LongPressCard: View {
  @State private var isOn = false
  @State private var isPressing = false

  var body: some View {
    PageCard(title: "Long press", detail: isPressing ? "Hold …" : isOn ? "On" : "Off") {
      Stage(height: 110) {
        Circle()
          .fill(isOn ? Color.green : Color.gray.opacity(0.35))
          .frame(width: 56, height: 56)
          .overlay {
            Circle()
              .trim(from: 0, to: isPressing ? 1 : 0)
              .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 5, lineCap: .round))
              .rotationEffect(.degrees(-90))
              .padding(-8)
              .animation(isPressing ? .linear(duration: 0.8) : .easeOut(duration: 0.2), value: isPressing)
          }
          .animation(.snappy, value: isOn)
          .onLongPressGesture(minimumDuration: 0.8) {
            isOn.toggle()
          } onPressingChanged: {
            isPressing = $0
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

private struct TapCard: View {
  @State private var singles = 0
  @State private var doubles = 0
  @State private var place: CGPoint?

  var body: some View {
    PageCard(title: "Taps", detail: "\(singles) single, \(doubles) double") {
      Stage {
        ZStack(alignment: .topLeading) {
          Text("Tap or double-tap here")
            .font(GalleryStyle.hint)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          if let place {
            Circle()
              .fill(Color.accentColor.opacity(0.35))
              .frame(width: 26, height: 26)
              .offset(x: place.x - 13, y: place.y - 13)
          }
        }
        .contentShape(Rectangle())
        .gesture(
          SpatialTapGesture(count: 2)
            .onEnded {
              doubles += 1
              place = $0.location
            }
            .exclusively(
              before: SpatialTapGesture().onEnded {
                singles += 1
                place = $0.location
              }))
      }
    }
  }
}

private struct PinchCard: View {
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @GestureState private var pinch: CGFloat = 1
  @GestureState private var turn = Angle.zero

  var body: some View {
    PageCard(title: "Two fingers", detail: "\(Int((scale * pinch * 100).rounded())) %") {
      Stage {
        Tile(color: .purple)
          .scaleEffect(max(0.3, min(3, scale * pinch)))
          .rotationEffect(angle + turn)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .overlay(alignment: .bottom) {
            Text("Needs a touch screen; a double click resets.")
              .font(GalleryStyle.small)
              .foregroundStyle(.secondary)
              .lineLimit(1)
              .padding(.bottom, 8)
          }
          .contentShape(Rectangle())
          .gesture(gesture)
          .onTapGesture(count: 2) {
            withAnimation(.snappy) {
              scale = 1
              angle = .zero
            }
          }
      }
    }
  }

  private var gesture: some Gesture {
    MagnifyGesture()
      .updating($pinch) { value, state, _ in state = value.magnification }
      .onEnded { scale = max(0.3, min(3, scale * $0.magnification)) }
      .simultaneously(
        with: RotateGesture()
          .updating($turn) { value, state, _ in state = value.rotation }
          .onEnded { angle += $0.rotation })
  }
}

private struct HoverCard: View {
  @State private var hovered: Int?

  private static let names = ["Blue", "Green", "Orange", "Pink", "Purple"]

  var body: some View {
    PageCard(title: "Hover", detail: hovered.map { Self.names[$0] } ?? "Rest here for a tip") {
      HStack(spacing: 8) {
        ForEach(0..<Self.names.count, id: \.self) { index in
          RoundedRectangle(cornerRadius: 8)
            .fill(GalleryStyle.palette[index].opacity(hovered == index ? 1 : 0.55))
            .frame(height: 54)
            .scaleEffect(hovered == index ? 1.06 : 1)
            .animation(.snappy(duration: 0.2), value: hovered)
            .onHover { isOver in
              if isOver { hovered = index } else if hovered == index { hovered = nil }
            }
            .pointerStyle(.link)
            .help("The color \(Self.names[index].lowercased())")
        }
      }
    }
  }
}

private struct SequenceCard: View {
  private enum Step: Equatable {
    case idle
    case held
    case dragged(CGFloat)
  }

  @GestureState(resetTransaction: Transaction(animation: .snappy)) private var step = Step.idle

  var body: some View {
    PageCard(title: "Hold, then drag", detail: detail) {
      Stage(height: 110) {
        Tile(color: .orange, isLifted: step != .idle)
          .offset(x: distance)
          .gesture(gesture)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private var detail: String {
    switch step {
    case .idle: "Drag quickly to scroll"
    case .held: "Now drag"
    case .dragged(let distance): "\(Int(distance))"
    }
  }

  private var distance: CGFloat {
    if case .dragged(let distance) = step { distance } else { 0 }
  }

  private var gesture: some Gesture {
    LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .updating($step) { value, state, _ in
        guard case .second(true, let drag) = value else { return }
        state = drag.map { .dragged($0.translation.width) } ?? .held
      }
  }
}
