import Engine

/// An object that decides on a drop over a view and performs it, for `onDrop(of:delegate:)`.
///
/// ```swift
/// struct BinDelegate: DropDelegate {
///   let bin: Bin
///
///   func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: bin.isFull ? .forbidden : .move) }
///
///   func performDrop(info: DropInfo) -> Bool { bin.take(info.itemProviders(for: [.utf8PlainText])) }
/// }
/// ```
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns true if the view can take the items. Called once for each drag over the view. True by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs the drop. Returns false if it had no effect; the preview then glides back.
  func performDrop(info: DropInfo) -> Bool
  /// Called when the drag has entered the view. The default has no effect.
  func dropEntered(info: DropInfo)
  /// Returns the proposal for a drop at the present location; nil keeps the last proposal, at first to copy. Called for each movement of
  /// the pointer over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the drag has left the view, was cancelled, or is dropped, before `performDrop(info:)`. The default has no effect.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// No effect.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// No effect.
  public func dropExited(info: DropInfo) {}
}

/// The effect that a drop would have, from `DropDelegate.dropUpdated(info:)`.
public struct DropProposal: Sendable {
  /// The effect.
  public let operation: DropOperation

  /// Creates a proposal.
  ///
  /// - Parameter operation: The effect.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The items of a drag over the view of a `DropDelegate`, and the location of the pointer.
@MainActor public struct DropInfo {
  /// The location of the pointer in the coordinates of the view.
  public let location: CGPoint
  private let items: [DragItem]

  init(location: CGPoint, items: [DragItem]) {
    self.location = location
    self.items = items
  }

  /// Returns true if an item has data of a type in `contentTypes`.
  ///
  /// - Parameter contentTypes: The types, such as `UTType.text`.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    items.contains { $0.conforms(toAny: contentTypes) }
  }

  /// Returns the items with data of a type in `contentTypes`.
  ///
  /// - Parameter contentTypes: The types, such as `UTType.text`.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { $0.conforms(toAny: contentTypes) }.map { NSItemProvider($0) }
  }
}

/// Makes a view the target of drags by a `DropDelegate`.
struct DropDelegateModifier {
  let types: [UTType]
  let delegate: any DropDelegate
}

extension DropDelegateModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> DropTargetNode {
    let node = DropTargetNode()
    let visit = DropVisit(node)
    node.accepts = visit.accepts
    node.moved = visit.moved
    node.targetedChanged = visit.targetedChanged
    node.dropped = visit.dropped
    node.context = visit
    return updated(node, environment)
  }

  func updateNode(_ node: DropTargetNode, _ environment: EnvironmentValues) {
    node.isEnabled = environment.isEnabled
    guard let visit = node.context as? DropVisit else { return }
    (visit.types, visit.delegate) = (types, delegate)
  }
}

/// The visit of a drag to the view of a `DropDelegate`.
@MainActor private final class DropVisit {
  var types: [UTType] = []
  var delegate: (any DropDelegate)?
  private unowned let node: DropTargetNode
  /// The items of the last drag, and the answer of `DropDelegate.validateDrop(info:)`.
  private var items: [DragItem] = []
  private var isValid = false
  private var location = CGPoint.zero
  private var hasEntered = false

  init(_ node: DropTargetNode) { self.node = node }

  private var info: DropInfo { DropInfo(location: location, items: items) }

  func accepts(_ items: [DragItem]) -> Bool {
    let isSame = items.count == self.items.count && zip(items, self.items).allSatisfy { $0 === $1 }
    if !isSame {
      self.items = items
      isValid = items.contains { $0.conforms(toAny: types) } && delegate?.validateDrop(info: info) == true
    }
    return isValid
  }

  /// Calls `DropDelegate.dropEntered(info:)` with the first location.
  func moved(_ point: CGPoint?) {
    guard let point else { return }
    location = point
    if !hasEntered {
      hasEntered = true
      delegate?.dropEntered(info: info)
    }
    if let proposal = delegate?.dropUpdated(info: info) { node.effect = proposal.operation.effect }
  }

  func targetedChanged(_ isTargeted: Bool) {
    guard !isTargeted, hasEntered else { return }
    hasEntered = false
    delegate?.dropExited(info: info)
  }

  func dropped(_ items: [DragItem], at point: CGPoint) -> Bool {
    location = point
    defer { self.items = [] }
    return delegate?.performDrop(info: info) ?? false
  }
}

nonisolated extension View {
  /// Makes this view the target of drags of items with data of a type in `supportedContentTypes`. `delegate` decides on the drop and performs it.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data that the view accepts.
  ///   - delegate: The delegate of the drop.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropDelegateModifier(types: supportedContentTypes, delegate: delegate))
  }
  /// Makes this view the target of drags of items with data of a supported type. SwiftUI's older form with the identifiers of types.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: UTType.types(of: supportedTypes), delegate: delegate)
  }
}
