import MessageBus
import Semantics

/// A state of an object as AT-SPI numbers it (`AtspiStateType`).
package enum AccessState: UInt64, CaseIterable, Sendable {
  case active = 1
  case busy = 3
  case checked = 4
  case editable = 7
  case enabled = 8
  case expandable = 9
  case expanded = 10
  case focusable = 11
  case focused = 12
  case horizontal = 14
  case modal = 16
  case multiLine = 17
  case multiselectable = 18
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case singleLine = 26
  case vertical = 29
  case visible = 30
  case indeterminate = 32
  case selectableText = 38
  case checkable = 41
  case hasPopup = 42
  case readOnly = 43

  /// The name in events: “multi-line”.
  var name: String {
    "\(self)".reduce(into: "") { name, letter in
      if letter.isUppercase { name += "-" }
      name += letter.lowercased()
    }
  }

  /// The states that a flag of `SemanticStates` sets, or clears if it is `disabled`.
  private static let flags: [(SemanticStates, [AccessState])] = [
    (.focusable, [.focusable]), (.focused, [.focused]), (.selectable, [.selectable]), (.selected, [.selected]),
    (.checkable, [.checkable]), (.checked, [.checked]), (.mixed, [.indeterminate]), (.expandable, [.expandable]),
    (.expanded, [.expanded]), (.editable, [.editable]), (.multiline, [.multiLine]),
    (.multiselectable, [.multiselectable]), (.readOnly, [.readOnly]), (.busy, [.busy]), (.showing, [.showing]),
    (.modal, [.modal]), (.hasPopup, [.hasPopup]), (.horizontal, [.horizontal]), (.vertical, [.vertical]),
  ]

  /// The states of an element. The flag of `active` belongs to the window.
  static func states(of node: SemanticNode, isActive: Bool) -> Set<AccessState> {
    var states: Set<AccessState> = [.visible]
    for (flag, values) in flags where node.states.contains(flag) { states.formUnion(values) }
    // Readers call an element unavailable that has `enabled` or `sensitive` alone.
    if !node.states.contains(.disabled) { states.formUnion([.enabled, .sensitive]) }
    if node.text != nil, node.states.contains(.editable), !node.states.contains(.multiline) {
      states.insert(.singleLine)
    }
    if node.text?.caret != nil { states.insert(.selectableText) }
    if node.role == .window {
      states.formUnion([.showing])
      if isActive { states.insert(.active) }
    }
    return states
  }

  /// The states of an application, which no flag changes.
  static let ofApplication: Set<AccessState> = [.enabled, .sensitive, .showing, .visible]

  /// The states that change with `flags`, with their new values if the flags are set.
  static func changes(of flags: SemanticStates) -> [(state: AccessState, isSet: Bool)] {
    var changes: [(AccessState, Bool)] = []
    for (flag, states) in Self.flags where flags.contains(flag) { changes += states.map { ($0, true) } }
    if flags.contains(.disabled) { changes += [(.enabled, false), (.sensitive, false)] }
    return changes
  }

  /// The two words of a state set.
  static func words(of states: Set<AccessState>) -> DBusValue {
    let bits = states.reduce(into: UInt64(0)) { $0 |= 1 << $1.rawValue }
    return .array(of: "u", [.uint32(UInt32(truncatingIfNeeded: bits)), .uint32(UInt32(bits >> 32))])
  }
}
