import Features
import ScrollUI

/// A print of an archive: an `Illustration` in a season.
package struct Print: Identifiable, Hashable {
  package let illustration: Illustration
  let season: PrintTag

  package var id: String { illustration.rawValue + "-" + season.id }

  /// The `season` and the `PrintTag.motif(of:)`.
  var tags: [PrintTag] { [season, PrintTag.motif(of: illustration)] }

  /// Each `Illustration` in each of the `PrintTag.seasons`.
  package static let all = PrintTag.seasons.flatMap { season in
    Illustration.allCases.map { Print(illustration: $0, season: season) }
  }

  /// True if the print has all `tags`, and if its texts in `scope`, translated by `table`, contain each word of `text`.
  package func matches(_ text: String, _ tags: [PrintTag], in scope: PrintScope, _ table: StringTable?) -> Bool {
    guard tags.allSatisfy(self.tags.contains) else { return false }
    let texts = words(in: scope, table)
    return text.split(separator: " ").allSatisfy { word in
      texts.contains { $0.localizedCaseInsensitiveContains(word) }
    }
  }

  private func words(in scope: PrintScope, _ table: StringTable?) -> [String] {
    let title = Text(illustration.title).plainText(in: table)
    let sentence = Text(illustration.sentence).plainText(in: table)
    switch scope {
    case .all: return [title, sentence] + tags.map { Text($0.title).plainText(in: table) }
    case .titles: return [title]
    case .captions: return [sentence]
    }
  }
}

/// The texts that a search looks at.
package enum PrintScope: String, CaseIterable {
  case all, titles, captions

  var title: LocalizedStringKey {
    switch self {
    case .all: "Everything"
    case .titles: "Titles"
    case .captions: "Captions"
    }
  }
}

/// A season or a motif of prints, which is a token of their search.
package struct PrintTag: Identifiable, Hashable {
  package let id: String
  let symbol: String

  var title: LocalizedStringKey { LocalizedStringKey(id) }

  static let seasons = [
    PrintTag(id: "Spring", symbol: "leaf"), PrintTag(id: "Summer", symbol: "sun.max"),
    PrintTag(id: "Autumn", symbol: "wind"), PrintTag(id: "Winter", symbol: "snowflake"),
  ]

  static let motifs = [
    PrintTag(id: "Water", symbol: "drop"), PrintTag(id: "Town", symbol: "house"), PrintTag(id: "Sky", symbol: "cloud"),
    PrintTag(id: "Country", symbol: "map"),
  ]

  static let all = seasons + motifs

  /// The motif of an illustration.
  static func motif(of illustration: Illustration) -> PrintTag {
    switch illustration {
    case .harbor, .lighthouse, .island, .whale, .crane, .koi, .rain: motifs[0]
    case .nightTrain, .oldTown, .bridge, .lantern, .garden: motifs[1]
    case .aurora, .kite, .moon, .comet, .balloon: motifs[2]
    default: motifs[3]
    }
  }
}

/// A `Print` in a list: its picture, title, caption and season.
struct PrintRow: View {
  let print: Print

  var body: some View {
    HStack(spacing: 12) {
      Thumbnail(illustration: print.illustration, side: 44)
      VStack(alignment: .leading, spacing: 2) {
        Text(print.illustration.title).font(.system(size: 15, weight: .medium)).lineLimit(1)
        Text(print.illustration.sentence).font(GalleryStyle.small).foregroundStyle(.secondaryText).lineLimit(1)
      }
      Spacer(minLength: 8)
      Label(print.season.title, systemImage: print.season.symbol)
        .font(GalleryStyle.small)
        .foregroundStyle(.secondaryText)
        .lineLimit(1)
        .fixedSize()
    }
    .padding(.vertical, 4)
  }
}
