import Engine
import Geometry

/// Monospaced text: characters of 10 points in lines of 20, broken after `columns` characters regardless of words.
@MainActor struct GridGeometry: TextGeometry {
  private var lines: [TextLineFragment] = []
  private let buffer: TextBuffer
  var pageLength: CGFloat = 60

  init(_ text: String, columns: Int = .max) {
    buffer = TextBuffer(text)
    for number in 0..<buffer.paragraphCount {
      let (range, content) = (buffer.range(ofParagraph: number), buffer.contentRange(ofParagraph: number))
      var start = content.lowerBound
      repeat {
        var (end, count) = (start, 0)
        while end < content.upperBound, count < columns { (end, count) = (buffer.position(after: end), count + 1) }
        let isLast = end == content.upperBound
        lines.append(
          TextLineFragment(
            range: start..<(isLast ? range.upperBound : end),
            end: TextLocation(end, affinity: isLast ? .downstream : .upstream),
            frame: CGRect(x: 0, y: CGFloat(lines.count) * 20, width: CGFloat(count) * 10, height: 20)))
        start = end
      } while start < content.upperBound
    }
  }

  var textBounds: CGRect { CGRect(x: 0, y: 0, width: 1000, height: CGFloat(lines.count) * 20) }

  func line(at location: TextLocation) -> TextLineFragment {
    let number = lines.lastIndex { $0.range.lowerBound <= location.position } ?? 0
    let isAtStart = lines[number].range.lowerBound == location.position
    return isAtStart && location.affinity == .upstream && number > 0 ? lines[number - 1] : lines[number]
  }

  func caretRectangle(at location: TextLocation) -> CGRect {
    let line = line(at: location)
    let column = buffer[line.range.lowerBound..<location.position].count
    return CGRect(x: CGFloat(column) * 10, y: line.frame.minY, width: 0, height: 20)
  }

  func hit(_ point: CGPoint) -> TextHit {
    let line = lines[max(0, min(lines.count - 1, Int((point.y / 20).rounded(.down))))]
    var position = line.range.lowerBound
    var character = position
    var x: CGFloat = 0
    while position < line.end.position {
      character = position
      if point.x < x + 10 {
        if point.x >= x + 5 { position = buffer.position(after: position) }
        break
      }
      x += 10
      position = buffer.position(after: position)
    }
    return TextHit(location: position == line.end.position ? line.end : TextLocation(position), character: character)
  }

  func location(_ side: VisualDirection, of location: TextLocation) -> TextLocation {
    let position = location.position
    return TextLocation(side == .left ? buffer.position(before: position) : buffer.position(after: position))
  }

  func isRightToLeft(at location: TextLocation) -> Bool { false }
}
