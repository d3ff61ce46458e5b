/// The part of a drag that is outside of the window, where a `DragExporter` offers its items to other programs.
extension DragCoordinator {
  /// The place of a drag between the window and other programs.
  enum Outgoing {
    /// The pointer is in the window, or there is no `DragExporter`.
    case inside
    /// The `DragExporter` was told of the drag and has not answered.
    case offered
    /// The window system has the drag and shows its picture.
    case taken
    /// The button is released; `InputEvent.dragEnded` follows.
    case released
  }

  /// True if the drag goes on without its source.
  var outlivesSource: Bool { course.map { $0.outlivesSource || $0.outgoing == .released } ?? false }

  private var exporter: (any DragExporter)? { host?.services.object(DragExport.self)?.exporter }

  /// True if the window system shows the picture of the drag.
  package var isShownOutside: Bool { course?.outgoing == .taken || course?.outgoing == .released }

  /// Tells the `DragExporter` of a pointer outside of the window, or of its return.
  func exportMovement() {
    guard let course, let lift = course.lift else { return }
    guard !root.bounds.contains(course.point) else {
      guard course.outgoing != .inside else { return }
      self.course?.outgoing = .inside
      exporter?.returned()
      return
    }
    guard let exporter else { return }
    if course.outgoing == .inside { self.course?.outgoing = .offered }
    let drag = OutgoingDrag(
      items: course.items, effects: lift.suggestedOutside.chosen(by: modifiers()), picture: { lift.preview.picture })
    exporter.move(drag, to: course.point)
  }

  /// Hides the preview: the window system has taken the drag (`InputEvent.dragLeft`). Ignored if the pointer has returned.
  func leaveWindow() {
    guard let course, let lift = course.lift, course.outgoing != .released, !root.bounds.contains(course.point) else {
      return
    }
    self.course?.outgoing = .taken
    // The list that the pointer was over does not scroll on.
    self.course?.edges = Self.scroller([], at: course.point, hasDeadBand: false)
    self.course?.scrollers = []
    lift.preview.hide(in: root)
  }

  /// Lets the `DragExporter` drop the items. Returns false if the window system does not have the drag.
  func releaseOutside() -> Bool {
    guard course?.outgoing == .taken else {
      cancelOutside()
      return false
    }
    course?.outgoing = .released
    course?.releaseTime = host?.time ?? 0
    host?.add(self)
    leaveTarget()
    host?.services.holdPointerShape(nil)
    exporter?.drop()
    return true
  }

  /// The time in seconds after the release for which a drag waits for `InputEvent.dragEnded`.
  static let patience = 6.0

  var isReleasedOutside: Bool { course?.outgoing == .released }

  /// Cancels a released drag `patience` seconds after the release, without an `InputEvent.dragEnded` until then. Returns the time of the next call.
  func waitForEnd(at time: Double) -> NextTick {
    guard let end = course.map({ $0.releaseTime + Self.patience }) else { return .never }
    guard time.hasReached(end) else { return .at(end) }
    exporter?.cancel()
    endElsewhere(.cancel)
    return .nextFrame
  }

  /// Ends the part of the `DragExporter` in a drag that is cancelled.
  func cancelOutside() {
    guard let outgoing = course?.outgoing, outgoing != .inside else { return }
    course?.outgoing = .inside
    exporter?.cancel()
  }

  /// Ends a released drag with the effect of its target in another program (`InputEvent.dragEnded`).
  func endElsewhere(_ effect: DragEffect) {
    guard let course, let lift = course.lift, course.outgoing == .released else { return }
    self.course = nil
    lift.ended()
    course.reporter?.send(.ending(effect), at: course.point)
    guard !effect.isRefusal else { return putBack(lift, course, effect) }
    lift.preview.end(in: root)
    course.reporter?.send(.ended(effect), at: course.point)
    course.reporter?.send(.transferred, at: course.point)
  }
}
