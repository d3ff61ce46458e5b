import Features

/// Ten thousand pictures of six years up to a day, latest first, the same on every machine. Each month begins with a tile that has its name.
package struct PhotoCollection {
  /// A tile of the wall.
  package enum Tile: Hashable {
    case month(CalendarMonth, count: Int)
    case photo(Photo)
  }

  /// A `CalendarMonth` with its pictures.
  package struct Section: Hashable {
    package let month: CalendarMonth
    /// The indices of its tiles. The first is that of the month.
    package let tiles: Range<Int>

    /// The number of its pictures.
    package var count: Int { tiles.count - 1 }
  }

  package let photos: [Photo]
  package let sections: [Section]

  /// The number of tiles: each `Section` and each `Photo` has a tile.
  package var count: Int { photos.count + sections.count }

  /// The collection that `until(_:)` has made last.
  @MainActor private static var latest: (day: CalendarDay, collection: PhotoCollection)?

  /// Ten thousand pictures of 72 months, of which the last month ends with `day`.
  @MainActor package static func until(_ day: CalendarDay) -> PhotoCollection {
    if let latest, latest.day == day { return latest.collection }
    let collection = PhotoCollection(count: 10_000, months: 72, until: day)
    latest = (day, collection)
    return collection
  }

  /// Creates a collection of `count` pictures in `months` months. The last month ends with `day`, and has fewer pictures the earlier that is.
  init(count: Int, months: Int, until day: CalendarDay) {
    var random = SplitMix(state: 7)
    var weights = (0..<months).map { _ in Int.random(in: 60...240, using: &random) }
    weights[0] = max(2, weights[0] * day.day / day.month.length)
    let total = weights.reduce(0, +)
    var picker = EntryPicker()
    var last = day
    var photos: [Photo] = []
    var sections: [Section] = []
    var passed = 0
    for weight in weights {
      passed += weight
      let indices = photos.count..<(count * passed / total)
      let start = photos.count + sections.count
      sections.append(Section(month: last.month, tiles: start..<(start + indices.count + 1)))
      for index in indices {
        let (entry, illustration) = picker.next(using: &random)
        let day = last.day - (index - indices.lowerBound) * last.day / indices.count
        photos.append(
          Photo(
            index: index, illustration: illustration, entry: entry, isNight: Int.random(in: 0..<5, using: &random) < 2,
            crop: [-0.7, 0, 0.7].randomElement(using: &random) ?? 0,
            magnification: Bool.random(using: &random) ? 1 : 1.3, day: CalendarDay(month: last.month, day: day)))
      }
      last = CalendarDay(month: last.month.previous, day: last.month.previous.length)
    }
    (self.photos, self.sections) = (photos, sections)
  }

  /// The tile at `index`, from 0 to `count` − 1.
  package func tile(_ index: Int) -> Tile {
    let section = section(ofTile: index)
    let found = sections[section]
    if index == found.tiles.lowerBound { return .month(found.month, count: found.count) }
    return .photo(photos[index - section - 1])
  }

  /// The index of the section with the tile at `index`.
  package func section(ofTile index: Int) -> Int {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].tiles.lowerBound <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// The tile of a picture.
  package func tile(ofPhoto photo: Int) -> Int {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].tiles.lowerBound - middle <= photo { low = middle } else { high = middle }
    }
    return photo + low + 1
  }
}

/// A sequence of entries of the `World` in which an `Illustration` returns after `distance` further illustrations at the earliest: tiles that
/// touch in up to `distance` columns differ.
private struct EntryPicker {
  private static let distance = 18
  private let illustrations = (0..<World.english.momentCount).map { World.english.entry(at: $0).picture }
  private var recent: [Illustration] = []

  mutating func next(using random: inout SplitMix) -> (entry: Int, illustration: Illustration) {
    var entry = Int.random(in: illustrations.indices, using: &random)
    while recent.contains(illustrations[entry]) { entry = (entry + 1) % illustrations.count }
    recent.append(illustrations[entry])
    if recent.count > Self.distance { recent.removeFirst() }
    return (entry, illustrations[entry])
  }
}
