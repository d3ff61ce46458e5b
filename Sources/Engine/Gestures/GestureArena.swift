import Geometry
import Motion

/// Decides which detector gets each press of a pointer: scroll bars, text selection, taps, controls, drags and scrolling.
///
/// A press of the mouse is first offered to the detectors that claim presses: the scroll bars under it, then those of the nodes on the
/// hit path, the deepest first (`GestureDetector.claim(_:)`). The first to claim it has the mouse to itself until the button goes up. A
/// press that no detector claims, and that is the left button's or a finger's, is competed for.
///
/// All detectors on the hit path watch it. The first that recognises its gesture wins the presses that it has seen, and the others that
/// have seen one of them lose. If several recognise with the same event, the deeper detector wins; one of high precedence wins over all
/// inside it. A detector that has seen a part of its gesture, such as the first of two taps, keeps those after it waiting. Simultaneous
/// gestures neither take presses from others nor lose them.
@MainActor package final class GestureArena: FrameTicker {
  weak var pipeline: FramePipeline?
  /// The presses that are down.
  private var presses: [Press] = []
  var entries: [ArenaEntry] = []

  /// True while the mouse holds a scroll bar.
  var isScrollBarHeld: Bool { entries.contains { $0.detector is ScrollBarDrag } }

  /// True while a detector has claimed the mouse.
  private var isMouseClaimed: Bool {
    entries.contains { entry in entry.isClaim && presses.contains { entry.watches($0) } }
  }

  private func press(of source: Press.Source) -> Press? { presses.first { $0.source == source } }

  func isDown(_ press: Press) -> Bool { presses.contains { $0 === press } }

  // MARK: Events

  /// A pointer comes down. `path`: the nodes under it, the deepest first. `modifiers`: the keys that are held.
  func begin(_ source: Press.Source, at point: CGPoint, modifiers: Modifiers, time: Double, path: [RenderNode]) {
    if !source.isFinger {
      if isMouseClaimed || claim(Press(source, at: point, modifiers: modifiers, time: time), path) { return }
      guard source == .leftButton else { return }
    }
    // A pointer that comes down twice was lost in between.
    cancel(source, time: time)
    advance(to: time)
    let isAtRest = !path.contains { ($0 as? ScrollNode)?.model.isMoving == true }
    let scroll = findScroll(for: source, at: point, time: time, path: path)
    let isDragged = scroll?.isDragging ?? false
    let isJoined = entries.contains { $0.detector === scroll }
    let caught = !isJoined && scroll?.catchMotion() == true
    let press = Press(
      source, at: point, modifiers: modifiers, time: time, hasCaughtMotion: caught, scrollAxes: scroll?.axes ?? [])
    if source.isFinger { markLone(press, isAtRest: isAtRest) }
    presses.append(press)
    var candidates = GestureCandidate.collect(path, scroll: scroll)
    // A finger that joins a drag belongs to it.
    if isDragged { candidates.removeAll { !$0.isScroll && $0.precedence != .simultaneous } }
    endWaiting(candidates, for: press)
    enter(candidates, press)
    send(.began, press, time: time)
  }

  /// Offers a press of the mouse to the detectors that claim presses. Returns whether it was taken.
  private func claim(_ press: Press, _ path: [RenderNode]) -> Bool {
    guard let claimant = GestureCandidate.claimants(path).first(where: { $0.claim(press) }) else { return false }
    presses.append(press)
    entries.append(ArenaEntry(claimant, claiming: press))
    return true
  }

  /// Sets `isLone` of the fingers when another comes down.
  private func markLone(_ press: Press, isAtRest: Bool) {
    let former = presses.first { $0.isLone }
    former?.isLone = false
    press.isLone = former == nil && isAtRest
  }

  func move(_ source: Press.Source, to point: CGPoint, time: Double) {
    guard let press = press(of: source) else { return }
    advance(to: time)
    press.move(to: point, time: time)
    send(.moved, press, time: time)
  }

  /// Moves the presses of all buttons of the mouse.
  func moveMouse(to point: CGPoint, time: Double) {
    for press in presses where !press.source.isFinger { move(press.source, to: point, time: time) }
  }

  func end(_ source: Press.Source, at point: CGPoint, time: Double) {
    guard let press = press(of: source) else { return }
    if point != press.location { move(source, to: point, time: time) }
    advance(to: time)
    presses.removeAll { $0 === press }
    send(.ended, press, time: time)
    if source.isFinger { presses.forEach { $0.isLone = false } }
  }

  /// Ends a press without any gesture.
  func cancel(_ source: Press.Source, time: Double) {
    guard let press = press(of: source) else { return }
    presses.removeAll { $0 === press }
    send(.cancelled, press, time: time)
  }

  /// Ends all presses without any gesture: the window has lost the keyboard.
  func cancelAll(time: Double) {
    for press in presses { cancel(press.source, time: time) }
  }

  private func send(_ kind: PressEvent.Kind, _ press: Press, time: Double) {
    let event = PressEvent(kind: kind, press: press, time: time)
    for entry in ranked where entry.watches(press) && !entry.detector.status.isOver { entry.detector.handle(event) }
    resolve()
    if nextDeadline != nil { pipeline?.add(self) }
  }

  // MARK: Nodes that go

  /// Called when a node has left the window. A claimed press stays with its node, which may only be moved in the tree.
  func forget(_ node: RenderNode) {
    for entry in entries {
      if entry.detector.node === node, !entry.isClaim { drop(entry.detector) }
      entry.detector.forget(node)
    }
  }

  /// Removes a detector from the arena with the next frame: this may be called while views are computed.
  func drop(_ detector: GestureDetector) {
    guard let entry = entries.first(where: { $0.detector === detector }) else { return }
    entry.isDropped = true
    pipeline?.add(self)
  }

  // MARK: Time

  package func tick(at time: Double) -> NextTick {
    advance(to: time)
    return nextDeadline.map { .at($0) } ?? .never
  }

  private var nextDeadline: Double? { entries.compactMap { $0.detector.openDeadline }.min() }

  /// Runs what is due until `time`, each deadline at its own time.
  private func advance(to time: Double) {
    let dropped = entries.filter(\.isDropped)
    for entry in dropped { leave(entry) }
    // Others may have waited for them.
    if !dropped.isEmpty { resolve() }
    while let deadline = nextDeadline, time.hasReached(deadline) {
      for entry in ranked where entry.detector.openDeadline.map({ $0 <= deadline }) ?? false {
        entry.detector.tick(at: deadline)
      }
      resolve()
      // A deadline that does not move on would loop forever.
      guard nextDeadline != deadline else { break }
    }
  }
}
