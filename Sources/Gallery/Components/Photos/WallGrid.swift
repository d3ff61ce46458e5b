import ScrollUI

/// The rows of a `WallLevel` between two positions, in the size that they have at rest.
struct WallGrid: View {
  let level: WallLevel
  let collection: PhotoCollection
  let rows: Range<Int>
  /// The width of the wall in points.
  let width: CGFloat
  let style: PhotoCellStyle
  let focus: FocusState<PhotoFocus?>.Binding
  let deck: PhotoDeck

  private var pitch: CGFloat { (width + WallBlend.gap) / CGFloat(level.columns) }
  private var side: CGFloat { pitch - WallBlend.gap }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: WallBlend.gap) {
          ForEach(level.tiles(inRow: row, of: collection.count), id: \.self) { index in
            PhotoCell(
              tile: collection.tile(index), index: index, side: side,
              lead: index == 0 ? CGFloat(level.lead) * pitch : 0,
              style: style, focus: focus, deck: deck)
          }
        }
        .offset(y: CGFloat(row) * pitch)
      }
    }
    .frame(width: width, height: CGFloat(level.rows(collection.count)) * pitch, alignment: .topLeading)
  }
}

/// The grid is built again only for new rows or a new `PhotoCellStyle`, and not in each frame of a movement.
extension WallGrid: Equatable {
  nonisolated static func == (one: WallGrid, other: WallGrid) -> Bool {
    one.level == other.level && one.rows == other.rows && one.width == other.width && one.style == other.style
  }
}
