import Geometry

/// Where a caret may go by key. Left and right are before and after in the text; text is set from left to right.
package enum TextMovement: Hashable, Sendable {
  case left
  case right
  case wordLeft
  case wordRight
  case up
  case down
  case pageUp
  case pageDown
  case lineStart
  case lineEnd
  case paragraphStart
  case paragraphEnd
  case documentStart
  case documentEnd
}

/// What a key may delete beside the caret.
package enum TextDeletion: Hashable, Sendable {
  case characterBackward
  case characterForward
  case wordBackward
  case wordForward
  case lineStart
  case lineEnd
}
