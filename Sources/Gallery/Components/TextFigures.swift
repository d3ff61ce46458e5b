import ScrollUI

/// The `TextCount` of a text, as a line below its `TextEditor`.
struct TextFigures: View {
  let text: String

  var body: some View {
    let count = TextCount(text)
    HStack(spacing: 16) {
      Text(count.words == 1 ? "1 word" : "\(count.words) words")
      Text(count.characters == 1 ? "1 character" : "\(count.characters) characters")
      Spacer(minLength: 0)
    }
    .monospacedDigit()
    .font(GalleryStyle.small)
    .foregroundStyle(.secondary)
  }
}

/// The numbers of `words` and `characters` of a text, from its UTF-8 code units in a single pass: about a millisecond for a megabyte.
package struct TextCount: Equatable {
  /// The number of Unicode scalars, without line breaks.
  package private(set) var characters = 0
  /// The number of words: a run of `Kind.letter`, with joiners between, and each `Kind.ideograph`, is a word.
  package private(set) var words = 0

  package init(_ text: String) {
    var text = text
    text.withUTF8 { count($0) }
  }

  private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (characters, words) = (0, 0)
    var isInWord = false
    for index in bytes.indices {
      let byte = bytes[index]
      // A continuation byte belongs to the character before.
      if byte & 0xC0 == 0x80 { continue }
      if byte != 0x0A { characters += 1 }
      switch Kind(byte, next: index + 1 < bytes.count ? bytes[index + 1] : 0) {
      case .letter:
        if !isInWord { words += 1 }
        isInWord = true
      case .ideograph:
        words += 1
        isInWord = false
      case .joiner: break
      case .other: isInWord = false
      }
    }
    (self.characters, self.words) = (characters, words)
  }

  /// The kind of a character, from the first two bytes of its UTF-8 form.
  private enum Kind {
    case letter, ideograph, joiner, other

    @inline(__always) init(_ first: UInt8, next: UInt8) {
      switch first {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        self = .letter
      case UInt8(ascii: "'"): self = .joiner
      // U+AD, the soft hyphen, lies within a word.
      case 0xC2: self = next == 0xAD ? .joiner : .other
      // Latin letters with accents, Greek, Cyrillic and further alphabets.
      case 0xC3...0xDF: self = .letter
      // U+2000 to U+2FFF, U+3000 to U+303F and U+FF00 to U+FFEF: punctuation and symbols.
      case 0xE2, 0xEF: self = .other
      case 0xE3: self = next == 0x80 ? .other : .ideograph
      case 0xE4...0xE9: self = .ideograph
      case 0xE1, 0xEA...0xED: self = .letter
      default: self = .other
      }
    }
  }
}
