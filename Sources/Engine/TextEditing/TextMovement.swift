/// A movement of the caret by a key; see `TextEditingState.move(_:extends:in:)`. Left and right are directions on the
/// screen, also in text from right to left; starts and ends are those of reading.
package enum TextMovement: Hashable, Sendable {
  case left
  case right
  /// To `TextBuffer.wordStart(before:)`; in a paragraph from right to left to `wordEnd(after:)`.
  case wordLeft
  /// To `TextBuffer.wordEnd(after:)`; in a paragraph from right to left to `wordStart(before:)`.
  case wordRight
  case up
  case down
  /// By `TextGeometry.pageLength` up.
  case pageUp
  /// By `TextGeometry.pageLength` down.
  case pageDown
  case lineStart
  case lineEnd
  case paragraphStart
  case paragraphEnd
  case documentStart
  case documentEnd
}

/// The range beside the caret that a key deletes; see `TextEditingState.delete(_:in:)`.
package enum TextDeletion: Hashable, Sendable {
  case characterBackward
  case characterForward
  case wordBackward
  case wordForward
  case lineStart
  case lineEnd
}
