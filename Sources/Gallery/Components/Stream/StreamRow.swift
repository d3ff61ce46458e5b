/// A row of a `StreamConversation`: a question, or a block of an answer.
package struct StreamRow: Identifiable, Equatable {
  package enum Content: Equatable {
    case question(String)
    /// In a box, since each piece copies all rows of the conversation.
    indirect case block(MarkdownBlock)
    /// The picture above the `block` row with its label: empty until `hasPicture`, so that the label and the rows below it are held when it arrives.
    case picture(name: String)
  }

  /// The numbers of an answer and of a block in it. An open block keeps its identity while it grows.
  package struct ID: Hashable, Sendable {
    let answer: Int
    /// 0 for the question.
    let block: Int
    /// The number of times that the answer was asked for again.
    let generation: Int
    /// True for the picture above a block.
    let isPicture: Bool

    init(_ answer: Int, _ block: Int, generation: Int = 0, isPicture: Bool = false) {
      (self.answer, self.block, self.generation, self.isPicture) = (answer, block, generation, isPicture)
    }
  }

  package let id: ID
  package let content: Content
  /// True if only the first lines of code are shown.
  package var isFolded = false
  /// True if the picture has arrived.
  package var hasPicture = false

  init(id: ID, content: Content) { (self.id, self.content) = (id, content) }

  var isQuestion: Bool { if case .question = content { true } else { false } }

  /// The shown texts, each in a line of its own, for `findable(text:)` and copying.
  package var text: String {
    switch content {
    case .question(let text): text
    case .picture: ""
    case .block(let block): isFolded ? block.foldedText : block.plainText
    }
  }
}

extension MarkdownBlock {
  /// The number of lines of code that are shown while it is folded.
  static let foldedLineCount = 4

  /// True for code that is long enough to be folded.
  var canFold: Bool { if case .code(_, let lines) = content { lines.count > 2 * Self.foldedLineCount } else { false } }

  fileprivate var foldedText: String {
    guard case .code(_, let lines) = content else { return plainText }
    return lines.prefix(Self.foldedLineCount).joined(separator: "\n")
  }
}
