import ScrollUI

/// The kind of text in which `SearchTexts.match(_:)` finds its words, the best first.
package enum SearchRank: Int, Comparable, CaseIterable {
  /// The whole query begins a title.
  case title
  /// The words of the query begin words of a title, or of `SearchTexts.names`.
  case titleWord
  /// A title contains the words.
  case titlePart
  /// An option contains the words.
  case option
  /// A sentence or a name of the API contains the words.
  case keyword

  package static func < (first: SearchRank, second: SearchRank) -> Bool { first.rawValue < second.rawValue }
}

/// The result of a search in `SearchTexts`.
package struct SearchMatch: Equatable {
  package var rank: SearchRank
  /// The option or the keyword with the word of the lowest `rank`; nil if the title has every word.
  var text: String?
}

/// The texts by which a search finds a page or an entry of the `CommandPalette`.
struct SearchTexts {
  /// The title in each language.
  var titles: [String] = []
  /// Further names of the subject.
  var names: [String] = []
  /// Titles of options, of their values, and of commands.
  var options: [String] = []
  /// Sentences and names of the API.
  var keywords: [String] = []

  /// The best match of `query`, in upper or lower case; nil if a word of it is not found. An empty query matches every title.
  func match(_ query: String) -> SearchMatch? {
    let words = query.lowercased().split(separator: " ")
    let start = query.lowercased().drop { $0 == " " }
    if titles.contains(where: { $0.lowercased().hasPrefix(start) }) { return SearchMatch(rank: .title) }
    var worst = SearchMatch(rank: .title)
    for word in words {
      guard let match = match(word: String(word)) else { return nil }
      if match.rank > worst.rank { worst = match }
    }
    return worst
  }

  private func match(word: String) -> SearchMatch? {
    if (titles + names).contains(where: { Self.hasWord(beginning: word, in: $0) }) {
      return SearchMatch(rank: .titleWord)
    }
    if titles.contains(where: { $0.lowercased().contains(word) }) { return SearchMatch(rank: .titlePart) }
    if let option = options.first(where: { $0.lowercased().contains(word) }) {
      return SearchMatch(rank: .option, text: option)
    }
    return keywords.first { $0.lowercased().contains(word) }.map { SearchMatch(rank: .keyword, text: $0) }
  }

  private static func hasWord(beginning start: String, in text: String) -> Bool {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(start) }
  }

  /// The texts in English and in the language of `table`, the latter first.
  func translated(by table: StringTable?) -> SearchTexts {
    guard let table else { return self }
    func both(_ texts: [String]) -> [String] { texts.compactMap { table.translation(of: $0) } + texts }
    return SearchTexts(titles: both(titles), names: both(names), options: both(options), keywords: both(keywords))
  }
}

extension GalleryPage {
  /// The texts by which a search of `GalleryModel.query` finds the page.
  var searchTexts: SearchTexts {
    SearchTexts(
      titles: [title], names: names, options: options.flatMap(\.titles) + commands.map(\.title),
      keywords: [name] + api + [hint])
  }
}

extension PageOption {
  /// The title of the option and the titles of its `PageOption.Choice`s.
  fileprivate var titles: [String] {
    if case .choice(let choices) = kind { [title] + choices.map(\.title) } else { [title] }
  }
}
