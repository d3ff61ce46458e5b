import SDLHost
import ScrollUI
import Testing

/// The views of an `ImageRenderer`.
@MainActor @Suite struct PictureHostTests {
  @Test func allPicturesShareOneTextSystem() {
    let before = TextSystem.opened
    // It may be the first picture of the process.
    let first = ImageRenderer(content: Text("Tea")).image
    let opened = TextSystem.opened
    #expect(first != nil && opened <= before + 1)
    for (scale, isOpaque) in [(1.0, false), (1, true), (2, false), (3, true)] {
      let renderer = ImageRenderer(content: Text("Coffee"))
      renderer.scale = scale
      renderer.isOpaque = isOpaque
      let pictures = [renderer.image, renderer.image]
      #expect(pictures[0] != nil && pictures[0] == pictures[1])
    }
    #expect(TextSystem.opened == opened)
  }
}
