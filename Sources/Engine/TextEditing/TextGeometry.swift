/// The positions of characters on the screen, for vertical movements and pointers; implemented by `EditableTextLayout`.
/// Points and rectangles are in the coordinate space of the layout, in points.
@MainActor package protocol TextGeometry {
  /// The rectangle of the caret at `location`, as high as its line, with width 0 in `EditableTextLayout`.
  func caretRectangle(at location: TextLocation) -> CGRect

  /// The hit at `point`, or at the nearest point of the text.
  func hit(_ point: CGPoint) -> TextHit

  /// The line of a caret at `location`.
  func line(at location: TextLocation) -> TextLineFragment

  /// The distance of `TextMovement.pageUp` and `.pageDown`, in points.
  var pageLength: CGFloat { get }

  /// The rectangle of the whole text.
  var textBounds: CGRect { get }
}

/// The result of a hit test: the characters at a point of a text.
package struct TextHit: Hashable, Sendable {
  /// The location of a caret at the point.
  package var location: TextLocation
  /// The position of the character under the point, on either side of the caret.
  package var character: Int
}

/// A line of a laid out text.
package struct TextLineFragment: Hashable, Sendable {
  /// The range of the line in bytes of the `TextBuffer`, with the white space and the line break at its end.
  package var range: Range<Int>
  /// The last position of a caret in the line, before its line break.
  package var end: TextLocation
  /// The rectangle of the content of the line, in the coordinate space of the layout.
  package var frame: CGRect
}
