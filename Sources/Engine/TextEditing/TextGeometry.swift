/// The positions of characters on the screen, for vertical movements and pointers; implemented by `EditableTextLayout`.
/// Points and rectangles are in the coordinate space of the layout, in points.
@MainActor package protocol TextGeometry {
  /// The rectangle of the caret at `location`, as high as its line, with width 0 in `EditableTextLayout`.
  func caretRectangle(at location: TextLocation) -> CGRect

  /// The hit at `point`, or at the nearest point of the text.
  func hit(_ point: CGPoint) -> TextHit

  /// The location of the caret after an arrow key: one character to the left or right on the screen. Beyond the end of a
  /// line it is in the neighboring line by the direction of the paragraph; `location` itself at the ends of the text.
  func location(_ side: VisualDirection, of location: TextLocation) -> TextLocation

  /// True if the paragraph of a caret at `location` runs from right to left.
  func isRightToLeft(at location: TextLocation) -> Bool

  /// The line of a caret at `location`.
  func line(at location: TextLocation) -> TextLineFragment

  /// The distance of `TextMovement.pageUp` and `.pageDown`, in points.
  var pageLength: CGFloat { get }

  /// The rectangle of the whole text.
  var textBounds: CGRect { get }
}

/// A direction on the screen, whatever the direction of the text.
package enum VisualDirection: Hashable, Sendable {
  case left
  case right
}

/// The result of a hit test: the characters at a point of a text.
package struct TextHit: Hashable, Sendable {
  /// The location whose caret is nearest to the point.
  package var location: TextLocation
  /// The position of the character under the point, on either side of the caret.
  package var character: Int
  /// The start or the end of `character`, whichever is nearer to the point: an end of a selection. It differs from
  /// `location` beside text of the other direction, where the caret of that boundary is elsewhere.
  package var boundary: TextLocation

  package init(location: TextLocation, character: Int, boundary: TextLocation? = nil) {
    self.location = location
    self.character = character
    self.boundary = boundary ?? location
  }
}

/// A line of a laid out text.
package struct TextLineFragment: Hashable, Sendable {
  /// The range of the line in bytes of the `TextBuffer`, with the white space and the line break at its end.
  package var range: Range<Int>
  /// The last position of a caret in the line, before its line break.
  package var end: TextLocation
  /// The rectangle of the content of the line, in the coordinate space of the layout.
  package var frame: CGRect

  package init(range: Range<Int>, end: TextLocation, frame: CGRect) {
    self.range = range
    self.end = end
    self.frame = frame
  }
}
