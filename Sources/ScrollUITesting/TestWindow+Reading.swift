import Engine
import ScrollUI

/// Reads the state of the window's views.
extension TestWindow {
  // MARK: Frames of views

  /// The frames, in window coordinates, of all views with the `accessibilityIdentifier(_:)` `identifier`, in tree
  /// order.
  public func frames(_ identifier: String) -> [CGRect] { nodes(identifier).map { $0.convert($0.bounds, to: nil) } }

  /// The frame, in window coordinates, of the view with the `accessibilityIdentifier(_:)` `identifier`.
  ///
  /// A runtime error if there is no such view, or more than a single view.
  public func frame(_ identifier: String) -> CGRect {
    let node = node(identifier)
    return node.convert(node.bounds, to: nil)
  }

  /// The frame, in window coordinates, of the first `Text` with the string `text`; nil if there is no such text.
  public func frame(ofText text: String) -> CGRect? {
    nodes(of: TextNode.self).first { $0.string == text }.map { $0.convert($0.bounds, to: nil) }
  }

  /// The strings of all `Text` views of the window, in tree order.
  public var texts: [String] { nodes(of: TextNode.self).map(\.string) }

  // MARK: Scroll views

  /// The geometry of the innermost scroll view at `point` in window coordinates; without a point, of the main scroll
  /// view, the largest of the outermost scroll views. Nil if there is no scroll view.
  public func scrollGeometry(at point: CGPoint? = nil) -> ScrollGeometry? {
    scrollNode(at: point).map { ScrollGeometry($0) }
  }

  /// The phase of the scroll view that `scrollGeometry(at:)` reads; nil if there is no scroll view.
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
