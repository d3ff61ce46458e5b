import Engine
import Features
import Gallery
import ScrollUI
import ScrollUITesting

/// A window with the `HomePage`, high enough for all tiles in two columns.
@MainActor struct HomeWindow {
  let model = GalleryModel(pageName: "home")
  let window: TestWindow

  /// An image library with the illustrations, which are read as placeholders.
  static var images: FixedImageLibrary {
    let images = FixedImageLibrary()
    for scene in Illustration.allCases.map(\.rawValue) {
      for name in [scene, scene + ".dark"] { images.add("Scenes/\(name)", width: 480, height: 320) }
    }
    return images
  }

  /// Creates the window and lets it come to rest, after the greeting of the page unless `settles` is false.
  init(width: CGFloat = 684, height: CGFloat = 6000, reducesMotion: Bool = false, settles: Bool = true) {
    let model = model
    window = TestWindow(width: width, height: height, images: Self.images) {
      HomePage()
        .environment(\.galleryModel, model)
        .environment(\.accessibilityReduceMotion, reducesMotion)
        .foregroundStyle(.text, .secondaryText, .tertiaryText)
        .background(.window)
    }
    if settles { window.settle() }
  }

  var isAtRest: Bool { !window.pipeline.wantsFrame && window.pipeline.nextDeadline == nil }

  /// A point in the miniature of the tile of `page`.
  func point(of page: String) -> CGPoint {
    let title = GalleryPages.page(named: page).title
    guard let frame = window.frame(ofText: title) else { return .zero }
    return CGPoint(x: frame.midX, y: frame.minY - 70)
  }

  /// The offsets of the scroll views in the tile of `page`, outer before inner.
  func offsets(of page: String) -> [CGPoint] {
    let point = point(of: page)
    return
      miniatures
      .filter { $0.convert($0.bounds, to: nil).insetBy(dx: -60, dy: -60).contains(point) }
      .filter { abs($0.convert($0.bounds, to: nil).midX - point.x) < 190 }
      .map(\.model.offset)
  }

  /// The scroll views of all miniatures.
  var miniatures: [ScrollNode] { window.nodes(of: ScrollNode.self).filter { $0 !== window.scroll } }

  /// The offsets of the scroll views of all miniatures.
  var allOffsets: [CGPoint] { miniatures.map(\.model.offset) }

  /// Presses the Tab key until the tile of the first page has the focus: after the two buttons of the picture.
  func focusFirstTile() {
    for _ in 0..<3 { window.key("Tab") }
  }
}
