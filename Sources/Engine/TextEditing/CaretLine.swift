/// A line of a laid out text with its places of the caret.
package struct CaretLine {
  /// The range and the frame of the line.
  let fragment: TextLineFragment
  /// The position from which `carets` counts, in bytes of the text.
  let start: Int
  /// The places of the caret, measured from the left edge of `fragment`.
  let carets: CaretMap
  /// The horizontal extent of the text. White space at the end of a line extends beyond it; the caret stays inside.
  let extent: ClosedRange<CGFloat>
  /// The height of a selection in the line: the distance to the top of the next line, in points.
  let height: CGFloat

  /// The position of a boundary of characters.
  func position(_ index: Int) -> Int { start + carets.positions[index] }

  /// The index of the boundary at `position`, or of the last boundary before it.
  func index(of position: Int) -> Int { carets.index(of: position - start) }

  /// The horizontal position of the caret at the boundary `index`.
  func x(_ index: Int) -> CGFloat { clamped(carets.x(index)) }

  private func clamped(_ x: CGFloat) -> CGFloat {
    max(extent.lowerBound, min(fragment.frame.minX + x, extent.upperBound))
  }

  /// The hit at a horizontal position. O(length of the line).
  func hit(_ x: CGFloat) -> TextHit {
    let x = x - fragment.frame.minX
    func location(_ index: Int) -> TextLocation {
      let position = position(index)
      return position == fragment.end.position ? fragment.end : TextLocation(position)
    }
    let nearest = location(carets.nearestIndex(to: x))
    guard let (character, isInSecondHalf) = carets.character(at: x) else {
      return TextHit(location: nearest, character: nearest.position, boundary: nearest)
    }
    return TextHit(
      location: nearest, character: position(character), boundary: location(isInSecondHalf ? character + 1 : character))
  }

  /// The rectangles of the part of the line within `range`; see `LinedTextGeometry.rectangles(of:inLine:edges:)`.
  func rectangles(of range: Range<Int>, edges: ClosedRange<CGFloat>?) -> [CGRect] {
    let isRightToLeft = carets.baseLevel.direction == .rightToLeft
    var extents = carets.extents(of: index(of: range.lowerBound)..<index(of: range.upperBound)).map {
      clamped($0.lowerBound)...clamped($0.upperBound)
    }
    if let edges, range.upperBound > fragment.end.position || range.upperBound > fragment.range.upperBound {
      let end = x(carets.count)
      let rest = isRightToLeft ? min(edges.lowerBound, end)...end : end...max(edges.upperBound, end)
      let index = isRightToLeft ? extents.startIndex : extents.endIndex - 1
      if extents.indices.contains(index), extents[index].overlaps(rest) {
        extents[index] =
          min(extents[index].lowerBound, rest.lowerBound)...max(extents[index].upperBound, rest.upperBound)
      } else {
        extents.insert(rest, at: isRightToLeft ? 0 : extents.count)
      }
    }
    return extents.filter { $0.upperBound > $0.lowerBound }.map {
      CGRect(x: $0.lowerBound, y: fragment.frame.minY, width: $0.upperBound - $0.lowerBound, height: height)
    }
  }
}
