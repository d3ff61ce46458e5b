import Engine
import ScrollUI
import ScrollUITesting
import Testing

@testable import Gallery

@MainActor @Suite struct MiniatureTests {
  @Test func everyPageHasAMiniature() {
    for page in GalleryPages.groups.flatMap(\.pages) {
      #expect(Miniature(rawValue: page.name) != nil, "\(page.name)")
    }
  }

  @Test func noTwoMiniaturesLookTheSame() throws {
    var pictures: [(name: String, picture: PixelImage)] = []
    for miniature in Miniature.allCases {
      let window = TestWindow(width: 240, height: Miniature.height, images: HomeWindow.images) {
        miniature.content.background(.card)
      }
      window.settle()
      let picture = try window.picture()
      #expect(Set(picture.pixels).count > 2, "\(miniature)")
      for other in pictures { #expect(picture != other.picture, "\(miniature) and \(other.name)") }
      pictures.append((miniature.rawValue, picture))
    }
  }

  @Test(arguments: [208.0, 240, 372]) func theContentOfAMiniatureDoesNotEnlargeIt(width: CGFloat) {
    for miniature in Miniature.allCases {
      let window = TestWindow(width: width, height: Miniature.height) {
        miniature.content.frame(width: width, height: Miniature.height).accessibilityIdentifier("miniature")
      }
      window.settle()
      let scroll = window.nodes(of: ScrollNode.self).first
      #expect(scroll.map { $0.size.width <= width && $0.size.height <= Miniature.height } == true, "\(miniature)")
    }
  }
}
