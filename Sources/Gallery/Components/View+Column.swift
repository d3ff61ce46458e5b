import ScrollUI

extension View {
  /// Centers this view in the available width, and makes it at most `width` points wide: by default `GalleryColumn.width`.
  func column(_ width: CGFloat = GalleryColumn.width) -> some View {
    frame(maxWidth: width).frame(maxWidth: .infinity)
  }

  /// Gives the rows of a `List` margins in wide windows: they are at most `width` points wide, and in the middle. The list keeps the whole
  /// width: it scrolls under a pointer at its sides, too.
  func columnMargins(_ width: CGFloat = GalleryColumn.width) -> some View { modifier(ColumnMargins(width: width)) }
}

private struct ColumnMargins: ViewModifier {
  let width: CGFloat
  @State private var available: CGFloat = 0

  /// Nil for the margins of the list's style.
  private var margin: CGFloat? { available > width + 2 * GalleryColumn.listMargin ? (available - width) / 2 : nil }

  func body(content: Content) -> some View {
    content
      .contentMargins(margin == nil ? [] : .horizontal, margin, for: .scrollContent)
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { available = $0 }
  }
}

/// The lengths of the `column(_:)` of pages with running text.
enum GalleryColumn {
  /// The maximum width of a column, in points: rows fill the page beside the list of pages in a window of the default size.
  static let width: CGFloat = 720
  /// The maximum width of running text in rows, in points: at most 75 characters in the font `GalleryStyle.label`.
  static let textWidth: CGFloat = 510
  /// The greatest margin of a list's style, in points.
  static let listMargin: CGFloat = 20
}
