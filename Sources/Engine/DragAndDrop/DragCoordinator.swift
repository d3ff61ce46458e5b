import Motion

/// The drag of items over a window, from a view or from another program: at most one at a time. Points are in window coordinates.
///
/// It finds the `DropTargetNode` under the pointer, notifies it, scrolls with an `EdgeScroller`, opens the `SpringLoading` node on which the
/// pointer rests, and moves the `DragPreview`. The drop action of a
/// target runs once; a drag that ends without it puts the preview back.
@MainActor package final class DragCoordinator {
  /// The beginning of a drag from a view, for `begin(_:at:)`.
  package struct Lift {
    /// The node of the view. The drag ends when `source` leaves the window.
    package let source: RenderNode
    package let items: [DragItem]
    package let preview: any DragPreview
    /// The effects that `source` suggests to targets.
    package let suggested: DragEffects
    /// The effects that `source` suggests to other programs.
    package let suggestedOutside: DragEffects
    /// True if `preview` is removed at once instead of gliding back.
    package let reducesMotion: Bool
    /// Called once when the drag ends, after a drop and before `preview` is put back.
    package let ended: () -> Void

    package init(
      source: RenderNode, items: [DragItem], preview: any DragPreview, suggested: DragEffects = .copy,
      suggestedOutside: DragEffects = .copy, reducesMotion: Bool, ended: @escaping () -> Void = {}
    ) {
      self.source = source
      self.items = items
      self.preview = preview
      self.suggested = suggested
      self.suggestedOutside = suggestedOutside
      self.reducesMotion = reducesMotion
      self.ended = ended
    }
  }

  struct Course {
    /// The `Lift` of a view; nil for a drag from another program.
    let lift: Lift?
    let id: Int
    /// The observers of a drag of a view.
    let reporter: DragReporter?
    var items: [DragItem]
    let start: CGPoint
    var point: CGPoint
    var target: DropTargetNode?
    var edges: EdgeScroller
    /// The scroll views of `edges`, the innermost first.
    var scrollers: [ObjectIdentifier]
    /// True after a `SpringLoading` node was opened: the drag goes on if the source has left the window with its page.
    var outlivesSource = false
    /// True if the last tick has scrolled: the next tick looks up the target at the new offset.
    var isScrolling = false
    /// The last point of `DropUpdate`, in the coordinates of `target`.
    var reported: CGPoint?
    /// The number of items that `target` takes; nil for all.
    var acceptedCount: Int?
    var outgoing = Outgoing.inside
    /// The frame time of the release outside of the window.
    var releaseTime = 0.0
  }

  /// A `DragPreview` that glides back to its `start`.
  private struct Return {
    let preview: any DragPreview
    let start: CGPoint
    let end: CGPoint
    let startTime: Double
    let reporter: DragReporter?
    let effect: DragEffect
  }

  /// The duration in seconds in which the preview of a cancelled drag glides back.
  static let returnDuration = 0.25

  weak var host: NodeHost?
  /// Returns the modifier keys that are held.
  var modifiers: () -> Modifiers = { [] }
  private var lastID = 0
  unowned let root: RootNode
  var course: Course?
  private var returning: Return?
  private let spring = SpringLoader()

  init(root: RootNode) { self.root = root }

  /// True while a view is dragged.
  package var isFromView: Bool { course?.lift != nil }
  /// True while a view is dragged, or items of another program are over the window.
  package var isActive: Bool { course != nil }

  /// True if the source of the drag is one of the nodes or inside of one, so that they stay while they are scrolled out of sight.
  func isSource(in nodes: [RenderNode]) -> Bool {
    guard let source = course?.lift?.source else { return false }
    return nodes.contains { $0 === source } || source.nearestAncestor { node in nodes.contains { $0 === node } } != nil
  }

  /// Looks up the target again in the next frame, after views have moved.
  package func setNeedsTarget() { if course != nil { host?.add(self) } }

  // MARK: Drags of views

  /// Begins a drag with a pointer at `point`. Returns false while another view is dragged.
  package func begin(_ lift: Lift, at point: CGPoint) -> Bool {
    // A drag of another program that was not dropped ends with the next drag.
    if !isFromView { endOutside() }
    guard course == nil, !lift.items.isEmpty else { return false }
    endReturn()
    begin(lift, lift.items, at: point)
    course?.reporter?.send(.initial, at: point)
    lift.preview.move(to: point, in: root)
    host?.services.holdPointerShape(.grabbing)
    return true
  }

  /// Moves the drag of a view to a pointer at `point`.
  package func move(to point: CGPoint) {
    guard let lift = course?.lift else { return }
    let hasMoved = point != course?.point
    follow(point)
    if hasMoved { course?.reporter?.send(.active, at: point) }
    exportMovement()
    if !isShownOutside { lift.preview.move(to: point, in: root) }
  }

  /// Drops the items of a view at the present point, or outside of the window. Returns false if no `DropTargetNode` has taken them.
  @discardableResult
  package func drop() -> Bool {
    guard let course, let lift = course.lift else { return false }
    if releaseOutside() { return true }
    let (effect, transfer) = finish()
    lift.ended()
    host?.services.holdPointerShape(nil)
    course.reporter?.send(.ending(effect), at: course.point)
    if let transfer {
      lift.preview.end(in: root)
      course.reporter?.send(.ended(effect), at: course.point)
      transfer.whenDone { course.reporter?.send(.transferred, at: course.point) }
    } else {
      putBack(lift, course, effect)
    }
    return transfer != nil
  }

  /// Ends the drag of a view without `drop()`.
  package func cancel() {
    cancelOutside()
    guard let course, let lift = course.lift else { return }
    leaveTarget()
    self.course = nil
    lift.ended()
    host?.services.holdPointerShape(nil)
    course.reporter?.send(.ending(.cancel), at: course.point)
    putBack(lift, course, .cancel)
  }

  func putBack(_ lift: Lift, _ course: Course, _ effect: DragEffect) {
    guard let host, !lift.reducesMotion, lift.source.host != nil, course.point != course.start else {
      lift.preview.end(in: root)
      course.reporter?.send(.ended(effect), at: course.point)
      return
    }
    returning = Return(
      preview: lift.preview, start: course.point, end: course.start, startTime: host.time, reporter: course.reporter,
      effect: effect)
    host.add(self)
  }

  private func endReturn() {
    guard let returning else { return }
    self.returning = nil
    returning.preview.end(in: root)
    returning.reporter?.send(.ended(returning.effect), at: returning.end)
  }

  // MARK: Drags of other programs

  /// Called when a drag of another program has entered the window (`InputEvent.dropBegan`).
  func beginOutside(at point: CGPoint) {
    if !isFromView { endOutside() }
    if course == nil { begin(nil, [], at: point) }
  }

  /// Adds an item to the drag of another program (`InputEvent.dropFile`, `dropText`).
  func add(_ item: DragItem) {
    guard course != nil, !isFromView else { return }
    course?.items.append(item)
    retarget()
  }

  func moveOutside(to point: CGPoint) { if course != nil, !isFromView { follow(point) } }

  /// Drops the items of another program at `point` (`InputEvent.dropEnded`).
  func dropOutside(at point: CGPoint) {
    guard course != nil, !isFromView else { return }
    follow(point)
    _ = finish()
  }

  private func endOutside() {
    leaveTarget()
    course = nil
  }

  // MARK: Course

  private func begin(_ lift: Lift?, _ items: [DragItem], at point: CGPoint) {
    let path = root.path(at: point).compactMap { $0 as? any EdgeScrollTarget }
    lastID += 1
    course = Course(
      lift: lift, id: lastID, reporter: lift.map { DragReporter($0, id: lastID) }, items: items, start: point,
      point: point, edges: Self.scroller(path, at: point, hasDeadBand: true),
      scrollers: path.map { ObjectIdentifier($0) })
    retarget()
  }

  static func scroller(
    _ path: [any EdgeScrollTarget], at point: CGPoint, hasDeadBand: Bool
  ) -> EdgeScroller {
    EdgeScroller(
      .ofDrags, axes: Axis.allCases, path: path, at: point, hasDeadBand: hasDeadBand
    ) { target, axis, direction in target.canScroll(axis, towards: direction) }
  }

  /// Moves the pointer, calls `retarget()`, and begins to scroll at an edge.
  private func follow(_ point: CGPoint) {
    guard course != nil else { return }
    course?.point = point
    retarget()
    guard let course else { return }
    if root.bounds.contains(point) {
      let path = root.path(at: point).compactMap { $0 as? any EdgeScrollTarget }
      let scrollers = path.map { ObjectIdentifier($0) }
      if scrollers != course.scrollers {
        self.course?.scrollers = scrollers
        self.course?.edges = Self.scroller(path, at: point, hasDeadBand: false)
      }
    }
    self.course?.edges.move(to: point)
    if self.course?.edges.isPulled == true { host?.add(self) }
  }

  /// Notifies the former and the present `DropTargetNode` under the pointer.
  private func retarget() {
    guard let course else { return }
    let path = path(of: course)
    let opening = path.lazy.compactMap { $0 as? any SpringLoading }.first { $0.springAction != nil }
    if spring.move(to: opening, at: course.point, time: host?.time ?? 0) { host?.add(self) }
    let target = target(of: course, among: path)
    if target !== course.target {
      leaveDropTarget()
      self.course?.target = target
      target?.targetedChanged(true)
    }
    if let target {
      let point = target.convertFromWindow(course.point)
      target.moved(point)
      report(at: point, to: target)
    }
    if course.lift != nil {
      host?.services.holdPointerShape(target?.effect.isRefusal == true ? .notAllowed : .grabbing)
    }
  }

  /// Notifies the observers of a target whose point is new, and asks them for the effect of a drop.
  private func report(at point: CGPoint, to target: DropTargetNode) {
    guard let course, course.target === target, course.reported != point else { return }
    self.course?.reported = point
    let update = update(course.reported == nil ? .entering : .active, course, at: point, target)
    target.update = update
    let observers = target.observers(upToTarget: true)
    for observer in observers { observer.dropChanged?(update) }
    guard let choose = observers.lazy.compactMap(\.dropChoice).first else { return }
    let choice = choose(update)
    target.effect = choice.effect
    self.course?.acceptedCount = choice.itemCount
  }

  private func update(
    _ phase: DropUpdate.Phase, _ course: Course, at point: CGPoint, _ target: DropTargetNode
  ) -> DropUpdate {
    let suggested = (course.lift?.suggested ?? .copy).chosen(by: modifiers())
    return DropUpdate(
      id: course.id, phase: phase, point: point, items: course.items, suggested: suggested,
      isLocal: course.lift != nil, target: target)
  }

  /// Asks the target for its effect again after modifier keys have changed.
  func modifiersDidChange() {
    exportMovement()
    guard let target = course?.target, let point = course?.reported else { return }
    // The point counts as new.
    course?.reported = CGPoint(x: point.x, y: .infinity)
    report(at: point, to: target)
    retarget()
  }

  /// The nodes under the pointer, the deepest first; empty without items.
  private func path(of course: Course) -> [RenderNode] {
    guard !course.items.isEmpty, root.bounds.contains(course.point) else { return [] }
    var path: [RenderNode] = []
    _ = root.hitTest(course.point, into: &path, isHovering: true)
    return path
  }

  private func target(of course: Course, among path: [RenderNode]) -> DropTargetNode? {
    for case let node as DropTargetNode in path where node.takes(course.items) { return node }
    return nil
  }

  func leaveTarget(_ phase: DropUpdate.Phase = .exiting) {
    spring.leave()
    leaveDropTarget(phase)
  }

  private func leaveDropTarget(_ phase: DropUpdate.Phase = .exiting) {
    guard let course, let target = course.target else { return }
    self.course?.target = nil
    self.course?.reported = nil
    self.course?.acceptedCount = nil
    target.effect = .copy
    target.moved(nil)
    target.targetedChanged(false)
    send(phase, course, to: target)
  }

  private func send(_ phase: DropUpdate.Phase, _ course: Course, to target: DropTargetNode) {
    let update = update(phase, course, at: target.convertFromWindow(course.point), target)
    target.update = update
    for observer in target.observers(upToTarget: true) { observer.dropChanged?(update) }
  }

  /// Ends the drag and calls `DropTargetNode.dropped`. Returns the effect, and the transfer of the data of items that were taken.
  private func finish() -> (effect: DragEffect, transfer: DragTransfer?) {
    retarget()
    let target = course?.target
    let effect = target?.effect ?? .cancel
    let count = course?.acceptedCount
    leaveTarget(.ended(effect))
    guard let course else { return (.cancel, nil) }
    self.course = nil
    guard let target, !effect.isRefusal else { return (effect, nil) }
    let items = count.map { Array(course.items.prefix(max(0, $0))) } ?? course.items
    guard !items.isEmpty else { return (.cancel, nil) }
    let transfer = DragTransfer()
    for item in items { item.transfer = transfer }
    guard target.dropped(items, target.convertFromWindow(course.point)) else { return (.cancel, nil) }
    transfer.whenDone { [weak self] in self?.send(.transferred, course, to: target) }
    return (effect, transfer)
  }

  /// Called when a node has left the window. The drag ends in the next frame, when callbacks may run, if the node is its source.
  func forget(_ node: RenderNode) {
    guard let course, course.lift?.source === node || course.target === node else { return }
    host?.add(self)
  }
}

