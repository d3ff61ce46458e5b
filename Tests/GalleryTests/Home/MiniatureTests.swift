import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct MiniatureTests {
  private let miniatures = GalleryPages.all.compactMap { page in page.miniature.map { (name: page.name, content: $0) } }

  @Test func everyPageHasAMiniature() {
    #expect(GalleryPages.groups.flatMap(\.pages).filter { $0.miniature == nil }.map(\.name) == [])
  }

  @Test func noTwoMiniaturesLookTheSame() throws {
    var pictures: [(name: String, picture: PixelImage)] = []
    for (name, miniature) in miniatures {
      let window = TestWindow(width: 240, height: HomeTile.miniatureHeight, images: HomeWindow.images) {
        miniature().background(.card)
      }
      window.settle()
      let picture = try window.picture()
      #expect(Set(picture.pixels).count > 2, "\(name)")
      for other in pictures { #expect(picture != other.picture, "\(name) and \(other.name)") }
      pictures.append((name, picture))
    }
  }

  @Test(arguments: [208.0, 240, 372]) func theContentOfAMiniatureDoesNotEnlargeIt(width: CGFloat) {
    for (name, miniature) in miniatures {
      let window = TestWindow(width: width, height: HomeTile.miniatureHeight) {
        miniature().frame(width: width, height: HomeTile.miniatureHeight).accessibilityIdentifier("miniature")
      }
      window.settle()
      let scroll = window.nodes(of: ScrollNode.self).first
      #expect(scroll.map { $0.size.width <= width && $0.size.height <= HomeTile.miniatureHeight } == true, "\(name)")
    }
  }
}
