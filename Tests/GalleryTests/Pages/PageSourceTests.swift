import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The files that the source view shows.
@MainActor @Suite struct PageSourceTests {
  private static let pages = GalleryPages.groups.flatMap(\.pages)

  /// The lines of a page's source without the imports.
  private func lines(of page: GalleryPage) throws -> [Substring] {
    let file = try #require(PageSources.files[page.sourceFile], "\(page.name)")
    return file.split(separator: "\n").filter { !$0.hasPrefix("import ") }
  }

  @Test func theSourceOfAPageBeginsWithASentenceAndAView() throws {
    for page in Self.pages {
      let lines = try lines(of: page)
      #expect(lines.first?.hasPrefix("/// ") == true, "\(page.name)")
      let declaration = lines.first { !$0.hasPrefix("///") }
      #expect(
        declaration?.contains(#/^(?:private )?struct \w+: View \{$/#) == true, "\(page.name): \(declaration ?? "")")
    }
  }

  /// Names that the code of a page does not spell out: shortened to `.paging`, inferred, or of an interface beside that of the sample.
  private static let impliedNames: Set<String> = [
    "parallax GeometryProxy", "initialanchor defaultScrollAnchor", "paging PagingScrollTargetBehavior",
    "viewaligned ViewAlignedScrollTargetBehavior", "observe onScrollGeometryChange",
    "drawing Gradient", "readsize GeometryReader", "readsize onGeometryChange", "readsize PreferenceKey",
    "gestures TapGesture", "swipes contextMenu",
  ]

  @Test func eachNameOfTheAPILeadsToALineWithTheName() {
    for page in Self.pages {
      for name in page.api {
        let symbol = String(name.prefix { $0 != "(" })
        if Self.impliedNames.contains("\(page.name) \(symbol)") { continue }
        guard let place = page.sourcePlace(of: name) else {
          Issue.record("\(page.name): \(name) is in no file")
          continue
        }
        let lines = PageSources.files[place.file]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        #expect(lines.indices.contains(place.line) && lines[place.line].contains(symbol), "\(page.name): \(name)")
      }
    }
  }

  @Test func aNameOfTheAPIOpensTheSourceAtItsLine() throws {
    let window = TestWindow(width: 1200, height: 700) { GalleryView(page: "header") }
    window.settle()
    try window.tap("PreferenceKey")
    window.settle()
    #expect(window.texts.contains("HeaderPage.swift"))
    let place = try #require(GalleryPages.page(named: "header").sourcePlace(of: "PreferenceKey"))
    let line = try #require(window.frame(ofText: "\(place.line + 1)"))
    #expect(CGRect(x: 0, y: 44, width: 1200, height: 656).contains(line))
    window.key("C", .control)
    window.settle()
    #expect(window.textInput.clipboardText.contains("PreferenceKey"))
  }

  /// Containers of SwiftUI that a sample may begin with instead of an interface of its page.
  private static let containers = ["GeometryReader", "ScrollView", "ScrollViewReader", "VStack"]

  @Test func theInterfaceOfAPageIsAmongTheFirstLinesOfItsSource() throws {
    for page in Self.pages {
      let names = page.api.map { String($0.prefix { $0 != "(" }) } + Self.containers
      let code = try lines(of: page).prefix(24).filter { !$0.hasPrefix("///") }
      let words = Set(code.flatMap { $0.split { !$0.isLetter } }.map(String.init))
      #expect(!words.isDisjoint(with: names), "\(page.name): \(page.sourceFile)")
    }
  }
}
