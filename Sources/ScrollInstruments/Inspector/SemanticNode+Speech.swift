import Semantics

extension SemanticNode {
  /// The words of a screen reader for the element: its name, its kind, its value, its states, its place in the list, and its hint.
  ///
  /// “Volume, slider, 40 %”; “Inbox, row, selected, 1 of 12”.
  ///
  /// - Parameter word: Translates the name of a kind or a state.
  package func speech(_ word: (String) -> String) -> String {
    var parts = [label]
    if let kind { parts.append(word(kind)) }
    if headingLevel > 0 { parts.append("\(word("level")) \(headingLevel)") }
    if let value { parts.append(value) }
    if states.contains(.editable), let text { parts.append(text.content.isEmpty ? word("empty") : text.content) }
    parts += spokenStates.map(word)
    if let position, let setSize { parts.append("\(position + 1) \(word("of")) \(setSize)") }
    if position == nil, let setSize { parts.append("\(setSize) \(word("rows"))") }
    parts += rotors.map { "\(word("rotor")) \($0.label), \($0.entries.count) \(word("entries"))" }
    parts += details.map { "\($0.label) \($0.value)" } + [hint]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The spoken name of the role; nil for texts and plain containers.
  private var kind: String? {
    switch role {
    case .window, .group, .text, .scrollView, .cell: nil
    case .toolbar: "toolbar"
    case .dialog: "dialog"
    case .alert: "alert"
    case .popover: "popover"
    case .tooltip: "tooltip"
    case .heading: "heading"
    case .image: "image"
    case .link: "link"
    case .separator: "separator"
    case .button: "button"
    case .toggle: "switch"
    case .disclosure: "disclosure"
    case .slider: "slider"
    case .stepper: "stepper"
    case .progress: "progress"
    case .gauge: "gauge"
    case .menu: "menu"
    case .tab: "tab"
    case .list: "list"
    case .row: "row"
    case .table: "table"
    case .checkBox: "check box"
    case .radioButton: "option"
    case .popUpButton: "menu button"
    case .colorWell: "color"
    case .textField, .textArea: "text field"
    case .secureField: "password field"
    case .searchField: "search field"
    case .menuItem: "menu item"
    case .tabList: "tabs"
    case .scrollBar: "scroll bar"
    case .columnHeader: "column"
    }
  }

  private var spokenStates: [String] {
    var words: [String] = []
    if states.contains(.checkable) {
      words.append(states.contains(.mixed) ? "mixed" : states.contains(.checked) ? "on" : "off")
    }
    if states.contains(.expandable) { words.append(states.contains(.expanded) ? "expanded" : "collapsed") }
    let named: [(SemanticStates, String)] = [
      (.selected, "selected"), (.disabled, "disabled"), (.busy, "busy"), (.readOnly, "read only"),
      (.hasPopup, "has a menu"), (.focused, "focused"),
    ]
    return words + named.filter { states.contains($0.0) }.map(\.1)
  }
}
