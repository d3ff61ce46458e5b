/// A change of the semantic tree that assistive technologies are notified of. `SemanticDifference` computes a list of them.
package enum SemanticEvent: Hashable, Sendable {
  /// The child `child` was inserted into `parent` at `index`.
  case added(SemanticID, parent: SemanticID, index: Int)
  /// The child `child` was removed from `parent` at `index`.
  case removed(SemanticID, parent: SemanticID, index: Int)
  case label(SemanticID), value(SemanticID), hint(SemanticID), number(SemanticID), frame(SemanticID)
  /// States that were set and cleared.
  case states(SemanticID, set: SemanticStates, cleared: SemanticStates)
  /// Characters were replaced: `removed` at `at` by `inserted`.
  case text(SemanticID, at: Int, removed: String, inserted: String)
  case caret(SemanticID, Int)
  case textSelection(SemanticID)
  /// The selected children of a list, a table or a tab list changed.
  case selection(SemanticID)
  /// The focus moved; nil if no element has it.
  case focus(SemanticID?)
  case announcement(SemanticAnnouncement)
  /// A large part of the screen changed, as after navigation: the reader begins at the element.
  case screen(SemanticID)
}
