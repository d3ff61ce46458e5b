import Engine

/// The parts of a window that handle keys, besides the focused control.
@MainActor private final class KeyHandlers: GraphService {
  var all = Registry<any KeyHandling>()

  init(graph: ViewGraph) {}
}

extension ViewGraph {
  func add(_ handler: any KeyHandling) { service(KeyHandlers.self).all.insert(handler, id: ObjectIdentifier(handler)) }

  func remove(_ handler: any KeyHandling) { service(KeyHandlers.self).all.remove(ObjectIdentifier(handler)) }

  /// Offers `key` to handlers until a handler accepts it. Returns true if it was accepted.
  ///
  /// The order is: handlers on the focused control, the control itself, all other handlers by `keyPriority` and depth.
  /// Then the keys for menus open the nearest context menu around the focused control, and those of `ListBehavior.moveRow(around:by:)` move its row. Finally the `undoManager` of the window takes its keys,
  /// and the Tab key moves the focus. A modal view keeps keys from the views below it.
  package func handleKey(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    // Views with an outgoing animation take no keys.
    let handlers = service(KeyHandlers.self).all.members.filter { !$0.element.isOutgoing && modals.reaches($0.element) }
      .sorted {
        ($0.keyPriority, $0.element.depth) > ($1.keyPriority, $1.element.depth)
      }
    let focused = focus.reachable
    let own = focused?.wrapping ?? []
    func isOwn(_ handler: any KeyHandling) -> Bool {
      handler.keyPriority > 0 && own.contains(ObjectIdentifier(handler.element))
    }
    if handlers.contains(where: { isOwn($0) && $0.handle(key, phase: phase) }) { return true }
    if focused?.handleFocusedKey(key, phase: phase) == true { return true }
    if handlers.contains(where: { !isOwn($0) && $0.handle(key, phase: phase) }) { return true }
    if key.opensMenu, phase != .up, let node = focused?.nodes.first, GestureNode.openMenu(around: node) { return true }
    if phase != .up, let node = focused?.nodes.first, ListBehavior.moveRow(around: node, by: key) { return true }
    if !modals.isShown, environment.undoManager?.handle(key, phase: phase) == true { return true }
    guard key.key == .tab, key.modifiers.isEmpty || key.modifiers == .shift else { return modals.isShown }
    return phase == .up ? false : focus.move(forward: key.modifiers.isEmpty) || modals.isShown
  }
}
