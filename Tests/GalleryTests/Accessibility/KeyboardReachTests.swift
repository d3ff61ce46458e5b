import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Semantics
import Testing

/// The keyboard reaches all that a pointer reaches: the Tab key and arrow keys lead to every element with an action, on every page.
@MainActor @Suite struct KeyboardReachTests {
  @Test(arguments: await GalleryPages.names) func keysReachEachElement(of page: String) {
    let walk = KeyboardWalk(page: page)
    walk.run()
    for missing in walk.missing { Issue.record("\(page): no key reaches \(missing)") }
  }

  @Test func keysReachTheListOfPagesAndTheBars() {
    let walk = KeyboardWalk(page: "observe", isInPage: false)
    walk.run()
    for missing in walk.missing { Issue.record("no key reaches \(missing)") }
    for title in GalleryPages.all.map(\.title) {
      #expect(walk.reachedRows.contains(title), "no key reaches the row “\(title)”")
    }
  }
}

/// A walk through a window of the gallery by keys, which collects the elements that get the focus or are selected.
@MainActor private final class KeyboardWalk {
  private let page: String
  private var window: TestWindow
  private let isInPage: Bool
  /// The elements with an action, in reading order.
  private var targets: [SemanticNode]
  private var reached: Set<SemanticID> = []
  /// The labels of the reached rows, among them rows that were out of sight when the walk began.
  private(set) var reachedRows: Set<String> = []
  /// The elements with a menu, and the rows with actions, that keys have proved.
  private var proved: Set<SemanticID> = []
  private var faults: [String] = []

  /// A walk through the elements of `page`. If `isInPage` is false, through the list of pages and the bars of the window.
  init(page: String, isInPage: Bool = true) {
    self.page = page
    window = Self.open(page)
    self.isInPage = isInPage
    targets = Self.targets(in: window.presentTree, isInPage)
  }

  private static func targets(in tree: SemanticTree, _ isInPage: Bool) -> [SemanticNode] {
    var targets: [SemanticNode] = []
    tree.forEach { node, _ in
      if acts(node), Self.isInPage(node, tree) == isInPage { targets.append(node) }
    }
    return targets
  }

  /// Opens another window with the page as at first. Its elements have other identities; those at the places of reached elements are reached.
  private func reopen() {
    let places = targets.indices.filter { reached.contains(targets[$0].id) }
    window = Self.open(page)
    let former = targets.count
    targets = Self.targets(in: window.presentTree, isInPage)
    if targets.count != former {
      faults.append("the elements of another window, which are \(targets.count), not \(former)")
    }
    reached = Set(places.filter { $0 < targets.count }.map { targets[$0].id })
  }

  private static func open(_ page: String) -> TestWindow {
    // Without reduced motion the tiles of `home` play at each stop.
    let window = TestWindow(width: 900, height: 700) {
      GalleryView(page: page).environment(\.accessibilityReduceMotion, true)
    }
    window.settle()
    return window
  }

  /// The elements that no key has reached, and the actions that no key performs.
  var missing: [String] { targets.filter { !reached.contains($0.id) }.map { "\($0.summary) at \($0.frame)" } + faults }

  private static func isInPage(_ node: SemanticNode, _ tree: SemanticTree) -> Bool {
    var next: SemanticNode? = node
    while let current = next {
      if current.identifier == "page" { return true }
      next = current.parent.flatMap { tree[$0] }
    }
    return false
  }

  /// True for elements that a pointer uses. Scroll views and their bars follow the keys of `ScrollKeys`.
  private static func acts(_ node: SemanticNode) -> Bool {
    // From everywhere, “?” presses the button for keys, and Control-U that of the names of API.
    if node.identifier == "keys" || node.hint == "Source code" { return false }
    guard node.role != .scrollBar, !node.states.contains(.disabled) else { return false }
    return node.states.contains(.editable)
      || node.actions.contains {
        switch $0 {
        case .press, .increment, .decrement, .showMenu, .expand, .collapse, .named: true
        case .scroll, .dismiss, .rotor: false
        }
      }
  }

  // MARK: Walking

  /// The number of stops after which a walk turns around: in a long list each row may be a stop.
  private static let longest = 120

  /// Goes around by the Tab key alone. For elements that are left it goes around with arrow keys at each stop, which can lead past further
  /// stops.
  func run() {
    for explores in [false, true] where !hasReachedAll {
      if !circle(explores) {
        reopen()
        _ = circle(explores, modifiers: .shift)
        reopen()
      }
    }
  }

  private var hasReachedAll: Bool { targets.allSatisfy { reached.contains($0.id) } }

