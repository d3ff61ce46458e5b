import Engine
import Foundation
import Geometry
import Graphics
import SDLHost
import Testing

@Suite struct AssetNamesTests {
  private func files(_ name: String, _ scale: CGFloat) -> [String] {
    AssetNames.candidates(for: name, scale: scale).map(\.file)
  }

  @Test func theNextLargerScaleIsPreferredThenSmallerScales() {
    #expect(files("a.png", 1) == ["a.png", "a@2x.png", "a@3x.png"])
    #expect(files("a.png", 1.5) == ["a@2x.png", "a@3x.png", "a.png"])
    #expect(files("a.png", 2) == ["a@2x.png", "a@3x.png", "a.png"])
    #expect(files("a.png", 4) == ["a@3x.png", "a@2x.png", "a.png"])
  }

  @Test func aNameWithoutExtensionMatchesAllFormats() {
    #expect(files("folder/a", 1).prefix(4) == ["folder/a.svg", "folder/a.png", "folder/a.jpg", "folder/a.jpeg"])
    #expect(files("a.b", 1).first == "a.b.svg")
  }
}
