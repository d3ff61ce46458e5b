import Geometry

/// Room that is kept free around what a scroll view shows, beside the safe area. Leading follows the direction of text.
package struct ScrollMargins: Equatable, Sendable {
  /// Around the content, with which it scrolls.
  package var content: EdgeInsets
  /// Around the indicators.
  package var indicators: EdgeInsets

  package init(content: EdgeInsets = EdgeInsets(), indicators: EdgeInsets = EdgeInsets()) {
    self.content = content
    self.indicators = indicators
  }
}
