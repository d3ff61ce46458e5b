import Features
import ScrollUI

/// A print of an archive: an entry of the journal in a season.
package struct Print: Identifiable, Hashable {
  /// The index in `World.entry(at:)`.
  package let id: Int
  let season: PrintTag
  let motif: PrintTag

  private init(id: Int, illustration: Illustration) {
    self.id = id
    motif = PrintTag.motif(of: illustration)
    season = PrintTag.season(of: illustration) ?? PrintTag.seasons[id.remainder(in: PrintTag.seasons.count)]
  }

  var tags: [PrintTag] { [season, motif] }

  /// A print of each moment of the `World`.
  package static let all = (0..<World.english.momentCount).map {
    Print(id: $0, illustration: World.english.entry(at: $0).picture)
  }

  /// True if the print has all `tags`, and if its texts in `scope`, in the language of `world`, contain each word of `text`.
  package func matches(
    _ text: String, _ tags: [PrintTag], in scope: PrintScope, _ world: World, _ table: StringTable?
  ) -> Bool {
    guard tags.allSatisfy(self.tags.contains) else { return false }
    let texts = words(in: scope, world, table)
    return text.split(separator: " ").allSatisfy { word in
      texts.contains { $0.localizedCaseInsensitiveContains(word) }
    }
  }

  private func words(in scope: PrintScope, _ world: World, _ table: StringTable?) -> [String] {
    let entry = world.entry(at: id)
    switch scope {
    case .all: return [entry.title, entry.place, entry.sentence] + tags.map { Text($0.title).plainText(in: table) }
    case .titles: return [entry.title]
    case .captions: return [entry.sentence]
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

/// A season or a motif of prints: a token of their search.
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
    case .harbor, .lighthouse, .island, .whale, .crane, .koi, .rain, .waterfall, .canal, .regatta, .turtle: motifs[0]
    case .nightTrain, .oldTown, .bridge, .lantern, .garden, .market, .pagoda: motifs[1]
    case .aurora, .kite, .moon, .comet, .balloon, .cableCar, .owl: motifs[2]
    default: motifs[3]
    }
  }

  /// The season of an illustration that belongs to it; nil for illustrations of any season.
  static func season(of illustration: Illustration) -> PrintTag? {
    switch illustration {
    case .blossom, .teaField, .terraces: seasons[0]
    case .sunflowers, .regatta, .turtle, .kite: seasons[1]
    case .orchard, .fox, .pagoda: seasons[2]
    case .snow, .aurora: seasons[3]
    default: nil
    }
  }
}

/// A `Print` in a list: its picture, title, sentence and season.
struct PrintRow: View {
  let print: Print
  @Environment(\.world) private var world

  var body: some View {
    let entry = world.entry(at: print.id)
    HStack(spacing: 12) {
      Thumbnail(illustration: entry.picture, side: 44)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: entry.title).font(.system(size: 15, weight: .medium)).lineLimit(1)
        Text(verbatim: entry.sentence).font(GalleryStyle.small).foregroundStyle(.secondaryText).lineLimit(1)
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
