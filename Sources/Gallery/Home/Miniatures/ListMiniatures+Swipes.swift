import Features
import ScrollUI

/// The miniature of the page "Swipe actions": the offset of the tile uncovers the buttons of a row.
extension ListMiniatures {
  private static let width: CGFloat = 92

  static var swipes: some View {
    TileScroll(.vertical, TileScript(rest: 0, moves: [.to(1, 1.1), .to(0, 0.9, after: 0.9)])) {
      VStack(spacing: 0) {
        ForEach(0..<5, id: \.self) { index in
          swipeRow(index)
            .overlay(alignment: .bottom) { Rectangle().fill(GalleryColor.separator).frame(height: 1) }
        }
      }
      .background { TileSurface() }
      .clipShape(.rect(cornerRadius: 8))
      .padding(12)
    }
  }

  @ViewBuilder private static func swipeRow(_ index: Int) -> some View {
    if index == 2 {
      WithTileOffset { scroll in
        let uncovered = min(width, 30 + scroll.offset * 1.6)
        row(index)
          .offset(x: -uncovered)
          .overlay(alignment: .trailing) {
            HStack(spacing: 0) {
              button("flag", .orange)
              button("trash", .red)
            }
            .frame(width: uncovered)
          }
      }
      .clipped()
    } else {
      row(index)
    }
  }

  private static func button(_ symbol: String, _ color: Color) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 13, weight: .semibold))
      .foregroundStyle(Color.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Rectangle().fill(color) }
      .clipped()
  }

  private static func row(_ index: Int) -> some View {
    TileRow(index) { TileThumbnail(index: index + 2, cornerRadius: 12) }
      .padding(.horizontal, 9)
      .frame(height: 34)
  }
}