extension DragCoordinator: FrameTicker {
  package func tick(at time: Double) -> NextTick {
    if let source = course?.lift?.source, source.host == nil, !outlivesSource { cancel() }
    let isScrolling = scroll(at: time)
    let isReturning = glideBack(at: time)
    let next = isReleasedOutside ? waitForEnd(at: time) : openSpring(at: time)
    return isScrolling || isReturning ? .nextFrame : next
  }

  /// Looks up the target, and scrolls at an edge. Returns true if the next frame must do so, too.
  private func scroll(at time: Double) -> Bool {
    retarget()
    guard let before = course else { return false }
    let isScrolling = before.edges.step(at: time)
    course?.isScrolling = isScrolling
    return isScrolling || before.isScrolling
  }

  /// Opens the node on which the pointer rests. Returns the time of the next call.
  private func openSpring(at time: Double) -> NextTick {
    let (next, hasOpened) = spring.tick(at: time)
    if hasOpened { course?.outlivesSource = true }
    return next
  }

  private func glideBack(at time: Double) -> Bool {
    guard let returning else { return false }
    let part = min(1, max(0, (time - returning.startTime) / Self.returnDuration))
    guard part < 1 else {
      endReturn()
      return false
    }
    let progress = CGFloat(CubicBezier.easeOut.value(at: part))
    let distance = returning.end - returning.start
    returning.preview.move(
      to: CGPoint(x: returning.start.x + distance.x * progress, y: returning.start.y + distance.y * progress), in: root)
    return true
  }
}
