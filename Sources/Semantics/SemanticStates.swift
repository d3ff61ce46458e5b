/// The states of an element for assistive technologies.
package struct SemanticStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The element does not react to input.
  package static let disabled = SemanticStates(rawValue: 1 << 0)
  /// The element can have the keyboard focus.
  package static let focusable = SemanticStates(rawValue: 1 << 1)
  /// The element has the keyboard focus.
  package static let focused = SemanticStates(rawValue: 1 << 2)
  /// The element can be selected, as rows and tabs.
  package static let selectable = SemanticStates(rawValue: 1 << 3)
  /// The element is selected.
  package static let selected = SemanticStates(rawValue: 1 << 4)
  /// The element is on or off.
  package static let checkable = SemanticStates(rawValue: 1 << 5)
  /// The element is on. Only with `checkable`.
  package static let checked = SemanticStates(rawValue: 1 << 6)
  /// Some of the values that a toggle stands for are on, others are off.
  package static let mixed = SemanticStates(rawValue: 1 << 7)
  /// The element shows or hides further elements.
  package static let expandable = SemanticStates(rawValue: 1 << 8)
  /// The further elements of an `expandable` element are shown.
  package static let expanded = SemanticStates(rawValue: 1 << 9)
  /// The element has a text that can be edited.
  package static let editable = SemanticStates(rawValue: 1 << 10)
  /// The text of an `editable` element has several lines.
  package static let multiline = SemanticStates(rawValue: 1 << 11)
  /// Several rows of a list can be selected.
  package static let multiselectable = SemanticStates(rawValue: 1 << 12)
  /// The value is shown, and cannot be changed.
  package static let readOnly = SemanticStates(rawValue: 1 << 13)
  /// The element waits for work of unknown length.
  package static let busy = SemanticStates(rawValue: 1 << 14)
  /// A part of the element is inside of the viewports around it. An element without this state can be scrolled into sight.
  package static let showing = SemanticStates(rawValue: 1 << 15)
  /// Input outside of the element has no effect.
  package static let modal = SemanticStates(rawValue: 1 << 16)
  /// The action opens a menu or a popover.
  package static let hasPopup = SemanticStates(rawValue: 1 << 17)
  /// A list, a slider or a scroll bar along the horizontal axis.
  package static let horizontal = SemanticStates(rawValue: 1 << 18)
  /// A list, a slider or a scroll bar along the vertical axis.
  package static let vertical = SemanticStates(rawValue: 1 << 19)
  /// The element's label or value changes so often that readers ask for it instead of following every change.
  package static let changesOften = SemanticStates(rawValue: 1 << 20)
}
