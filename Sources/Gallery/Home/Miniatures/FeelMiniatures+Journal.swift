import Features
import ScrollUI

extension FeelMiniatures {
  /// A header that collapses over months with photographs.
  static var journal: some View {
    TileScroll(.vertical, TileScript(moves: [.to(0.5, 1.3), .to(1, 1.4, after: 0.3), .to(0, 1.8, after: 0.4)])) {
      VStack(alignment: .leading, spacing: 10) {
        Color.clear.frame(height: 74)
        ForEach(0..<3, id: \.self) { month in
          TextBar(58, height: 8, strength: 0.7).padding(.leading, 12)
          HStack(spacing: 8) {
            ForEach(0..<4, id: \.self) { TileThumbnail(index: month * 4 + $0, side: 48, cornerRadius: 6) }
          }
          .padding(.leading, 12)
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
          TileRows(count: 2)
        }
      }
    } overlay: {
      WithTileOffset { scroll in
        let collapsed = min(max(scroll.offset, 0), 48)
        MountainScene(height: 80, collapse: collapsed, sunrise: 0.7, forestScale: 0.45)
          .frame(height: 80 - collapsed, alignment: .bottom)
          .clipped()
          .overlay(alignment: .bottomLeading) {
            TextBar(70 - collapsed / 2, height: 9, strength: 1, style: AnyShapeStyle(Color.white)).padding(12)
          }
          .frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }
}
