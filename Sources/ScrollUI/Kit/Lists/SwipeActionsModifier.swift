import Engine

/// Adds `actions` to the list row that contains the content.
struct SwipeActionsModifier<Actions: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
}

extension SwipeActionsModifier: BehaviorModifier {
  typealias Behavior = SwipeActionsBehavior<Actions>
}

/// The swipe actions of the rows in a view.
@MainActor protocol SwipeActionsHolding: ElementPart {
  var swipeEdge: HorizontalEdge { get }
  var allowsFullSwipe: Bool { get }
  /// The buttons, as a view. Created at each call.
  var swipeActions: AnyView { get }
  /// The swipe that shows the buttons; nil while no row shows them.
  var session: SwipeSession? { get set }
}

/// The swipe actions that a modifier sets for the rows in its content.
enum SwipeActionsFact: ElementFact {
  typealias Value = any SwipeActionsHolding
}

final class SwipeActionsBehavior<Actions: View>: ElementBehavior<SwipeActionsModifier<Actions>>, SwipeActionsHolding {
  weak var session: SwipeSession?

  var swipeEdge: HorizontalEdge { modifier.edge }
  var allowsFullSwipe: Bool { modifier.allowsFullSwipe }
  var swipeActions: AnyView { AnyView(modifier.actions) }

  override func didUpdate(from old: SwipeActionsModifier<Actions>) { session?.update() }

  override func answer(_ query: inout FactQuery) { query.give(SwipeActionsFact.self, self) }

  override func environmentDidChange(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] {
    session?.setNeedsUpdate()
    return changed
  }
}

nonisolated extension View {
  /// Adds buttons that a swipe uncovers beside this view's row of a `List`.
  ///
  /// The mouse or a finger drags the row, or two fingers move it on a trackpad. At most a single row of a list is open. The row closes when
  /// the list scrolls, at Escape, and at a press outside of the row, which has no further effect. The buttons are also in the context menu
  /// of the row, which opens at a press of the right button, or with the Menu key or Shift-F10 for the selected row. A menu has the
  /// environment of the list, and its actions run without animation. The Delete key performs the first action with
  /// `ButtonRole.destructive` of the selected rows if their `ForEach` has no `onDelete(perform:)`.
  ///
  /// ```swift
  /// List(messages) { message in
  ///   MessageRow(message)
  ///     .swipeActions(edge: .leading) {
  ///       Button("Unread", systemImage: "envelope.badge") { markUnread(message) }.tint(.blue)
  ///     }
  ///     .swipeActions {
  ///       Button("Delete", systemImage: "trash", role: .destructive) { delete(message) }
  ///       Button("Flag", systemImage: "flag") { flag(message) }.tint(.orange)
  ///     }
  /// }
  /// ```
  ///
  /// The first button lies at the edge. Buttons are gray, and red with the role `.destructive`; `tint(_:)` on a button sets its color,
  /// which is darkened where white text could not be read; bright tints have black text. A `Label` shows its icon, and its title below if the
  /// row is high enough. Only buttons are shown. A destructive action runs inside `withAnimation(_:_:)`, and its row stays covered until it
  /// is removed. The modifier has no effect outside of lists.
  ///
  /// - Parameters:
  ///   - edge: The edge of the row at which the buttons appear. The buttons of several modifiers at the same edge add up; those of the
  ///     innermost modifier are nearest to the edge. Buttons at `.trailing` replace the button for `onDelete(perform:)`.
  ///   - allowsFullSwipe: True if a swipe over more than half of the row performs the first button.
  ///   - content: The buttons.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
