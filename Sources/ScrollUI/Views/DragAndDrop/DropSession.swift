import Engine

/// The state of a drag over a target, for `onDropSessionUpdated(_:)`, `dropConfiguration(_:)` and `dropDestination(for:isEnabled:action:)`.
public struct DropSession: Identifiable, CustomDebugStringConvertible {
  /// The identity of a `DropSession`.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The phase of a `DropSession`.
  public enum Phase: Hashable, Sendable {
    /// The drag has entered the target.
    case entering
    /// The pointer has moved over the target.
    case active
    /// The drag has left the target, or was cancelled.
    case exiting
    /// The items are dropped with an effect.
    case ended(DropOperation)
    /// The target has all data. Follows `ended` after a drop that was taken.
    case dataTransferCompleted
  }

  /// A drag that began in the program, by `draggable(_:)` or in a `reorderContainer`.
  public struct LocalSession {
    fileprivate let itemIDs: [AnyHashable]

    /// Returns the identifiers of the dragged items: those of `Identifiable` values, and of the items of a `reorderContainer`.
    ///
    /// - Parameter type: The type of the identifiers. Identifiers of other types are left out.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
      itemIDs.compactMap { $0.base as? ItemID }
    }
  }

  /// The identity of the drag.
  public let id: ID
  /// The phase of the drag over the target.
  public let phase: Phase
  /// The pointer in the coordinates of the target.
  public var location: CGPoint
  /// The size of the target in points.
  public var size: CGSize
  /// The number of items of the drag.
  public var itemsCount: Int
  /// The effects that the source suggests: `DragConfiguration`, limited by held modifier keys.
  public var suggestedOperations: DropOperation.Set
  /// Nil for a drag of another program.
  public var localSession: LocalSession?
  /// The slot in a `reorderContainer` inside of the target; nil without one.
  let slot: ReorderSlot?

  @MainActor init(_ update: DropUpdate) {
    id = ID(number: update.id)
    phase = Phase(update.phase)
    location = update.point
    size = update.target.size
    itemsCount = update.items.count
    suggestedOperations = DropOperation.Set(update.suggested)
    localSession = update.isLocal ? LocalSession(itemIDs: update.items.flatMap(\.ids)) : nil
    slot = update.target.placing?.slot
  }

  /// The number and the phase of the drag.
  public var debugDescription: String { "DropSession \(id.number): \(phase) at \(location)" }
}

extension DropSession.Phase {
  init(_ phase: DropUpdate.Phase) {
    switch phase {
    case .entering: self = .entering
    case .active: self = .active
    case .exiting: self = .exiting
    case .ended(let effect): self = .ended(DropOperation(effect))
    case .transferred: self = .dataTransferCompleted
    }
  }
}

/// The answer of a target to a drag, from `dropConfiguration(_:)`.
public struct DropConfiguration: CustomDebugStringConvertible {
  /// The effect of a drop at the present point.
  public let operation: DropOperation
  /// The number of items that the target takes, the first of the drag; nil for all.
  public var acceptedItemCount: Int?
  /// The slot in a `reorderContainer`; nil leaves the choice to the container.
  let slot: ReorderSlot?

  /// Creates a configuration with an effect.
  ///
  /// - Parameter operation: The effect of a drop at the present point, such as `DropOperation.forbidden`.
  public init(operation: DropOperation) { self.init(operation: operation, slot: nil) }

  init(operation: DropOperation, slot: ReorderSlot?) {
    self.operation = operation
    self.slot = slot
  }

  /// The effect.
  public var debugDescription: String { "DropConfiguration(\(operation))" }
}

/// Observes the drags over the `DropTargetNode` inside, and chooses the effect of a drop.
struct DropSessionModifier {
  var action: ((DropSession) -> Void)?
  var configuration: ((DropSession) -> DropConfiguration)?
}

extension DropSessionModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> DragObserverNode { updated(DragObserverNode(), environment) }

  func updateNode(_ node: DragObserverNode, _ environment: EnvironmentValues) {
    let (action, configuration) = (action, configuration)
    node.dropChanged = action.map { action in { action(DropSession($0)) } }
    node.dropChoice = configuration.map { configuration in
      { update in
        let chosen = configuration(DropSession(update))
        if let slot = chosen.slot { update.target.placing?.setSlot(slot) }
        return DropChoice(effect: chosen.operation.effect, itemCount: chosen.acceptedItemCount.map { max(0, $0) })
      }
    }
  }
}

nonisolated extension View {
  /// Performs an action for each change of a drag over this view, which has `dropDestination(for:action:isTargeted:)` or another modifier that
  /// takes drops.
  ///
  /// - Parameter onUpdate: Called with each phase, and with `DropSession.Phase.active` for each movement of the pointer.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(DropSessionModifier(action: onUpdate))
  }

  /// Sets the effect of drops on this view, which has `dropDestination(for:isEnabled:action:)` or another modifier that takes drops.
  ///
  /// ```swift
  /// Bin()
  ///   .dropDestination(for: Card.self) { cards, _ in bin.take(cards) }
  ///   .dropConfiguration { session in
  ///     DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
  ///   }
  /// ```
  ///
  /// - Parameter configuration: Called when a drag has entered the view, when its pointer moves and when modifier keys change. Without this
  ///   modifier drops are copies.
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View {
    modifier(DropSessionModifier(configuration: configuration))
  }
}