  /// Presses the Tab key until the first stop has the focus again. Returns false after `longest` stops.
  private func circle(_ explores: Bool, modifiers: Modifiers = []) -> Bool {
    var first: SemanticID?
    for stop in 0..<Self.longest {
      press(.tab, modifiers)
      let tree = window.presentTree
      guard let focus = tree.focus, let node = tree[focus] else {
        faults.append("the stop \(stop) of the Tab key, which has no element")
        continue
      }
      if focus == first || explores && hasReachedAll { return true }
      first = first ?? focus
      guard Self.isInPage(node, tree) == isInPage else { continue }
      if explores { explore() } else { _ = take() }
    }
    return false
  }

  /// Presses arrow keys while they lead to further elements: along the line of the stop, then down, along each line of buttons. The way up leads
  /// through the options before the chosen one, and through the whole list of pages.
  private func explore() {
    let role = focusedRole
    lead(.rightArrow, back: .leftArrow)
    if role == .radioButton { lead(.leftArrow, back: .rightArrow) }
    for key in role == .radioButton || !isInPage ? [KeyCode.downArrow, .upArrow] : [.downArrow] {
      var former = take()
      for _ in 0..<60 {
        press(key)
        let present = take()
        if present == former { break }
        former = present
        if focusedRole == .button { lead(.rightArrow, back: .leftArrow) }
      }
    }
    // An arrow key opens the menu of a picker.
    if window.presentTree.nodes.values.contains(where: { $0.role == .menuItem }) { press(.escape) }
  }

  private var focusedRole: SemanticRole? {
    let tree = window.presentTree
    return tree.focus.flatMap { tree[$0]?.role }
  }

  /// Presses `key` while it leads to further elements, at most twelve times, then `back` as often.
  private func lead(_ key: KeyCode, back: KeyCode) {
    var (former, count) = (take(), 0)
    while count < 12 {
      press(key)
      let present = take()
      if present == former { break }
      (former, count) = (present, count + 1)
    }
    for _ in 0..<count { press(back) }
  }

  /// Collects the focused element and those that are selected or checked inside. Returns their identities.
  private func take() -> Set<SemanticID> {
    let tree = window.presentTree
    guard let id = tree.focus, let focus = tree[id] else { return [] }
    var found: Set<SemanticID> = [id]
    for node in focus.children.compactMap({ tree[$0] }) + rows(in: focus, of: tree) {
      if !node.states.isDisjoint(with: [.selected, .checked]) { found.insert(node.id) }
    }
    reached.formUnion(found)
    for id in found {
      if let node = tree[id], node.role == .row { reachedRows.insert(node.label) }
    }
    proveActions(of: focus)
    proveMenus(around: focus, in: tree)
    return found
  }

  /// The lazy rows inside of `node`, with a scroll view and a list around them.
  private func rows(in node: SemanticNode, of tree: SemanticTree) -> [SemanticNode] {
    node.children.compactMap { tree[$0] }.flatMap { $0.role == .row ? [$0] : rows(in: $0, of: tree) }
  }

  private func press(_ key: KeyCode, _ modifiers: Modifiers = []) {
    let stroke = KeyStroke(key, modifiers: modifiers)
    window.send(.keyDown(stroke))
    window.send(.keyUp(stroke))
    window.advance()
    window.settle()
  }

  // MARK: Actions

  /// Performs the actions of a focused row by keys: its menu has them by name, and the arrow keys with Alt move it.
  private func proveActions(of row: SemanticNode) {
    let names = row.actions.compactMap { if case .named(let name) = $0 { name } else { nil } }
    guard row.role == .row, !names.isEmpty, proved.count < 12, proved.insert(row.id).inserted else { return }
    let shown = menuItems()
    for name in names where !shown.contains(name) {
      let direction = name == "Move up" ? -1 : name == "Move down" ? 1 : 0
      if direction == 0 || !moves(row, by: direction) { faults.append("the action “\(name)” of \(row.summary)") }
    }
  }

  private func moves(_ row: SemanticNode, by direction: Int) -> Bool {
    press(direction < 0 ? .upArrow : .downArrow, .option)
    let moved = window.presentTree[row.id]?.position
    press(direction < 0 ? .downArrow : .upArrow, .option)
    return moved == row.position.map { $0 + direction }
  }

  /// Opens the menus of the elements around the focus by the key for menus.
  private func proveMenus(around focus: SemanticNode, in tree: SemanticTree) {
    var next: SemanticNode? = focus
    while let node = next {
      if node.actions.contains(.showMenu) {
        reached.insert(node.id)
        if proved.insert(node.id).inserted, menuItems().isEmpty { faults.append("the menu of \(node.summary)") }
      }
      next = node.parent.flatMap { tree[$0] }
    }
  }

  /// The rows of the menu that the key for menus opens. Closes it.
  private func menuItems() -> Set<String> {
    press(.other("Application"))
    var names: Set<String> = []
    window.presentTree.forEach { node, _ in if node.role == .menuItem { names.insert(node.label) } }
    if !names.isEmpty { press(.escape) }
    return names
  }
}
