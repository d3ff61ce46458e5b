import Engine

/// What loads more in the content of one scroll view. Whether there is more above the content's beginning is for the first of them to say:
/// what the others load comes in further down.
@MainActor final class LoadTriggers {
  /// An element in the content that loads more.
  typealias Trigger = Element & LoadTriggering

  private unowned let node: ScrollNode
  private var triggers: [any Trigger] = []

  init(_ node: ScrollNode) { self.node = node }

  /// `trigger` has come, or says something else now.
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
  /// Whether there is more above its first row.
  var hasMoreAbove: Bool { get }
}

extension Element {
  /// Whether this element stands before `other` in the tree; false where one is in the other.
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
