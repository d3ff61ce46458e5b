import Features
import Foundation
import Gallery
import ScrollUI
import Testing

/// The texts of the gallery and their translations.
///
/// A new text on the screen needs a translation: in the entry of its page, or in `Sources/Gallery/Language` for several pages. A text that is data, such as a post or a name, belongs in
/// `data` below, or in `Text(verbatim:)`.
@MainActor @Suite struct ChineseTextsTests {
  /// The files whose literals are data in two languages: posts, messages, titles of rows.
  private static let dataFiles = [
    "WorldTexts+English.swift", "WorldTexts+EnglishMoments.swift", "SampleTexts.swift", "ChatTexts+English.swift",
    "PostPicture.swift",
    "EditorTexts.swift", "DateText.swift",
    "ScriptTexts.swift", "ShipLog.swift", "Directory.swift", "StreamAnswer+English.swift",
    "StreamAnswer+Chinese.swift",
  ]

  /// The files whose literals are source code or messages on the command line.
  private static let technicalFiles = ["SwiftHighlighter.swift", "GalleryPage+Settings.swift"]

  /// Literals that are the same in every language or chosen by code: months, and parts of command lines.
  private static let data: Set<String> = [
    " --set %@=%@", "scrolldemo --page %@", "on or off", "a number from %@ to %@", "Jan", "Feb", "Mar", "Apr", "May",
    "Jun",
    "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private nonisolated(unsafe) static let keyNames =
    #/(?:(?:Ctrl|Alt|Shift|PgUp|PgDn|Home|End|Tab|Esc|Space|Return|[A-Z]|[←-⇿]+) ?)+/#

  /// Each text with its area, as written.
  private static let entries: [(key: String, value: String)] = ChineseTexts.areas.flatMap {
    $0.map { ($0.key, $0.value) }
  }

  /// The folders with texts on the screen, with all their literals.
  private static let literals: [SourceText] = {
    let folders = ["Sources/Gallery", "Sources/Features"]
    let all = folders.flatMap { (try? SourceText.literals(below: $0)) ?? [] }
    return all.filter { !$0.file.contains("/Language/") }
  }()

  /// The literals of the library's views that are texts.
  private static let libraryLiterals = ["Sources/ScrollUI", "Sources/ScrollUIForms", "Sources/ScrollInstruments"]
    .flatMap {
      (try? SourceText.literals(below: $0)) ?? []
    }.filter(
      \.hasLetters)

  /// The key with "%@" for each of its specifiers but those with a precision.
  private static func normalized(_ key: String) -> String { key.replacing(#/%(?:\d\$)?(?:lld|lf|@)/#, with: "%@") }

  private static let keys = Set(entries.map { normalized($0.key) })

  @Test func theSourcesAreFound() {
    #expect(Self.literals.count > 500)
    #expect(Self.libraryLiterals.count > 100)
  }

  @Test func everyTextOnTheScreenHasATranslation() {
    var missing: [String] = []
    for text in Self.literals where text.hasLetters && !Self.keys.contains(text.format) {
      let excepted = Self.dataFiles + Self.technicalFiles
      if excepted.contains(where: { text.file.hasSuffix($0) }) || Self.data.contains(text.format) { continue }
      // A text with Chinese characters is data in two languages, and the keys have their names on the keyboard.
      if text.format.contains(#/\p{Han}/#) || text.format.wholeMatch(of: Self.keyNames) != nil { continue }
      if !text.isShown, text.isTechnical || !looksLikeText(text.format) { continue }
      missing.append("\(text.file):\(text.line)\n    \"\(text.format)\": \"\",")
    }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  /// True if a literal has a space between words, or begins with a capital letter that small letters follow.
  private func looksLikeText(_ format: String) -> Bool {
    format.contains(#/^[A-Z][a-z’]+$|[A-Za-z,.:;)] [A-Za-z(%]/#) && !format.contains(#/^[.\w]+\(.*\)$/#)
  }

  @Test func everyTextOfTheModelHasATranslation() {
    var texts = GalleryPages.groups.map(\.title)
    for page in GalleryPages.all {
      texts += [page.title, page.hint] + page.options.map(\.title) + page.commands.map(\.title)
      for option in page.options {
        if case .choice(let choices) = option.kind { texts += choices.map(\.title) }
      }
    }
    for illustration in Illustration.allCases { texts += [illustration.title.format, illustration.sentence.format] }
    let missing = Set(texts).filter { ChineseTexts.translations[$0] == nil }
    #expect(missing.isEmpty, "\(missing.sorted().map { "\"\($0)\": \"\"," }.joined(separator: "\n"))")
  }

  @Test func everyTranslationIsUsed() {
    // Reasons of failures are shown as the feed describes them.
    let feed = (try? SourceText.literals(below: "Sources/Feed")) ?? []
    var uses = Dictionary(grouping: Self.literals + Self.libraryLiterals + feed, by: \.format).mapValues(\.count)
    // The entry of a page has its words twice: where they are shown, and beside their translation.
    for page in GalleryPages.all { for (key, _) in page.chinese { uses[Self.normalized(key), default: 0] -= 1 } }
    let unused = Self.entries.map(\.key).filter { uses[Self.normalized($0), default: 0] <= 0 }
    #expect(unused.isEmpty, "\(unused.sorted().joined(separator: "\n"))")
  }

  @Test func aPageHasTheTranslationsOfItsTitleOrSharesIt() {
    let shared = Set(ChineseTexts.groups.map(\.key) + ChineseTexts.demos.map(\.key))
    for page in GalleryPages.groups.flatMap(\.pages) {
      let own = Set(page.chinese.map(\.key))
      #expect(own.contains(page.hint), "\(page.name)")
      #expect(own.contains(page.title) || shared.contains(page.title), "\(page.name)")
    }
  }

  @Test func everyKeyHasASingleTranslation() {
    let repeated = Dictionary(grouping: Self.entries, by: \.key).filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty, "\(repeated.sorted().joined(separator: "\n"))")
  }

  @Test func aTranslationHasTheSpecifiersOfItsKey() {
    for (key, value) in Self.entries {
      let specifiers = { (text: String) in
        text.matches(of: #/%(?:\d\$)?((?:\.\d)?(?:lld|lf|f|@))/#).map { String($0.1) }.sorted()
      }
      #expect(specifiers(key) == specifiers(value), "\(key)")
    }
  }

  /// Between Chinese characters stand Chinese punctuation marks, and no spaces.
  @Test func translationsHaveChinesePunctuation() {
    for (key, value) in Self.entries {
      #expect(!value.contains(#/\p{Han}\s*[,.!?;:()]|[,.!?;:()]\s*\p{Han}/#), "\(key): \(value)")
      #expect(!value.contains(#/\p{Han} +\p{Han}/#), "\(key): \(value)")
      #expect(!value.isEmpty, "\(key)")
    }
  }

  /// Words with another spelling in the United States.
  @Test func textsHaveTheSpellingOfTheUnitedStates() {
    let british =
      #/(?i)\b(?:colou?rs?|harbour|behaviour|centre|grey|favourite|neighbour|catalogue|metre|travell|labelled|cancelled|licence|organis|recognis|initialis|towards)\w*/#
    for (key, _) in Self.entries {
      let words = key.matches(of: british).map { String($0.0).lowercased() }
      #expect(words.allSatisfy { $0.hasPrefix("color") }, "\(key)")
    }
  }

  @Test func aLiteralIsFoundWithItsFormatAndContext() {
    let source = ##"""
      // "A comment"
      Text("Page \(page + 1) of \(Text("nine"))").help("100 % \(x, specifier: "%.1f")")
      let long = """
        A text of \
        two lines.
        """
      """##
    let texts = SourceText.literals(in: source)
    #expect(texts.map(\.format) == ["nine", "Page %@ of %@", "%%.1f", "100 %% %.1f", "A text of two lines."])
    #expect(texts.map(\.isShown) == [true, true, false, true, false])
  }
}
