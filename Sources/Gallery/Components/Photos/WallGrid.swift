import ScrollUI

/// The rows of a `WallLevel` between two positions, in the size that they have at rest.
struct WallGrid: View {
  let level: WallLevel
  let collection: PhotoCollection
  let rows: Range<Int>
  /// The part of `rows` with buttons; see `WallCells`.
  let cells: Range<Int>
  /// The width of the wall in points.
  let width: CGFloat
  let style: PhotoCellStyle
  let focus: FocusState<PhotoFocus?>.Binding
  let deck: PhotoDeck

  private var pitch: CGFloat { (width + WallBlend.gap) / CGFloat(level.columns) }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(rows, id: \.self) { row in
        WallRow(
          level: level, row: row, collection: collection, pitch: pitch, hasButtons: cells.contains(row), style: style,
          focus: focus, deck: deck
        )
        .equatable()
        .offset(y: CGFloat(row) * pitch)
      }
    }
    .frame(width: width, height: CGFloat(level.rows(collection.count)) * pitch, alignment: .topLeading)
  }
}

/// The grid is built again only for new rows or a new `PhotoCellStyle`, and not in each frame of a movement.
extension WallGrid: Equatable {
  nonisolated static func == (one: WallGrid, other: WallGrid) -> Bool {
    one.level == other.level && one.rows == other.rows && one.cells == other.cells && one.width == other.width
      && one.style == other.style
  }
}
