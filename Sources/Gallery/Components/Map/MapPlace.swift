import ScrollUI

/// A named place of a `MapWorld`.
package struct MapPlace: Identifiable, Sendable {
  package enum Kind: Sendable {
    case island, town, village, peak
  }

  package let id: Int
  let name: String
  package let kind: Kind
  package let point: CGPoint
  /// The zoom from which on `MapLabels` shows the name.
  package var zoom: CGFloat = 0

  /// The zooms at which names appear.
  private static let steps: [CGFloat] = [0.4, 0.55, 0.75, 1.1, 1.5, 2, 2.8, 4, 5.6, 8]
}

extension [MapPlace] {
  /// The places with the smallest zoom at which their names overlap none of the names before them.
  func withoutOverlaps() -> [MapPlace] {
    var shown: [MapPlace] = []
    for place in self {
      var place = place
      place.zoom =
        MapPlace.zooms.first { zoom in
          !shown.contains { $0.zoom <= zoom && $0.area(at: zoom).intersects(place.area(at: zoom)) }
        } ?? MapPlace.zooms[MapPlace.zooms.count - 1]
      place.zoom = Swift.max(place.zoom, place.leastZoom)
      shown.append(place)
    }
    return shown
  }
}

extension MapPlace {
  fileprivate static var zooms: [CGFloat] { steps }

  /// The minimum of `zoom` for places of this `kind`.
  fileprivate var leastZoom: CGFloat {
    switch kind {
    case .island, .town: 0
    case .village: 1.5
    case .peak: 1.1
    }
  }

  /// The rectangle of the name on the screen.
  fileprivate func area(at zoom: CGFloat) -> CGRect {
    let (width, height): (CGFloat, CGFloat) = kind == .island ? (150, 34) : (108, 30)
    return CGRect(x: point.x * zoom - width / 2, y: point.y * zoom - height / 2, width: width, height: height)
  }
}

/// The names of each `MapWorld`, by `MapPlace.Kind`.
enum MapNames {
  static let islands = ["Heron Island", "Saffron Island", "Lantern Rock", "Whale Back", "The Sisters", "Fog Island"]
  static let towns = [
    "Port Amber", "Willowhaven", "Copperbridge", "Northlight", "Saltmarket", "Fernmouth", "Old Harbor", "Millbrook",
    "Kingfisher Bay", "Stonequay",
  ]
  static let villages = [
    "Applegarth", "Bramble Hill", "Cloverley", "Driftwood", "Elderfield", "Foxhollow", "Gull Point", "Hazelwick",
    "Ivy Cross", "Juniper End", "Kelp Cove", "Larkmeadow", "Mossford", "Nettlecombe", "Otterwater", "Plumstead",
    "Quarry Row", "Reedham", "Sandling", "Thistledown", "Umber Vale", "Violet Lane",
  ]
  static let peaks = ["Mount Ember", "Cloud Peak", "The Anvil", "Owl Crag", "Windy Top", "Silver Horn"]
}
