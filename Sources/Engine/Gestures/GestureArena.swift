import Motion

/// Decides which detector gets each press of a pointer: scroll bars, text selection, taps, controls, drags and
/// scrolling.
///
/// A press of the mouse is first offered to the detectors that may claim presses: the scroll bars under it, then those
/// of the nodes on the hit path, the deepest first (`GestureDetector.claim(_:)`). The first detector to claim it owns
/// the mouse until the button is released. Detectors compete for the presses of fingers, and for unclaimed presses of
/// the left button.
///
/// All detectors on the hit path observe the press. The first to recognize its gesture wins the presses that it has
/// seen, and its rivals lose them. If several detectors recognize with the same event, the deeper detector wins;
/// `GestureNode.Precedence.high` wins over all detectors inside of its node. A detector that has seen a part of its
/// gesture, such as the first of two taps, keeps later detectors waiting (`GestureDetector.isWaiting`). Detectors of
/// `.simultaneous` gestures neither win presses from rivals nor lose them.
@MainActor package final class GestureArena: FrameTicker {
  weak var host: NodeHost?
  /// The presses of pointers that are down.
  private var presses: [Press] = []
  /// The detectors with presses.
  var entries: [ArenaEntry] = []

  /// The objects that are offered presses before the nodes under them.
  private var guards = PressGuards()

  /// Offers all later presses to `pressGuard` first.
  func add(_ pressGuard: any PressGuard) { guards.add(pressGuard) }

  func remove(_ pressGuard: any PressGuard) { guards.remove(pressGuard) }

  /// True while the mouse holds a scroll bar.
  var isScrollBarHeld: Bool { entries.contains { $0.detector is ScrollBarDrag } }

  /// True while a detector has claimed the mouse.
  private var isMouseClaimed: Bool {
    entries.contains { entry in entry.isClaim && presses.contains { entry.watches($0) } }
  }

  /// The press of `source`; nil if it is not down.
  private func press(of source: Press.Source) -> Press? { presses.first { $0.source == source } }

  /// True until the pointer of `press` is lifted or lost.
  func isDown(_ press: Press) -> Bool { presses.contains { $0 === press } }

  // MARK: Events

  /// Begins a press at `point`, in window coordinates.
  ///
  /// - Parameters:
  ///   - modifiers: the modifier keys that are held.
  ///   - path: the nodes under the pointer, the deepest first.
  /// - Returns: False if no detector can get the press.
  @discardableResult
  package func begin(
    _ source: Press.Source, at point: CGPoint, modifiers: Modifiers, time: Double, path: [RenderNode]
  ) -> Bool {
    if takeForGuard(source, at: point, modifiers: modifiers, time: time, path: path) { return true }
    if !source.isFinger {
      if isMouseClaimed || claim(Press(source, at: point, modifiers: modifiers, time: time), path) { return true }
      guard source == .leftButton else { return false }
    }
    // A second press without a release in between means that the release was lost. The new press replaces the old press.
    cancel(source, time: time)
    advance(to: time)
    let isAtRest = !path.contains { $0.fact(ScrollFact.self)?.model.isMoving == true }
    let scroll = findScroll(for: source, at: point, time: time, path: path)
    let isDragged = scroll?.isDragging ?? false
    let isJoined = entries.contains { $0.detector === scroll }
    let caught = !isJoined && scroll?.catchMotion() == true
    let press = Press(
      source, at: point, modifiers: modifiers, time: time, hasCaughtMotion: caught, scrollAxes: scroll?.axes ?? [])
    if source.isFinger { markLone(press, isAtRest: isAtRest) }
    presses.append(press)
    var candidates = guards.observers + GestureCandidate.collect(path, scroll: scroll)
    // A finger that joins a drag takes part in the drag and in simultaneous gestures only.
    if isDragged { candidates.removeAll { !$0.isScroll && $0.precedence != .simultaneous } }
    endWaiting(candidates, for: press)
    enter(candidates, press)
    send(.began, press, time: time)
    return true
  }

  /// Offers a press to the guards. Returns true if a guard takes it.
  private func takeForGuard(
    _ source: Press.Source, at point: CGPoint, modifiers: Modifiers, time: Double, path: [RenderNode]
  ) -> Bool {
    guard guards.first != nil else { return false }
    cancel(source, time: time)
    let press = Press(source, at: point, modifiers: modifiers, time: time)
    guard let detector = guards.detector(for: press, path: path) else { return false }
    presses.append(press)
    entries.append(ArenaEntry(detector, claiming: press))
    return true
  }

  /// Offers a press of the mouse to the `GestureCandidate.claimants` on `path`. Returns true if a detector has claimed
  /// it.
  private func claim(_ press: Press, _ path: [RenderNode]) -> Bool {
    guard let claimant = GestureCandidate.claimants(path).first(where: { $0.claim(press) }) else { return false }
    presses.append(press)
    entries.append(ArenaEntry(claimant, claiming: press))
    return true
  }

  /// Sets `Press.isLone` of all fingers when `press` begins.
  private func markLone(_ press: Press, isAtRest: Bool) {
    let former = presses.first { $0.isLone }
    former?.isLone = false
    press.isLone = former == nil && isAtRest
  }

  /// Moves the press of `source` to `point`, in window coordinates.
  func move(_ source: Press.Source, to point: CGPoint, time: Double) {
    guard let press = press(of: source) else { return }
    advance(to: time)
    press.move(to: point, time: time)
    send(.moved, press, time: time)
  }

  /// Moves the presses of all buttons of the mouse.
  package func moveMouse(to point: CGPoint, time: Double) {
    for press in presses where !press.source.isFinger { move(press.source, to: point, time: time) }
  }

  /// Ends the press of `source`, which is lifted at `point`.
  package func end(_ source: Press.Source, at point: CGPoint, time: Double) {
    guard let press = press(of: source) else { return }
    if point != press.location { move(source, to: point, time: time) }
    advance(to: time)
    presses.removeAll { $0 === press }
    send(.ended, press, time: time)
    if source.isFinger { presses.forEach { $0.isLone = false } }
  }

  /// Ends a press without recognizing a gesture.
  func cancel(_ source: Press.Source, time: Double) {
    guard let press = press(of: source) else { return }
    presses.removeAll { $0 === press }
    send(.cancelled, press, time: time)
  }

  /// Ends all presses without recognizing a gesture: the window has lost the keyboard.
  package func cancelAll(time: Double) {
    for press in presses { cancel(press.source, time: time) }
    guards.windowDidLoseKeyboard()
  }

  /// Cancels the gestures in progress with `GestureDetector.endsOnEscape`, otherwise dismisses the guards. Returns false if neither has an
  /// effect.
  func cancelByKey(time: Double) -> Bool {
    let cancelled = entries.filter { $0.detector.endsOnEscape }
    for press in cancelled.flatMap(\.presses) { cancel(press.source, time: time) }
    return !cancelled.isEmpty || guards.dismissAll()
  }

  /// Sends an event to the detectors that observe `press`, then decides between them.
  private func send(_ kind: PressEvent.Kind, _ press: Press, time: Double) {
    let event = PressEvent(kind: kind, press: press, time: time)
    for entry in ranked where entry.watches(press) && !entry.detector.status.isOver { entry.detector.handle(event) }
    resolve()
    if nextDeadline != nil { host?.add(self) }
  }

  // MARK: Removed nodes

  /// Called when a node has left the window. A claimed press remains with its node, which may only have been moved in
  /// the tree.
  func forget(_ node: RenderNode) {
    for entry in entries {
      if entry.detector.node === node, !entry.isClaim, !entry.detector.outlivesNode { drop(entry.detector) }
      entry.detector.forget(node)
    }
  }

  /// Removes a detector from the arena in the next frame, since views may be evaluated during the call.
  func drop(_ detector: GestureDetector) {
    guard let entry = entries.first(where: { $0.detector === detector }) else { return }
    entry.isDropped = true
    host?.add(self)
  }

  // MARK: Time

  package func tick(at time: Double) -> NextTick {
    advance(to: time)
    return nextDeadline.map { .at($0) } ?? .never
  }

  /// The earliest `GestureDetector.openDeadline` of all entries.
  private var nextDeadline: Double? { entries.compactMap { $0.detector.openDeadline }.min() }

  package init() {}

  /// Calls `GestureDetector.tick(at:)` for all deadlines up to `time`, each at its own time, after removing dropped
  /// entries.
  private func advance(to time: Double) {
    let dropped = entries.filter(\.isDropped)
    for entry in dropped { leave(entry) }
    // Entries may have waited for the removed entries.
    if !dropped.isEmpty { resolve() }
    while let deadline = nextDeadline, time.hasReached(deadline) {
      for entry in ranked where entry.detector.openDeadline.map({ $0 <= deadline }) ?? false {
        entry.detector.tick(at: deadline)
      }
      resolve()
      // A deadline that does not change would loop forever.
      guard nextDeadline != deadline else { break }
    }
  }
}
