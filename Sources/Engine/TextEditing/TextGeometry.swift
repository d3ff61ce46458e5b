import Geometry

/// Where the characters of a text stand on the screen: what moving up and down, and what a pointer means, depend on. Points and
/// rectangles are in the coordinates of the text's own layout.
@MainActor package protocol TextGeometry {
  /// The caret at `location`: as high as its line. Its width is not the caret's that is drawn.
  func caretRectangle(at location: TextLocation) -> CGRect

  /// What lies at `point`, or nearest to it.
  func hit(_ point: CGPoint) -> TextHit

  /// The line that a caret at `location` stands in.
  func line(at location: TextLocation) -> TextLineFragment

  /// How far a page up or down moves the caret, in points.
  var pageLength: CGFloat { get }

  /// All of the text.
  var textBounds: CGRect { get }
}

/// What a point in a text means.
package struct TextHit: Hashable, Sendable {
  /// Between which characters a caret goes.
  package var location: TextLocation
  /// Where the character under the point begins, which may be the one before or after the caret.
  package var character: Int

  package init(location: TextLocation, character: Int) {
    self.location = location
    self.character = character
  }
}

/// A line of a text as it is set.
package struct TextLineFragment: Hashable, Sendable {
  /// With the white space and the line break at its end.
  package var range: Range<Int>
  /// The last place for a caret in it: before its line break.
  package var end: TextLocation
  /// In the layout's coordinates, as wide as what stands in it.
  package var frame: CGRect

  package init(range: Range<Int>, end: TextLocation, frame: CGRect) {
    self.range = range
    self.end = end
    self.frame = frame
  }
}
