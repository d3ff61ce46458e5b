import Geometry
import Graphics

/// What the rows of a list look like, and which are selected. Implemented by the list's element.
@MainActor package protocol ListRowStyling: AnyObject {
  var listLook: ListLook { get }
  /// Whether a row that is built is selected.
  func isSelected(_ row: ListRowNode, item: Int) -> Bool
}

/// Names an item of a lazy container by its place, for a wish to see it.
package struct LazyItemReference: Hashable {
  let container: ObjectIdentifier
  let item: Int

  @MainActor package init(item: Int, in container: LazyNode) {
    self.container = ObjectIdentifier(container)
    self.item = item
  }
}

/// A lazy container that is a list.
extension LazyNode {
  /// The row around one of the nodes that an item has turned out to be.
  func listRow(_ node: RenderNode) -> RenderNode { node as? ListRowNode ?? ListRowNode(around: node) }

  /// The look of the list, or what is selected, has changed.
  package func listLookDidChange() {
    if listStyling != nil { setNeedsOwnLayout() }
  }

  /// Gives the rows of a line that is about to be measured their look.
  func dressRows(of line: LazyLine) {
    guard let listStyling else { return }
    let look = listStyling.listLook
    let place = lines.listPlace(ofLine: line.line, standsApart: gap > 0)
    for cell in line.cells {
      for (number, node) in cell.nodes.enumerated() {
        guard let row = node as? ListRowNode else { continue }
        let own = place.part(number, of: cell.nodes.count)
        let isSelected = listStyling.isSelected(row, item: cell.item)
        if row.take(look.row(at: own, traits: row.traits, isSelected: isSelected)) { row.markLayout(below: self) }
      }
    }
  }

  /// Draws the lines between the rows that are built.
  func separateRows() {
    guard let look = listStyling?.listLook else { return }
    var upper: (row: ListRowNode, traits: ListRowTraits, line: Int)?
    var top: RGBAColor?
    func end(_ bottom: RGBAColor?) { upper?.row.setLines(top: top, bottom: bottom) }
    for line in live where lines.role(ofLine: line.line) == .row {
      for row in line.cells.flatMap(\.nodes) {
        guard let row = row as? ListRowNode else { continue }
        let traits = row.traits
        if let upper {
          let isNext = line.line - upper.line <= 1 && !row.look.roundsTop
          end(isNext ? separator(look, upper.row, upper.traits, row, traits) : lastLine(look, upper.row, upper.traits))
        }
        top = row.look.roundsTop ? look.sectionLine(traits.top, traits.sectionTop, isTop: true) : nil
        upper = (row, traits, line.line)
      }
    }
    if let upper { end(lastLine(look, upper.row, upper.traits)) }
  }

  private func separator(
    _ look: ListLook, _ upper: ListRowNode, _ above: ListRowTraits, _ lower: ListRowNode, _ below: ListRowTraits
  ) -> RGBAColor? {
    upper.look.isSelected || lower.look.isSelected ? nil : look.line(under: above, over: below)
  }

  /// The line under a row with none below it that is built.
  private func lastLine(_ look: ListLook, _ row: ListRowNode, _ traits: ListRowTraits) -> RGBAColor? {
    if row.look.isSelected { return nil }
    return row.look.roundsBottom
      ? look.sectionLine(traits.bottom, traits.sectionBottom, isTop: false) : look.line(under: traits, over: nil)
  }

  // MARK: Questions about rows

  /// The item whose row is seen at a point in own coordinates; nil where there is none. Pinned headers lie in front.
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

  /// The rows of an item that is built.
  package func listRows(ofItem item: Int) -> [ListRowNode] {
    guard item >= 0, item < lines.itemCount else { return [] }
    let place = firstLive(from: lines.line(ofItem: item))
    guard place < live.count, let cell = live[place].cells.first(where: { $0.item == item }) else { return [] }
    return cell.nodes.compactMap { $0 as? ListRowNode }
  }

  /// The items that are built, in order.
  package var liveItems: [Int] { live.flatMap { $0.cells.map(\.item) } }

  /// How many items there are, built or not.
  package var itemCount: Int { lines.itemCount }

  package func role(ofItem item: Int) -> LazyRole { lines.role(ofLine: lines.line(ofItem: item)) }

  /// The item that stands a viewport's length further than `item`, or before it where `direction` is negative.
  package func itemOnePage(from item: Int, direction: Int) -> Int {
    guard let scroll, lines.itemCount > 0 else { return item }
    let limits = scroll.model.limits
    let page = max(1, limits.viewport[axis] - limits.insets.start(axis) - limits.insets.end(axis))
    let frame = frame(ofItem: item)
    let middle = frame.origin[axis] + frame.size[axis] / 2
    let line = index.row(at: max(0, middle + (direction < 0 ? -page : page))) ?? 0
    return lines.items(inLine: line).lowerBound
  }

  /// Glides as little as is needed until an item can be seen, and not only beneath a header that stays. `ends`: the ends of the content
  /// that shall be seen too, where there is room beside the item.
  package func reveal(item: Int, ends: Edge.Set = []) {
    guard let scroll, item >= 0, item < lines.itemCount else { return }
    let reference = UncheckedHashable(AnyHashable(LazyItemReference(item: item, in: self)))
    var aim = ScrollAim(.id(reference, anchor: nil), rank: .explicit)
    aim.glides = true
    aim.ends = ends
    scroll.aiming.request(aim)
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
