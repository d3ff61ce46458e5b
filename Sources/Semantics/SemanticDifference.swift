/// The comparison of two `SemanticTree`s of a window.
package enum SemanticDifference {
  /// The events that lead from `old` to `new`: removed elements, inserted elements, changed values in reading order, then the focus.
  ///
  /// Of an inserted or removed subtree the outermost element alone has an event. O(elements).
  package static func events(from old: SemanticTree, to new: SemanticTree) -> [SemanticEvent] {
    var (removed, added, changed) = ([SemanticEvent](), [SemanticEvent](), [SemanticEvent]())
    new.forEach { node, _ in
      guard let former = old[node.id] else { return }
      if former.children != node.children { compareChildren(of: former, node, &removed, &added) }
      if former != node { compare(former, node, &changed) }
      if selection(of: former, in: old) != selection(of: node, in: new) { changed.append(.selection(node.id)) }
    }
    if old.focus != new.focus { changed.append(.focus(new.focus)) }
    return removed + added + changed
  }

  /// Appends the removed children from the end on, with their indices in the list at that moment, and the inserted children from the start on.
  private static func compareChildren(
    of old: SemanticNode, _ new: SemanticNode, _ removed: inout [SemanticEvent], _ added: inout [SemanticEvent]
  ) {
    let kept = Set(keptInOrder(old.children, new.children))
    for (index, child) in old.children.enumerated().reversed() where !kept.contains(child) {
      removed.append(.removed(child, parent: new.id, index: index))
    }
    for (index, child) in new.children.enumerated() where !kept.contains(child) {
      added.append(.added(child, parent: new.id, index: index))
    }
  }

  /// The children in both lists that need no move: those of `new` whose index in `old` grows.
  private static func keptInOrder(_ old: [SemanticID], _ new: [SemanticID]) -> [SemanticID] {
    let indices = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
    var last = -1
    return new.filter { id in
      guard let index = indices[id], index > last else { return false }
      last = index
      return true
    }
  }

  private static func compare(_ old: SemanticNode, _ new: SemanticNode, _ events: inout [SemanticEvent]) {
    if old.label != new.label { events.append(.label(new.id)) }
    if old.value != new.value { events.append(.value(new.id)) }
    if old.hint != new.hint { events.append(.hint(new.id)) }
    if old.range != new.range { events.append(.number(new.id)) }
    if old.states != new.states {
      let (set, cleared) = (new.states.subtracting(old.states), old.states.subtracting(new.states))
      events.append(.states(new.id, set: set, cleared: cleared))
    }
    if old.text != new.text { compareText(old.text, new.text, new.id, &events) }
    if old.frame != new.frame { events.append(.frame(new.id)) }
  }

  /// The selected children.
  private static func selection(of node: SemanticNode, in tree: SemanticTree) -> [SemanticID] {
    node.children.filter { tree[$0]?.states.contains(.selected) == true }
  }

  private static func compareText(
    _ old: SemanticText?, _ new: SemanticText?, _ id: SemanticID, _ events: inout [SemanticEvent]
  ) {
    if let change = replacement(from: old?.content ?? "", to: new?.content ?? "") {
      events.append(.text(id, at: change.start, removed: change.removed, inserted: change.inserted))
    }
    if let caret = new?.caret, caret != old?.caret { events.append(.caret(id, caret)) }
    if old?.selection != new?.selection { events.append(.textSelection(id)) }
  }

  /// The shortest replacement in the middle that turns `old` into `new`; `nil` for equal texts. `start` counts Unicode scalars.
  ///
  /// ```swift
  /// replacement(from: "a cat sat", to: "a cot sat")  // start 3, removed "a", inserted "o"
  /// ```
  package static func replacement(
    from old: String, to new: String
  ) -> (start: Int, removed: String, inserted: String)? {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    guard old != new else { return nil }
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
    return (start, string(old[start..<old.count - end]), string(new[start..<new.count - end]))
  }
}
