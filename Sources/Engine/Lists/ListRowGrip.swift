/// The constants of the grip by which the mouse moves a row of a list, in points.
enum ListRowGrip {
  static let width: CGFloat = 8
  /// The distance of the grip from the content of the row.
  static let spacing: CGFloat = 4
  /// The distance of the grip from the chevron of a row that leads to a page.
  static let chevronSpacing: CGFloat = 10
  /// The distances of the grip from the edge and from the content while the list is edited.
  static let editedInset: CGFloat = 12
  static let editedSpacing: CGFloat = 12
  /// The width at the edge of a scroll view in which the scroll bar takes presses.
  static let barWidth = CGFloat(ScrollConstants.indicatorWideWidth + 2 * ScrollConstants.indicatorMargin)
  /// The minimum width of the area that takes presses.
  static let touchWidth: CGFloat = 24
  /// The diameter of a dot, and the distance between the centers of two dots.
  static let dot: CGFloat = 2.5
  static let pitch: CGFloat = 5
  static let dotsInColumn = 3
  /// The opacity of a grip that is not under the mouse.
  static let restingOpacity = 0.55
}
