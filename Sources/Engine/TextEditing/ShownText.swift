/// The drawn text of a paragraph and the map between positions of both: tabs become spaces up to the next tab stop, and hidden text
/// becomes bullets.
struct ShownText {
  /// The number of columns between tab stops. Columns are counted and not measured: they are exact in a monospaced font only.
  static let tabWidth = 4
  static let bullet: Character = "•"

  private(set) var text: String
  /// Pairs of positions in both texts, in bytes of UTF-8, ascending. Between two pairs the texts are equal.
  private var anchors: [(actual: Int, shown: Int)] = []

  /// Creates the shown text of `text`, which has no line break.
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

  /// The shown position of a character boundary of the paragraph. O(log n).
  func shown(_ position: Int) -> Int {
    let index = firstIndex { anchors[$0].actual > position }
    guard index > 0 else { return min(position, text.utf8.count) }
    let anchor = anchors[index - 1]
    return anchor.shown + position - anchor.actual
  }

  /// The position in the paragraph of a shown position at which a line begins; inside of a tab, the position after it. O(log n).
  func actual(_ position: Int) -> Int {
    let index = firstIndex { anchors[$0].shown > position }
    let anchor = index > 0 ? anchors[index - 1] : (actual: 0, shown: 0)
    let next = anchor.actual + position - anchor.shown
    return index < anchors.count ? min(next, anchors[index].actual) : next
  }

  private func firstIndex(where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = anchors.count
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  subscript(range: Range<Int>) -> Substring {
    let start = text.utf8.startIndex
    return text[text.utf8.index(start, offsetBy: range.lowerBound)..<text.utf8.index(start, offsetBy: range.upperBound)]
  }
}
