import Engine

/// The state of a drag of a view, for `onDragSessionUpdated(_:)`.
public struct DragSession: Identifiable, CustomDebugStringConvertible {
  /// The identity of a `DragSession`.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The phase of a `DragSession`.
  public enum Phase: Hashable, Sendable {
    /// The view with `draggable(_:)` was lifted.
    case initial
    /// The pointer has moved.
    case active
    /// The items were dropped with an effect, or the drag was cancelled. The preview may still glide back.
    case ending(DropOperation)
    /// The drag is over, and the preview is removed.
    case ended(DropOperation)
    /// The target has all data. Follows `ended` after a drop that was taken; temporary files can be removed.
    case dataTransferCompleted
  }

  /// The identity of the drag.
  public let id: ID
  /// The phase of the drag.
  public let phase: Phase
  /// The pointer in the coordinates of the view with `onDragSessionUpdated(_:)`.
  public let location: CGPoint
  /// The index of the item under the pointer: 0.
  public let draggedItemIndex: Int
  private let itemIDs: [AnyHashable]

  @MainActor init(_ update: DragUpdate, at location: CGPoint) {
    id = ID(number: update.id)
    phase = Phase(update.phase)
    self.location = location
    draggedItemIndex = 0
    itemIDs = update.items.flatMap(\.ids)
  }

  /// Returns the identifiers of the dragged items: those of `Identifiable` values, and of the items of a `reorderContainer`.
  ///
  /// - Parameter type: The type of the identifiers. Identifiers of other types are left out.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    itemIDs.compactMap { $0.base as? ItemID }
  }

  /// The number and the phase of the drag.
  public var debugDescription: String { "DragSession \(id.number): \(phase) at \(location)" }
}

extension DragSession.Phase {
  init(_ phase: DragUpdate.Phase) {
    switch phase {
    case .initial: self = .initial
    case .active: self = .active
    case .ending(let effect): self = .ending(DropOperation(effect))
    case .ended(let effect): self = .ended(DropOperation(effect))
    case .transferred: self = .dataTransferCompleted
    }
  }
}

/// Observes the drags of the views inside, by a `DragObserverNode`.
struct DragSessionModifier {
  let action: (DragSession) -> Void
}

extension DragSessionModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> DragObserverNode { updated(DragObserverNode(), environment) }

  func updateNode(_ node: DragObserverNode, _ environment: EnvironmentValues) {
    let action = action
    node.dragChanged = { [weak node] update in
      action(DragSession(update, at: node?.convertFromWindow(update.point) ?? update.point))
    }
  }
}

nonisolated extension View {
  /// Performs an action for each change of a drag of this view, or of a view inside of it: with `draggable(_:)`, `onDrag(_:)`, or as an item of
  /// a `reorderContainer`.
  ///
  /// - Parameter onUpdate: Called with each phase, and with `DragSession.Phase.active` for each movement of the pointer. A move within a
  ///   `reorderContainer` ends as `copy`: the source must not remove the item.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(DragSessionModifier(action: onUpdate))
  }
}
