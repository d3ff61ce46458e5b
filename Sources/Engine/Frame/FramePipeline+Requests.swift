/// Marks work for the next pass or frame. Setters of nodes call these functions; each costs O(1) unless stated otherwise.
extension FramePipeline {
  /// True if work is marked, a ticker is due, or the client has bodies or facts pending. The host's loop polls it.
  package var wantsFrame: Bool {
    requests.wantsFrame(at: time) || input.hover.isStale || client?.needsBodies == true || client?.hasFacts == true
      || hosted?.wantsFrame == true
  }

  /// The next time in seconds at which a ticker is due; nil without tickers.
  package var nextDeadline: Double? {
    guard let due = hosted?.nextDeadline else { return requests.nextDeadline }
    return min(due, requests.nextDeadline ?? due)
  }

  /// True if neither a body nor a layout is pending.
  var isSettled: Bool { client?.needsBodies != true && requests.layouts.isEmpty }

  /// True if every mark is cleared, as after a frame that did not run out of rounds. O(nodes); for tests.
  package var isClean: Bool {
    requests.layouts.isEmpty && requests.places.isEmpty && !requests.comparesGeometry && !requests.paints
      && client?.needsBodies != true && root.isCleanBelow
  }

  /// Lays out `node` in the next layout pass, under the change that is being made now.
  func requestLayout(of node: RenderNode) {
    requests.layouts.append(
      FrameRequests.Layout(node: node, change: change.within(layoutChange, motion: client?.motionChange)))
  }

  /// Applies the translation of `node` in the next place pass.
  func requestPlace(of node: RenderNode) {
    if node.setPlaceMark() { requests.places.append(node) }
  }

  /// Resolves the scroll request of `node` as soon as layout has settled.
  func requestScroll(of node: ScrollNode) {
    if !requests.scrolls.contains(where: { $0 === node }) { requests.scrolls.append(node) }
  }

  /// Records a new `DisplayList` in this frame or the next.
  func requestPaint() { requests.paints = true }

  /// Lets observers of geometry compare their values before the next paint.
  package func noteGeometryChange() { requests.comparesGeometry = true }

  /// Runs `ticker` from the next frame on, until it returns `NextTick.never`. O(tickers).
  package func add(_ ticker: any FrameTicker) { requests.add(ticker) }

  /// Ends the calls of `ticker`. O(tickers).
  package func remove(_ ticker: any FrameTicker) { requests.remove(ticker) }

  /// Moves the drawing of `node` by `distance`, which vanishes by `animation`. The node keeps `end` as its displacement; zero is its
  /// origin.
  func glide(_ node: RenderNode, by distance: CGPoint, to end: CGPoint = .zero, _ animation: NodeAnimation) {
    motion.glide(node, by: distance, to: end, at: time, animation)
    add(motion)
  }

  /// Keeps a new node in its place while its ancestors glide.
  func counteractAncestors(of node: RenderNode, _ animation: NodeAnimation) {
    motion.counteractAncestors(of: node, at: time, animation)
    add(motion)
  }

  /// Animates `presence` of `node` from `start`, or from its present value, to `opacity`.
  package func fade(_ node: RenderNode, from start: Double? = nil, to opacity: Double, _ animation: NodeAnimation) {
    if let start { node.presence = start }
    motion.fade(node, to: opacity, at: time, animation)
    add(motion)
  }

  /// Updates the effect of `node` in each observe pass from now on.
  func addPlacedEffect(_ node: LayerNode) {
    placedEffects.add(node)
    noteGeometryChange()
  }

  func removePlacedEffect(_ node: LayerNode) { placedEffects.remove(node) }

  /// Removes all references to a node that leaves the tree.
  func forget(_ node: RenderNode) {
    requests.forget(node)
    input.forget(node)
  }
}
