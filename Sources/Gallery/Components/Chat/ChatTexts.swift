import ScrollUI

/// The texts of a conversation of two friends in a language. The friends plan a journey, and remember former journeys.
package final class ChatTexts: Sendable {
  /// A message that is written beforehand.
  struct Line: Sendable {
    let isMine: Bool
    /// The text, in `memories` with the placeholders of `filled(_:with:_:)`.
    let text: String
    /// The time since the preceding line, in seconds.
    let gap: Double
  }

  /// The conversation up to now, the earliest line first.
  let conversation: [Line]
  /// The messages that the friend sends after the `conversation`.
  let news: [String]
  /// The friend's answers to questions, and to remarks.
  let answers: (questions: [String], remarks: [String])
  /// Short dialogues about an entry of the journal, all of `linesPerMemory`.
  let memories: [[Line]]

  /// The senders and gaps of all lines, without their texts.
  package var shape: [String] {
    func text(_ lines: [Line]) -> String { lines.map { "\($0.isMine)\($0.gap)" }.joined() }
    let counts = "\(news.count) \(answers.questions.count) \(answers.remarks.count)"
    return [text(conversation), counts] + memories.map(text)
  }

  static let linesPerMemory = 6
  /// The time between two lines without a gap of their own, in seconds.
  static let usualGap = 120.0

  @MainActor static func of(_ language: GalleryLanguage) -> ChatTexts { language == .chinese ? chinese : english }

  /// `conversation` and `memories` have a line for each message. A line with `<` is mine, and a line with `>` is of the friend. A line `~ 90`
  /// is the gap before the next message, in minutes. A line `-` ends a memory. A line of `answers` begins with `?` if it answers a question.
  init(conversation: String, news: String, answers: String, memories: String) {
    self.conversation = Self.lines(conversation.split(separator: "\n"))
    self.news = news.split(separator: "\n").map(String.init)
    let all = answers.split(separator: "\n")
    self.answers = (
      all.filter { $0.hasPrefix("?") }.map { String($0.dropFirst(2)) },
      all.filter { !$0.hasPrefix("?") }.map { String($0.dropFirst(2)) }
    )
    self.memories = memories.split(separator: "\n").split(separator: "-").map { Self.lines(Array($0)) }
  }

  private static func lines(_ texts: [Substring]) -> [Line] {
    var lines: [Line] = []
    var gap = usualGap
    for text in texts {
      if text.hasPrefix("~") {
        gap = (Double(text.dropFirst(2)) ?? 0) * 60
      } else {
        lines.append(Line(isMine: text.hasPrefix("<"), text: String(text.dropFirst(2)), gap: gap))
        gap = usualGap
      }
    }
    return lines
  }

  /// `text` with the place (`%p`), the title (`%t`) and the sentence (`%s`) of `entry`, and with `remark` (`%r`).
  static func filled(_ text: String, with entry: Entry, _ remark: String) -> String {
    guard text.contains("%") else { return text }
    return text.replacingOccurrences(of: "%p", with: entry.place).replacingOccurrences(of: "%t", with: entry.title)
      .replacingOccurrences(of: "%s", with: entry.sentence).replacingOccurrences(of: "%r", with: remark)
  }
}
