/// The texts of a `TextSelectionScope` in the order of reading: that of the tree, and in containers of rows that of the data.
///
/// `init` reads the tree once, without the rows of a `LazyNode`. The value is discarded before the tree changes.
@MainActor struct SelectableTexts {
  let scope: TextSelectionScope
  /// Each `TextNode` outside of rows, and each outermost `LazyNode`.
  let parts: [any SelectablePart]
  private let indices: [ObjectIdentifier: Int]

  init(_ scope: TextSelectionScope) {
    self.scope = scope
    var parts: [any SelectablePart] = []
    func visit(_ node: RenderNode) {
      if let text = node.fact(TextFact.self) {
        if scope.contains(text) { parts.append(text) }
      } else if let lazy = node.fact(LazyFact.self) {
        parts.append(lazy)
      } else {
        node.children.forEach(visit)
      }
    }
    scope.roots().forEach(visit)
    self.parts = parts
    indices = Dictionary(
      parts.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Order

  /// The `TextPlace` with its order; nil if `TextPlace.part` has left the scope.
  func ordered(_ place: TextPlace) -> OrderedTextPlace? {
    guard let part = place.part, let index = indices[ObjectIdentifier(part)] else { return nil }
    return OrderedTextPlace(place: place, part: index)
  }

  /// The first place of all texts.
  var first: TextPlace? {
    parts.first { $0.itemCount > 0 }.map { place(in: $0, item: 0, position: 0) }
  }

  /// The last place of all texts.
  var last: TextPlace? {
    parts.last { $0.itemCount > 0 }.map { place(in: $0, item: $0.itemCount - 1, position: TextPlace.end) }
  }

  /// A `TextPlace` with the identity of its row (`RowSource.id(ofItem:)`).
  func place(
    in part: any SelectablePart, item: Int, position: Int, affinity: TextAffinity = .downstream
  ) -> TextPlace {
    var place = TextPlace(part, item: item, position: position, affinity: affinity)
    place.id = part.id(ofItem: item)
    return place
  }

  // MARK: Texts

  /// The `TextPlace` of a position in a text in the window; nil outside of `scope`.
  func place(of node: TextNode, position: Int, affinity: TextAffinity = .downstream) -> TextPlace? {
    if indices[ObjectIdentifier(node)] != nil { return TextPlace(node, position: position, affinity: affinity) }
    var row: RenderNode = node
    while let parent = row.parent {
      if let index = indices[ObjectIdentifier(parent)], let item = parts[index].item(ofRow: row) {
        let part = parts[index]
        var start = 0
        for text in part.texts(ofItem: item, in: scope) {
          if text === node { return place(in: part, item: item, position: start + position, affinity: affinity) }
          start += text.string.utf8.count + 1
        }
        return nil
      }
      row = parent
    }
    return nil
  }

  /// The `TextNode` with a place, and the position in its text; nil in a row that is not built or has no texts.
  func text(at place: TextPlace) -> (node: TextNode, position: Int)? {
    guard let part = place.part else { return nil }
    let texts = part.texts(ofItem: place.item, in: scope)
    var start = 0
    for (index, text) in texts.enumerated() {
      let length = text.string.utf8.count
      if place.position <= start + length || index == texts.count - 1 {
        return (text, min(max(0, place.position - start), length))
      }
      start += length + 1
    }
    return nil
  }

  /// The `TextNode.selectedRange` of each selected text in the window, by the identity of its node.
  func ranges(from lower: OrderedTextPlace, to upper: OrderedTextPlace) -> [ObjectIdentifier: Range<Int>] {
    guard lower < upper else { return [:] }
    var ranges: [ObjectIdentifier: Range<Int>] = [:]
    for index in lower.part...upper.part {
      let part = parts[index]
      for item in part.liveItems {
        let start = OrderedTextPlace(place: TextPlace(part, item: item, position: 0), part: index)
        let end = OrderedTextPlace(place: TextPlace(part, item: item, position: TextPlace.end), part: index)
        guard start <= upper, end >= lower else { continue }
        let from = lower > start ? lower.place.position : 0
        let to = upper < end ? upper.place.position : TextPlace.end
        addRanges(of: part.texts(ofItem: item, in: scope), from: from, to: to, to: &ranges)
      }
    }
    return ranges
  }

  private func addRanges(
    of texts: [TextNode], from: Int, to: Int, to ranges: inout [ObjectIdentifier: Range<Int>]
  ) {
    var start = 0
    for text in texts {
      let length = text.string.utf8.count
      let lower = min(max(0, from - start), length)
      let upper = to == TextPlace.end ? length : min(max(0, to - start), length)
      if lower < upper { ranges[ObjectIdentifier(text)] = lower..<upper }
      start += length + 1
    }
  }

  // MARK: Neighbors

  /// The first place of the text after that of `place`, or the last place of the text before it; nil at the ends. The text is nil in a
  /// row that is not built.
  func neighbor(of place: TextPlace, isForward: Bool) -> (place: TextPlace, node: TextNode?)? {
    guard let start = ordered(place), let part = place.part else { return nil }
    let own = part.texts(ofItem: place.item, in: scope)
    if let current = text(at: place)?.node, let index = own.firstIndex(where: { $0 === current }),
      own.indices.contains(index + (isForward ? 1 : -1))
    {
      let node = own[index + (isForward ? 1 : -1)]
      return self.place(of: node, position: isForward ? 0 : node.string.utf8.count).map { ($0, node) }
    }
    return row(from: start.part, item: place.item, isForward: isForward)
  }

  /// The nearest row or text with a `TextNode`, after or before an item. A row that is not built counts as a row with texts.
  private func row(from index: Int, item: Int, isForward: Bool) -> (place: TextPlace, node: TextNode?)? {
    var (index, item) = (index, item)
    let step = isForward ? 1 : -1
    while true {
      item += step
      while !(0..<parts[index].itemCount ~= item) {
        index += step
        guard parts.indices.contains(index) else { return nil }
        item = isForward ? 0 : parts[index].itemCount - 1
      }
      let part = parts[index]
      let position = isForward ? 0 : TextPlace.end
      guard part.isBuilt(item) else { return (place(in: part, item: item, position: position), nil) }
      let texts = part.texts(ofItem: item, in: scope)
      if let node = isForward ? texts.first : texts.last {
        return place(of: node, position: isForward ? 0 : node.string.utf8.count).map { ($0, node) }
      }
    }
  }

  // MARK: Hit tests

  /// The `TextNode` nearest to a point of the window, and the `TextHit` in it. Texts outside of `area` are not hit. Texts beside the point
  /// come before texts above and below it, and of equally near texts the first in `parts` is hit.
  func hit(_ point: CGPoint, in area: CGRect = .infinite) -> (node: TextNode, hit: TextHit)? {
    var best: (node: TextNode, distance: (CGFloat, CGFloat))?
    for part in parts {
      for item in part.liveItems {
        for node in part.texts(ofItem: item, in: scope) where node.size.width > 0 && node.size.height > 0 {
          let frame = node.convert(node.bounds, to: nil)
          guard frame.maxY > area.minY, frame.minY < area.maxY else { continue }
          let distance = (
            max(frame.minY - point.y, point.y - frame.maxY, 0), max(frame.minX - point.x, point.x - frame.maxX, 0)
          )
          if best.map({ distance < $0.distance }) ?? true { best = (node, distance) }
        }
      }
    }
    return best.flatMap { best in Self.hit(point, in: best.node).map { (best.node, $0) } }
  }

  /// The `TextHit` in a text: its start for a point above it, its end for a point below it.
  private static func hit(_ point: CGPoint, in node: TextNode) -> TextHit? {
    guard let geometry = StaticTextGeometry(node) else { return nil }
    let own = node.convertFromWindow(point)
    let length = geometry.text.utf8.count
    if own.y < 0 { return TextHit(location: TextLocation(0), character: 0) }
    if own.y > node.size.height { return TextHit(location: TextLocation(length), character: length) }
    return geometry.hit(own)
  }
}
