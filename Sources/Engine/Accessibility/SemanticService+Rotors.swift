import Semantics

/// A rotor with the functions behind its entries.
package struct SemanticRotorPlan {
  /// A place to which readers go.
  package struct Entry {
    let label: String
    let identity: AnyHashable?
    let range: Range<String.Index>?
    let prepare: @MainActor () -> Void

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - label: The name; empty for the text of `range`.
    ///   - identity: The identity of the element in `id(_:)` or in the data; nil for the element that has the rotor.
    ///   - range: A part of the element's text.
    ///   - prepare: Called before the element is looked up.
    package init(
      label: String, identity: AnyHashable?, range: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void
    ) {
      self.label = label
      self.identity = identity
      self.range = range
      self.prepare = prepare
    }

    /// `label`, or the characters of `range` in `content`.
    func name(in content: String) -> String {
      guard label.isEmpty, let range = range?.clamped(to: content.startIndex..<content.endIndex) else { return label }
      return String(content[range])
    }
  }

  let label: String
  let entries: [Entry]

  /// Creates a rotor.
  package init(label: String, entries: [Entry]) {
    self.label = label
    self.entries = entries
  }
}

/// A rotor of an element, by which `SemanticService.rotorPositions` remembers the last entry.
package struct SemanticRotorPosition: Hashable {
  let element: SemanticID
  let label: String
}

/// An element to which readers go once it is in the tree.
struct SemanticAim {
  let identity: AnyHashable
  let range: Range<String.Index>?
  /// The time in seconds after which the element is given up: a row is built after its list has scrolled.
  let end: Double
}

extension SemanticService {
  /// The time in seconds in which an element may appear after a request to go to it.
  private static let patience = 2.0

  /// Goes to the entry after or before the last one, in a circle; to the first or the last entry at the beginning.
  func step(_ label: String, _ isForward: Bool, on id: SemanticID, _ target: Target) -> Bool {
    guard let rotor = target.rotors.firstIndex(where: { $0.label == label }) else { return false }
    let count = target.rotors[rotor].entries.count
    guard count > 0 else { return false }
    let last = rotorPositions[SemanticRotorPosition(element: id, label: label)]
    let next = last.map { $0 + (isForward ? 1 : count - 1) } ?? (isForward ? 0 : count - 1)
    return enter(rotor, next % count, on: id, target)
  }

  /// Goes to an entry: readers follow its element, which is scrolled into sight. A part of a text is selected, if the text allows it.
  func enter(_ rotor: Int, _ index: Int, on id: SemanticID, _ target: Target) -> Bool {
    guard target.rotors.indices.contains(rotor), target.rotors[rotor].entries.indices.contains(index) else {
      return false
    }
    let plan = target.rotors[rotor]
    let entry = plan.entries[index]
    rotorPositions[SemanticRotorPosition(element: id, label: plan.label)] = index
    entry.prepare()
    guard let identity = entry.identity else {
      show(id, entry.range)
      return true
    }
    go(to: identity, entry.range, below: target.source)
    return true
  }

  /// Moves readers to the element with an `identity` in `id(_:)` or in the data. Scroll views at `scope` and below show it.
  package func go(to identity: AnyHashable, _ range: Range<String.Index>? = nil, below scope: RenderNode? = nil) {
    guard isListening || scope != nil else { return }
    aim = SemanticAim(identity: identity, range: range, end: host.time + Self.patience)
    update()
    guard aim != nil else { return }
    let scrolling = scrollNodes(at: scope ?? window)
    let destination = ScrollRequest.Destination.id(UncheckedHashable(identity), anchor: nil)
    for scroll in scrolling { scroll.requests.add(ScrollRequest(destination, rank: .explicit)) }
    window.setNeedsPaint()
  }

  /// Shows the element of `aim` that the last tree has, or waits for a later tree.
  func arrive(at found: SemanticID?) {
    guard let aim else { return }
    if found != nil || host.time > aim.end { self.aim = nil }
    if let found { show(found, aim.range) }
  }

  /// Scrolls an element into sight, gives it the keyboard focus if it takes it, and asks readers to read it.
  private func show(_ id: SemanticID, _ range: Range<String.Index>?) {
    guard let target = targets[id] else { return }
    let content = tree[id]?.text?.content
    let scalars = range.flatMap { range in content.map { Self.scalars(of: range, in: $0) } }
    let shown = scalars.flatMap { part(of: $0, in: target.source) }
    _ = perform(.reveal(.nearest, part: shown), on: id)
    if let scalars { _ = target.execute?(.selectText(scalars)) }
    if target.focusNode == nil || !perform(.focus, on: id) { point(at: id) }
  }

  /// The scroll views at `node` and below, or else those around it.
  private func scrollNodes(at node: RenderNode) -> [ScrollNode] {
    var found: [ScrollNode] = []
    func visit(_ node: RenderNode) {
      if let scroll = node.fact(ScrollFact.self) { found.append(scroll) }
      node.children.forEach(visit)
    }
    visit(node)
    return found + (node.parent?.scrollers ?? [])
  }

  /// A part of a text in Unicode scalars, clamped to the text.
  private static func scalars(of range: Range<String.Index>, in text: String) -> Range<Int> {
    let scalars = text.unicodeScalars
    let range = range.clamped(to: text.startIndex..<text.endIndex)
    return scalars.distance(
      from: scalars.startIndex, to: range.lowerBound)..<scalars.distance(
        from: scalars.startIndex, to: range.upperBound)
  }
}
