/// A part of the texts of a `TextSelectionScope`: a text outside of rows, or a container of rows.
///
/// A text counts as one row with the number 0, which is always built.
@MainActor protocol SelectablePart: RenderNode {
  /// The number of rows, built or not.
  var itemCount: Int { get }
  /// The rows that are built, in order.
  var liveItems: [Int] { get }
  /// True if the views of a row exist.
  func isBuilt(_ item: Int) -> Bool
  /// The row that a child of the node is a part of; nil for other nodes.
  func item(ofRow row: RenderNode) -> Int?
  /// The identity of a row in the data; nil without one. Builds no rows.
  func id(ofItem item: Int) -> AnyHashable?
  /// Each `TextNode` of a row, in order; those of a container alone that are in `scope`. Empty for a row that is not built.
  func texts(ofItem item: Int, in scope: TextSelectionScope) -> [TextNode]
  /// The texts of rows by the data, nil for a row without; an array of any length counts from the first row. Builds no rows.
  func dataTexts(ofItems items: Range<Int>) -> [String?]
  /// Scrolls to a row that is not built.
  func showRow(_ item: Int)
}

extension TextNode: SelectablePart {
  var itemCount: Int { 1 }
  var liveItems: [Int] { [0] }
  func isBuilt(_ item: Int) -> Bool { true }
  func item(ofRow row: RenderNode) -> Int? { nil }
  func id(ofItem item: Int) -> AnyHashable? { nil }
  func texts(ofItem item: Int, in scope: TextSelectionScope) -> [TextNode] { [self] }
  func dataTexts(ofItems items: Range<Int>) -> [String?] { [] }
  func showRow(_ item: Int) {}
}

extension LazyNode: SelectablePart {
  func isBuilt(_ item: Int) -> Bool { cell(ofItem: item) != nil }

  func id(ofItem item: Int) -> AnyHashable? { source?.id(ofItem: item) }

  func texts(ofItem item: Int, in scope: TextSelectionScope) -> [TextNode] {
    var texts: [TextNode] = []
    func visit(_ node: RenderNode) {
      if let text = node.fact(TextFact.self) {
        if scope.contains(text) { texts.append(text) }
      } else {
        node.children.forEach(visit)
      }
    }
    cell(ofItem: item)?.nodes.forEach(visit)
    return texts
  }

  func dataTexts(ofItems items: Range<Int>) -> [String?] { source?.texts(ofItems: items) ?? [] }

  func showRow(_ item: Int) { reveal(item: item) }
}
