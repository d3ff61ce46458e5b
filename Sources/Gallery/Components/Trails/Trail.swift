import Features
import ScrollUI

/// A hiking trail, a value for `navigationDestination(for:destination:)`.
struct Trail: Hashable, Identifiable {
  let id: Int
  let name: String
  let kilometers: Int
  let illustration: Illustration

  private static let names: KeyValuePairs<String, Illustration> = [
    "Birch ridge": .mountains, "Lake loop": .koi, "Old quarry": .desert, "Fern valley": .bamboo, "Mill stream": .bridge,
    "Chapel hill": .oldTown, "Heather moor": .garden, "Stone bridge": .bridge, "Fox hollow": .fox,
    "Long meadow": .teaField, "Eagle rock": .crane, "Harbor wall": .harbor, "Cedar pass": .moon, "Otter bend": .whale,
    "Signal hill": .lighthouse, "Salt marsh": .rain, "Lark field": .balloon, "Juniper loop": .orchard,
    "Weir path": .island, "Moss steps": .garden, "Kestrel cliff": .aurora, "Apple lane": .orchard,
    "Frost hollow": .snow, "Night walk": .nightTrain,
  ]

  static let all = names.enumerated().map { number, trail in
    Trail(id: number, name: trail.key, kilometers: 3 + number * 5 % 14, illustration: trail.value)
  }

  /// The three trails that a trail's page links to.
  var connections: [Trail] { (1...3).map { Self.all[(id + $0 * 5) % Self.all.count] } }
}

/// A `Trail` in a list: its `Thumbnail`, name and length.
struct TrailRow: View {
  let trail: Trail
  /// The symbol at the trailing edge.
  let symbol: String

  var body: some View {
    HStack(spacing: 12) {
      Thumbnail(illustration: trail.illustration, side: 56)
      VStack(alignment: .leading, spacing: 2) {
        Text(LocalizedStringKey(trail.name)).font(.system(size: 15, weight: .medium))
        Text("\(trail.kilometers) km").font(GalleryStyle.hint).foregroundStyle(.secondaryText)
      }
      Spacer(minLength: 8)
      Image(systemName: symbol).imageScale(.small).foregroundStyle(.tertiaryText)
    }
    .foregroundStyle(.text)
    .padding(10)
  }
}

/// A `NavigationLink` that pushes its `Trail`.
struct TrailLink: View {
  let trail: Trail

  var body: some View {
    NavigationLink(value: trail) {
      TrailRow(trail: trail, symbol: "chevron.forward")
    }
    .buttonStyle(SurfaceButtonStyle(cornerRadius: GalleryStyle.cornerRadius, fill: AnyShapeStyle(.card)))
  }
}

/// The destination of a `TrailLink`.
struct TrailPage: View {
  let trail: Trail
  @Binding var path: [Trail]
  let displayMode: NavigationBarItem.TitleDisplayMode
  @State private var visits = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        Picture(trail.illustration)
          .caption { Text("\(trail.kilometers) km").font(GalleryStyle.figure).padding(.horizontal, 4) }
          .frame(height: 180)
          .clipShape(RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
        Stepper(visits == 1 ? "Walked once" : "Walked \(visits) times", value: $visits, in: 0...20).font(
          GalleryStyle.label)
        Text("Continue on").font(GalleryStyle.headline)
        VStack(spacing: 8) { ForEach(trail.connections) { TrailLink(trail: $0) } }
      }
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16))
      .column()
    }
    .navigationTitle(LocalizedStringKey(trail.name))
    .navigationBarTitleDisplayMode(displayMode)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("All trails") { path = [] } }
    }
  }
}
