import Engine

/// Where a scroll view stands, and how large it and its content are. Lengths in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content point at the scroll view's top leading corner; beyond the range while content is pulled past its ends.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// Room around the content that scrolls with it: margins, and what safe areas cover.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view without the insets.
  public var containerSize: CGSize
  /// The part of the content that is seen, the insets' part of the scroll view included.
  public private(set) var visibleRect: CGRect

  /// The part of the content that stands between the insets.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
    visibleRect = CGRect(
      origin: contentOffset,
      size: CGSize(
        width: containerSize.width + contentInsets.horizontal, height: containerSize.height + contentInsets.vertical))
  }

  /// Before there is a layout.
  static let empty = ScrollGeometry(
    contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)

  @MainActor package init(_ node: ScrollNode) {
    let metrics = node.model.metrics
    self.init(
      contentOffset: node.model.offset, contentSize: metrics.contentSize,
      contentInsets: node.isRightToLeft ? metrics.insets.mirrored : metrics.insets,
      containerSize: CGSize(
        width: max(0, metrics.viewport.width - metrics.insets.horizontal),
        height: max(0, metrics.viewport.height - metrics.insets.vertical)))
    visibleRect.size = metrics.viewport
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ScrollGeometry(offset \(contentOffset.x), \(contentOffset.y); content \(contentSize.width) × \(contentSize.height); "
      + "container \(containerSize.width) × \(containerSize.height))"
  }
}

/// Runs an action when a value that is computed from a scroll view's geometry changes.
struct ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  init(transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }
}

extension ScrollGeometryModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    ScrollGeometryElement(view, context)
  }
}

final class ScrollGeometryElement<Content: View, Value: Equatable>: ScrollScopeElement<
  Content, ScrollGeometryModifier<Value>
>, GeometryObserver
{
  private var known: Value?

  override init(_ view: ModifiedContent<Content, ScrollGeometryModifier<Value>>, _ context: ElementContext) {
    super.init(view, context)
    graph.add(self)
    graph.pipeline.noteGeometryChange()
  }

  override func didUnmount() { graph.remove(self) }

  override func update(_ view: ModifiedContent<Content, ScrollGeometryModifier<Value>>) {
    super.update(view)
    graph.pipeline.noteGeometryChange()
  }

  func compareGeometry() {
    guard let node = scope.node, node.pipeline != nil, !node.flags.contains(.layout) else { return }
    warnOfSeveral("onScrollGeometryChange")
    let old = known ?? view.modifier.transform(.empty)
    let new = view.modifier.transform(ScrollGeometry(node))
    known = new
    guard new != old else { return }
    let action = view.modifier.action
    graph.enqueue("onScrollGeometryChange", about: Value.self) { action(old, new) }
  }
}

nonisolated extension View {
  /// Runs `action` with the old and the new value that is computed from the geometry of the scroll view in this view, in each frame
  /// in which it changes; at first with the value of an empty geometry as the old one.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}
