import Engine
import ScrollUI

/// Reads the state of the window's views.
extension TestWindow {
  // MARK: Frames of views

  /// The rectangles, in window points, of the views with an `accessibilityIdentifier`, in the order of the tree.
  public func frames(_ identifier: String) -> [CGRect] { nodes(identifier).map { $0.convert($0.bounds, to: nil) } }

  /// The rectangle, in window points, of the only view with an `accessibilityIdentifier`.
  ///
  /// Stops the test if there is no such view, or more than one.
  public func frame(_ identifier: String) -> CGRect {
    let node = node(identifier)
    return node.convert(node.bounds, to: nil)
  }

  /// The rectangle, in window points, of the first text that reads `text`; nil if the window has none.
  public func frame(ofText text: String) -> CGRect? {
    nodes(of: TextNode.self).first { $0.string == text }.map { $0.convert($0.bounds, to: nil) }
  }

  /// The strings of all texts in the window, in the order of the tree.
  public var texts: [String] { nodes(of: TextNode.self).map(\.string) }

  // MARK: Scroll views

  /// The geometry of a scroll view: of the innermost one at `point` in the window, or without a point of the largest.
  ///
  /// Nil if there is no scroll view.
  public func scrollGeometry(at point: CGPoint? = nil) -> ScrollGeometry? {
    scrollNode(at: point).map { ScrollGeometry($0) }
  }

  /// The phase of a scroll view, which is chosen as in `scrollGeometry(at:)`.
  public func scrollPhase(at point: CGPoint? = nil) -> ScrollPhase? {
    scrollNode(at: point).map { ScrollPhase($0.model.activity) }
  }

  private func scrollNode(at point: CGPoint?) -> ScrollNode? {
    guard let point else { return scroll }
    var path: [RenderNode] = []
    _ = pipeline.root.hitTest(point, into: &path)
    return path.first?.nearestScrollNode()
  }
}

extension TextNode {
  fileprivate var string: String { spans.map(\.text).joined() }
}
