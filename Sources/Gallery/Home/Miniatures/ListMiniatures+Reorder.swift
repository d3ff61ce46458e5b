import ScrollUI

/// The miniature of the page "Reordering": the offset of the tile lifts a picture over its neighbors. They make way.
extension ListMiniatures {
  static var reorder: some View {
    TileScroll(.vertical, TileScript(rest: 0, moves: [.to(1, 1.2), .to(0, 1, after: 0.9)])) {
      WithTileOffset { scroll in
        let part = min(1, max(0, scroll.offset / 40))
        ZStack(alignment: .topLeading) {
          ForEach(0..<6, id: \.self) { index in
            if index != 1 { picture(index, at: slot(of: index, part)) }
          }
          picture(1, at: CGPoint(x: 1 + 0.85 * part, y: 0.06 + 0.8 * part))
        }
        .frame(maxWidth: .infinity, minHeight: 150, alignment: .topLeading)
      }
      .padding(12)
    }
  }

  private static let columnWidth: CGFloat = 66
  private static let rowHeight: CGFloat = 64

  /// The column and the row of a picture. Those between the second and the last slot move to the slot before.
  private static func slot(of index: Int, _ part: CGFloat) -> CGPoint {
    let origin = CGPoint(x: CGFloat(index % 3), y: CGFloat(index / 3))
    guard index > 1, index < 6 else { return origin }
    let target = CGPoint(x: CGFloat((index - 1) % 3), y: CGFloat((index - 1) / 3))
    let moved = min(1, max(0, part * 2 - 0.4))
    return CGPoint(x: origin.x + (target.x - origin.x) * moved, y: origin.y + (target.y - origin.y) * moved)
  }

  private static func picture(_ index: Int, at slot: CGPoint) -> some View {
    TileThumbnail(index: index, side: rowHeight - 8)
      .offset(x: slot.x * columnWidth, y: slot.y * rowHeight)
  }
}
