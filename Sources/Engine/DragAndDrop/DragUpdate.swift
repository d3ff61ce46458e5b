/// The effects that the source of a drag suggests.
package struct DragEffects: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package init(_ effect: DragEffect) { rawValue = 1 << effect.rawValue }

  package static let copy = DragEffects(.copy)
  package static let move = DragEffects(.move)

  /// The effects that remain while modifier keys are held: Control or Option asks for a copy, Shift or Command for a move. Keys without a
  /// suggested effect have no influence.
  func chosen(by modifiers: Modifiers) -> DragEffects {
    let asked: DragEffects =
      modifiers.intersection([.control, .option]).isEmpty
      ? modifiers.intersection([.shift, .command]).isEmpty ? self : .move : .copy
    return isSuperset(of: asked) ? asked : self
  }
}

/// A change of a drag, for the `DragObserverNode`s around its source.
package struct DragUpdate {
  package enum Phase {
    /// The view was lifted.
    case initial
    /// The pointer has moved.
    case active
    /// The items were dropped or the drag was cancelled; the preview may glide back.
    case ending(DragEffect)
    /// The preview is removed.
    case ended(DragEffect)
    /// The target has received all data. Follows `ended` after a drop that was taken.
    case transferred
  }

  /// The number of the drag in its window.
  package let id: Int
  package let phase: Phase
  /// The pointer in window coordinates.
  package let point: CGPoint
  package let items: [DragItem]
}

/// A change of a drag over a `DropTargetNode`, for the `DragObserverNode`s around it.
package struct DropUpdate {
  package enum Phase {
    case entering
    /// The pointer has moved over the target.
    case active
    /// The drag has left the target, or was cancelled.
    case exiting
    /// The items are dropped. Called before `DropTargetNode.dropped`.
    case ended(DragEffect)
    /// The target has received all data. Follows `ended` after a drop that was taken.
    case transferred
  }

  /// The number of the drag in its window.
  package let id: Int
  package var phase: Phase
  /// The pointer in the coordinates of the target.
  package let point: CGPoint
  package let items: [DragItem]
  package let suggested: DragEffects
  /// True for a drag of a view of this window.
  package let isLocal: Bool
  /// The target of the drag.
  package let target: DropTargetNode
}

/// The answer of a target to a `DropUpdate`.
package struct DropChoice {
  package let effect: DragEffect
  /// The largest number of items that the target takes; nil for all.
  package let itemCount: Int?

  package init(effect: DragEffect, itemCount: Int?) {
    self.effect = effect
    self.itemCount = itemCount
  }
}

/// A node that observes the drags of the views inside of it, or the drags over the `DropTargetNode` inside of it.
package final class DragObserverNode: UnaryNode {
  package var dragChanged: ((DragUpdate) -> Void)?
  package var dropChanged: ((DropUpdate) -> Void)?
  /// Chooses the effect of a drop at the present point.
  package var dropChoice: ((DropUpdate) -> DropChoice)?

  package override init() { super.init() }
}

/// Sends the changes of a drag to the observers around its source. Keeps them: the source may leave the window during a drag.
@MainActor struct DragReporter {
  let id: Int
  private let items: [DragItem]
  private let observers: [DragObserverNode]

  init(_ lift: DragCoordinator.Lift, id: Int) {
    self.id = id
    items = lift.items
    observers = lift.source.observers(upToTarget: false)
  }

  func send(_ phase: DragUpdate.Phase, at point: CGPoint) {
    for observer in observers {
      observer.dragChanged?(DragUpdate(id: id, phase: phase, point: point, items: items))
    }
  }
}

extension RenderNode {
  /// The `DragObserverNode`s around the node, the innermost first. With `upToTarget` those inside of the next `DropTargetNode`.
  func observers(upToTarget: Bool) -> [DragObserverNode] {
    var observers: [DragObserverNode] = []
    var node = parent
    while let current = node, !(upToTarget && current is DropTargetNode) {
      if let observer = current as? DragObserverNode { observers.append(observer) }
      node = current.parent
    }
    return observers
  }
}
