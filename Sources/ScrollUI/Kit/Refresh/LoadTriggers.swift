import Engine

/// The load triggers in the content of a scroll view. The first trigger in tree order decides whether items above the
/// content's beginning may still be loaded (`ScrollNode.holdsBeginning`), because pages of later triggers are inserted
/// further down.
@MainActor final class LoadTriggers {
  /// An element in the content that loads pages.
  typealias Trigger = Element & LoadTriggering

  private unowned let node: ScrollNode
  private var triggers: [any Trigger] = []

  init(_ node: ScrollNode) { self.node = node }

  /// Adds `trigger`, or updates it if it was added before.
  func note(_ trigger: any Trigger) {
    if !triggers.contains(where: { $0 === trigger }) { triggers.append(trigger) }
    update()
  }

  func remove(_ trigger: any Trigger) {
    triggers.removeAll { $0 === trigger }
    update()
  }

  private func update() {
    let first = triggers.min { $0.precedes($1) }
    node.holdsBeginning = first?.hasMoreAbove ?? false
  }
}

@MainActor protocol LoadTriggering: AnyObject {
  /// True if items above the trigger's first row may still be loaded.
  var hasMoreAbove: Bool { get }
}

extension Element {
  /// True if this element precedes `other` in the tree; false if either contains the other.
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
