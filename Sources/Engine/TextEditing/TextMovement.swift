import Geometry

/// A movement of the caret by a key. Left and right are before and after in the text, which is set from left to right.
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

/// The range beside the caret that a key deletes.
package enum TextDeletion: Hashable, Sendable {
  case characterBackward
  case characterForward
  case wordBackward
  case wordForward
  case lineStart
  case lineEnd
}
