import Engine

/// A scrolling column of rows, with optional selection.
///
/// Only visible rows are built, so the cost of a frame does not depend on the number of rows. Each view of the content
/// is a row; a `Section` groups rows under a header and above a footer. In the selection, a row is represented by its
/// `tag(_:)`, otherwise by its identity in a `ForEach`.
///
/// A list with a selection can have the keyboard's focus. Arrow keys, Page Up and Page Down, Home and End move the
/// selection; with Shift they extend a multiple selection. Control-A selects all rows. Delete removes the selected rows
/// of a `ForEach` with `onDelete(perform:)`.
///
/// A list without a selection can have the focus if its rows can be deleted or moved, or have swipe actions or context menus. The same keys
/// then move a focus ring from row to row; Return presses the control of the row, and the key for menus opens the row's menu.
///
/// The mouse moves rows of a `ForEach` with `onMove(perform:)` by the grip at the trailing edge, which appears under the
/// mouse, or after a rest of 0.4 s on the row; a finger moves a row after a rest of 0.5 s. A list that the mouse does not scroll,
/// by `scrollInputBehavior(.disabled, for: .drag)`, moves a row without a rest. Selected rows move together. Escape cancels. Alt
/// with Up or Down moves the selected rows by a row. Rows move as a block, and not beyond the `ForEach`, since the action knows
/// only the elements of that `ForEach`; `reorderContainer(for:in:isEnabled:move:)` moves rows between sections.
///
/// An `EditButton` shows the grips, and marks that delete rows, or that select them if the list has a multiple selection.
///
/// Controls in rows have their own default styles: a button is a text in the accent color, a navigation link has the colors of its label and a
/// chevron, and a picker shows its label. A button or link that is the only content of a row takes presses in the whole row.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelectionBinding
  let content: Content
  @State private var controller = ListController()
  @Environment(\.listStyle) private var style
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.editMode) private var editMode

  @usableFromInline nonisolated init(selection: ListSelectionBinding, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View {
  /// The scroll view with the lazy rows. The background is that of `listStyle(_:)`, unless
  /// `scrollContentBackground(_:)` hides it.
  public var body: some View {
    let selection = selection.read()
    let isEditing = editMode?.wrappedValue.isEditing == true
    ScrollView {
      ListContent(content: content, controller: controller, selection: selection, isEditing: isEditing)
        .environment(\.controlSurroundings, .row)
        .environment(\.isListEditing, isEditing)
    }
    .environment(\.listController, controller)
    .modifier(ListDropTarget(controller: controller))
    .overlay(alignment: .trailing) { SectionIndexView(model: controller.sectionIndex) }
    .modifier(GestureModifier(gesture: scrub))
    .modifier(GestureModifier(gesture: move))
    .modifier(GestureModifier(gesture: swipe))
    .modifier(ListRowMenu(controller: controller))
    .modifier(GestureModifier(gesture: tap, mask: selection.mode == .none && !isEditing ? .subviews : .all))
    .modifier(
      ListFocus(controller: controller, takesFocus: selection.mode != .none, isSelectionEmpty: selection.count == 0)
    )
    .background(background == .hidden ? Color.clear : style.background)
  }

  /// A press on the section index.
  private var scrub: some Gesture {
    let controller = controller
    return DetectorGesture(make: { IndexScrubDetector() }, set: { $0.scrubber = controller.sectionIndex })
  }

  /// The mouse drags the grip of a `ListRowNode`, and the mouse or a finger drags a row after a rest.
  private var move: some Gesture {
    let controller = controller
    return DetectorGesture(make: { RowMoveDetector() }) {
      $0.interaction = controller.interaction
      $0.clicked = { [weak controller] in controller?.click(at: $0, $1) }
    }
  }

  /// The mouse, a finger or a trackpad moves a row aside.
  private var swipe: some Gesture {
    let controller = controller
    return DetectorGesture(make: { RowSwipeDetector() }, set: { $0.swiper = controller.interaction })
  }

  /// A click with the held modifier keys.
  private var tap: some Gesture {
    let controller = controller
    return DetectorGesture(make: { ObservedDetector(TapDetector(count: 1)) }) { observed in
      observed.ended = { [weak observed] point in
        controller.click(at: point, observed?.node?.host?.services[KeyRouter.self].modifiers ?? [])
      }
    }
  }
}

/// Makes a list focusable. Draws the focus ring if no row is selected, since selected rows show the focus by their
/// color, and the row at `ListController.cursor` draws a ring of its own.
private struct ListFocus {
  let controller: ListController
  /// True if the list has a selection.
  let takesFocus: Bool
  let isSelectionEmpty: Bool
  @State private var showsRing = false
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
}

extension ListFocus: ViewModifier {
  func body(content: Content) -> some View {
    content
      .overlay {
        if showsRing, isFocusEffectEnabled, takesFocus, isSelectionEmpty {
          // Inside the bounds, because a list often fills its window.
          Rectangle().stroke(ControlTint(.edge), lineWidth: 2).padding(1).allowsHitTesting(false)
        }
      }
      .modifier(
        ListFocusModifier(controller: controller, takesFocus: takesFocus, focusChanged: { showsRing = $0 }))
  }
}

/// Makes a list a focus target and forwards keys to its `ListController`.
struct ListFocusModifier {
  let controller: ListController
  /// True if the list has a selection. Without a selection, it takes the focus if `ListRows.offersRowActions`.
  let takesFocus: Bool
  /// Called with true when the focus arrives and is to be shown, and with false when it leaves.
  let focusChanged: (Bool) -> Void
}

extension ListFocusModifier: BehaviorModifier {
  typealias Behavior = ListFocusBehavior
}

final class ListFocusBehavior: ElementBehavior<ListFocusModifier>, FocusTarget {
  override func didMount() { connect() }

  override func didUpdate(from old: ListFocusModifier) { connect() }

  private func connect() {
    modifier.controller.takeFocus = { [weak self] in
      if let self, self.canBecomeFocused { self.graph.focus.focus(self, showsRing: false) }
    }
  }

  override func answer(_ query: inout FactQuery) { query.give(FocusTargetFact.self, self) }

  var canBecomeFocused: Bool {
    let modifier = modifier
    return environment.isEnabled && (modifier.takesFocus || modifier.controller.rows?.offersRowActions == true)
  }

  var usesArrowKeys: Bool { true }

  var editsText: Bool { false }

  func focusDidChange(isFocused: Bool, showsRing: Bool) {
    modifier.controller.focusDidChange(isFocused)
    modifier.focusChanged(isFocused && showsRing)
  }

  func handleFocusedKey(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    phase != .up && canBecomeFocused && modifier.controller.handle(key)
  }

  override func didUnmount() { graph.focus.forget(self) }
}
