import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The picture with the title on the first page.
@MainActor @Suite struct HomePageTests {
  private let home = HomeWindow(width: 684, height: 596)

  /// The frame of the picture in the window.
  private var picture: CGRect {
    home.window.drawnImages.map { $0.destination.applying($0.transform) }.max { $0.width < $1.width } ?? .zero
  }

  private func titleY() throws -> CGFloat { try titleY(of: home) }

  private func titleY(of home: HomeWindow) throws -> CGFloat {
    try #require(home.window.frame(ofText: "ScrollUI")).minY
  }

  @Test func thePictureMovesAtHalfTheSpeedOfTheContent() throws {
    let (pictureY, titleY) = (picture.minY, try titleY())
    for notches in [-1.0, -1, 1, -2] {
      home.window.wheel(notches, at: CGPoint(x: 340, y: 500))
      for _ in 0..<20 {
        home.window.advance()
        let offset = try #require(home.window.scroll).model.offset.y
        #expect(abs(try self.titleY() - (titleY - offset)) < 0.01)
        // The picture is drawn at whole pixels.
        #expect(abs(picture.minY - (pictureY - offset / 2)) <= 0.5, "offset \(offset)")
      }
    }
  }

  @Test func thePictureLeavesNoGapWhileItIsPulledDown() throws {
    home.window.send(.mouseDown(CGPoint(x: 340, y: 100), button: 1))
    home.window.advance()
    var pulled: CGFloat = 0
    for step in 1...45 {
      home.window.send(.mouseMove(CGPoint(x: 340, y: 100 + Double(step) * 10)))
      home.window.advance()
      pulled = -(try #require(home.window.scroll).model.offset.y)
      let grid = try #require(home.window.frame(ofText: "Feel")).minY - 20
      #expect(picture.minY <= 0.01, "pulled by \(pulled)")
      #expect(picture.maxY >= grid - 0.01, "pulled by \(pulled)")
    }
    #expect(pulled > 80)
  }

  /// The window has no picture, so that the title is on white, which is brighter than any picture.
  @Test func theTextOnThePictureIsReadableOnWhite() throws {
    let window = TestWindow(width: 684, height: 596) { HomePage().background(Color.white) }
    window.settle()
    let image = try window.picture()
    for (text, minimum) in [("ScrollUI", 3.0), ("Smooth scrolling for the Linux desktop, written in Swift.", 4.5)] {
      let frame = try #require(window.frame(ofText: text))
      for y in Int(frame.minY)...Int(frame.maxY) {
        let background = image[Int(frame.minX) - 6, y] & 0xFF_FFFF
        #expect(Contrast.ratio(background, 0xFFFFFF) >= minimum, "\(text), row \(y)")
      }
    }
  }

  /// Widths of the page with the lines that the sentence takes.
  @Test(arguments: [(684.0, 1), (424, 2), (380, 2), (360, 2)])
  func theSentenceOnThePictureIsWhole(width: Double, lines: Int) throws {
    let home = HomeWindow(width: width, height: 436)
    let sentence = "Smooth scrolling for the Linux desktop, written in Swift."
    #expect(!home.window.drawnTexts.contains { $0.hasPrefix("Smooth") && $0.hasSuffix("…") })
    let frame = try #require(home.window.frame(ofText: sentence))
    #expect(abs(frame.height - Double(lines) * 15) < 1, "\(frame)")
    #expect(try titleY(of: home) >= 0)
  }

  @Test func theButtonsOpenPhysicsAndTheSource() throws {
    try home.window.tap("See the code")
    #expect(home.model.showsSource)
    try home.window.tap("Throw something")
    #expect(home.model.current.name == "physics")
  }

  @Test func theSourceOfThePageBeginsWithThePicture() throws {
    let source = try #require(PageSources.files[HomePage.description.sourceFile])
    #expect(try #require(source.range(of: "hero(")).lowerBound < source.index(source.startIndex, offsetBy: 1_600))
  }
}
