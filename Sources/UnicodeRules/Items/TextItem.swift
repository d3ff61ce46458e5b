/// A stretch of a text in one script, or of emoji: what one font can draw and one call of the shaper takes.
package struct TextItem: Equatable, Sendable {
  /// Scalar indices.
  package var range: Range<Int>
  /// The resolved script: `common` only for emoji, and for a text without a letter of any script.
  package var script: Script
  /// True if the item consists of emoji sequences in emoji presentation, for a color font.
  package var isEmoji: Bool

  package init(range: Range<Int>, script: Script, isEmoji: Bool) {
    self.range = range
    self.script = script
    self.isEmoji = isEmoji
  }
}

extension TextItem {
  /// The items of a text in logical order. They cover the text without gaps.
  ///
  /// - Common and Inherited scalars take the script of the run before them, at the beginning that of the first run (UAX #24, 5.1).
  /// - A scalar with Script_Extensions stays in a run of one of its scripts, and narrows the scripts of that run.
  /// - A mark, variation selector or joiner stays with its base (UAX #24, 5.2).
  /// - A closing bracket has the script of its opening bracket (UAX #24, 5.1).
  /// - Adjacent emoji make one item, and do not interrupt the run of a script for the scalars after them.
  ///
  /// Complexity: O(n).
  package static func items(in scalars: [Unicode.Scalar]) -> [TextItem] {
    var itemizer = TextItemizer()
    var index = 0
    while index < scalars.count {
      let properties = ScalarProperties(scalars[index])
      if properties.isEmoji, let sequence = EmojiSequence(at: index, in: scalars) {
        if sequence.isEmojiPresentation {
          itemizer.addEmoji(sequence.range)
        } else {
          // A character in text presentation belongs to the script around it, with its variation selector.
          itemizer.add(sequence.range, scripts: properties.scripts, bracket: nil, scalars[index])
        }
        index = sequence.range.upperBound
      } else if properties.wordBreakClass == .extend || properties.wordBreakClass == .zeroWidthJoiner {
        itemizer.addMark(at: index, scripts: properties.scripts)
        index += 1
      } else {
        itemizer.add(index..<index + 1, scripts: properties.scripts, bracket: properties.bracketKind, scalars[index])
        index += 1
      }
    }
    return itemizer.finished()
  }
}
