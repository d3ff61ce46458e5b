import MessageBus
import Semantics

extension AccessWindow {
  /// The signals of a change that the tree has already. Sets `focus` to the element that has the focus now.
  package func signals(of event: SemanticEvent) -> [AccessSignal] {
    switch event {
    case .added(let child, let parent, let index): [children(child, of: parent, "add", at: index)]
    case .removed(let child, let parent, let index): [children(child, of: parent, "remove", at: index)]
    case .label(let id): named(id) { property(id, "accessible-name", .string($0.name)) }
    case .hint(let id): named(id) { property(id, "accessible-description", .string($0.description)) }
    case .value(let id): value(of: id)
    case .number(let id):
      named(id) { property(id, "accessible-value", .double($0.node?.range?.current ?? 0)) }
    case .frame(let id):
      named(id) { object in
        let frame = object.extents(of: object.node?.frame ?? .zero, in: .screen)
        return AccessSignal(path: path(id), member: "BoundsChanged", value: .structure(frame))
      }
    case .states(let id, let set, let cleared): states(of: id, set: set, cleared: cleared)
    case .text(let id, let offset, let removed, let inserted): text(id, offset, removed: removed, inserted: inserted)
    case .caret(let id, let offset):
      [AccessSignal(path: path(id), member: "TextCaretMoved", first: offset)]
    case .textSelection(let id): [AccessSignal(path: path(id), member: "TextSelectionChanged")]
    case .selection(let id): [AccessSignal(path: path(id), member: "SelectionChanged")]
    case .focus(let id): moveFocus(to: id)
    case .announcement(let announcement): [self.announcement(announcement)]
    case .screen(let id): named(id) { announcement(SemanticAnnouncement($0.name)) }
    }
  }

  /// The signal about an element, unless it is gone already.
  private func named(_ id: SemanticID, _ signal: (AccessObject) -> AccessSignal) -> [AccessSignal] {
    server.object(at: path(id)).map { [signal($0)] } ?? []
  }

  private func property(_ id: SemanticID, _ name: String, _ value: DBusValue) -> AccessSignal {
    AccessSignal(path: path(id), member: "PropertyChange", detail: name, value: value)
  }

  /// The window is a child of the application.
  private func children(_ child: SemanticID, of parent: SemanticID, _ kind: String, at index: Int) -> AccessSignal {
    AccessSignal(
      path: child == .window ? .application : path(parent), member: "ChildrenChanged", detail: kind, first: index,
      value: reference(to: child).value)
  }

  /// A value without a number is a part of the description. The number has an event of its own.
  private func value(of id: SemanticID) -> [AccessSignal] {
    guard let node = tree[id], node.range == nil, node.text == nil, !node.states.contains(.changesOften) else {
      return []
    }
    return named(id) { property(id, "accessible-description", .string($0.description)) }
  }

  /// The focus has an event of its own, which comes in the right order.
  private func states(of id: SemanticID, set: SemanticStates, cleared: SemanticStates) -> [AccessSignal] {
    let changes =
      AccessState.changes(of: set.subtracting(.focused))
      + AccessState.changes(of: cleared.subtracting(.focused)).map { ($0.state, !$0.isSet) }
    return changes.map { state(id, $0.0, $0.1) }
  }

  private func state(_ id: SemanticID, _ state: AccessState, _ isSet: Bool) -> AccessSignal {
    AccessSignal(
      path: path(id), member: "StateChanged", detail: state.name, first: isSet ? 1 : 0, value: .integer(0))
  }

  private func moveFocus(to new: SemanticID?) -> [AccessSignal] {
    let old = focus
    focus = new
    guard old != new else { return [] }
    return [old.map { state($0, .focused, false) }, new.map { state($0, .focused, true) }].compactMap { $0 }
  }

  private func text(_ id: SemanticID, _ offset: Int, removed: String, inserted: String) -> [AccessSignal] {
    [("delete", removed), ("insert", inserted)].filter { !$0.1.isEmpty }.map { kind, characters in
      AccessSignal(
        path: path(id), member: "TextChanged", detail: kind, first: offset,
        second: characters.unicodeScalars.count, value: .string(characters))
    }
  }

  /// Its number is the urgency as AT-SPI numbers it (`AtspiLive`).
  private func announcement(_ announcement: SemanticAnnouncement) -> AccessSignal {
    AccessSignal(
      path: path(.window), member: "Announcement", first: announcement.isUrgent ? 2 : 1,
      value: .string(announcement.text))
  }

  /// The signals of a window that gets or loses the keyboard.
  func activation(_ isActive: Bool) -> [AccessSignal] {
    [
      window(isActive ? "Activate" : "Deactivate"),
      state(.window, .active, isActive),
    ]
  }

  /// The signals of a window that is opened or closed.
  func openingSignals(_ isOpen: Bool) -> [AccessSignal] {
    let index = server.shownWindows.firstIndex { $0 === self } ?? 0
    let change = AccessSignal(
      path: .application, member: "ChildrenChanged", detail: isOpen ? "add" : "remove", first: index,
      value: reference(to: .window).value)
    return isOpen ? [change, window("Create")] : [window("Destroy"), change]
  }

  /// A signal of the window: `Create`, `Activate`, `Deactivate`, `Destroy`.
  func window(_ member: String) -> AccessSignal {
    AccessSignal(path: path(.window), group: .window, member: member, value: .string(name))
  }
}
