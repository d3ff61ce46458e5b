import ScrollUI

/// A map that zooms about the pointer: `scrollZoom(_:in:)` and a `TiledCanvas`.
struct MapPage: View {
  @State private var zoom: CGFloat = 0.6
  @State private var shownZoom: CGFloat = 0.6
  @State private var seed: UInt64 = 11
  @State private var world: MapWorld?
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.pageOptions) private var options

  private static let range: ClosedRange<CGFloat> = 0.4...16

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      ZStack {
        if let world {
          drawing(of: world)
          if options.isOn(Self.names) { MapLabels(places: world.places) }
        }
      }
      .frame(width: MapWorld.size.width, height: MapWorld.size.height)
    }
    .scrollZoom($zoom, in: Self.range)
    .defaultScrollAnchor(.center)
    .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentSize.width / MapWorld.size.width }) { shownZoom = $1 }
    .background(MapPalette.of(colorScheme).sea[0])
    .overlay(alignment: .bottom) { MapPanel(zoom: shownZoom, range: Self.range) { show($0) } }
    .task(id: seed) { world = await MapWorld.world(seed: seed) }
    .onCommand(Self.fit) { show(0) }
    .onCommand(Self.larger, isEnabled: zoom < Self.range.upperBound) { show(zoom * 1.6) }
    .onCommand(Self.smaller, isEnabled: zoom > Self.range.lowerBound) { show(zoom / 1.6) }
    .onCommand(Self.another) { seed += 1 }
  }

  private func show(_ value: CGFloat) {
    withAnimation(.smooth(duration: 0.35)) { zoom = min(max(value, Self.range.lowerBound), Self.range.upperBound) }
  }

  private func drawing(of world: MapWorld) -> some View {
    let painter = MapPainter(
      world: world, palette: .of(colorScheme), showsHeights: options.isOn(Self.heights))
    return TiledCanvas(id: "\(world.seed) \(painter.showsHeights)") { painter.draw(&$0) }
  }
}

extension MapPalette {
  fileprivate static func of(_ scheme: ColorScheme) -> MapPalette { scheme == .dark ? .night : .day }
}
