import Engine

/// Gives the list row of a view its `RowDisclosure`.
struct RowDisclosureModifier {
  let disclosure: RowDisclosure
}

extension RowDisclosureModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> RowDisclosureNode { RowDisclosureNode(disclosure) }

  func updateNode(_ node: RowDisclosureNode, _ environment: EnvironmentValues) { node.disclosure = disclosure }
}

/// Opens a group by the arrow key that points forward, and closes it by the other, while a control in the view has the focus.
private struct DisclosureKeysModifier {
  let isExpanded: Bool
  let isEnabled: Bool
  let setExpanded: @MainActor (Bool) -> Void
  @Environment(\.layoutDirection) private var direction

  init(isExpanded: Bool, isEnabled: Bool, setExpanded: @escaping @MainActor (Bool) -> Void) {
    self.isExpanded = isExpanded
    self.isEnabled = isEnabled
    self.setExpanded = setExpanded
  }
}

extension DisclosureKeysModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      let opens = press.key.inReadingDirection(direction) == .rightArrow
      guard isEnabled, press.modifiers.isEmpty, opens != isExpanded else { return .ignored }
      setExpanded(opens)
      return .handled
    }
  }
}

nonisolated extension View {
  /// Lets the arrow keys show and hide the rows below this view's list row: in a list with the row selected, and elsewhere while a control in the
  /// view has the focus.
  ///
  /// - Parameters:
  ///   - isExpanded: True if the rows below are shown; nil without rows below.
  ///   - parent: The identity of the row that shows and hides this row; nil for a root.
  ///   - setExpanded: Shows or hides the rows below.
  package func rowDisclosure(
    isExpanded: Bool?, parent: AnyHashable? = nil, setExpanded: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    let disclosure = RowDisclosure(isExpanded: isExpanded, parent: parent, setExpanded: setExpanded)
    return modifier(
      DisclosureKeysModifier(isExpanded: isExpanded ?? false, isEnabled: isExpanded != nil, setExpanded: setExpanded)
    )
    .modifier(RowDisclosureModifier(disclosure: disclosure))
  }
}
