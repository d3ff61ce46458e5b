import ScrollUI

extension FeelMiniatures {
  /// The distance in points of a notch in the miniature.
  private static let notch: CGFloat = 36

  /// A list that moves with the tile at the left, and in notches at the right.
  static var touchpad: some View {
    TileScroll(.vertical, TileScript(moves: [.thrown(1, 2.4), .thrown(0, 2.4, after: 0.3)])) {
      TileRows(count: 12, scale: 0.42).frame(width: 110).frame(maxWidth: .infinity, alignment: .leading)
    } overlay: {
      WithTileOffset { scroll in
        TileRows(count: 12, scale: 0.42)
          .offset(y: -(scroll.offset / notch).rounded() * notch)
          .frame(height: HomeTile.miniatureHeight, alignment: .top)
          .clipped()
          .overlay(alignment: .leading) { Rectangle().fill(GalleryColor.separator).frame(width: 1) }
          .padding(.leading, 118)
      }
    }
  }
}
