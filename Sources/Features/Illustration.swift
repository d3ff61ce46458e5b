import ScrollUI

/// An illustration in `Assets/Scenes`: a vector drawing in a light and a dark form.
package enum Illustration: String, CaseIterable, Hashable {
  case mountains, harbor, bamboo, desert, aurora, rain, lighthouse
  case teaField = "tea-field"
  case nightTrain = "night-train"
  case oldTown = "old-town"
  case snow, island, orchard, bridge, lantern, kite, whale, fox, crane, koi, moon, comet, balloon, garden

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
    }
  }
}

/// The picture of a `Illustration`, which fills the proposed size and is cropped around its middle.
package struct Picture: View {
  private let illustration: Illustration
  @Environment(\.colorScheme) private var colorScheme

  package init(_ illustration: Illustration) { self.illustration = illustration }

  package var body: some View {
    Color.clear
      .overlay {
        Image("Scenes/\(illustration.rawValue)\(colorScheme == .dark ? ".dark" : "")").resizable().scaledToFill()
      }
      .clipped()
  }
}

extension View {
  /// Overlays `caption` in white at the bottom, on a `LinearGradient` that keeps it readable on bright pictures.
  package func caption<Caption: View>(@ViewBuilder _ caption: () -> Caption) -> some View {
    overlay(alignment: .bottomLeading) {
      caption()
        .foregroundStyle(Color.white)
        .padding(.horizontal, 10)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top, 24)
        .background {
          LinearGradient(colors: [.black.opacity(0), .black.opacity(0.66)], startPoint: .top, endPoint: .bottom)
        }
    }
  }
}
