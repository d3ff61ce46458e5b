/// A directory of the 640 people of the `World`, sorted by their family names.
@MainActor struct Directory {
  /// Each `Person` with a `Person.sortKey` that begins with `letter`.
  struct Group: Identifiable {
    let letter: String
    let people: [Person]

    var id: String { letter }
  }

  let groups: [Group]

  private static let english = Directory(.english)
  private static let chinese = Directory(.chinese)

  static func of(_ language: GalleryLanguage) -> Directory { language == .chinese ? chinese : english }

  private init(_ world: World) {
    let all = world.everyone.sorted { ($0.sortKey, $0.family, $0.given) < ($1.sortKey, $1.family, $1.given) }
    groups = Dictionary(grouping: all) { $0.sortKey.prefix(1).uppercased() }
      .map { Group(letter: $0, people: $1) }
      .sorted { $0.letter < $1.letter }
  }
}
