import Engine

/// The `TextSelector` of a window, with its menu (`PointMenu`) and its `TextSelectionHandles`.
@MainActor final class TextSelections: GraphService {
  let selector: TextSelector
  private unowned let graph: ViewGraph
  private let menu: PointMenu
  private lazy var handles = TextSelectionHandles(selector, in: graph)

  init(graph: ViewGraph) {
    self.graph = graph
    selector = TextSelector(host: graph.pipeline.host)
    menu = PointMenu(in: graph)
    graph.pipeline.services.provide(selector)
    selector.isTyping = { [unowned graph] in graph.focus.current?.editsText == true }
    graph.focus.didMove = { [weak selector] in selector?.focusDidMove() }
    selector.didChange = { [weak self] in self?.selectionDidChange() }
    selector.presentMenu(
      pressed: { [weak self] in self?.showMenu(at: $0) },
      released: { [weak self] in self?.menu.release(isAtOrigin: $0) })
  }

  private func selectionDidChange() {
    if selector.scope == nil {
      graph.remove(self as any GeometryObserver)
    } else {
      graph.add(self as any GeometryObserver)
    }
    handles.update()
  }

  private func showMenu(at point: CGPoint) {
    guard let environment = selector.environment else { return }
    let canCopy = selector.hasSelection
    menu.show(at: point, environment: environment) {
      SelectionMenu(canCopy: canCopy) { [weak self] in _ = self?.selector.perform($0) }
    }
  }
}

extension TextSelections: GeometryObserver {
  func compareGeometry() {
    selector.geometryDidChange()
    handles.update()
  }
}

extension TextSelector {
  /// The environment around the selected texts.
  var environment: EnvironmentValues? { (scope?.owner as? Element)?.environment }
}

/// The context menu of selectable texts: `EditingCommand.copy` and `.selectAll`.
private struct SelectionMenu: View {
  let canCopy: Bool
  let perform: (EditingCommand) -> Void

  var body: some View {
    Button("Copy") { perform(.copy) }.keyboardShortcut("c").disabled(!canCopy)
    Divider()
    Button("Select All") { perform(.selectAll) }.keyboardShortcut("a")
  }
}

extension ViewGraph {
  /// The selection of texts in the window, created at the first call.
  var textSelections: TextSelections { service(TextSelections.self) }
}
