import ScrollUI

/// The names of a `MapWorld`. A name keeps its size on the screen, and is visible from `MapPlace.zoom` on.
struct MapLabels: View {
  let places: [MapPlace]

  var body: some View {
    ForEach(places) { place in
      MapLabel(place: place)
        .visualEffect { content, proxy in
          let zoom = proxy.frame(in: .scrollView).width / max(proxy.size.width, 1)
          let isShown = zoom >= place.zoom && (place.kind != .island || zoom < 3)
          return content.scaleEffect(1 / max(zoom, 0.01)).opacity(isShown ? 1 : 0)
        }
        .position(place.point)
    }
  }
}

private struct MapLabel: View {
  let place: MapPlace

  var body: some View {
    switch place.kind {
    case .island:
      Text(LocalizedStringKey(place.name)).font(.system(size: 15, weight: .semibold, design: .serif)).italic()
        .foregroundStyle(.mapIsland).fixedSize()
    case .town: label(size: 13, weight: .semibold, mark: 7)
    case .village: label(size: 11, weight: .medium, mark: 4)
    case .peak:
      VStack(spacing: 0) {
        Image(systemName: "triangle.fill").font(.system(size: 7))
        Text(LocalizedStringKey(place.name)).font(.system(size: 11, weight: .medium)).italic()
      }
      .foregroundStyle(.mapPeak)
      .fixedSize()
    }
  }

  /// A dot on the place, and the name above it.
  private func label(size: CGFloat, weight: Font.Weight, mark: CGFloat) -> some View {
    Circle().fill(.mapMark).overlay { Circle().strokeBorder(.mapText, lineWidth: 1.5) }.frame(width: mark, height: mark)
      .overlay(alignment: .bottom) {
        Text(LocalizedStringKey(place.name)).font(.system(size: size, weight: weight)).foregroundStyle(.mapText)
          .fixedSize()
          .padding(.bottom, mark + 1)
      }
  }
}

extension ShapeStyle where Self == GalleryColor {
  static var mapText: GalleryColor { GalleryColor(light: 0x2B2A26, dark: 0xF4EFE4) }
  static var mapMark: GalleryColor { GalleryColor(light: 0xFFFFFF, dark: 0x1C1C1E) }
  static var mapIsland: GalleryColor { GalleryColor(light: 0x4A5A36, dark: 0xD6E2C2) }
  static var mapPeak: GalleryColor { GalleryColor(light: 0x6A4A26, dark: 0xE8CFA6) }
}
