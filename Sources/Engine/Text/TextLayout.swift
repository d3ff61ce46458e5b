/// A laid-out line of text. Lengths are in points.
package struct TextLine {
  /// The runs in the order of display, from left to right.
  package var runs: [Piece]
  /// The width without `trailingSpace`.
  package var width: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  package var leading: CGFloat
  /// The width of the trailing white space. It hangs over the edge at a line break, and counts in `TextLayout.size` if
  /// `endsParagraph` is true.
  package var trailingSpace: CGFloat = 0
  /// True if the line ends at a mandatory break or at the end of the text. False for a line with an ellipsis.
  package var endsParagraph = false

  /// A run, the index of its span, and the distance of its left edge from that of the line.
  package struct Piece {
    package var run: TextRun
    package var span: Int
    package var x: CGFloat
    /// The embedding level; see `TextLevels`.
    package var level: UInt8 = 0
    /// The range of `TextSpan.text` that the run shows, in bytes of UTF-8; nil if it cannot be determined. It includes characters that an
    /// ellipsis replaces between others, and a soft hyphen for which a hyphen is drawn.
    package var source: Range<Int>?
    /// True for emoji in a span with a `TextSpan.paint`: they keep their own colors.
    package var hasOwnColors = false
  }

  package var height: CGFloat { ascent + descent + leading }
}

/// The lines of a text for a proposed width, from `TextTypesetter`. Lengths are in points.
package struct TextLayout {
  package var lines: [TextLine]
  package var size: CGSize
  /// The distance of the first baseline from the top.
  package var firstBaseline: CGFloat
  /// The distance of the last baseline from the top.
  package var lastBaseline: CGFloat
  /// True if an ellipsis replaces a part of the text. False for a width of 0, which has no room for text at all.
  package var isTruncated: Bool

  /// A layout without lines, of size 0.
  package static let empty = TextLayout(lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
}
