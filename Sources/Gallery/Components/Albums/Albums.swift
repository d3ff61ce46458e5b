import Features
import ScrollUI

/// The `Illustration`s of `ReorderPage` in three `Album`s.
struct Albums: Equatable {
  enum Album: String, CaseIterable {
    case land = "On land"
    case water = "On the water"
    case sky = "In the sky"

    var title: LocalizedStringKey { LocalizedStringKey(rawValue) }
  }

  private var pictures: [Album: [Illustration]] = [
    .land: [
      .mountains, .bamboo, .desert, .teaField, .oldTown, .orchard, .garden, .snow, .volcano, .windmill, .terraces,
      .pagoda, .campfire, .sunflowers, .canyon, .savanna, .market, .lantern, .nightTrain, .fox,
    ],
    .water: [
      .harbor, .lighthouse, .island, .bridge, .rain, .koi, .whale, .waterfall, .canal, .regatta, .turtle,
    ],
    .sky: [.aurora, .moon, .comet, .balloon, .kite, .crane, .cableCar, .blossom, .owl],
  ]

  /// True if a picture was moved.
  var isChanged: Bool { self != Albums() }

  mutating func restore() { self = Albums() }

  subscript(album: Album) -> [Illustration] { pictures[album] ?? [] }

  /// Moves the `ReorderDifference.sources` to the `destination`.
  mutating func apply(_ difference: ReorderDifference<Illustration, Album>) {
    let moved = difference.sources
    for album in Album.allCases { pictures[album]?.removeAll { moved.contains($0) } }
    let target = self[difference.destination.collectionID]
    var index = target.endIndex
    if case .before(let picture) = difference.destination.position { index = target.firstIndex(of: picture) ?? index }
    pictures[difference.destination.collectionID]?.insert(contentsOf: moved, at: index)
  }
}
