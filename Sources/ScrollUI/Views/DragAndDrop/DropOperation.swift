import Engine

/// The effect of a drop, in a `DropProposal` or a `DropConfiguration`.
public enum DropOperation: Hashable, Sendable {
  /// The drop ends the drag without an effect. The preview glides back.
  case cancel
  /// A drop has no effect here. The pointer says so, and the preview glides back.
  case forbidden
  /// The target takes a copy of the items. The default of `dropConfiguration(_:)`.
  case copy
  /// The target takes the items, and the source removes them in `onDragSessionUpdated(_:)`.
  case move
  /// The items are deleted, as by a drop on a bin.
  case delete
  /// The target refers to the items of the source.
  case alias

  init(_ effect: DragEffect) {
    switch effect {
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    case .copy: self = .copy
    case .move: self = .move
    case .delete: self = .delete
    case .alias: self = .alias
    }
  }

  var effect: DragEffect {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    case .delete: .delete
    case .alias: .alias
    }
  }

  /// A set of effects, such as `DropSession.suggestedOperations`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each `DropOperation`.
    public let rawValue: Int

    /// Creates a set from the bits of its effects.
    public init(rawValue: Int) { self.rawValue = rawValue }

    init(_ effects: DragEffects) { rawValue = effects.rawValue }

    private init(_ operation: DropOperation) { rawValue = DragEffects(operation.effect).rawValue }

    /// See `DropOperation.cancel`.
    public static let cancel = Set(DropOperation.cancel)
    /// See `DropOperation.forbidden`.
    public static let forbidden = Set(DropOperation.forbidden)
    /// See `DropOperation.copy`.
    public static let copy = Set(DropOperation.copy)
    /// See `DropOperation.move`.
    public static let move = Set(DropOperation.move)
    /// See `DropOperation.delete`.
    public static let delete = Set(DropOperation.delete)
    /// See `DropOperation.alias`.
    public static let alias = Set(DropOperation.alias)
  }
}
