import Engine

/// Rows in a column that scrolls, of which the person can select some.
///
/// Only the rows that are seen exist, so that a million are no more work than a hundred. Each view of the content is a row; sections set
/// rows apart, with headers and footers. A row stands for its `tag(_:)`, or for the identity that it has in a `ForEach`, in the selection.
///
/// With a selection the list takes the keyboard's focus: the arrow keys, Page Up and Page Down, Home and End select, with Shift they select
/// more where several rows may be; Control-A selects all; Delete deletes where the `ForEach` has an `onDelete`.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelectionBinding
  let content: Content
  @State private var controller = ListController()
  @Environment(\.listStyle) private var style
  @Environment(\.scrollContentBackground) private var background

  nonisolated init(selection: ListSelectionBinding, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View {
  public var body: some View {
    let selection = selection.read()
    ScrollView {
      ListContent(content: content, controller: controller, selection: selection)
    }
    .modifier(GestureModifier(gesture: tap, mask: selection.mode == .none ? .subviews : .all))
    .modifier(
      ListFocus(controller: controller, takesFocus: selection.mode != .none, isSelectionEmpty: selection.count == 0)
    )
    .background(background == .hidden ? Color.clear : style.background)
  }

  private var tap: some Gesture {
    let controller = controller
    return ListClickGesture(action: { point, modifiers in controller.click(at: point, modifiers) })
  }
}

/// A click, where it was in the window, and the modifier keys that were held.
private struct ListClickGesture {
  let action: @MainActor (CGPoint, Modifiers) -> Void
}

extension ListClickGesture: PrimitiveGesture {
  typealias Value = CGPoint
  typealias Body = Never

  func makeDetector() -> Detector<CGPoint> {
    let detector = ObservedDetector(TapDetector(count: 1))
    update(detector)
    return detector
  }

  func update(_ detector: Detector<CGPoint>) {
    let action = action
    let telling = unsafeDowncast(detector, to: ObservedDetector<CGPoint>.self)
    telling.ended = { [weak telling] point in
      action(point, telling?.node?.pipeline?.input.keys.modifiers ?? [])
    }
  }
}

/// Lets the keyboard's focus come to a list, and shows that it has where no selected row does.
private struct ListFocus: ViewModifier {
  let controller: ListController
  let takesFocus: Bool
  let isSelectionEmpty: Bool
  @State private var showsRing = false

  nonisolated init(controller: ListController, takesFocus: Bool, isSelectionEmpty: Bool) {
    self.controller = controller
    self.takesFocus = takesFocus
    self.isSelectionEmpty = isSelectionEmpty
  }

  func body(content: Content) -> some View {
    content
      .overlay {
        if showsRing, isSelectionEmpty {
          // Inside, since a list often fills its window.
          Rectangle().stroke(Color.accentColor.opacity(0.55), lineWidth: 3).padding(1.5).allowsHitTesting(false)
        }
      }
      .modifier(
        ListFocusModifier(controller: controller, takesFocus: takesFocus, focusChanged: { showsRing = $0 }))
  }
}

/// Lets the keyboard's focus come to a list.
struct ListFocusModifier {
  let controller: ListController
  let takesFocus: Bool
  /// Called with true when the focus comes and is to be seen, and with false when it goes.
  let focusChanged: (Bool) -> Void

  init(controller: ListController, takesFocus: Bool, focusChanged: @escaping (Bool) -> Void) {
    self.controller = controller
    self.takesFocus = takesFocus
    self.focusChanged = focusChanged
  }
}

extension ListFocusModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    ListFocusElement(view, context)
  }
}

final class ListFocusElement<Content: View>: ModifierPassThroughElement<Content, ListFocusModifier>, FocusTarget {
  override init(_ view: ModifiedContent<Content, ListFocusModifier>, _ context: ElementContext) {
    super.init(view, context)
    connect()
  }

  override func update(_ view: ModifiedContent<Content, ListFocusModifier>) {
    super.update(view)
    connect()
  }

  private func connect() {
    view.modifier.controller.takeFocus = { [weak self] in
      if let self, self.canBecomeFocused { self.graph.focus.focus(self, showsRing: false) }
    }
  }

  var canBecomeFocused: Bool { view.modifier.takesFocus && environment.isEnabled }

  var editsText: Bool { false }

  func focusDidChange(isFocused: Bool, showsRing: Bool) {
    view.modifier.controller.focusDidChange(isFocused)
    view.modifier.focusChanged(isFocused && showsRing)
  }

  func handleFocusedKey(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    phase != .up && canBecomeFocused && view.modifier.controller.handle(key)
  }

  override func didUnmount() { graph.focus.forget(self) }
}
