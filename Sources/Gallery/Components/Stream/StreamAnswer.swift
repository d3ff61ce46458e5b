/// A question with its answer in Markdown, and the recording of its arrival: pieces of words with their times.
package struct StreamAnswer {
  package let question: String
  package let text: String
  package let pieces: [Piece]

  /// A piece of the text as it arrived.
  package struct Piece: Equatable {
    package let text: String
    /// The time since the first piece in units of the mean interval, so that the rate of a replay is in pieces per second.
    package let time: Double
  }

  package init(question: String, text: String) {
    self.question = question
    self.text = text
    pieces = Self.recording(of: text)
  }

  /// The answers in a language.
  package static func answers(in language: GalleryLanguage) -> [StreamAnswer] {
    language == .english ? english : chinese
  }

  /// The pieces of `text` in the rhythm of a language model: of 1 to 6 characters, words broken where they end, in intervals of
  /// 0.4…1.6 units. The numbers are those of `SplitMix` for the length of the text, the same on every machine.
  private static func recording(of text: String) -> [Piece] {
    var random = SplitMix(state: UInt64(text.utf8.count))
    var pieces: [Piece] = []
    var rest = text[...]
    var time = 0.0
    while !rest.isEmpty {
      // A Chinese character is a word.
      let isWide = rest.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
      let limit = isWide ? Int.random(in: 1...2, using: &random) : Int.random(in: 3...6, using: &random)
      var piece = rest.prefix(max(1, limit))
      if !isWide, let space = piece.dropFirst().firstIndex(where: { $0 == " " || $0 == "\n" }) {
        piece = rest[..<space]
      }
      pieces.append(Piece(text: String(piece), time: time))
      time += Double.random(in: 0.4...1.6, using: &random)
      rest = rest[piece.endIndex...]
    }
    return pieces
  }
}
