/// A sequence of scalars that has the form of an emoji (UTS #51, section 1.4.9): a flag, a keycap, or emoji joined by ZWJ, each
/// with a skin tone, a variation selector or tags.
package struct EmojiSequence: Equatable, Sendable {
  /// Scalar indices.
  package var range: Range<Int>
  /// True if the sequence is to be drawn in color (emoji presentation): by default for the scalar, by U+FE0F, or because of its
  /// parts. False after U+FE0E, and for characters such as "☎" that are text by default.
  package var isEmojiPresentation: Bool

  /// The sequence that begins at `index`; nil if the scalar is no emoji, as digits without a keycap are.
  ///
  /// Complexity: O(length of the sequence).
  package init?(at index: Int, in scalars: [Unicode.Scalar]) {
    guard let first = Element(at: index, in: scalars) else { return nil }
    var end = first.end
    var isJoined = false
    while end + 1 < scalars.count, scalars[end] == "\u{200D}", !first.isText,
      let next = Element(at: end + 1, in: scalars), !next.isText
    {
      end = next.end
      isJoined = true
    }
    range = index..<end
    isEmojiPresentation = isJoined || first.isColored
  }

  /// zwj_element of UTS #51: an emoji with its modification, or a flag.
  private struct Element {
    var end: Int
    /// True if the presentation is emoji without regard to joiners.
    var isColored: Bool
    /// True if U+FE0E asks for text presentation.
    var isText = false

    init?(at index: Int, in scalars: [Unicode.Scalar]) {
      let properties = ScalarProperties(scalars[index])
      guard properties.isEmoji else { return nil }
      func scalar(at offset: Int) -> Unicode.Scalar {
        index + offset < scalars.count ? scalars[index + offset] : "\0"
      }
      end = index + 1
      isColored = properties.isEmojiPresentation
      if Element.isKeycapBase(scalars[index]) {
        let length = scalar(at: 1) == "\u{FE0F}" ? 2 : 1
        guard scalar(at: length) == "\u{20E3}" else { return nil }
        end = index + length + 1
        isColored = true
        return
      }
      if Element.isRegionalIndicator(scalars[index]) {
        if Element.isRegionalIndicator(scalar(at: 1)) { end = index + 2 }
        return
      }
      let next = scalar(at: 1)
      if properties.isEmojiModifierBase, ScalarProperties(next).isEmojiModifier {
        end = index + 2
        isColored = true
      } else if next == "\u{FE0F}" {
        end = index + (scalar(at: 2) == "\u{20E3}" ? 3 : 2)
        isColored = true
      } else if next == "\u{FE0E}" {
        end = index + 2
        isColored = false
        isText = true
      }
      takeTags(in: scalars)
    }

    /// ED-14a: takes tag scalars up to the cancel tag; none if that is missing.
    private mutating func takeTags(in scalars: [Unicode.Scalar]) {
      var index = end
      while index < scalars.count, (0xE0020...0xE007E).contains(scalars[index].value) { index += 1 }
      guard index > end, index < scalars.count, scalars[index].value == 0xE007F else { return }
      end = index + 1
      isColored = true
    }

    private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "#" || scalar == "*" || ("0"..."9").contains(scalar)
    }

    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
      (0x1F1E6...0x1F1FF).contains(scalar.value)
    }
  }
}
