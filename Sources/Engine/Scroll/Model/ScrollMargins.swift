/// The margins of a scroll view in points, in addition to the safe area. Leading follows the layout direction.
package struct ScrollMargins: Equatable, Sendable {
  /// The margins around the content, which scroll with it.
  package var content: EdgeInsets
  /// The margins around the indicators.
  package var indicators: EdgeInsets

  package init(content: EdgeInsets = EdgeInsets(), indicators: EdgeInsets = EdgeInsets()) {
    self.content = content
    self.indicators = indicators
  }
}
