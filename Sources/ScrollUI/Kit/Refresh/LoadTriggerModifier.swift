import Engine

/// Observes the remaining scroll distance around the rows of a `PagedLoader` and requests pages near an end.
struct LoadTriggerModifier {
  /// True at the ends where a page may be requested (`LoadState.idle`).
  let waitsAbove: Bool
  let waitsBelow: Bool
  /// True if items above the first row may still be loaded. Rows inserted above then never push the visible rows down,
  /// not even at offset 0.
  let hasMoreAbove: Bool
  let prefetch: PrefetchDistance
  let load: @MainActor (LoadWindow) -> Void

  fileprivate func isDue(_ window: LoadWindow) -> Bool {
    (waitsBelow && window.isNear(window.below, within: prefetch))
      || (waitsAbove && window.isNear(window.above, within: prefetch))
  }
}

extension LoadTriggerModifier: BehaviorModifier {
  typealias Behavior = LoadTriggerBehavior
}

final class LoadTriggerBehavior: ElementBehavior<LoadTriggerModifier>, GeometryObserver, LoadTriggering {
  private weak var scroll: (any ScrollViewElementProtocol)?

  override func didMount() {
    scroll = element.nearestFact(ScrollViewFact.self)
    graph.add(self)
    watch()
  }

  override func didUpdate(from old: LoadTriggerModifier) { watch() }

  override func didUnmount() {
    graph.remove(self)
    scroll?.loadTriggers.remove(self)
  }

  var hasMoreAbove: Bool { modifier.hasMoreAbove }

  private func watch() {
    scroll?.loadTriggers.note(self)
    graph.pipeline.requestGeometryUpdate()
  }

  func compareGeometry() {
    let modifier = modifier
    guard modifier.waitsAbove || modifier.waitsBelow, let scroll = scroll?.scrollNode, scroll.host != nil,
      !scroll.flags.contains(.layout)
    else { return }
    let window = LoadWindow(scroll)
    if modifier.isDue(window) { graph.enqueue("PagedRows") { modifier.load(window) } }
  }
}

extension LoadWindow {
  /// The present geometry of a scroll view along its scroll axis; along the vertical axis if it scrolls along both.
  @MainActor fileprivate init(_ node: ScrollNode) {
    let axis: Axis = node.axes.contains(.vertical) ? .vertical : .horizontal
    let metrics = node.model.metrics
    let offset = Double(node.model.offset[axis])
    let before = offset - metrics.minimum(axis)
    let after = metrics.maximum(axis) - offset
    let isMirrored = axis == .horizontal && metrics.beginsAtRight
    self.init(
      above: isMirrored ? after : before, below: isMirrored ? before : after,
      length: metrics.viewport[axis] - metrics.insets.start(axis) - metrics.insets.end(axis))
  }
}
