import Engine

/// The element of a `Text`. A text that depends on the time is awake when it changes, and only while it is visible.
final class TextElement: LeafElement<Text> {
  private var timeline: TimelineNode?

  required init(_ view: Text, _ context: ElementContext) {
    super.init(view, context)
    _ = updateTimeline()
  }

  override func update(_ view: Text) {
    super.update(view)
    if updateTimeline() { nodesDidChange() }
  }

  /// Puts the text into a `TimelineNode` if it depends on the time. Returns `true` if the node of the element has changed.
  private func updateTimeline() -> Bool {
    guard view.isLive else {
      defer { timeline = nil }
      timeline?.child = nil
      return timeline != nil
    }
    let isNew = timeline == nil
    let timeline = timeline ?? TimelineNode()
    self.timeline = timeline
    timeline.child = node
    timeline.tickAction = { [weak self] _ in
      guard let self else { return .never }
      environmentDidChange()
      return nextTick()
    }
    timeline.schedule(nextTick())
    return isNew
  }

  private func nextTick() -> NextTick {
    guard let clock = environment.untracked(\.frameClock) else { return .never }
    return view.nextChange(after: clock.now).map { .at(clock.time(of: $0)) } ?? .never
  }

  override func appendNodes(to nodes: inout [RenderNode]) {
    guard let timeline else { return super.appendNodes(to: &nodes) }
    nodes.append(timeline)
  }
}

extension Text {
  /// True if a part of the text depends on the time.
  nonisolated var isLive: Bool { pieces.contains { $0.live != nil } }

  /// The next date at which a part of the text may change; `nil` if all parts stay.
  nonisolated func nextChange(after now: Date) -> Date? {
    pieces.lazy.compactMap { $0.live?.nextChange(after: now) }.min()
  }
}
