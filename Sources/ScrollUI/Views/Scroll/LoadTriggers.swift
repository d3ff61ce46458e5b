import Engine

/// The load triggers in the content of a scroll view.
///
/// Only the first trigger determines `ScrollNode.holdsBeginning`: pages loaded by the remaining triggers are inserted
/// further down.
@MainActor final class LoadTriggers {
  private unowned let node: ScrollNode
  private var triggers: [any LoadTriggering] = []

  init(_ node: ScrollNode) { self.node = node }

  /// Registers `trigger`, or evaluates it again after a change of `hasMoreAbove`.
  func note(_ trigger: any LoadTriggering) {
    if !triggers.contains(where: { $0 === trigger }) { triggers.append(trigger) }
    update()
  }

  func remove(_ trigger: any LoadTriggering) {
    triggers.removeAll { $0 === trigger }
    update()
  }

  private func update() {
    let first = triggers.min { $0.element.precedes($1.element) }
    node.holdsBeginning = first?.hasMoreAbove ?? false
  }
}

/// An `ElementPart` of the content that loads further pages of a list, such as a `LoadTriggerBehavior`.
@MainActor protocol LoadTriggering: ElementPart {
  /// True if pages above its first row can still be loaded.
  var hasMoreAbove: Bool { get }
}

extension Element {
  /// True if this element comes before `other` in the tree; false if either contains the other.
  fileprivate func precedes(_ other: Element) -> Bool {
    var (one, two) = (self, other)
    while one.depth > two.depth, let parent = one.parent { one = parent }
    while two.depth > one.depth, let parent = two.parent { two = parent }
    guard one !== two else { return false }
    while one.parent !== two.parent, let above = (one.parent, two.parent) as? (Element, Element) { (one, two) = above }
    var first: Element?
    one.parent?.forEachChild { child in
      if first == nil, child === one || child === two { first = child }
    }
    return first === one
  }
}
