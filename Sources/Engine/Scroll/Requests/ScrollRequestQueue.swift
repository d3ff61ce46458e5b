/// The scroll request of one scroll view, and its resolution to an offset.
///
/// A request is kept until layout has settled and is then resolved to an offset. It is resolved again for as long as layout changes in
/// the frame, and an animated request until it has arrived, so that a row with an estimated position is reached exactly. Contact of a
/// pointer ends the request.
@MainActor package final class ScrollRequestQueue {
  private unowned let node: ScrollNode
  private var current: ScrollRequest?
  /// The request for a `ScrollPlace` whose rows do not exist yet.
  private var waiting: ScrollRequest?
  /// The edge at which the last `ScrollRequest` has placed the content; `nil` after a movement by a person or a further `ScrollRequest`.
  private var heldEdge: Edge?
  /// True while the content begins to move to `heldEdge` after a change of sizes.
  private var isHoldingEdge = false
  /// True after the request has been resolved to an offset once.
  private var isResolved = false
  /// True during `resolve()`: a change to `.idle` then does not end the request.
  private var isResolving = false
  /// The side of the viewport, 0 or 1 along each axis, at which a view without an anchor is shown; -1 before it is determined.
  private var side = UnitPoint(x: -1, y: -1)

  /// The initial offset as a unit point of the scrollable range; `nil` for the beginning.
  package var initialAnchor: UnitPoint? { didSet { if current == nil, !hasStarted { requestInitial() } } }

  /// True after the content was first laid out in a viewport that is not empty.
  private(set) var hasStarted = false

  init(_ node: ScrollNode) { self.node = node }

  /// True while a `ScrollRequest` has not been fulfilled.
  package var isActive: Bool { current != nil }

  /// True while a `ScrollRequest` without an animation has not been fulfilled.
  package var willJump: Bool { current.map { !$0.takesTime } ?? false }

  // MARK: Requests

  /// Adds a `ScrollRequest`. Ignored during contact of a pointer, and if a `ScrollRequest` of a higher rank waits in the same frame.
  package func add(_ new: ScrollRequest) {
    if node.model.isPulled {
      Diagnostics.debug("the hand on a scroll view wins over the request for \(new.destination)")
      return new.completion(true)
    }
    if let current, !isResolved {
      let winner = new.rank >= current.rank ? new : current
      // A request that replaces the initial anchor is no conflict.
      if new.rank != current.rank, min(new.rank, current.rank) != .initial {
        Diagnostics.debug(
          "of two scroll requests in one frame, \(winner.destination) (\(winner.rank)) wins for a scroll view")
      }
      guard new.rank >= current.rank else { return new.completion(true) }
    }
    endWaiting()
    drop(found: true)
    heldEdge = nil
    current = new
    node.host?.request(.scroll, of: node)
  }

  private func requestInitial() {
    guard let initialAnchor else { return }
    add(ScrollRequest(.fraction(initialAnchor), rank: .initial))
  }

  /// Ends the request and calls its `completion`.
  package func cancel() {
    endWaiting()
    drop(found: true)
  }

  /// Gives up the restoration of a place that has not been found.
  private func endWaiting() {
    guard let old = waiting else { return }
    waiting = nil
    old.completion(false)
  }

  private func drop(found: Bool) {
    guard let old = current else { return }
    current = nil
    isResolved = false
    side = UnitPoint(x: -1, y: -1)
    old.completion(found)
  }

  // MARK: Resolution

  /// Resolves the request to an offset. Called when layout has settled, several times in a frame if it changes again.
  func resolve() {
    node.snapping.resolve(hasRequest: current != nil)
    guard let current, node.model.metrics.viewport != .zero else { return }
    isResolving = true
    defer { isResolving = false }
    let (isOver, offset) = (hasArrived, node.model.offset)
    let arrival = node.zoom?.arrival
    guard let target = target(of: current, at: arrival) else { return }
    if arrival != nil, current.takesTime {
      node.zoom?.arrive(atX: target.x, y: target.y)
    } else {
      node.zoom?.arriveNow()
      move(to: target, for: current)
    }
    isResolved = true
    node.viewportDidChange()
    if isOver, hasArrived, node.model.offset == offset { fulfill() }
  }

  /// True after the `ScrollMotion` of the `ScrollRequest` has ended.
  private var hasArrived: Bool { isResolved && current?.takesTime == true && node.model.activity == .idle }

  /// True if `ScrollModel.offset` fulfils the request in the present layout.
  private func isAtDestination(of request: ScrollRequest) -> Bool {
    guard let target = target(of: request, at: nil) else { return false }
    let (offset, metrics) = (node.model.offset, node.model.metrics)
    return Axis.allCases.allSatisfy { axis in
      target[axis].map { abs(metrics.clamped($0, axis) - Double(offset[axis])) < 0.5 } ?? true
    }
  }

  /// Ends the request, and sets `heldEdge` to the edge that it has reached.
  private func fulfill() {
    if case .edge(let edge)? = current?.destination { heldEdge = edge }
    drop(found: true)
  }

  private func move(to target: RequestedOffset, for request: ScrollRequest) {
    let model = node.model
    let time = node.host?.time ?? 0
    if request.glides {
      node.snapping.forget()
      for axis in Axis.allCases {
        if let goal = target[axis] { model.glide(axis, to: goal, at: time, activity: .animating) }
      }
    } else if let timing = request.timing, !node.traits.reducesMotion {
      if isResolved {
        for axis in Axis.allCases { if let goal = target[axis] { redirect(axis, to: goal, at: time) } }
      } else {
        model.animate(x: target.x, y: target.y, timing: timing, at: time)
      }
    } else {
      var offset = model.offset
      for axis in Axis.allCases { if let goal = target[axis] { offset[axis] = goal } }
      if request.preservesVelocity, model.isMoving {
        if !isResolved { model.carry(to: offset, at: time) }
      } else if offset != model.offset || model.isMoving {
        model.jump(to: offset)
      }
    }
  }

  /// Changes the end of the animation along `axis`. At its end, content whose destination has moved in the same frame jumps.
  private func redirect(_ axis: Axis, to goal: Double, at time: Double) {
    let model = node.model
    if model[axis] != nil {
      model.retarget(axis, to: goal, time: time)
    } else if model.activity == .idle {
      model.move(axis, to: goal)
    }
  }

  /// True if an initial anchor or a restored place will move the content before it is first displayed, so that its beginning need not be built.
  var isAboutToStart: Bool {
    guard !isResolved else { return false }
    switch current?.destination {
    case .fraction(let anchor): return !hasStarted && (anchor.x > 0 || anchor.y > 0)
    case .place(let place): return !place.rows.isEmpty && node.finds(place)
    default: return false
    }
  }

  /// Ends a fulfilled request at the end of the frame. Returns true if the request must be resolved again in the next frame.
  func finish(isSettled: Bool) -> Bool {
    guard let current else { return false }
    guard isSettled else { return true }
    // Without a size the request waits for `metricsDidChange()`.
    guard node.model.metrics.viewport != .zero else { return false }
    if !isResolved, case .place = current.destination {
      waiting = current
      self.current = nil
    } else if !isResolved {
      drop(found: false)
    } else if !current.takesTime || node.model.activity != .animating {
      fulfill()
    }
    return false
  }

  /// Runs `move`, which animates the content to `heldFraction(_:)`.
  func holdingEdge(_ move: () -> Void) {
    isHoldingEdge = true
    move()
    isHoldingEdge = false
  }

  /// The fraction of the range, 0 or 1, at which the last request keeps the content along `axis` while sizes change; `nil` for none. The
  /// beginning is not kept where rows inserted before it stay out of sight.
  func heldFraction(_ axis: Axis) -> Double? {
    guard let edge = heldEdge.map({ node.isRightToLeft ? $0.mirrored : $0 }),
      axis == (edge == .top || edge == .bottom ? .vertical : .horizontal)
    else { return nil }
    let fraction: Double = edge == .top || edge == .leading ? 0 : 1
    let isBeginning = fraction == (axis == .horizontal && node.isRightToLeft ? 1 : 0)
    return isBeginning && node.holdsBeginning ? nil : fraction
  }

  /// The offset that fulfils the request; `nil` for an identity that does not exist. `arrival`: the zoom and the offset at the end of a change
  /// of the zoom.
  private func target(of request: ScrollRequest, at arrival: (scale: Double, offset: CGPoint)?) -> RequestedOffset? {
    let metrics = arrival.map { node.metrics(at: $0.scale) } ?? node.model.metrics
    switch request.destination {
    case .offset(let x, let y): return RequestedOffset(x: x, y: y)
    case .edge(let edge):
      switch node.isRightToLeft ? edge.mirrored : edge {
      case .top: return RequestedOffset(x: nil, y: metrics.minimum(.vertical))
      case .bottom: return RequestedOffset(x: nil, y: metrics.maximum(.vertical))
      case .leading: return RequestedOffset(x: metrics.minimum(.horizontal), y: nil)
      case .trailing: return RequestedOffset(x: metrics.maximum(.horizontal), y: nil)
      }
    case .fraction(let anchor):
      let anchor = physical(anchor)
      return RequestedOffset(x: metrics.offset(at: anchor.x, .horizontal), y: metrics.offset(at: anchor.y, .vertical))
    case .place(let place): return node.offset(restoring: place).map { RequestedOffset(x: $0.x, y: $0.y) }
    case .id(let id, let anchor):
      guard let target = node.target(for: id.value) else { return nil }
      // A running glide is measured from its target: a row that will be visible there needs no other glide.
      let start = arrival?.offset ?? (request.glides ? node.model.restingOffset : node.model.offset)
      let shown = arrival.map { node.zoomed(target.frame, to: $0.scale) } ?? target.frame
      let framed = metrics.framed(shown, margin: request.margin)
      let frame = metrics.extended(framed, to: node.isRightToLeft ? request.ends.mirrored : request.ends)
      return offset(showing: frame, anchor: target.isOwn ? anchor.map(physical) : nil, from: start, metrics)
    }
  }

  /// `anchor` with x from the left edge instead of the leading edge.
  private func physical(_ anchor: UnitPoint) -> UnitPoint { node.isRightToLeft ? anchor.mirrored : anchor }

  private func offset(
    showing frame: CGRect, anchor: UnitPoint?, from start: CGPoint, _ metrics: ScrollMetrics
  ) -> RequestedOffset {
    var result = RequestedOffset(x: nil, y: nil)
    let viewport = ScrollReveal.viewport(metrics, insets: metrics.insets(at: start))
    for axis in Axis.allCases where metrics.axes.contains(axis) {
      var fraction = anchor.map { Double($0[axis]) } ?? Double(side[axis])
      if fraction < 0 {
        let visible = frame.offsetBy(dx: -start.x, dy: -start.y)
        let distance = ScrollReveal.distance(showing: visible, in: viewport, axis)
        guard distance != 0 else { continue }
        fraction = distance < 0 || frame.size[axis] > viewport.size[axis] ? 0 : 1
        if axis == .horizontal { side.x = fraction } else { side.y = fraction }
      }
      let goal = metrics.offset(showing: frame.minimum(axis) + frame.size[axis] * fraction, at: fraction, axis)
      result[axis] = metrics.clamped(goal, axis)
    }
    return result
  }

  // MARK: Changes of the scroll view

  func activityDidChange() {
    switch node.model.activity {
    case .interacting, .tracking, .decelerating:
      endWaiting()
      heldEdge = nil
      if isResolved { drop(found: true) }
    case .animating:
      endWaiting()
      // A glide of a key, unlike the motions of requests and of the held edge.
      if current == nil, !isHoldingEdge { heldEdge = nil }
    case .idle:
      guard hasArrived, !isResolving, let current else { return }
      // The layout of this frame can still move the destination: `resolve()` ends the request. A jump to another place ends it at once.
      if isAtDestination(of: current) { node.host?.request(.scroll, of: node) } else { drop(found: true) }
    }
  }

  /// Resolves the request again for new metrics. Returns true if the content is laid out for the first time.
  func metricsDidChange() -> Bool {
    let isFirst = !hasStarted && node.model.metrics.viewport != .zero
    if isFirst { hasStarted = true }
    if let request = waiting, current == nil, case .place(let rows) = request.destination, node.finds(rows) {
      (current, waiting) = (request, nil)
    }
    if current != nil { node.host?.request(.scroll, of: node) }
    return isFirst
  }
}

/// A requested offset; `nil` leaves an axis unchanged.
private struct RequestedOffset {
  var x: Double?
  var y: Double?

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
