import ScrollUI

/// A block of a `MarkdownDocument`: a leaf of CommonMark, such as a paragraph, with the quotes and list items around it.
///
/// Blocks are flat, so that each is a row of a lazy container, whatever the length of its list or quote.
package struct MarkdownBlock: Equatable, Identifiable {
  /// A quote (`>`) or a list item (`-`, `1.`) around a block.
  package enum Container: Equatable {
    case quote
    case bullet
    /// An item with its number in the list. Numbers count on from the first: `1. 1. 1.` are 1, 2, 3.
    case number(Int)
  }

  package enum Content: Equatable {
    /// `level`: 1…6.
    case heading(level: Int, text: String)
    case paragraph(String)
    /// `language`: the first word after the fence; empty for indented code.
    case code(language: String, lines: [String])
    case table(MarkdownTable)
    /// An image that is alone in its paragraph. `name`: the address.
    case picture(name: String, label: String)
    case rule
  }

  /// The index in `MarkdownDocument.blocks`.
  package let id: Int
  /// The `Container`s from the outermost to the innermost.
  package let containers: [Container]
  /// The number of `containers` that also contain the block before.
  package let sharedDepth: Int
  /// True if a blank line precedes the block, as before the items of a loose list.
  package let followsBlank: Bool
  /// True if the block is the remainder of a block that `MarkdownLimits` has divided.
  package let isContinuation: Bool
  package let content: Content
  /// The text without inline markup, for `findable(text:)`, copying and announcements.
  package let plainText: String
}

/// The bounds of the work for a piece of text, in UTF-8 bytes, lines and levels.
package enum MarkdownLimits {
  /// The maximum length of the text of a paragraph or a heading; the remainder is a block of its own.
  package static let text = 4096
  /// The length from which a line is read before its end has arrived.
  package static let line = 2048
  /// The maximum number of lines of code or of rows in a block.
  package static let lines = 200
  /// The maximum number of containers around a block; further markers are text.
  package static let depth = 12
}

extension String {
  /// The characters without inline markup, as `Text(LocalizedStringKey(self))` shows them.
  ///
  /// Complexity: O(n log n), see `InlineMarkdown`.
  var withoutMarkup: String { InlineMarkdown.runs(of: LocalizedStringKey(self)).map(\.text).joined() }
}
