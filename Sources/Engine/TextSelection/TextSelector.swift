/// The selection in each `TextNode` of a window: a single `SelectedTexts`, in a single `TextSelectionScope`.
///
/// Its ends are `TextPlace`s: rows that leave the window stay selected, and a change of the data moves the ends with their rows. A change
/// of `selection` sets `TextNode.selectedRange`, which paints the changed texts and needs no layout.
@MainActor package final class TextSelector {
  typealias Selection = SelectedTexts

  unowned let host: NodeHost
  private(set) var selection: Selection?
  /// The selection by a pointer that is down; otherwise nil.
  var drag: Drag?
  /// The `TextNode` under the last press, and `Press.start`; nil if that was elsewhere.
  var pressed: (node: TextNode, start: CGPoint)?
  /// The horizontal position of movements up and down, in window points; nil after other movements.
  var preferredX: CGFloat?
  /// The movements of `SelectedTexts.head` that wait until its row is built, in the order of their keys.
  var pendingMovements: [PendingMovement] = []
  var copy: TextCopy?
  var clicks = ClickCounter()
  private(set) lazy var detector = TextSelectionDetector(self)
  private(set) lazy var tapDetector = TextTapDetector(self)
  private(set) lazy var menuDetector = SecondaryPressDetector()

  /// True if `selection` was made by a finger, which moves its ends by handles.
  package internal(set) var isByFinger = false
  /// True if keys reach `selection`. Otherwise it has the color `TextSelectionScope.Appearance.inactive`.
  package var isActive: Bool { hasKeyboard && !isTyping() }
  /// False from the loss of the window's keyboard until the next press or key.
  var hasKeyboard = true { didSet { if hasKeyboard != oldValue { selection?.scope.repaint() } } }
  /// Returns true if the keyboard's focus is in an edited text.
  package var isTyping: () -> Bool = { false }
  /// Called after `selection` has changed or `drag` has ended.
  package var didChange: () -> Void = {}

  package init(host: NodeHost) {
    self.host = host
    host.services[GestureArena.self].add(self)
  }

  /// Sets the actions of the right button: `pressed` receives a point of the window, `released` true if the pointer has not moved.
  package func presentMenu(pressed: @escaping (CGPoint) -> Void, released: @escaping (Bool) -> Void) {
    menuDetector.pressed = pressed
    menuDetector.released = released
    menuDetector.isAvailable = { [unowned self] in takesMenu(at: $0) }
  }

  // MARK: The selection

  /// The scope of `selection`, also after a click; nil without a selection.
  package var scope: TextSelectionScope? { selection?.scope }

  /// True if `selection` contains characters.
  package var hasSelection: Bool {
    guard let selection, let (lower, upper) = selection.ends(in: SelectableTexts(selection.scope)) else { return false }
    return lower < upper
  }

  /// True while a pointer selects.
  package var isDragging: Bool { drag != nil }

  /// Selects from one place to another.
  func select(_ scope: TextSelectionScope, anchor: TextPlace, head: TextPlace) {
    var new = Selection(scope: scope, anchor: anchor, head: head)
    let texts = SelectableTexts(scope)
    if let anchor = texts.ordered(anchor), let head = texts.ordered(head) { new.isBackward = head < anchor }
    set(new)
  }

  private func set(_ new: Selection?) {
    let former = selection?.scope
    selection = new
    if let former, former !== new?.scope { former.show([:]) }
    refresh()
    didChange()
  }

  /// Ends the selection. Returns false if it had no characters.
  @discardableResult
  package func clear() -> Bool {
    let hadSelection = hasSelection
    drag = nil
    preferredX = nil
    pendingMovements = []
    isByFinger = false
    if selection != nil { set(nil) }
    return hadSelection
  }

  /// Selects all texts of a scope, rows that are not built included.
  package func selectAll(of scope: TextSelectionScope) {
    let texts = SelectableTexts(scope)
    guard let first = texts.first, let last = texts.last else { return }
    drag = nil
    preferredX = nil
    pendingMovements = []
    select(scope, anchor: first, head: last)
    sharePrimary()
  }

  // MARK: What is shown

  /// Sets `TextNode.selectedRange` of all texts. Clears a selection whose `TextPlace.part` has left.
  func refresh() {
    guard let selection else { return }
    let texts = SelectableTexts(selection.scope)
    guard let anchor = texts.ordered(selection.anchor), let head = texts.ordered(selection.head) else {
      selection.scope.show([:])
      self.selection = nil
      drag = nil
      return didChange()
    }
    self.selection?.isBackward = head < anchor
    selection.scope.show(texts.ranges(from: min(anchor, head), to: max(anchor, head)))
  }

  /// Called after layout or scrolling: a `TextNode` may have come or moved, also under a pointer at rest.
  package func geometryDidChange() {
    performPendingMovements()
    if drag != nil { continueDrag() } else { refresh() }
  }

  /// Called when the keyboard's focus has moved, which changes `isActive`.
  package func focusDidMove() { selection?.scope.repaint() }

  // MARK: The data

  /// Follows a change of the rows in `lazy`; see `SelectedTexts.moved(in:by:)`.
  package func rowsDidMove(in lazy: LazyNode, by relocation: RowRelocation) {
    copy?.rowsDidMove(in: lazy, by: relocation)
    guard let selection, selection.has(lazy) else { return }
    guard let moved = selection.moved(in: lazy, by: relocation) else { return _ = clear() }
    if let origin = drag?.origin {
      // Without the rows in which it began, the drag goes on from its anchor.
      drag?.origin =
        origin.moved(in: lazy, by: relocation)
        ?? SelectedTexts(scope: moved.scope, anchor: moved.anchor, head: moved.anchor)
    }
    if moved.head.id != selection.head.id { pendingMovements = [] }
    set(moved)
  }

  /// Called before a text leaves the window. An end in a text outside of rows moves to the nearest text inside of the selection.
  func textWillLeave(_ node: TextNode, of scope: TextSelectionScope) {
    if pressed?.node === node { pressed = nil }
    guard var new = selection, new.scope === scope, new.has(node) else { return }
    guard new.lower.part !== new.upper.part else { return _ = clear() }
    let texts = SelectableTexts(scope)
    let isForward = new.lower.part === node
    guard let neighbor = texts.neighbor(of: isForward ? new.lower : new.upper, isForward: isForward)?.place else {
      return _ = clear()
    }
    if new.anchor.part === node { new.anchor = neighbor } else { new.head = neighbor }
    if drag?.origin.has(node) == true { drag = nil }
    selection = new
  }

  /// Called when the views of a `TextSelectionScope` are removed.
  package func forget(_ scope: TextSelectionScope) {
    if selection?.scope === scope { clear() }
    if pressed.map({ scope.contains($0.node) }) == true { pressed = nil }
  }
}
