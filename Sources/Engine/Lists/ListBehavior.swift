/// The list of a `LazyNode`: gives the rows their appearance and separators, and owns what a pointer does with them.
@MainActor package final class ListBehavior {
  /// The moves and swipes of the rows by pointers.
  package let interaction: RowInteraction
  private unowned let lazy: LazyNode
  private weak var source: (any ListRowSource)?

  fileprivate init(_ lazy: LazyNode, source: any ListRowSource) {
    self.lazy = lazy
    self.source = source
    interaction = RowInteraction(lazy, source)
  }

  /// The width that rows keep free for a section index and the scroll bar, in points; 0 without an index.
  var indexWidth: CGFloat { source?.listAppearance.indexWidth ?? 0 }

  /// True if rows can be selected, and if several can.
  var isSelecting: Bool { (source?.selectableCount ?? .none) != .none }
  var selectsSeveral: Bool { source?.selectableCount == .several }

  func isSelectable(item: Int) -> Bool { isSelecting && source?.isSelectable(item: item) == true }

  /// The actions of a built row besides a click, for assistive technologies.
  func actions(ofRow row: ListRowNode, item: Int) -> [ListRowAction] { source?.actions(ofRow: row, item: item) ?? [] }

  func setSelected(_ isSelected: Bool, item: Int) { source?.setSelected(isSelected, item: item) }

  /// Selects all rows, or none. Returns false if the list does not allow it.
  func setAllSelected(_ isSelected: Bool) -> Bool { source?.setAllSelected(isSelected) ?? false }

  /// Moves the row of an item by a place, up if `direction` is negative. Returns false if the list does not move it.
  func move(item: Int, by direction: Int) -> Bool { source?.moveItems([item], by: direction) ?? false }

  /// Updates all built rows after a change of the list's appearance or selection.
  package func appearanceDidChange() {
    if source != nil { lazy.setNeedsOwnLayout() }
  }
}

extension LazyNode {
  /// Makes the items rows of a list. Called before the first line is built.
  package func makeList(of source: any ListRowSource) {
    rowDelegate = ListBehavior(self, source: source)
  }

  /// The list of this container; `nil` if its items are not the rows of a list.
  package var list: ListBehavior? { rowDelegate as? ListBehavior }
}

extension ListBehavior {
  /// Moves the row around `node`, such as that of a focused link, with Alt and an arrow key. Returns false for all other keys, and without a row
  /// that can be moved.
  package static func moveRow(around node: RenderNode, by key: KeyStroke) -> Bool {
    guard key.modifiers == .option, key.key == .upArrow || key.key == .downArrow else { return false }
    var row = node
    while let parent = row.parent {
      if let lazy = parent.fact(LazyFact.self), let list = lazy.list, let item = lazy.item(ofRow: row) {
        return list.move(item: item, by: key.key == .upArrow ? -1 : 1)
      }
      row = parent
    }
    return false
  }
}

extension ListBehavior: LazyRowDelegate {
  func row(around node: RenderNode) -> RenderNode {
    if source == nil || node.capabilities.contains(.decoratesRow) { return node }
    return ListRowNode(around: node)
  }

  func willMeasure(_ line: LazyLine) {
    guard let source else { return }
    let appearance = source.listAppearance
    let position = lazy.lines.listPosition(ofLine: line.line, standsApart: lazy.gap > 0)
    for cell in line.cells {
      for (number, node) in cell.nodes.enumerated() {
        guard let row = node.fact(ListRowFact.self) else { continue }
        let own = position.part(number, of: cell.nodes.count)
        var new = appearance.row(
          at: own, traits: row.traits, isSelected: source.isSelected(row, item: cell.item),
          isMovable: appearance.grip != nil && source.isMovable(item: cell.item),
          isDeletable: appearance.isEditing && source.isDeletable(item: cell.item))
        if appearance.hasCursor, source.hasCursor(item: cell.item) { new.focusRing = appearance.focusRing }
        // The background keeps its position on the screen when the row begins or ceases to be the first.
        let change = row.appearance.margins.top - new.margins.top
        if change != 0 { row.rebase(by: CGVector(dx: 0, dy: change)) }
        if row.take(new) { row.markLayout(below: lazy) }
        row.fillControl()?.markLayout(below: lazy)
      }
    }
  }

