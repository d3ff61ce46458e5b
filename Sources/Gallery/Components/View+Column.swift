import ScrollUI

extension View {
  /// Centers this view in the available width, and makes it at most `width` points wide: by default `GalleryColumn.width`.
  func column(_ width: CGFloat = GalleryColumn.width) -> some View {
    frame(maxWidth: width).frame(maxWidth: .infinity)
  }
}

/// The lengths of the `column(_:)` of pages with running text.
enum GalleryColumn {
  /// The maximum width of a column, in points: rows fill the page beside the list of pages in a window of the default size.
  static let width: CGFloat = 720
  /// The maximum width of running text in rows, in points: at most 75 characters in the font `GalleryStyle.label`.
  static let textWidth: CGFloat = 510
}
