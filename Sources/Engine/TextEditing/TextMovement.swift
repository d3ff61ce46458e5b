/// A movement of the caret by a key; see `TextEditingState.move(_:extends:in:)`. `left` and `right` are backward and
/// forward in the text, which is laid out from left to right.
package enum TextMovement: Hashable, Sendable {
  case left
  case right
  /// To `TextBuffer.wordStart(before:)`.
  case wordLeft
  /// To `TextBuffer.wordEnd(after:)`.
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
