import Engine

/// Watches how much of the content around the rows of a ``PagedLoader`` is left to scroll, and asks for more where it is little.
struct LoadTriggerModifier {
  /// The ends at which something may be loaded.
  let waitsAbove: Bool
  let waitsBelow: Bool
  /// Whether there is more above the first row: then what comes there moves nothing, at the very beginning either.
  let hasMoreAbove: Bool
  let prefetch: PrefetchDistance
  let load: @MainActor (LoadWindow) -> Void

  init(
    waitsAbove: Bool, waitsBelow: Bool, hasMoreAbove: Bool, prefetch: PrefetchDistance,
    load: @escaping @MainActor (LoadWindow) -> Void
  ) {
    self.waitsAbove = waitsAbove
    self.waitsBelow = waitsBelow
    self.hasMoreAbove = hasMoreAbove
    self.prefetch = prefetch
    self.load = load
  }

  fileprivate func isDue(_ window: LoadWindow) -> Bool {
    (waitsBelow && window.isNear(window.below, within: prefetch))
      || (waitsAbove && window.isNear(window.above, within: prefetch))
  }
}

extension LoadTriggerModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    LoadTriggerElement(view, context)
  }
}

final class LoadTriggerElement<Content: View>: PassThroughElement<Content, LoadTriggerModifier>,
  GeometryObserver, LoadTriggering
{
  private weak var scroll: (any ScrollViewElementProtocol)?

  override init(_ view: ModifiedContent<Content, LoadTriggerModifier>, _ context: ElementContext) {
    super.init(view, context)
    scroll = enclosingScrollView
    graph.add(self)
    watch()
  }

  override func update(_ view: ModifiedContent<Content, LoadTriggerModifier>) {
    super.update(view)
    watch()
  }

  override func didUnmount() {
    graph.remove(self)
    scroll?.loadTriggers.remove(self)
  }

  var hasMoreAbove: Bool { view.modifier.hasMoreAbove }

  private func watch() {
    scroll?.loadTriggers.note(self)
    graph.pipeline.noteGeometryChange()
  }

  func compareGeometry() {
    let modifier = view.modifier
    guard modifier.waitsAbove || modifier.waitsBelow, let scroll = scroll?.scrollNode, scroll.pipeline != nil,
      !scroll.flags.contains(.layout)
    else { return }
    let window = LoadWindow(scroll)
    if modifier.isDue(window) { graph.enqueue("PagedRows") { modifier.load(window) } }
  }
}

extension LoadWindow {
  /// What a scroll view shows now, along the axis that it scrolls; a vertical one if it scrolls along both.
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

extension Element {
  /// The scroll view in whose content the element stands.
  fileprivate final var enclosingScrollView: (any ScrollViewElementProtocol)? {
    var element = parent
    while let current = element {
      if let scroller = current as? any ScrollViewElementProtocol { return scroller }
      element = current.parent
    }
    return nil
  }
}
