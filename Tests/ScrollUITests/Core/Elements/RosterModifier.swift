import ScrollUI

/// The names of the views that are in a window; the example of docs/modifiers.md.
@MainActor final class Roster {
  private(set) var names: [String] = []

  func enter(_ name: String) { names.append(name) }

  func leave(_ name: String) { if let index = names.firstIndex(of: name) { names.remove(at: index) } }
}

/// Lists its view in a `Roster`.
struct RosterModifier {
  let roster: Roster
  let name: String
}

extension RosterModifier: ConnectedModifier {
  func connect(to element: Element) { roster.enter(name) }

  func update(from old: RosterModifier, at element: Element) {
    guard old.roster !== roster || old.name != name else { return }
    old.disconnect(from: element)
    connect(to: element)
  }

  func disconnect(from element: Element) { roster.leave(name) }
}

extension View {
  func listed(in roster: Roster, as name: String) -> some View { modifier(RosterModifier(roster: roster, name: name)) }
}

/// Calls an action of the program once, in the frame in which its view enters.
struct EntranceModifier {
  let action: () -> Void
}

extension EntranceModifier: ConnectedModifier {
  func connect(to element: Element) { element.graph.enqueue("entrance") { action() } }

  func update(from old: EntranceModifier, at element: Element) {}
}

extension View {
  func onEntrance(perform action: @escaping () -> Void) -> some View { modifier(EntranceModifier(action: action)) }
}
