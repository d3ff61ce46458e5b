import ScrollUI

/// The `PhotoDeck.flights` over a dimmed `WallView`, and the `PhotoCaption`.
struct PhotoFront: View {
  let deck: PhotoDeck
  let focus: FocusState<PhotoFocus?>.Binding
  @Environment(\.world) private var world

  private static let space = NamedCoordinateSpace.named("photos")

  var body: some View {
    let front = deck.front
    ZStack(alignment: .topLeading) {
      Color.black
        .opacity(0.86 * (deck.flights.map(\.dimming).max() ?? 0))
        .contentShape(Rectangle())
        .modifier(PhotoDrag(deck: deck, id: front?.id, space: Self.space))
        .allowsHitTesting(front != nil)
        .accessibilityHidden(true)
      if let front {
        PhotoCaption(deck: deck, photo: front.photo)
          .environment(\.layoutDirection, deck.stage.isRightToLeft ? .rightToLeft : .leftToRight)
          .opacity(front.clearness)
          .placed(in: captionFrame)
      }
      ForEach(deck.flights) { flight in
        ForEach(neighbors(of: flight), id: \.photo.index) { neighbor in
          PhotoImage(neighbor.photo, image: deck.stage.front, seen: deck.stage.front).placed(in: neighbor.frame)
        }
        picture(of: flight)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .coordinateSpace(Self.space)
    .clipped()
  }

  private var captionFrame: CGRect {
    let size = deck.stage.size
    return CGRect(x: 0, y: size.height - PhotoStage.captionHeight, width: size.width, height: PhotoStage.captionHeight)
  }

  private func picture(of flight: PhotoFlight) -> some View {
    let frame = flight.frame(deck.stage)
    return PhotoImage(flight.photo, image: flight.image(deck.stage), seen: frame)
      .opacity(flight.opacity)
      .contentShape(Rectangle())
      .modifier(PhotoDrag(deck: deck, id: flight.id, space: Self.space))
      .focusable(flight.goal == .front)
      .focused(focus, equals: .front(flight.id))
      .focusEffectDisabled()
      .accessibilityElement()
      .accessibilityLabel(flight.photo.spokenTitle(world))
      .accessibilityAddTraits(.isImage)
      .accessibilityIdentifier("front")
      .placed(in: frame)
  }

  /// The further pictures of the row in sight, beside `PhotoStage.front`.
  private func neighbors(of flight: PhotoFlight) -> [(photo: Photo, frame: CGRect)] {
    guard flight.goal == .front, flight.strip.value != 0 else { return [] }
    let (stage, strip) = (deck.stage, flight.strip.value)
    let first = Int((-strip / stage.step).rounded(.down))
    return [first, first + 1].filter { $0 != 0 }.compactMap { place in
      stage.neighbor(of: flight.photo, by: place * Int(stage.forward)).map {
        ($0, stage.front.offsetBy(dx: strip + CGFloat(place) * stage.step, dy: 0))
      }
    }
  }
}

extension View {
  /// Gives the view a rectangle of a `PhotoStage`.
  fileprivate func placed(in frame: CGRect) -> some View {
    self.frame(width: max(frame.width, 0), height: max(frame.height, 0)).position(x: frame.midX, y: frame.midY)
  }
}

/// A `DragGesture` that takes, moves and throws a `PhotoFlight`. A click without a movement turns it around.
private struct PhotoDrag: ViewModifier {
  let deck: PhotoDeck
  let id: PhotoFlight.ID?
  let space: NamedCoordinateSpace
  @GestureState private var held: PhotoFlight.ID?

  func body(content: Content) -> some View {
    content
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: space)
          .updating($held) { _, held, _ in held = held ?? id }
          .onChanged { value in
            if let id = held ?? id { deck.drag(id, to: value.location, from: value.startLocation) }
          }
          .onEnded { value in
            if let id = held ?? id { deck.letGo(id, velocity: value.velocity) }
          }
      )
      // A drag that is cancelled.
      .onChange(of: held) { old, new in if new == nil, let old { deck.letGo(old, velocity: .zero) } }
  }
}

/// The title, the place and the day of a picture, and the buttons that turn to its neighbors.
private struct PhotoCaption: View {
  let deck: PhotoDeck
  let photo: Photo
  @Environment(\.world) private var world

  var body: some View {
    HStack(spacing: 4) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: photo.title(world)).font(GalleryStyle.headline)
        photo.place(world).font(GalleryStyle.hint).opacity(0.85)
      }
      .lineLimit(1)
      .accessibilityElement(children: .combine)
      Spacer(minLength: 8)
      button("Previous picture", "chevron.backward", isEnabled: deck.stage.neighbor(of: photo, by: -1) != nil) {
        deck.turn(by: -1)
      }
      button("Next picture", "chevron.forward", isEnabled: deck.stage.neighbor(of: photo, by: 1) != nil) {
        deck.turn(by: 1)
      }
      button("Back to the wall", "xmark") { deck.close() }
    }
    .foregroundStyle(Color.white)
    .padding(.horizontal, 16)
  }

  private func button(
    _ name: LocalizedStringKey, _ symbol: String, isEnabled: Bool = true, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: symbol).font(.system(size: 15, weight: .semibold)).frame(width: 36, height: 36)
    }
    .buttonStyle(CaptionButtonStyle())
    .disabled(!isEnabled)
    .accessibilityLabel(name)
    .help(name)
  }
}

/// The style of the buttons of a `PhotoCaption`.
private struct CaptionButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(Color.white)
      .background { Circle().fill(Color.white.opacity(configuration.isPressed ? 0.3 : 0.14)) }
      .overlay { if configuration.isFocused { Circle().strokeBorder(Color.white, lineWidth: 2) } }
      .opacity(isEnabled ? 1 : 0.4)
      .contentShape(Circle())
  }
}
