/// A direction of the arrow keys.
public enum MoveCommandDirection: Sendable {
  /// The Up key.
  case up
  /// The Down key.
  case down
  /// The Left key.
  case left
  /// The Right key.
  case right
}

nonisolated extension View {
  /// Calls `action` for Escape, unless the focused control or a view in this view handles the key. With nil the key goes to the views around it.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.escape: action])
  }

  /// Calls `action` for Delete and Backspace, as `onExitCommand(perform:)` for Escape.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.delete: action, .deleteForward: action])
  }

  /// Calls `action` for arrow keys, as `onExitCommand(perform:)` for Escape.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    let directions: [(KeyEquivalent, MoveCommandDirection)] = [
      (.upArrow, .up), (.downArrow, .down), (.leftArrow, .left), (.rightArrow, .right),
    ]
    return onCommand(
      Dictionary(
        uniqueKeysWithValues: directions.map { key, direction in
          (key, action.map { action in { action(direction) } })
        }))
  }

  /// Calls the action of a key that is pressed without modifier keys.
  private func onCommand(_ actions: [KeyEquivalent: (() -> Void)?]) -> some View {
    onKeyPress { press in
      guard press.modifiers.isEmpty, let action = actions[press.key] ?? nil else { return .ignored }
      action()
      return .handled
    }
  }

  /// Moves the focus to the view that is `focused(_:equals:)` with `value` when this view appears for the first time.
  ///
  /// - Parameters:
  ///   - binding: The focus of the views in this view.
  ///   - value: The value of the view that gets the focus.
  ///   - priority: Has no effect: the focus moves once, when the view appears.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onFirstAppear { binding.wrappedValue = value }
  }
}

/// The changes of the focus at which `defaultFocus(_:_:priority:)` applies. Has no effect: the focus moves once, when the view appears.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// In SwiftUI also when the user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
