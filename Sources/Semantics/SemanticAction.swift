import Geometry

/// An action that an element offers to assistive technologies.
package enum SemanticAction: Hashable, Sendable {
  /// The effect of a click.
  case press
  case increment, decrement
  case showMenu
  /// Leaves a dialog, a popover or a menu.
  case dismiss
  case expand, collapse
  /// Scrolls by one page towards `edge`.
  case scroll(Edge)
  /// Goes to the next or the previous entry of the `SemanticRotor` with a label, in a circle.
  case rotor(String, isForward: Bool)
  /// An action of the program, by its name.
  case named(String)
}

/// A request of an assistive technology about one element. Its execution is `SemanticHandler.perform(_:on:)`.
package enum SemanticRequest: Hashable, Sendable {
  case action(SemanticAction)
  case focus
  case setNumber(Double)
  case setText(String)
  /// Inserts text at a position, counted in Unicode scalars.
  case insertText(String, at: Int)
  case deleteText(Range<Int>)
  case setCaret(Int)
  /// Selects characters; nil removes the selection.
  case selectText(Range<Int>?)
  case setSelected(Bool)
  case selectAll, clearSelection
  /// Goes to an entry of a `SemanticRotor`, both by their indices.
  case enterRotor(Int, entry: Int)
  /// Scrolls so that the element's frame, or a part of it in its own coordinates, meets the edge of the viewport.
  case reveal(SemanticReveal, part: CGRect?)
  /// Scrolls so that the element's top left corner is at a point of the window, as near as possible.
  case revealAt(CGPoint)
}

/// The place in the viewport that an element is scrolled to.
package enum SemanticReveal: Hashable, Sendable {
  case topLeft, bottomRight, top, bottom, left, right
  /// The shortest distance that makes it visible.
  case nearest
}
