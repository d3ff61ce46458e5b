import Engine

/// A `MenuPopup` that a press of the right button opens at its point.
@MainActor final class PointMenu {
  private unowned let graph: ViewGraph
  private var shown: PopupHandle?
  private weak var level: MenuLevel?
  private let didHide: () -> Void

  init(in graph: ViewGraph, didHide: @escaping () -> Void = {}) {
    self.graph = graph
    self.didHide = didHide
  }

  /// Opens a menu with `items` at a point in window coordinates. An open menu closes.
  func show<Items: View>(at point: CGPoint, environment: EnvironmentValues, @ViewBuilder items: () -> Items) {
    hide()
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
    guard let shown else { return }
    shown.hide()
    self.shown = nil
    didHide()
  }
}
