import Engine

/// Runs an action when a view comes into sight and goes out of it.
struct ScrollVisibilityModifier {
  /// The part of the view that has to be seen, 0…1.
  let threshold: Double
  let action: (Bool) -> Void

  init(threshold: Double, action: @escaping (Bool) -> Void) {
    self.threshold = threshold
    self.action = action
  }
}

extension ScrollVisibilityModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    ScrollVisibilityElement(view, context)
  }
}

final class ScrollVisibilityElement<Content: View>: PassThroughElement<Content, ScrollVisibilityModifier>,
  GeometryObserver
{
  private var isVisible = false

  override init(_ view: ModifiedContent<Content, ScrollVisibilityModifier>, _ context: ElementContext) {
    super.init(view, context)
    graph.add(self)
    graph.pipeline.noteGeometryChange()
  }

  override func didUnmount() { graph.remove(self) }

  override func update(_ view: ModifiedContent<Content, ScrollVisibilityModifier>) {
    super.update(view)
    graph.pipeline.noteGeometryChange()
  }

  func compareGeometry() {
    guard let node = child?.nodes.first, node.pipeline != nil, !node.flags.contains(.layout) else { return }
    let isVisible = node.isSeen(by: view.modifier.threshold)
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    let action = view.modifier.action
    graph.enqueue("onScrollVisibilityChange") { action(isVisible) }
  }
}

extension RenderNode {
  /// Whether at least `threshold` of this node lies in the viewports of all scroll views around it.
  func isSeen(by threshold: Double) -> Bool {
    var (visible, node) = (bounds, self)
    while let scroller = node.nearestAncestor(where: { $0 is ScrollNode }) {
      visible = node.convert(visible, to: scroller).intersection(scroller.bounds)
      if visible.isNull { return false }
      node = scroller
    }
    return visible.isPart(threshold, of: bounds.size)
  }
}

extension CGRect {
  /// Whether this is at least `part` of something of `size`; a point or a line counts by the lengths that it has.
  fileprivate func isPart(_ part: Double, of size: CGSize) -> Bool {
    let across = size.width > 0 ? width / size.width : 1
    let along = size.height > 0 ? height / size.height : 1
    let seen = across * along
    // Sums of Doubles are not exact, and something is only seen if some of it is.
    return seen >= min(max(part, 0), 1) - 1e-9 && (seen > 0)
  }
}

/// Runs an action when other rows of a target layout are seen.
struct TargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void

  init(threshold: Double, action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }
}

extension TargetVisibilityModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    TargetVisibilityElement(view, context)
  }
}

final class TargetVisibilityElement<Content: View, ID: Hashable>: ScrollScopeElement<
  Content, TargetVisibilityModifier<ID>
>, GeometryObserver
{
  private var known: [ID] = []

  override init(_ view: ModifiedContent<Content, TargetVisibilityModifier<ID>>, _ context: ElementContext) {
    super.init(view, context)
    graph.add(self)
    graph.pipeline.noteGeometryChange()
  }

  override func didUnmount() { graph.remove(self) }

  override func update(_ view: ModifiedContent<Content, TargetVisibilityModifier<ID>>) {
    super.update(view)
    graph.pipeline.noteGeometryChange()
  }

  func compareGeometry() {
    guard let node = scope.node, node.pipeline != nil, !node.flags.contains(.layout) else { return }
    let viewport = node.visibleContent
    let ids = node.targets(in: viewport).compactMap { item -> ID? in
      guard let id = item.id.base as? ID else { return nil }
      return item.frame.intersection(viewport).isPart(view.modifier.threshold, of: item.frame.size) ? id : nil
    }
    guard ids != known else { return }
    known = ids
    let action = view.modifier.action
    graph.enqueue("onScrollTargetVisibilityChange", about: ID.self) { action(ids) }
  }
}

nonisolated extension View {
  /// Runs `action` with true when at least `threshold` of this view has come into sight in the scroll views around it, at first too,
  /// and with false when less of it is seen again.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Runs `action` with the identities of the targets of which at least `threshold` is seen in the scroll view in this view, when
  /// they are others than before.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping (_ ids: [ID]) -> Void
  ) -> some View {
    modifier(TargetVisibilityModifier(threshold: threshold, action: action))
  }
}
