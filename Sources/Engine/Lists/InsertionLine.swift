/// The line between two rows of a list at which a `DragCoordinator` would insert its items.
@MainActor package final class InsertionLine {
  private weak var row: ListRowNode?

  package init() {}

  /// Shows the line in front of `item`, or after the last item of `items`. Without a built row there it is hidden.
  package func show(before item: Int, in items: Range<Int>, of lazy: LazyNode, color: RGBAColor) {
    let isBelow = item == items.upperBound
    let rows = items.isEmpty ? [] : lazy.listRows(ofItem: isBelow ? item - 1 : item)
    let next = isBelow ? rows.last : rows.first
    if next !== row { hide() }
    row = next
    row?.decorations.insertion = RowDecorations.Insertion(isBelow: isBelow, color: color)
  }

  package func hide() {
    row?.decorations.insertion = nil
    row = nil
  }
}
