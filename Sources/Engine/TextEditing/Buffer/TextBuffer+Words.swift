import UnicodeRules

/// A word of a paragraph, or the characters between two words.
private struct TextWord {
  enum Kind {
    case word
    case space
    case punctuation
  }

  /// Bytes of UTF-8 in the paragraph.
  var range: Range<Int>
  var kind: Kind
}

extension TextBuffer {
  /// The end of the first word that ends after `position`; otherwise `length`.
  ///
  /// This is the end of a word and not the beginning of the next word, as in GTK. Complexity: O(length of the paragraphs up to
  /// the word).
  package func wordEnd(after position: Int) -> Int {
    for number in paragraph(at: min(position, length))..<paragraphCount {
      let start = range(ofParagraph: number).lowerBound
      let words = words(inParagraph: number)
      if let word = words.first(where: { $0.kind == .word && start + $0.range.upperBound > position }) {
        return boundary(atOrAfter: start + word.range.upperBound)
      }
    }
    return length
  }

  /// The beginning of the last word that begins before `position`; otherwise 0.
  package func wordStart(before position: Int) -> Int {
    for number in (0...paragraph(at: min(position, length))).reversed() {
      let start = range(ofParagraph: number).lowerBound
      let words = words(inParagraph: number)
      if let word = words.last(where: { $0.kind == .word && start + $0.range.lowerBound < position }) {
        return boundary(atOrBefore: start + word.range.lowerBound)
      }
    }
    return 0
  }

  /// The range of the word, the white space or the punctuation with the character at `position`. At the end of a paragraph it
  /// is that of its last character, so that a click beside the last word of a line selects that word and not the line break;
  /// empty in an empty paragraph.
  package func wordRange(at position: Int) -> Range<Int> {
    let content = contentRange(ofParagraph: paragraph(at: min(max(0, position), length)))
    guard !content.isEmpty else { return content }
    let inside = position < content.upperBound ? position : self.position(before: content.upperBound)
    let words = words(inParagraph: paragraph(at: inside))
    guard let index = words.lastIndex(where: { content.lowerBound + $0.range.lowerBound <= inside }) else {
      return content.lowerBound..<content.lowerBound
    }
    var (first, last) = (index, index)
    if words[index].kind != .word {
      while first > 0, words[first - 1].kind == words[index].kind { first -= 1 }
      while last + 1 < words.count, words[last + 1].kind == words[index].kind { last += 1 }
    }
    let start = boundary(atOrBefore: content.lowerBound + words[first].range.lowerBound)
    return start..<max(start, boundary(atOrAfter: content.lowerBound + words[last].range.upperBound))
  }

  /// The words of a paragraph and the characters between them (UAX #29), without its line break. Scripts without spaces are
  /// divided by `DictionaryWords`.
  private func words(inParagraph number: Int) -> [TextWord] {
    let text = ScalarText(self[contentRange(ofParagraph: number)])
    var words: [TextWord] = []
    var breaks = DictionaryWords.breaks(in: text.scalars)[...]
    for segment in WordScanner.segments(in: text.scalars) {
      let range = text.utf8Range(of: segment.range)
      let first = text.scalars[segment.range.lowerBound]
      let isComplex = DictionaryWords.isComplex(first)
      breaks = breaks.drop { $0 < segment.range.lowerBound }
      // The letters of these scripts are segments of their own (UAX #29, 4.2).
      if isComplex, segment.range.lowerBound > 0, DictionaryWords.isComplex(text.scalars[segment.range.lowerBound - 1]),
        breaks.first != segment.range.lowerBound
      {
        words[words.count - 1].range = words[words.count - 1].range.lowerBound..<range.upperBound
      } else {
        let kind: TextWord.Kind =
          segment.isWord ? .word : first.properties.isWhitespace ? .space : .punctuation
        words.append(TextWord(range: range, kind: kind))
      }
    }
    return words
  }
}
