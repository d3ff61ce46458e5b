import Features
import ScrollUI

/// The miniature of the page "Drag and drop": the offset of the tile carries a card to the other column.
extension ListMiniatures {
  static var drops: some View {
    TileScroll(.vertical, TileScript(rest: 0, moves: [.to(1, 1.1), .to(0, 0.9, after: 0.9)])) {
      HStack(alignment: .top, spacing: 8) {
        column(2)
        column(1)
      }
      .overlay(alignment: .topLeading) {
        WithTileOffset { scroll in
          let part = 0.3 + 0.7 * min(1, max(0, scroll.offset / 40))
          card(7)
            .frame(width: 86)
            .rotationEffect(.degrees(5 * Double(1 - part)))
            .offset(x: 6 + part * 106, y: 74 - part * 34)
        }
      }
      .padding(12)
    }
  }

  private static func column(_ count: Int) -> some View {
    VStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { card($0) }
      Spacer(minLength: 0)
    }
    .padding(6)
    .frame(maxWidth: .infinity, minHeight: 150)
    .background { TileSurface() }
    .clipShape(.rect(cornerRadius: 8))
  }

  private static func card(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 5)
      .fill(GalleryStyle.palette[index % GalleryStyle.palette.count])
      .frame(height: 28)
  }
}
