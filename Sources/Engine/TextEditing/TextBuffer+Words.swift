import Geometry

/// What a character is to someone who moves through a text word by word.
enum WordPart: Equatable {
  case space
  case lineBreak
  /// Letters, digits, marks, and what joins them.
  case word
  /// Katakana, whose words are seldom written beside each other without something between.
  case katakana
  /// A word of its own: an ideograph, a Hiragana letter, an emoji. Where words begin in Chinese only a dictionary knows.
  case single
  case punctuation

  init(_ character: Character) {
    let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
    self =
      if LineBreakRules.isNewline(character) {
        .lineBreak
      } else if character.isWhitespace {
        .space
      } else if scalar.isASCII {
        scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar) ? .word : .punctuation
      } else {
        WordPart(beyondASCII: scalar)
      }
  }

  private init(beyondASCII scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30A0...0x30FF where scalar.value != 0x30FB, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x3041...0x309F: self = .single
    default:
      let properties = scalar.properties
      switch properties.generalCategory {
      case _ where properties.isIdeographic: self = .single
      case .otherSymbol where properties.isEmoji: self = .single
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation:
        self = .word
      default: self = .punctuation
      }
    }
  }

  /// Whether a word may begin or end beside such a character.
  var isWord: Bool { self == .word || self == .katakana || self == .single }
}

extension TextBuffer {
  /// The end of the first word that ends after `position`; the end of the text where there is none.
  ///
  /// Words end there, and not where the next one begins, as in GTK. Complexity: O(distance).
  package func wordEnd(after position: Int) -> Int {
    var end = position
    while let part = part(at: end), !part.isWord { end = self.position(after: end) }
    return end < length ? self.end(ofRunAt: end) : end
  }

  /// The beginning of the last word that begins before `position`; 0 where there is none.
  package func wordStart(before position: Int) -> Int {
    var start = position
    while start > 0, let part = part(at: self.position(before: start)), !part.isWord {
      start = self.position(before: start)
    }
    return start > 0 ? self.start(ofRunAt: self.position(before: start)) : 0
  }

  /// The word, the space, the punctuation or the line break that the character at `position` belongs to; at the end of the text that
  /// of the last character, and nothing in an empty text.
  package func wordRange(at position: Int) -> Range<Int> {
    guard length > 0 else { return 0..<0 }
    let inside = position < length ? position : self.position(before: length)
    // Nobody who clicks beside the last word of a line wants its line break.
    if part(at: inside) == .lineBreak {
      guard inside > 0, part(at: self.position(before: inside)) != .lineBreak else { return inside..<inside }
      return wordRange(at: self.position(before: inside))
    }
    return start(ofRunAt: inside)..<end(ofRunAt: inside)
  }

  private func part(at position: Int) -> WordPart? { character(at: position).map { WordPart($0) } }

  /// The end of the run of characters of one kind that the one at `position` belongs to.
  private func end(ofRunAt position: Int) -> Int {
    var end = position
    while true {
      let next = self.position(after: end)
      guard next < length, joins(next) else { return next }
      end = next
    }
  }

  private func start(ofRunAt position: Int) -> Int {
    var start = position
    while start > 0, joins(start) { start = self.position(before: start) }
    return start
  }

  /// Whether the characters on both sides of `position` belong to one run.
  private func joins(_ position: Int) -> Bool {
    guard let after = character(at: position), let before = character(before: position) else { return false }
    let (left, right) = (WordPart(before), WordPart(after))
    switch (left, right) {
    case (.single, _), (_, .single), (.lineBreak, _), (_, .lineBreak): return false
    case (.word, .punctuation): return joinsWords(after, at: position)
    case (.punctuation, .word): return joinsWords(before, at: self.position(before: position))
    default: return left == right
    }
  }

  /// Whether the mark at `position` stands inside a word: an apostrophe between letters, a point or a comma between digits.
  private func joinsWords(_ mark: Character, at position: Int) -> Bool {
    guard let before = character(before: position), let after = character(at: self.position(after: position)) else {
      return false
    }
    switch mark {
    case "'", "’": return before.isLetter && after.isLetter
    case ".", ",": return before.isWholeNumber && after.isWholeNumber
    default: return false
    }
  }
}
