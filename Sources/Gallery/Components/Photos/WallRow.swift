import ScrollUI

/// The tiles in a row of a `WallGrid`.
struct WallRow: View {
  let level: WallLevel
  let row: Int
  let collection: PhotoCollection
  /// The width of a tile with its gap in points.
  let pitch: CGFloat
  /// True if the pictures are buttons.
  let hasButtons: Bool
  let style: PhotoCellStyle
  let focus: FocusState<PhotoFocus?>.Binding
  let deck: PhotoDeck

  var body: some View {
    HStack(spacing: WallBlend.gap) {
      ForEach(level.tiles(inRow: row, of: collection.count), id: \.self) { index in
        PhotoCell(
          tile: collection.tile(index), index: index, side: pitch - WallBlend.gap,
          lead: index == 0 ? CGFloat(level.lead) * pitch : 0, isButton: hasButtons, style: style, focus: focus,
          deck: deck)
      }
    }
  }
}

/// A row is built once: new rows do not build the rows beside them again.
extension WallRow: Equatable {
  nonisolated static func == (one: WallRow, other: WallRow) -> Bool {
    one.level == other.level && one.row == other.row && one.pitch == other.pitch && one.hasButtons == other.hasButtons
      && one.style == other.style
  }
}
