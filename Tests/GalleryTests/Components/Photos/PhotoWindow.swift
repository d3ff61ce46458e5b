import Engine
import Gallery
import ScrollUI
import ScrollUITesting

/// A window with a `PhotosPage`.
@MainActor struct PhotoWindow {
  static let size = CGSize(width: 684, height: 520)
  /// The height of the header above the wall.
  static let top: CGFloat = 36

  let deck: PhotoDeck
  let window: TestWindow

  var wall: PhotoWall { deck.wall }

  init(
    settings: PageOptionValues = PageOptionValues(), reducesMotion: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) {
    let deck = PhotoDeck(wall: PhotoWall(collection: .ofSixYears))
    self.deck = deck
    window = TestWindow(width: Self.size.width, height: Self.size.height, images: HomeWindow.images) {
      deck.page
        .environment(\.pageOptions, settings)
        .environment(\.accessibilityReduceMotion, reducesMotion)
        .environment(\.layoutDirection, direction)
        .background(.window)
    }
    window.settle()
  }

  /// The frames of all pictures on the wall and in front of it, with those around the window.
  var pictures: [CGRect] { window.nodes(of: ImageNode.self).map { $0.convert($0.bounds, to: nil) } }

  /// The frame of the flown picture, of the latest flight.
  var front: CGRect? { window.frames("front").last }

  /// The frame of a tile in the window.
  func frame(ofTile tile: Int) -> CGRect { wall.frame(ofTile: tile).offsetBy(dx: 0, dy: Self.top) }

  /// The tile of the first picture that is entirely visible, from `row` rows below the middle.
  var middleTile: Int {
    let y = wall.visible.minY + wall.visible.height / 2
    return wall.blend.tile(at: CGPoint(x: Self.size.width * 0.6, y: y))
  }

  func middle(ofTile tile: Int) -> CGPoint {
    let frame = frame(ofTile: tile)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Clicks the picture of a tile. Returns the frame of its cell.
  func open(_ tile: Int) -> CGRect {
    let cell = frame(ofTile: tile)
    window.click(CGPoint(x: cell.midX, y: cell.midY))
    return cell
  }
}

@MainActor extension PhotoCollection {
  /// The pictures of the years 2020 to 2025.
  static let ofSixYears = until(CalendarDay(month: CalendarMonth(year: 2025, number: 12), day: 31))
}
