/// The states of an element for assistive technologies.
package struct SemanticStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The element does not react to input.
  package static let disabled = SemanticStates(rawValue: 1 << 0)
  package static let focusable = SemanticStates(rawValue: 1 << 1)
  package static let focused = SemanticStates(rawValue: 1 << 2)
  package static let selectable = SemanticStates(rawValue: 1 << 3)
  package static let selected = SemanticStates(rawValue: 1 << 4)
  package static let checkable = SemanticStates(rawValue: 1 << 5)
  package static let checked = SemanticStates(rawValue: 1 << 6)
  /// Some of the values that a toggle stands for are on, others are off.
  package static let mixed = SemanticStates(rawValue: 1 << 7)
  package static let expandable = SemanticStates(rawValue: 1 << 8)
  package static let expanded = SemanticStates(rawValue: 1 << 9)
  package static let editable = SemanticStates(rawValue: 1 << 10)
  package static let multiline = SemanticStates(rawValue: 1 << 11)
  package static let multiselectable = SemanticStates(rawValue: 1 << 12)
  package static let readOnly = SemanticStates(rawValue: 1 << 13)
  package static let busy = SemanticStates(rawValue: 1 << 14)
  /// A part of the element is inside of the viewports around it. An element without this state can be scrolled into sight.
  package static let showing = SemanticStates(rawValue: 1 << 15)
  /// Input outside of the element has no effect.
  package static let modal = SemanticStates(rawValue: 1 << 16)
  package static let hasPopup = SemanticStates(rawValue: 1 << 17)
  package static let horizontal = SemanticStates(rawValue: 1 << 18)
  package static let vertical = SemanticStates(rawValue: 1 << 19)
  /// The element's label or value changes so often that readers ask for it instead of following every change.
  package static let changesOften = SemanticStates(rawValue: 1 << 20)
}
