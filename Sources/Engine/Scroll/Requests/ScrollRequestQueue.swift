import Geometry

/// Brings one scroll view to where the program wants it.
///
/// A wish is kept until layout has settled and then turned into an offset; while layout still changes the frame, it is turned into
/// one again, and an animated wish until it has arrived, so a row whose place was an estimate is met exactly. A hand on the content
/// ends every wish.
@MainActor package final class ScrollRequestQueue {
  private unowned let node: ScrollNode
  private var current: ScrollRequest?
  /// Whether the wish has been turned into an offset.
  private var isResolved = false
  /// Whether it is being turned into one: what comes to rest then has not arrived for good.
  private var isResolving = false
  /// On which side of the viewport a view without an anchor is to be shown, once that is known.
  private var side: UnitPoint?

  /// Where the content stands at first, in parts of the range that it scrolls over.
  package var initialAnchor: UnitPoint? { didSet { if current == nil, !hasStarted { requestInitial() } } }
  /// What is held when the content or the viewport changes its size.
  package var sizeAnchor: UnitPoint?
  /// Where content that is shorter than the viewport stands in it.
  package var alignmentAnchor: UnitPoint? { didSet { if alignmentAnchor != oldValue { node.setNeedsLayout() } } }

  /// Whether the content has been laid out once.
  private var hasStarted = false
  /// Whether a person has scrolled since the content last stood at `sizeAnchor` by itself.
  private var isScrolledByHand = false
  /// The rows that were seen before a layout, and where, in content points.
  private var heldRows: [(node: RenderNode, origin: CGPoint)] = []
  /// How lists in the content have corrected the offset in this frame, since rows were last held.
  private var corrections: [Correction] = []
  /// What is known of corrections for rows that a layout has moved.
  private var feedback = CorrectionFeedback()

  /// A correction of the offset by a list. `node`: the list, where what has changed lies in it; nil where it lies before it.
  private struct Correction {
    weak var node: RenderNode?
    let isInside: Bool
    let distance: CGVector
    let time: Double
  }

  init(_ node: ScrollNode) { self.node = node }

  /// Whether there is a wish that has not been fulfilled yet.
  package var isActive: Bool { current != nil }

  // MARK: Wishes

  /// Wants the content somewhere. Nothing happens where a hand holds it, or where a wish of higher rank waits in the same frame.
  package func add(_ new: ScrollRequest) {
    if node.model.isPulled {
      Diagnostics.debug("the hand on a scroll view wins over the wish to see \(new.place)")
      return new.completion(true)
    }
    if let current, !isResolved {
      let winner = new.rank >= current.rank ? new : current
      if new.rank != current.rank {
        Diagnostics.debug("of two wishes in one frame, \(winner.place) (\(winner.rank)) wins for a scroll view")
      }
      guard new.rank >= current.rank else { return new.completion(true) }
    }
    drop(found: true)
    current = new
    node.pipeline?.requestScroll(of: node)
  }

  private func requestInitial() {
    guard let initialAnchor else { return }
    add(ScrollRequest(.fraction(initialAnchor), rank: .initial))
  }

  /// Forgets the wish.
  package func cancel() { drop(found: true) }

  private func drop(found: Bool) {
    guard let old = current else { return }
    current = nil
    isResolved = false
    side = nil
    old.completion(found)
  }

  /// Layout has settled for now: turns the wish into an offset.
  func resolve() {
    node.landing.resolve(hasRequest: current != nil)
    guard let current, node.model.metrics.viewport != .zero, let target = target(of: current) else { return }
    let model = node.model
    let time = node.pipeline?.time ?? 0
    isResolving = true
    defer { isResolving = false }
    if current.glides {
      node.landing.forget()
      for axis in Axis.allCases {
        if let goal = target[axis] { model.glide(axis, to: goal, at: time, activity: .animating) }
      }
    } else if let timing = current.timing, !node.traits.reducesMotion {
      if isResolved {
        for axis in Axis.allCases { if let goal = target[axis] { model.retarget(axis, to: goal, time: time) } }
      } else {
        model.animate(x: target.x, y: target.y, timing: timing, at: time)
      }
    } else {
      var offset = model.offset
      for axis in Axis.allCases { if let goal = target[axis] { offset[axis] = goal } }
      if current.preservesVelocity, model.isMoving {
        if !isResolved { model.carry(to: offset, at: time) }
      } else if offset != model.offset || model.isMoving {
        model.jump(to: offset)
      }
    }
    isResolved = true
    node.viewportDidChange()
  }

  /// Whether the content will stand elsewhere as soon as its length is known, so that what is seen now need not be built.
  var isAboutToStart: Bool {
    guard !hasStarted, !isResolved, case .fraction(let anchor)? = current?.place else { return false }
    return anchor.x > 0 || anchor.y > 0
  }

  /// The frame is over. Returns whether the wish goes on.
  func finish(isSettled: Bool) -> Bool {
    guard let current else { return false }
    guard isSettled else { return true }
    // Without a size it waits for one, and is asked again when the limits change.
    guard node.model.metrics.viewport != .zero else { return false }
    if !isResolved {
      drop(found: false)
    } else if !current.takesTime || node.model.activity != .animating {
      drop(found: true)
    }
    return false
  }

  /// Where the offset has to be; nil along an axis that is left alone, and nil altogether for an identity that is not there.
  private func target(of request: ScrollRequest) -> RequestedOffset? {
    let metrics = node.model.metrics
    switch request.place {
    case .offset(let x, let y): return RequestedOffset(x: x, y: y)
    case .edge(let edge):
      switch edge {
      case .top: return RequestedOffset(x: nil, y: metrics.minimum(.vertical))
      case .bottom: return RequestedOffset(x: nil, y: metrics.maximum(.vertical))
      case .leading: return RequestedOffset(x: metrics.minimum(.horizontal), y: nil)
      case .trailing: return RequestedOffset(x: metrics.maximum(.horizontal), y: nil)
      }
    case .fraction(let anchor):
      return RequestedOffset(x: metrics.offset(at: anchor.x, .horizontal), y: metrics.offset(at: anchor.y, .vertical))
    case .id(let id, let anchor):
      guard let target = node.target(for: id.value) else { return nil }
      // What glides already is seen where it will rest: a row that is on its way into sight needs no other one.
      let start = request.glides ? node.model.restingOffset : node.model.offset
      let frame = metrics.extended(target.frame, to: request.ends)
      return offset(showing: frame, anchor: target.isOwn ? anchor : nil, from: start)
    }
  }

  private func offset(showing frame: CGRect, anchor: UnitPoint?, from start: CGPoint) -> RequestedOffset {
    let metrics = node.model.metrics
    var sides = side ?? UnitPoint(x: -1, y: -1)
    var result = RequestedOffset(x: nil, y: nil)
    let insets = metrics.insets(at: start)
    for axis in Axis.allCases where metrics.axes.contains(axis) {
      let room = metrics.viewport[axis] - insets.start(axis) - insets.end(axis)
      var fraction = anchor.map { Double($0[axis]) } ?? Double(sides[axis])
      if fraction < 0 {
        let seen = frame.minimum(axis) - start[axis]
        let way = ScrollNode.shortestWay(
          from: seen, length: frame.size[axis], to: insets.start(axis), room: room)
        guard way != 0 else { continue }
        fraction = way < 0 || frame.size[axis] > room ? 0 : 1
        if axis == .horizontal { sides.x = fraction } else { sides.y = fraction }
      }
      let goal = metrics.offset(showing: frame.minimum(axis) + frame.size[axis] * fraction, at: fraction, axis)
      result[axis] = metrics.clamped(goal, axis)
    }
    side = sides
    return result
  }

  // MARK: What the scroll view tells

  func activityDidChange(from old: ScrollActivity) {
    switch node.model.activity {
    case .interacting, .tracking, .decelerating:
      isScrolledByHand = true
      if isResolved { drop(found: true) }
    case .idle:
      if isResolved, !isResolving, current?.takesTime == true { drop(found: true) }
    case .animating: break
    }
  }

  /// The content is about to be laid out.
  func layoutWillBegin() {
    heldRows = canHoldRows ? node.visibleRows() : []
  }

  /// How far rows that are seen have been moved by a layout in which nothing was to move them.
  func rowShift() -> CGVector {
    defer {
      heldRows = []
      corrections = []
    }
    guard let row = heldRows.first(where: { $0.node.pipeline != nil }) else { return .zero }
    let now = row.node.layoutOrigin(in: node)
    let known = knownCorrection(of: row.node)
    let shift = CGVector(
      dx: holdsRows(.horizontal) ? now.x - row.origin.x - known.dx : 0,
      dy: holdsRows(.vertical) ? now.y - row.origin.y - known.dy : 0)
    return isFed(shift) ? .zero : shift
  }

  private func isFed(_ shift: CGVector) -> Bool {
    guard let axis = Axis.allCases.first(where: { abs(shift[$0]) > 1e-9 }),
      feedback.isFed(distance: shift[axis], offset: node.model.offset[axis])
    else { return false }
    node.pipeline?.warnAboutFeedback(of: node)
    return true
  }

  /// A list in the content has corrected the offset: for a change in itself, or, with `list` nil, for one before it.
  func noteCorrection(_ distance: CGVector, inside list: RenderNode?) {
    guard let time = node.pipeline?.time else { return }
    corrections.removeAll { $0.time != time }
    corrections.append(Correction(node: list, isInside: list != nil, distance: distance, time: time))
  }

  /// How much of a row's way lists have made up for. What has changed in a list inside of the row has not moved the row.
  private func knownCorrection(of row: RenderNode) -> CGVector {
    var sum = CGVector.zero
    for correction in corrections where correction.time == node.pipeline?.time {
      if correction.isInside, let list = correction.node,
        list === row || list.nearestAncestor(where: { $0 === row }) != nil
      {
        continue
      }
      sum = CGVector(dx: sum.dx + correction.distance.dx, dy: sum.dy + correction.distance.dy)
    }
    return sum
  }

  /// Rows are held where a person has scrolled to them; at the content's beginning what is new there is shown.
  private var canHoldRows: Bool {
    guard hasStarted, current == nil, let pipeline = node.pipeline, pipeline.layoutChange.animation == nil,
      pipeline.layoutChange.adjustsOffsets
    else { return false }
    let model = node.model
    return Axis.allCases.contains {
      holdsRows($0) && (node.holdsBeginning || model.offset[$0] > model.metrics.restingMinimum($0) + 0.5)
    }
  }

  /// Content that begins at the right keeps its distance from there by its limits already.
  private func holdsRows(_ axis: Axis) -> Bool {
    node.axes.contains(axis) && !(axis == .horizontal && node.isRightToLeft)
  }

  /// Content or viewport have another size. `old`: the limits until now, `offset`: where the content stood in them.
  func metricsDidChange(from old: ScrollMetrics, offset: CGPoint) {
    let isFirst = !hasStarted && node.model.metrics.viewport != .zero
    if isFirst { hasStarted = true }
    if current != nil { node.pipeline?.requestScroll(of: node) }
    guard !isFirst, current == nil, !node.model.isPulled, !node.model.isMoving, node.model.activity == .idle else {
      return
    }
    hold(old: old, offset: offset)
  }

  /// Holds what was seen of the content's ends, or its middle.
  private func hold(old: ScrollMetrics, offset: CGPoint) {
    let metrics = node.model.metrics
    var goal = node.model.offset
    for axis in Axis.allCases where metrics.axes.contains(axis) {
      if let held = heldFraction(axis, old: old, offset: offset) { goal[axis] = metrics.offset(at: held, axis) }
    }
    guard goal != node.model.offset else { return }
    guard let animation = node.pipeline?.layoutChange.animation else { return node.model.jump(to: goal) }
    let time = node.pipeline?.time ?? 0
    node.model.animate(x: goal.x, y: goal.y, timing: LayoutTiming(timing: animation.timing), at: time)
  }

  /// The part of the range at which the content stays along `axis`: at the end where the end was seen and is to be held, in a middle
  /// that nobody has scrolled away from, and at the beginning where that was seen and has other insets now.
  private func heldFraction(_ axis: Axis, old: ScrollMetrics, offset: CGPoint) -> Double? {
    let metrics = node.model.metrics
    if let anchor = sizeAnchor.map({ Double($0[axis]) }), anchor > 0 {
      if anchor == 1 ? offset[axis] >= old.maximum(axis) - 1 : !isScrolledByHand { return anchor }
    }
    // Content that begins at the right keeps its distance from there by its limits already.
    guard !(axis == .horizontal && metrics.beginsAtRight) else { return nil }
    let isMoved = old.restingInsets.start(axis) != metrics.restingInsets.start(axis)
    return isMoved && offset[axis] <= old.minimum(axis) + 0.5 ? 0 : nil
  }
}

/// An offset of which an axis may be left alone.
private struct RequestedOffset {
  var x: Double?
  var y: Double?

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// The animation of a layout, for an offset that moves together with it.
private struct LayoutTiming: ScrollTiming {
  let timing: any AnimationTiming

  func weights(at time: Double) -> ScrollTimingWeights {
    let step = 1e-4
    let rate = (timing.remaining(at: time + step) - timing.remaining(at: max(0, time - step))) / (2 * step)
    return ScrollTimingWeights(
      displacement: timing.remaining(at: time), velocity: 0, displacementRate: rate, velocityRate: 0)
  }

  func duration(velocity: Double) -> Double { timing.duration }
}
