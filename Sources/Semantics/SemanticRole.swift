/// The kind of an element for assistive technologies.
package enum SemanticRole: String, Hashable, Sendable, CaseIterable {
  case window, group, toolbar, dialog, alert, popover, tooltip
  case text, heading, image, link, separator
  case button, toggle, checkBox, radioButton, popUpButton, disclosure, slider, stepper, progress, gauge, colorWell
  case textField, secureField, searchField, textArea
  case menu, menuItem, tabList, tab
  case scrollView, scrollBar, list, row, table, columnHeader, cell
}