  /// Updates the separators between the built rows.
  func didPlaceLines() {
    guard let appearance = source?.listAppearance else { return }
    var upper: (row: ListRowNode, traits: ListRowTraits, line: Int)?
    var top: RGBAColor?
    func end(_ bottom: RGBAColor?) { upper?.row.setLines(top: top, bottom: bottom) }
    for line in lazy.live where lazy.lines.role(ofLine: line.line) == .row {
      for node in line.cells.flatMap(\.nodes) {
        guard let row = node.fact(ListRowFact.self) else { continue }
        let traits = row.traits
        if let upper {
          let isNext = line.line - upper.line <= 1 && !row.appearance.roundsTop
          end(
            isNext
              ? separator(appearance, upper.row, upper.traits, row, traits)
              : lastLine(appearance, upper.row, upper.traits))
        }
        top = row.appearance.roundsTop ? appearance.sectionLine(of: traits, isTop: true) : nil
        upper = (row, traits, line.line)
      }
    }
    if let upper { end(lastLine(appearance, upper.row, upper.traits)) }
  }

  func keeps(_ line: LazyLine) -> Bool { interaction.holds(line) || hasFocus(line) }

  /// True if the arrow keys go on from a row of the line: the list has the keyboard focus, and the row is the only selected row, or has the ring.
  func hasFocus(_ line: LazyLine) -> Bool {
    guard source?.hasFocusedRow == true else { return false }
    return line.cells.contains { $0.nodes.contains { $0.fact(ListRowFact.self)?.appearance.isKeyTarget == true } }
  }

  func willReplaceItems() { interaction.cancelMove() }

  func willLeaveWindow() {
    interaction.cancelMove()
    interaction.endSwipes()
  }

  private func separator(
    _ appearance: ListAppearance, _ upper: ListRowNode, _ above: ListRowTraits, _ lower: ListRowNode,
    _ below: ListRowTraits
  ) -> RGBAColor? {
    upper.appearance.isSelected || lower.appearance.isSelected ? nil : appearance.line(under: above, over: below)
  }

  /// The separator below a row if the next row is not built.
  private func lastLine(_ appearance: ListAppearance, _ row: ListRowNode, _ traits: ListRowTraits) -> RGBAColor? {
    if row.appearance.isSelected { return nil }
    return row.appearance.roundsBottom
      ? appearance.sectionLine(of: traits, isTop: false) : appearance.line(under: traits, over: nil)
  }
}

/// The provider of the appearance, the selection and the actions of a list's rows, implemented by the list's element.
@MainActor package protocol ListRowSource: AnyObject {
  var listAppearance: ListAppearance { get }
  /// True if a built row is selected.
  func isSelected(_ row: ListRowNode, item: Int) -> Bool
  /// The number of rows that can be selected at once.
  var selectableCount: SelectableCount { get }
  /// True if the list has the keyboard focus and a single selected row, or a row with `hasCursor(item:)`.
  var hasFocusedRow: Bool { get }
  /// True if keys act on the row of an item in a list without a selection.
  func hasCursor(item: Int) -> Bool
  /// The actions of a built row besides a click, for assistive technologies.
  func actions(ofRow row: ListRowNode, item: Int) -> [ListRowAction]
  /// True if the row of an item can be selected.
  func isSelectable(item: Int) -> Bool
  /// Selects or deselects the row of an item, as a click does.
  func setSelected(_ isSelected: Bool, item: Int)
  /// Selects all rows, or none. Returns false if the list does not allow it.
  func setAllSelected(_ isSelected: Bool) -> Bool
  /// True if the `ForEach` of an item has an action that moves rows.
  func isMovable(item: Int) -> Bool
  /// Moves the rows of items by a place, up if `direction` is negative. Returns false if no row can be moved.
  func moveItems(_ items: [Int], by direction: Int) -> Bool
  /// The items among which a pointer moves the row of an item; nil if a `DragCoordinator` has its drags.
  func movingRange(ofItem item: Int) -> Range<Int>?
  /// The items that move together with an item, itself included.
  func movedItems(with item: Int) -> [Int]
  /// Moves items of a `movingRange(ofItem:)` in front of the item `destination`, or to the end of the range.
  func moveItems(_ items: Set<Int>, before destination: Int)
  /// True if the `ForEach` of an item has an action that deletes rows, and the row allows it.
  func isDeletable(item: Int) -> Bool
  /// The buttons at an edge of a built row; nil without buttons.
  func buttons(ofRow row: ListRowNode, item: Int, edge: HorizontalEdge) -> RowSwipeButtons?
}

/// An action of a list row, such as a button that a swipe uncovers.
@MainActor package struct ListRowAction {
  let name: String
  let run: @MainActor () -> Void

  /// Creates an action.
  package init(name: String, run: @escaping @MainActor () -> Void) {
    self.name = name
    self.run = run
  }
}

/// The number of rows of a list that can be selected at once.
package enum SelectableCount: Sendable {
  case none, one, several
}
