/// The tree as text, for tests and inspectors.
extension SemanticTree {
  /// A line for each element in reading order: its role, “label”, value, position and states, indented by two spaces for each container.
  ///
  /// Positions of rows count from 1, as readers speak them.
  ///
  /// ```
  /// window
  ///   list (3 rows)
  ///     row “Inbox” 1 of 3, selected
  ///     row “Drafts” 2 of 3
  /// ```
  package var outline: String {
    var lines: [String] = []
    forEach { node, depth in lines.append(String(repeating: "  ", count: depth) + node.summary) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SemanticNode {
  /// The role, label, value, position and states of the element in a line, without its frame.
  package var summary: String {
    var line = headingLevel > 0 ? "\(role.rawValue) \(headingLevel)" : role.rawValue
    if !label.isEmpty { line += " “\(label.oneLine)”" }
    if let position, let setSize { line += " \(position + 1) of \(setSize)" }
    if position == nil, let setSize { line += " (\(setSize) rows)" }
    var facts: [String] = []
    if let value { facts.append("= \(value.oneLine)") }
    if let text, states.contains(.editable) || !text.content.contains(label) {
      facts.append("text “\(text.content.oneLine)”")
    }
    if let caret = text?.caret { facts.append("caret \(caret)") }
    if let selection = text?.selection { facts.append("selected \(selection.lowerBound)..<\(selection.upperBound)") }
    if !hint.isEmpty { facts.append("hint “\(hint.oneLine)”") }
    facts += details.map { "\($0.label): \($0.value)" } + states.names
    let named = actions.compactMap { if case .named(let name) = $0 { "action “\(name)”" } else { nil } }
    facts += named
    if !inputLabels.isEmpty { facts.append("called " + Self.quoted(inputLabels)) }
    facts += rotors.map { "rotor “\($0.label)” (\(Self.quoted($0.entries)))" }
    if !facts.isEmpty { line += (position == nil ? " " : ", ") + facts.joined(separator: ", ") }
    return line
  }
}

extension SemanticNode {
  /// At most three texts in quotes, with an ellipsis for the rest.
  private static func quoted(_ texts: [String]) -> String {
    texts.prefix(3).map { "“\($0.oneLine)”" }.joined(separator: ", ") + (texts.count > 3 ? ", …" : "")
  }
}

extension SemanticStates {
  /// The names of the states that `outline` shows, in a fixed order. Orientation and `focusable` are left out.
  fileprivate var names: [String] {
    let shown: [(SemanticStates, String)] = [
      (.disabled, "disabled"), (.focused, "focused"), (.selected, "selected"), (.mixed, "mixed"), (.busy, "busy"),
      (.multiselectable, "multiselectable"), (.readOnly, "read only"), (.modal, "modal"), (.hasPopup, "has popup"),
      (.changesOften, "changes often"),
    ]
    var names = shown.filter { contains($0.0) }.map(\.1)
    if contains(.checkable), !contains(.mixed) { names.append(contains(.checked) ? "on" : "off") }
    if contains(.expandable) { names.append(contains(.expanded) ? "expanded" : "collapsed") }
    if !contains(.showing) { names.append("out of sight") }
    return names
  }
}

extension String {
  /// The text with each line break as “⏎”.
  fileprivate var oneLine: String { split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎") }
}
