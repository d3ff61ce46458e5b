import Engine

/// The offset, the content size, the insets and the container size of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content point at the scroll view's top leading corner. Outside of the range during overscroll.
  public var contentOffset: CGPoint
  /// The size of the content without the insets.
  public var contentSize: CGSize
  /// The space around the content that scrolls with it: content margins plus safe area.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view minus `contentInsets`.
  public var containerSize: CGSize
  /// The visible part of the content, including the area under the insets.
  public private(set) var visibleRect: CGRect

  /// The part of the content between the insets: `containerSize` at `contentOffset`.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// Creates a geometry. `visibleRect` begins at `contentOffset` and has the size of container plus insets.
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

  /// The geometry before the first layout: all lengths are 0.
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
  /// The offset, the content size and the container size.
  public var debugDescription: String {
    "ScrollGeometry(offset \(contentOffset.x), \(contentOffset.y); content \(contentSize.width) × \(contentSize.height); "
      + "container \(containerSize.width) × \(containerSize.height))"
  }
}

/// Calls `action` if `transform(geometry)` changes.
struct ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension ScrollGeometryModifier: GeometryObservation {
  static var callbackName: StaticString { "onScrollGeometryChange" }

  static var warnsOfSeveral: Bool { true }

  var initialValue: Value? { transform(.empty) }

  func value(of node: ScrollNode) -> Value { transform(ScrollGeometry(node)) }
}

extension GeometryObservation where Node == ScrollNode {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type {
    BehaviorElement<Base, Self, ScrollGeometryBehavior<Self>>.self
  }
}

/// The `ScrollScopeBehavior` of a `GeometryObservation` of the first `ScrollView` in the content.
final class ScrollGeometryBehavior<Modifier: GeometryObservation>: ScrollScopeBehavior<Modifier>, GeometryObserver
where Modifier.Node == ScrollNode {
  private var lastValue: Modifier.Value?

  override func didMount() {
    graph.add(self)
    graph.pipeline.requestGeometryUpdate()
  }

  override func didUpdate(from old: Modifier) { graph.pipeline.requestGeometryUpdate() }

  func compareGeometry() {
    if Modifier.warnsOfSeveral { warnOfSeveral(Modifier.callbackName) }
    modifier.compare(scope.node, with: &lastValue, in: graph)
  }

  override func didUnmount() { graph.remove(self) }
}

nonisolated extension View {
  /// Calls `action` in each frame that changes the value computed from the geometry of the scroll view in this view.
  ///
  /// The first call has the value of an empty geometry as `oldValue`. If this view contains several scroll views, the
  /// first is observed.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value. Called for each change of the geometry, so keep it cheap.
  ///   - action: Receives the old and the new value.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}
