/// The kind of a character for movements by words.
enum WordPart: Equatable {
  case space
  case lineBreak
  /// Letters, digits, marks and joiners.
  case word
  /// Katakana. Two Katakana words are seldom adjacent, so a run is taken for a word.
  case katakana
  /// A character that is a word by itself: an ideograph, a Hiragana letter, an emoji. Chinese words would need a dictionary.
  case single
  case punctuation

  /// The kind of `character`, by its first scalar.
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

  /// True if a word may begin or end beside a character of this kind.
  var isWord: Bool { self == .word || self == .katakana || self == .single }
}

extension TextBuffer {
  /// The end of the first word that ends after `position`; otherwise `length`.
  ///
  /// This is the end of a word and not the beginning of the next word, as in GTK. Complexity: O(distance).
  package func wordEnd(after position: Int) -> Int {
    var end = position
    while let part = part(at: end), !part.isWord { end = self.position(after: end) }
    return end < length ? self.end(ofRunAt: end) : end
  }

  /// The beginning of the last word that begins before `position`; otherwise 0.
  package func wordStart(before position: Int) -> Int {
    var start = position
    while start > 0, let part = part(at: self.position(before: start)), !part.isWord {
      start = self.position(before: start)
    }
    return start > 0 ? self.start(ofRunAt: self.position(before: start)) : 0
  }

  /// The range of the word, the space, the punctuation or the line break with the character at `position`; at the end of the text, that
  /// of the last character. Empty in an empty text.
  package func wordRange(at position: Int) -> Range<Int> {
    guard length > 0 else { return 0..<0 }
    let inside = position < length ? position : self.position(before: length)
    // A click beside the last word of a line selects that word and not its line break.
    if part(at: inside) == .lineBreak {
      guard inside > 0, part(at: self.position(before: inside)) != .lineBreak else { return inside..<inside }
      return wordRange(at: self.position(before: inside))
    }
    return start(ofRunAt: inside)..<end(ofRunAt: inside)
  }

  /// The kind of the character at `position`; nil at the end of the text.
  private func part(at position: Int) -> WordPart? { character(at: position).map { WordPart($0) } }

  /// The end of the run of characters of the same kind around `position`.
  private func end(ofRunAt position: Int) -> Int {
    var end = position
    while true {
      let next = self.position(after: end)
      guard next < length, joins(next) else { return next }
      end = next
    }
  }

  /// The beginning of the run of characters of the same kind around `position`.
  private func start(ofRunAt position: Int) -> Int {
    var start = position
    while start > 0, joins(start) { start = self.position(before: start) }
    return start
  }

  /// True if the characters on both sides of `position` belong to the same run.
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

  /// True if the mark at `position` is inside a word: an apostrophe between letters, a point or a comma between digits.
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
