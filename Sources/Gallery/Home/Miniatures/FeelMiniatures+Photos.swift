import Features
import ScrollUI

extension FeelMiniatures {
  /// The miniature of `PhotosPage`: a wall from which a picture comes to the front.
  static var photos: some View {
    TileScroll(.vertical, .steps([1, 0], pause: 0.6)) {
      Color.clear.frame(height: HomeTile.miniatureHeight * 2)
    } overlay: {
      WithTileOffset { scroll in MiniatureWall(part: scroll.fraction) }
    }
  }
}

private struct MiniatureWall: View {
  /// The part of the way to the front.
  let part: CGFloat

  private static let side: CGFloat = 56
  private static let illustrations = TileThumbnail.pictures

  var body: some View {
    GeometryReader { room in
      let (columns, pitch) = (Int(room.size.width / (Self.side + 2)) + 1, Self.side + 2)
      ZStack(alignment: .topLeading) {
        ForEach(0..<(columns * 3), id: \.self) { index in
          TilePicture(Self.illustrations[(index * 5 + index / columns) % Self.illustrations.count], .medium)
            .frame(width: Self.side, height: Self.side)
            .offset(x: CGFloat(index % columns) * pitch, y: CGFloat(index / columns) * pitch)
        }
        Color.black.opacity(0.7 * part)
        flying(in: room.size, from: CGPoint(x: pitch, y: pitch))
      }
    }
    .clipped()
  }

  private func flying(in room: CGSize, from cell: CGPoint) -> some View {
    let (width, height) = (Self.side + (174 - Self.side) * part, Self.side + (116 - Self.side) * part)
    let middle = CGPoint(x: cell.x + Self.side / 2, y: cell.y + Self.side / 2)
    return TilePicture(.aurora, .wide)
      .frame(width: width, height: height)
      .position(
        x: middle.x + (room.width / 2 - middle.x) * part, y: middle.y + (room.height / 2 - middle.y) * part)
  }
}
