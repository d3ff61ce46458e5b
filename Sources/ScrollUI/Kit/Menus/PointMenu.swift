import Engine

/// A `MenuPopup` that a press of the right button opens at its point.
@MainActor final class PointMenu {
  private unowned let graph: ViewGraph
  private var shown: Int?
  private weak var level: MenuLevel?

  init(in graph: ViewGraph) { self.graph = graph }

  /// Opens a menu with `items` at a point in window coordinates. An open menu closes.
  func show<Items: View>(at point: CGPoint, environment: EnvironmentValues, @ViewBuilder items: () -> Items) {
    hide()
    graph.showPopups()
    let level = MenuLevel { [weak self] in self?.hide() }
    self.level = level
    let content = items()
    shown = graph.popups.show(
      at: .at(point), takesPresses: true, environment: environment,
      backdrop: .clear(dismiss: { [weak self] in self?.hide() })
    ) { MenuPopup(level: level, content: content) }
  }

  /// Handles the release of the mouse button that opened the menu.
  func release(isAtOrigin: Bool) { level?.release(isAtOrigin: isAtOrigin) }

  func hide() {
    if let shown { graph.popups.hide(shown) }
    shown = nil
  }
}
