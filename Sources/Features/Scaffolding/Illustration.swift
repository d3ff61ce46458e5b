import ScrollUI

/// An illustration in `Assets/Scenes`: a vector drawing in a light and a dark form.
package enum Illustration: String, CaseIterable, Hashable {
  case mountains, harbor, bamboo, desert, aurora, rain, lighthouse
  case teaField = "tea-field"
  case nightTrain = "night-train"
  case oldTown = "old-town"
  case snow, island, orchard, bridge, lantern, kite, whale, fox, crane, koi, moon, comet, balloon, garden
  case volcano, waterfall, windmill, canal, terraces, pagoda
  case cableCar = "cable-car"
  case campfire, sunflowers, regatta, canyon, savanna, blossom, owl, turtle, market

  /// The illustration at `index` in a sequence that repeats all illustrations.
  package static func at(_ index: Int) -> Illustration {
    let count = allCases.count
    return allCases[(index % count + count) % count]
  }

  /// The title in the language of the gallery's keys, English.
  package var title: LocalizedStringKey {
    switch self {
    case .mountains: "Mountains"
    case .harbor: "Harbor"
    case .bamboo: "Bamboo"
    case .desert: "Desert"
    case .aurora: "Aurora"
    case .rain: "Rain"
    case .lighthouse: "Lighthouse"
    case .teaField: "Tea field"
    case .nightTrain: "Night train"
    case .oldTown: "Old town"
    case .snow: "Snow"
    case .island: "Island"
    case .orchard: "Orchard"
    case .bridge: "Bridge"
    case .lantern: "Lantern"
    case .kite: "Kite"
    case .whale: "Whale"
    case .fox: "Fox"
    case .crane: "Crane"
    case .koi: "Koi"
    case .moon: "Moon"
    case .comet: "Comet"
    case .balloon: "Balloon"
    case .garden: "Garden"
    case .volcano: "Volcano"
    case .waterfall: "Waterfall"
    case .windmill: "Windmill"
    case .canal: "Canal"
    case .terraces: "Terraces"
    case .pagoda: "Pagoda"
    case .cableCar: "Cable car"
    case .campfire: "Campfire"
    case .sunflowers: "Sunflowers"
    case .regatta: "Regatta"
    case .canyon: "Canyon"
    case .savanna: "Savanna"
    case .blossom: "Blossom"
    case .owl: "Owl"
    case .turtle: "Turtle"
    case .market: "Market"
    }
  }
}
