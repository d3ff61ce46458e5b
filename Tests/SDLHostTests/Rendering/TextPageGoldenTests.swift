import Gallery
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The gallery's page of scripts, directions and emoji, drawn with the fonts that `Scripts/run` installs.
@MainActor @Suite struct TextPageGoldenTests {
  @Test(arguments: [1, 2] as [CGFloat]) func thePageOfScriptsIsDrawnAsApproved(scale: CGFloat) throws {
    let window = TestWindow(width: 620, height: 900, scale: scale, fonts: try .installed()) {
      GalleryPages.page(named: "text").content.environment(\.pageMargin, 16)
    }
    try Golden.check(try window.picture(), "text-page-\(Int(scale))")
  }

  @Test func thePageIsMirroredInARightToLeftLayout() throws {
    let window = TestWindow(width: 620, height: 900, fonts: try .installed()) {
      GalleryPages.page(named: "text").content.environment(\.pageMargin, 16)
        .environment(\.pageOptions, options(["direction": "right-to-left"]))
    }
    try Golden.check(try window.picture(), "text-page-right-to-left")
  }

  /// The options of the page with other choices.
  private func options(_ choices: [String: String]) -> PageOptionValues {
    var values = PageOptionValues()
    for option in GalleryPages.page(named: "text").options {
      if let choice = choices[option.name] { values[option] = .choice(choice) }
    }
    return values
  }
}
