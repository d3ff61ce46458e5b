import Engine
import Geometry
import ScrollUI
import ScrollUITesting

@MainActor extension TestWindow {
  /// The rows of lists that are built, headers and footers among them, from top to bottom.
  var listRows: [ListRowNode] {
    nodes(of: ListRowNode.self).sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
  }

  /// The row that contains a text.
  func listRow(_ text: String) -> ListRowNode? {
    nodes(of: TextNode.self).first { $0.spans.map(\.text).joined() == text }?
      .nearestAncestor { $0 is ListRowNode } as? ListRowNode
  }

  /// The frame of the row of a text, in the window.
  func listRowFrame(_ text: String) -> CGRect? { listRow(text).map { $0.convert($0.bounds, to: nil) } }

  /// The texts of the rows that are selected.
  var selectedTexts: [String] {
    listRows.filter(\.appearance.isSelected).compactMap { row in
      nodes(of: TextNode.self).first { text in text.nearestAncestor { $0 === row } != nil }?.spans.map(\.text).joined()
    }
  }

  /// Clicks in the middle of the row of a text, with modifier keys held.
  func clickRow(_ text: String, holding keys: [String] = []) {
    guard let frame = listRowFrame(text) else { return }
    for key in keys { send(.keyDown(KeyStroke(KeyCode(name: key)))) }
    click(CGPoint(x: frame.midX, y: frame.midY))
    for key in keys { send(.keyUp(KeyStroke(KeyCode(name: key)))) }
    // Two successive clicks at one position are a double click only within a short time.
    advance(seconds: 0.5)
  }
}
