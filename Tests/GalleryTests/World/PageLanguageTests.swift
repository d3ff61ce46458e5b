import Engine
import Gallery
import Graphics
import ScrollUI
import ScrollUITesting
import Testing

/// The texts that each page shows when it opens, in both languages.
@MainActor @Suite struct PageLanguageTests {
  /// The pages that show scripts of several languages, and say so.
  private static let pagesOfManyScripts: Set<String> = ["text", "feed", "home"]
  /// A Chinese character. The property Han of the regular expressions has punctuation marks, too.
  private nonisolated(unsafe) static let han = #/[\u{4E00}-\u{9FFF}]/#

  private func window(_ page: String, _ language: GalleryLanguage) async -> TestWindow {
    let window = TestWindow(width: 900, height: 700) { GalleryView(page: page, language: language) }
    window.settle()
    await window.run(seconds: 1)
    return window
  }

  /// The texts that are drawn right of the list of pages and below the bar, with repetitions.
  private func texts(in window: TestWindow) -> [String] {
    window.nodes(of: TextNode.self).filter { node in
      let frame = node.convert(node.bounds, to: nil)
      return frame.minX >= 216 && frame.minY >= 44 && frame.maxY > 44 && frame.minY < 700 && frame.minX < 900
    }
    .map { $0.spans.map(\.text).joined() }
  }

  @Test func noPageOfAnEnglishWindowShowsChinese() async {
    var shown = 0
    for page in GalleryPages.names where !Self.pagesOfManyScripts.contains(page) {
      let texts = texts(in: await window(page, .english))
      shown += texts.count
      let strays = texts.filter { $0.contains(Self.han) }
      #expect(strays.isEmpty, "\(page): \(strays.prefix(3))")
    }
    #expect(shown > 700, "\(shown) texts")
  }

  @Test func noPageOfAChineseWindowShowsEnglishWords() async {
    var shown = 0
    for page in GalleryPages.names where !Self.pagesOfManyScripts.contains(page) {
      let texts = texts(in: await window(page, .chinese))
      shown += texts.count
      // Names of the interface, units and keys are single words.
      let strays = texts.filter { $0.contains(#/[A-Za-z]{2,}[,.]? [A-Za-z]{2,}/#) }
      #expect(strays.isEmpty, "\(page): \(strays.prefix(3))")
    }
    #expect(shown > 700, "\(shown) texts")
  }

  /// A sentence that is shown twice is taken for a mistake.
  @Test(arguments: [GalleryLanguage.english, .chinese]) func noPageShowsASentenceTwice(language: GalleryLanguage) async
  {
    let sentence = language == .chinese ? #/\p{Han}{4}.*[。？！]/# : #/\w+ \w+ .*[.?!]/#
    var count = 0
    for page in GalleryPages.names {
      let sentences = texts(in: await window(page, language)).filter { $0.contains(sentence) }
      count += sentences.count
      let repeated = Dictionary(grouping: sentences, by: \.self).filter { $0.value.count > 1 }.keys
      #expect(repeated.isEmpty, "\(page): \(repeated.sorted().prefix(2))")
    }
    #expect(count > 100, "\(count) sentences")
  }

  /// Rows with a role, such as those of lists, by what they say.
  @Test(arguments: [GalleryLanguage.english, .chinese]) func noTwoRowsOfAListAreEqual(language: GalleryLanguage) async {
    var count = 0
    for page in GalleryPages.names {
      let tree = await window(page, language).presentTree
      for parent in tree.nodes.values {
        let rows = parent.children.compactMap { tree.nodes[$0] }.filter { $0.role == .row }
        // Numbers of rows do not make rows different.
        let labels = rows.map { $0.label.filter { !$0.isNumber && $0 != "," } }.filter { !$0.isEmpty }
        count += labels.count
        let repeated = Dictionary(grouping: labels, by: \.self).filter { $0.value.count > 1 }.keys
        #expect(repeated.isEmpty, "\(page): \(repeated.sorted().prefix(2))")
      }
    }
    #expect(count > 150, "\(count) rows")
  }
}
