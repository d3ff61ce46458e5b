/// The provider of the `appearance` and the selection of a list, implemented by the list's element.
@MainActor package protocol ListRowStyling: AnyObject {
  var listAppearance: ListAppearance { get }
  /// True if a built row is selected.
  func isSelected(_ row: ListRowNode, item: Int) -> Bool
  /// True if the `ForEach` of an item has an action that moves rows.
  func isMovable(item: Int) -> Bool
}

/// The identity of an item of a `LazyNode` by its index, for a `ScrollRequest`.
package struct LazyItemReference: Hashable {
  let container: ObjectIdentifier
  let item: Int

  @MainActor package init(item: Int, in container: LazyNode) {
    self.container = ObjectIdentifier(container)
    self.item = item
  }
}

/// The list behaviour of a `LazyNode` with a `listStyling`.
extension LazyNode {
  /// The `ListRowNode` around a node of an item.
  func listRow(_ node: RenderNode) -> RenderNode { node as? ListRowNode ?? ListRowNode(around: node) }

  /// Updates all built rows after a change of the list's appearance or selection.
  package func listAppearanceDidChange() {
    if listStyling != nil { setNeedsOwnLayout() }
  }

  /// Sets the appearance of the rows of a line before it is measured.
  func dressRows(of line: LazyLine) {
    guard let listStyling else { return }
    let appearance = listStyling.listAppearance
    let place = lines.listPlace(ofLine: line.line, standsApart: gap > 0)
    for cell in line.cells {
      for (number, node) in cell.nodes.enumerated() {
        guard let row = node as? ListRowNode else { continue }
        let own = place.part(number, of: cell.nodes.count)
        let new = appearance.row(
          at: own, traits: row.traits, isSelected: listStyling.isSelected(row, item: cell.item),
          isMovable: appearance.grip != nil && listStyling.isMovable(item: cell.item))
        // The background keeps its position on the screen when the row begins or ceases to be the first.
        let change = row.appearance.margins.top - new.margins.top
        if change != 0 { row.rebase(by: CGVector(dx: 0, dy: change)) }
        if row.take(new) { row.markLayout(below: self) }
      }
    }
  }

  /// Updates the separators between the built rows.
  func separateRows() {
    guard let appearance = listStyling?.listAppearance else { return }
    var upper: (row: ListRowNode, traits: ListRowTraits, line: Int)?
    var top: RGBAColor?
    func end(_ bottom: RGBAColor?) { upper?.row.setLines(top: top, bottom: bottom) }
    for line in live where lines.role(ofLine: line.line) == .row {
      for row in line.cells.flatMap(\.nodes) {
        guard let row = row as? ListRowNode else { continue }
        let traits = row.traits
        if let upper {
          let isNext = line.line - upper.line <= 1 && !row.appearance.roundsTop
          end(
            isNext
              ? separator(appearance, upper.row, upper.traits, row, traits)
              : lastLine(appearance, upper.row, upper.traits))
        }
        top = row.appearance.roundsTop ? appearance.sectionLine(traits.top, traits.sectionTop, isTop: true) : nil
        upper = (row, traits, line.line)
      }
    }
    if let upper { end(lastLine(appearance, upper.row, upper.traits)) }
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
      ? appearance.sectionLine(traits.bottom, traits.sectionBottom, isTop: false)
      : appearance.line(under: traits, over: nil)
  }

  // MARK: Row queries

  /// The item with the row at `point` in the `LazyNode`'s coordinates; `nil` if there is none. Pinned headers are in front.
  package func item(at point: CGPoint) -> Int? {
    let hit = drawingOrder.last { node in
      CGRect(origin: node.origin, size: node.size).contains(point)
        && (node as? ListRowNode).map { $0.card.contains(point - $0.origin) } ?? true
    }
    guard let hit else { return nil }
    for line in live {
      for cell in line.cells where cell.nodes.contains(where: { $0 === hit }) { return cell.item }
    }
    return nil
  }

  /// The rows of a built item.
  package func listRows(ofItem item: Int) -> [ListRowNode] {
    guard item >= 0, item < lines.itemCount else { return [] }
    let place = firstLive(from: lines.line(ofItem: item))
    guard place < live.count, let cell = live[place].cells.first(where: { $0.item == item }) else { return [] }
    return cell.nodes.compactMap { $0 as? ListRowNode }
  }

  /// The indices of the built items, in order.
  package var liveItems: [Int] { live.flatMap { $0.cells.map(\.item) } }

  /// The number of items, built or not.
  package var itemCount: Int { lines.itemCount }

  package func role(ofItem item: Int) -> LazyRole { lines.role(ofLine: lines.line(ofItem: item)) }

  /// The item one page (the viewport without its insets) after `item`, or before it if `direction` is negative.
  package func itemOnePage(from item: Int, direction: Int) -> Int {
    guard let scroll, lines.itemCount > 0 else { return item }
    let metrics = scroll.model.metrics
    let page = max(1, metrics.viewport[axis] - metrics.insets.start(axis) - metrics.insets.end(axis))
    let frame = frame(ofItem: item)
    let middle = frame.origin[axis] + frame.size[axis] / 2
    let line = index.row(at: max(0, middle + (direction < 0 ? -page : page))) ?? 0
    return lines.items(inLine: line).lowerBound
  }

  /// Glides by the shortest distance that shows an item clear of pinned headers. `ends`: the ends of the content that are shown too if
  /// the viewport has room beside the item.
  package func reveal(item: Int, ends: Edge.Set = []) {
    guard let scroll, item >= 0, item < lines.itemCount else { return }
    let reference = UncheckedHashable(AnyHashable(LazyItemReference(item: item, in: self)))
    var request = ScrollRequest(.id(reference, anchor: nil), rank: .explicit)
    request.glides = true
    request.ends = ends
    scroll.requests.add(request)
  }

  func frame(of reference: LazyItemReference) -> CGRect? {
    guard reference.container == ObjectIdentifier(self), reference.item < lines.itemCount else { return nil }
    let frame = frame(ofItem: reference.item)
    let line = lines.line(ofItem: reference.item)
    guard pinnedEdges.contains(.headers), lines.role(ofLine: line) == .row, let section = lines.section(ofLine: line)
    else { return frame }
    let header = lines.sections[section].header
    guard !header.isEmpty else { return frame }
    var higher = frame
    let length = index.offset(of: header.upperBound) - index.offset(of: header.lowerBound)
    higher.origin[axis] -= length
    higher.size[axis] += length
    return higher
  }
}
