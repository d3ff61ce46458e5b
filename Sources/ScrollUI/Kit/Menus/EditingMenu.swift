import Engine

/// The context menu of an editable text (`TextEditingNode`): Cut, Copy, Paste, Select All.
private struct EditingMenu: View {
  let state: State
  let perform: (EditingCommand) -> Void

  /// The `EditingCommand`s that are enabled when the menu opens.
  struct State {
    var canCopy = false
    var canPaste = false
    var canSelect = false
  }

  var body: some View {
    row("Cut", "x", .cut, isEnabled: state.canCopy)
    row("Copy", "c", .copy, isEnabled: state.canCopy)
    row("Paste", "v", .paste, isEnabled: state.canPaste)
    Divider()
    row("Select All", "a", .selectAll, isEnabled: state.canSelect)
  }

  private func row(
    _ title: LocalizedStringKey, _ key: KeyEquivalent, _ command: EditingCommand, isEnabled: Bool
  ) -> some View {
    Button(title) { perform(command) }.keyboardShortcut(key).disabled(!isEnabled)
  }
}

extension EditingMenu.State {
  @MainActor fileprivate init(_ node: TextEditingNode) {
    let model = node.model
    canCopy = !model.isSecret && !model.selection.isCaret
    canPaste = node.host?.services.textInputHost?.pastedText.isEmpty == false
    canSelect = !model.state.buffer.isEmpty && model.selection.range != 0..<model.state.buffer.length
  }
}

/// Presents the context menu of a `TextField` or `TextEditor`.
@MainActor final class EditingMenuPresenter {
  private unowned let graph: ViewGraph
  private weak var node: TextEditingNode?
  private let menu: PointMenu

  init(_ node: TextEditingNode, in graph: ViewGraph) {
    self.node = node
    self.graph = graph
    menu = PointMenu(in: graph)
  }

  /// Opens the menu at a point in window coordinates.
  func show(at point: CGPoint, environment: EnvironmentValues) {
    guard let node else { return }
    menu.show(at: point, environment: environment) {
      EditingMenu(state: EditingMenu.State(node)) { [weak self] in self?.perform($0) }
    }
  }

  /// Handles the release of the mouse button that opened the menu.
  func release(isAtOrigin: Bool) { menu.release(isAtOrigin: isAtOrigin) }

  func hide() { menu.hide() }

  private func perform(_ command: EditingCommand) { node?.perform(command, at: graph.pipeline.time) }
}
