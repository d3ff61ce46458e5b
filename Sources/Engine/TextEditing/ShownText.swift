/// The drawn text of a paragraph and the mapping between positions in the paragraph and in `text`: tabs become spaces
/// up to the next tab stop, and hidden text becomes `bullet`s.
struct ShownText {
  /// The number of columns between tab stops. Columns are counted and not measured, so they are exact in a monospaced
  /// font only.
  static let tabWidth = 4
  /// The character drawn for each character of hidden text.
  static let bullet: Character = "•"

  /// The drawn text.
  private(set) var text: String
  /// Pairs of positions in the paragraph and in `text`, in bytes of UTF-8, ascending. The texts are equal between two
  /// pairs.
  private var anchors: [(actual: Int, shown: Int)] = []

  /// Creates the drawn text of `text`, which has no line break.
  init(_ text: Substring, isHidden: Bool) {
    self.text = ""
    if isHidden {
      appendBullets(for: text)
    } else if text.utf8.contains(0x09) {
      appendExpandingTabs(of: text)
    } else {
      self.text = String(text)
    }
  }

  private mutating func appendBullets(for source: Substring) {
    var actual = 0
    for character in source {
      text.append(Self.bullet)
      actual += character.utf8.count
      anchors.append((actual, text.utf8.count))
    }
  }

  private mutating func appendExpandingTabs(of source: Substring) {
    var column = 0
    var actual = 0
    for character in source {
      actual += character.utf8.count
      if character == "\t" {
        let spaces = Self.tabWidth - column % Self.tabWidth
        text += String(repeating: " ", count: spaces)
        column += spaces
        anchors.append((actual, text.utf8.count))
      } else {
        text.append(character)
        column += LineBreakRules.isIdeograph(character) ? 2 : 1
      }
    }
  }

  /// The position in `text` of a character boundary of the paragraph. O(log n).
  func shown(_ position: Int) -> Int {
    let index = anchors.indices.binarySearch { anchors[$0].actual > position }
    guard index > 0 else { return min(position, text.utf8.count) }
    let anchor = anchors[index - 1]
    return anchor.shown + position - anchor.actual
  }

  /// The position in the paragraph of a position in `text` at which a line begins; inside of a tab, the position after
  /// the tab. O(log n).
  func actual(_ position: Int) -> Int {
    let index = anchors.indices.binarySearch { anchors[$0].shown > position }
    let anchor = index > 0 ? anchors[index - 1] : (actual: 0, shown: 0)
    let next = anchor.actual + position - anchor.shown
    return index < anchors.count ? min(next, anchors[index].actual) : next
  }

  /// The part of `text` in a range of bytes.
  subscript(range: Range<Int>) -> Substring {
    let start = text.utf8.startIndex
    return text[text.utf8.index(start, offsetBy: range.lowerBound)..<text.utf8.index(start, offsetBy: range.upperBound)]
  }
}
