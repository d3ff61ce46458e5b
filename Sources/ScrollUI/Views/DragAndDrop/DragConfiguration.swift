import Engine

/// The `DropOperation`s that the source of a drag suggests to targets.
///
/// ```swift
/// CardView(card)
///   .draggable(card)
///   .dragConfiguration(DragConfiguration(allowMove: true))
///   .onDragSessionUpdated { session in
///     if session.phase == .ended(.move) { cards.remove(card) }
///   }
/// ```
///
/// A source suggests a copy by default. A target chooses the effect with `dropConfiguration(_:)`. During the drag Control or Option limits the
/// suggestion to a copy, and Shift or Command to a move, if the source suggests it.
public struct DragConfiguration: Equatable, Sendable, CustomDebugStringConvertible {
  /// The effects on targets of the program, `DropSession.suggestedOperations`.
  public var operationsWithinApp: OperationsWithinApp
  /// The effects on targets of other programs. `DropOperation.delete` has no influence there: X11 and Wayland have no such effect.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Effects on targets of the program. A copy is always possible.
  public struct OperationsWithinApp: Equatable, Sendable {
    let allowMove: Bool
    let allowDelete: Bool

    /// Allows `DropOperation.move` and `delete` if the parameters are `true`, besides `copy`.
    public init(allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }

  /// Effects on targets of other programs.
  public struct OperationsOutsideApp: Equatable, Sendable {
    let allowCopy: Bool
    let allowMove: Bool
    let allowDelete: Bool

    /// Allows `DropOperation.copy` by default; `move` and `delete` if the parameters are `true`.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }

  /// Allows `DropOperation.copy`, and `move` and `delete` if the parameters are `true`.
  public init(allowMove: Bool, allowDelete: Bool = false) {
    self.init(
      operationsWithinApp: OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete),
      operationsOutsideApp: OperationsOutsideApp(allowMove: allowMove, allowDelete: allowDelete))
  }

  /// Allows the given effects; `DropOperation.copy` by default.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// The names of the effects within the program.
  public var debugDescription: String {
    let names = [
      "copy", operationsWithinApp.allowMove ? "move" : nil, operationsWithinApp.allowDelete ? "delete" : nil,
    ]
    return "DragConfiguration(\(names.compactMap { $0 }.joined(separator: ", ")))"
  }

  /// The `DragEffects` for a drag in the window.
  var suggested: DragEffects {
    var effects = DragEffects.copy
    if operationsWithinApp.allowMove { effects.insert(.move) }
    if operationsWithinApp.allowDelete { effects.insert(DragEffects(.delete)) }
    return effects
  }

  /// The `DragEffects` for a drag over other programs.
  var suggestedOutside: DragEffects {
    var effects: DragEffects = operationsOutsideApp.allowCopy ? .copy : []
    if operationsOutsideApp.allowMove { effects.insert(.move) }
    return effects
  }
}

extension EnvironmentValues {
  /// The configuration of drags of the views inside.
  @Entry var dragConfiguration = DragConfiguration()
}

nonisolated extension View {
  /// Sets the effects that drags of this view, or of views inside of it, suggest to targets. The innermost configuration applies.
  ///
  /// - Parameter configuration: The effects, such as `DragConfiguration(allowMove: true)`.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    environment(\.dragConfiguration, configuration)
  }
}
