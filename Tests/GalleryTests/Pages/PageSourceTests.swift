import Testing

@testable import Gallery

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
