import ScrollInstruments
import ScrollUI

/// Ten thousand pictures on a wall: a `MagnifyGesture` changes its columns, a `DragGesture` throws an opened picture back into its cell.
struct PhotosPage: View {
  @State private var deck: PhotoDeck
  /// The tile with the keyboard's focus before a picture was opened.
  @State private var formerFocus: PhotoFocus?
  /// The tile with the keyboard's focus before a zoom, in which its button leaves.
  @State private var zoomedFocus: PhotoFocus?
  /// Two fingers on a touchpad turn to the next picture.
  @State private var swipe = SidewaysSwipe()
  @FocusState private var focus: PhotoFocus?
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Creates a page. `deck` is made when the page appears.
  init(deck: @autoclosure @escaping @MainActor () -> PhotoDeck) {
    _deck = State(wrappedValue: deck())
  }

  private var wall: PhotoWall { deck.wall }

  var body: some View {
    VStack(spacing: 0) {
      MonthHeader(wall: wall, margin: margin)
      WallView(wall: wall, style: style, focus: $focus, deck: deck)
    }
    .accessibilityHidden(deck.frontPhoto != nil)
    .overlay { PhotoFront(deck: deck, focus: $focus) }
    .background { PhotoClock(deck: deck) }
    .background { ReportArea(swipe).accessibilityHidden(true) }
    .onAppear { connectSwipe() }
    .onGeometryChange(for: CGSize.self, of: \.size) { deck.stage.size = $0 }
    .onChange(of: environment, initial: true) {
      deck.stage.top = MonthHeader.height
      (deck.stage.isRightToLeft, deck.stage.reducesMotion) = (environment.isRightToLeft, environment.reducesMotion)
    }
    .onChange(of: deck.frontPhoto) { moveFocus() }
    .onChange(of: wall.isZooming) { if wall.isZooming, case .tile? = focus { zoomedFocus = focus } }
    .onChange(of: wall.isFilling) { restoreFocus() }
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .escape], phases: [.down, .repeat]) {
      handle($0.key)
    }
    .onCommand(Self.fewer, isEnabled: wall.canAddColumns(-1)) { wall.addColumns(-1) }
    .onCommand(Self.more, isEnabled: wall.canAddColumns(1)) { wall.addColumns(1) }
  }

  private var style: PhotoCellStyle {
    PhotoCellStyle(showsTitles: options.isOn(Self.titles), hidden: deck.photos)
  }

  private struct Surroundings: Equatable {
    let isRightToLeft: Bool
    let reducesMotion: Bool
  }

  private var environment: Surroundings {
    Surroundings(isRightToLeft: layoutDirection == .rightToLeft, reducesMotion: reducesMotion)
  }

  // MARK: Pictures

  /// Moves the `focus` to `PhotoDeck.front`, and back to `formerFocus`.
  private func moveFocus() {
    if let front = deck.front {
      if case .tile? = focus { formerFocus = focus }
      focus = .front(front.id)
    } else {
      focus = formerFocus
      formerFocus = nil
    }
  }

  /// Returns the focus to `zoomedFocus` when all rows have buttons after a zoom.
  private func restoreFocus() {
    guard !wall.isFilling, !wall.isZooming, let tile = zoomedFocus else { return }
    zoomedFocus = nil
    if focus == nil, deck.frontPhoto == nil { focus = tile }
  }

  private func connectSwipe() {
    swipe.canBegin = { [deck] in deck.canSwipe }
    swipe.didMove = { [deck] in deck.swipe($0) }
    swipe.didEnd = { [deck] velocity in
      deck.endSwipe(velocity: velocity)
      keepFormerFocus()
    }
  }

  // MARK: Keys

  private func handle(_ key: KeyEquivalent) -> KeyPress.Result {
    guard deck.frontPhoto != nil else { return moveFocus(key) }
    switch key {
    case .escape: deck.close()
    case .leftArrow, .upArrow: turn(by: key == .leftArrow && layoutDirection == .rightToLeft ? 1 : -1)
    default: turn(by: key == .rightArrow && layoutDirection == .rightToLeft ? -1 : 1)
    }
    return .handled
  }

  private func turn(by count: Int) {
    deck.turn(by: count)
    keepFormerFocus()
  }

  /// Sets `formerFocus` to the tile of the picture in front.
  private func keepFormerFocus() {
    if formerFocus != nil, let photo = deck.frontPhoto {
      formerFocus = .tile(wall.collection.tile(ofPhoto: photo.index))
    }
  }

  /// Moves the focus to a neighbor of the focused picture. Names of months are passed over.
  private func moveFocus(_ key: KeyEquivalent) -> KeyPress.Result {
    guard case .tile(let tile)? = focus, key != .escape else { return .ignored }
    let columns = wall.blend.main.columns
    let forward = layoutDirection == .rightToLeft ? -1 : 1
    let step = key == .upArrow ? -columns : key == .downArrow ? columns : key == .leftArrow ? -forward : forward
    var next = tile + step
    while next >= 0, next < wall.collection.count, case .month = wall.collection.tile(next) { next += step.signum() }
    guard next >= 0, next < wall.collection.count else { return .ignored }
    wall.show(next)
    focus = .tile(next)
    return .handled
  }
}

/// A `PhotosPage` with the pictures up to the day on which the program was started.
struct PhotosUntilToday: View {
  @Environment(\.startDay) private var today

  var body: some View { PhotosPage(deck: PhotoDeck(wall: PhotoWall(collection: .until(today)))) }
}

/// Advances the `PhotoWall` and the `PhotoDeck`, once in each frame of a movement.
private struct PhotoClock: View {
  let deck: PhotoDeck

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    let wall = deck.wall
    TimelineView(.animation(paused: !wall.isZooming && !wall.isFilling && !deck.isMoving)) { context in
      Color.clear.onChange(of: context.date) {
        if wall.isZooming { wall.advance(to: context.date, reducesMotion: reducesMotion) }
        if wall.isFilling { wall.fillRows() }
        if deck.isMoving { deck.advance(to: context.date) }
      }
    }
  }
}
