import Engine
import Geometry

/// Texts that are edited, as a test sees and drives them.
extension TestWindow {
  /// The texts that can be edited, in the order of the tree.
  package var editedTexts: [TextEditingNode] { nodes(of: TextEditingNode.self) }

  /// Types `text` into the view with the keyboard focus, one character a frame.
  public func type(_ text: String) {
    for character in text {
      send(.text(String(character)))
      advance()
    }
  }

  /// Clicks into the edited text with this number, `point` points from its top left corner.
  package func clickText(_ number: Int = 0, at point: CGPoint = .zero) {
    let node = editedTexts[number]
    let frame = node.convert(node.bounds, to: nil)
    click(CGPoint(x: frame.minX + point.x, y: frame.minY + point.y))
  }
}
