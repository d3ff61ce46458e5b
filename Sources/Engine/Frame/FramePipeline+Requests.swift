/// The work that is marked, and the parts of the host that views use.
extension FramePipeline {
  /// True if work is marked, a ticker is due, or the client has bodies or facts pending. The host's loop polls it.
  package var wantsFrame: Bool {
    host.requests.wantsFrame(at: time) || input.hover.isStale || client?.needsBodies == true || client?.hasFacts == true
      || guest?.wantsFrame == true
  }

  /// The next time in seconds at which a ticker is due; nil without tickers.
  package var nextDeadline: Double? {
    guard let due = guest?.nextDeadline else { return host.requests.nextDeadline }
    return min(due, host.requests.nextDeadline ?? due)
  }

  /// True if neither a body nor a layout is pending.
  var isSettled: Bool { client?.needsBodies != true && host.requests.layouts.isEmpty }

  /// True if every mark is cleared, as after a frame that did not run out of rounds. O(nodes); for tests.
  package var isClean: Bool {
    requests.layouts.isEmpty && requests.places.isEmpty && !requests.comparesGeometry && !requests.paints
      && client?.needsBodies != true && root.isCleanBelow
  }

  /// The time of the frame that runs now or has just run, in seconds on the frame clock.
  package var time: Double { host.time }

  var requests: FrameRequests { host.requests }

  /// A second pipeline inside of the window; nil without one.
  var guest: (any WindowGuest)? { input.guests.guest }

  /// The conditions of the update of nodes that runs now. The client sets them around its updates.
  package var change: ChangeContext {
    get { host.changes.update }
    _modify { yield &host.changes.update }
  }

  /// The counts and measurements of frames.
  package var work: FrameWork { host.work }

  /// Lets observers of geometry compare their values before the next paint.
  package func requestGeometryUpdate() { host.request(.geometry, of: root) }

  /// Removes the layout requests of views that have all left the window. No frame runs for them, and a request keeps its node alive.
  package func removeLayoutRequests() { requests.layouts.removeAll() }

  /// Runs `ticker` from the next frame on, until it returns `NextTick.never`. O(tickers).
  package func add(_ ticker: any FrameTicker) { host.add(ticker) }

  /// Calls each `TimelineNode` in the next frame that shows it, since its next date has another time. O(nodes).
  package func callTimelines() { callTimelines(below: root) }

  private func callTimelines(below node: RenderNode) {
    (node as? TimelineNode)?.schedule(.nextFrame)
    for child in node.children { callTimelines(below: child) }
  }

  /// Ends the calls of `ticker`. O(tickers).
  package func remove(_ ticker: any FrameTicker) { host.remove(ticker) }

  /// Animates `transitionOpacity` of `node` from `start`, or from its present value, to `opacity`.
  package func fade(_ node: RenderNode, from start: Double? = nil, to opacity: Double, _ animation: NodeAnimation) {
    if let start { node.transitionOpacity = start }
    host.motion.fade(node, to: opacity, animation)
  }

  func servicesDidChange(from old: WindowServices) {
    if services.scale != old.scale {
      services.textEngine.scale = services.scale
      root.markPaintBelow()
      host.request(.paint, of: root)
    }
    if services.background != old.background { host.request(.paint, of: root) }
  }
}
