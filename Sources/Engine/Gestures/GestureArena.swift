import Geometry
import Motion

/// Decides which of the gestures under a pointer gets it. Taps, presses of controls, drags, and scrolling all compete here.
///
/// All detectors on the hit path watch. The first that recognises its gesture wins the presses that it has seen, and the others that
/// have seen one of them lose; where several recognise with the same event, the deeper one wins, but one of high precedence before
/// all further in. One that has seen a part of its gesture, such as the first of two taps, lets those after it wait. Simultaneous
/// gestures stand outside of all that.
@MainActor package final class GestureArena: FrameTicker {
  weak var pipeline: FramePipeline?
  private var presses: [Press] = []
  private var entries: [Entry] = []

  /// A detector and the presses that it watches.
  private final class Entry {
    let detector: GestureDetector
    let isSimultaneous: Bool
    /// Less is asked first.
    var rank = 0
    var presses: [Press] = []
    /// Whether it has won.
    var isGranted = false
    /// Its node has gone, or it was disabled: it ends with the next frame, when the program may be told.
    var isDropped = false

    init(_ candidate: Candidate) {
      detector = candidate.detector
      isSimultaneous = candidate.precedence == .simultaneous
    }

    func watches(_ press: Press) -> Bool { presses.contains { $0 === press } }

    func competes(with other: Entry) -> Bool {
      self !== other && !isSimultaneous && !other.isSimultaneous && presses.contains { other.watches($0) }
    }
  }

  /// Whether a pointer is down.
  package var isPressed: Bool { !presses.isEmpty }

  // MARK: Events

  private func press(of source: Press.Source) -> Press? { presses.first { $0.source == source } }

  /// `path`: the nodes under the pointer, the deepest first.
  func begin(_ source: Press.Source, at point: CGPoint, time: Double, path: [RenderNode]) {
    // A pointer that comes down twice was lost in between.
    cancel(source, time: time)
    advance(to: time)
    let scroll = findScroll(for: source, at: point, time: time, path: path)
    let isDragged = scroll?.isDragging ?? false
    let isJoined = entries.contains { $0.detector === scroll }
    let caught = !isJoined && scroll?.catchMotion() == true
    let press = Press(
      source: source, at: point, time: time, hasCaughtMotion: caught, scrollAxes: scroll?.axes ?? [])
    presses.append(press)
    var candidates = Candidate.collect(path, scroll: scroll)
    // A finger that joins a drag belongs to it.
    if isDragged { candidates.removeAll { !$0.isScroll && $0.precedence != .simultaneous } }
    endWaiting(candidates, for: press)
    enter(candidates, press)
    send(.began, press, time: time)
  }

  func move(_ source: Press.Source, to point: CGPoint, time: Double) {
    guard let press = press(of: source) else { return }
    advance(to: time)
    press.move(to: point, time: time)
    send(.moved, press, time: time)
  }

  func end(_ source: Press.Source, at point: CGPoint, time: Double) {
    guard let press = press(of: source) else { return }
    if point != press.location { move(source, to: point, time: time) }
    advance(to: time)
    presses.removeAll { $0 === press }
    send(.ended, press, time: time)
  }

  /// Ends a press without any gesture.
  func cancel(_ source: Press.Source, time: Double) {
    guard let press = press(of: source) else { return }
    presses.removeAll { $0 === press }
    send(.cancelled, press, time: time)
  }

  /// The window has lost the keyboard: whatever was down is down no more.
  func cancelAll(time: Double) {
    for press in presses { cancel(press.source, time: time) }
  }

  /// A node has left the window.
  func forget(_ node: RenderNode) {
    guard !entries.isEmpty else { return }
    for entry in entries {
      if entry.detector.node === node {
        drop(entry.detector)
      } else if let scroll = entry.detector as? ScrollDragDetector {
        scroll.forget(node)
      }
    }
  }

  /// Ends a detector's part in everything, with the next frame: this may be called while views are computed.
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

  /// Lets everything happen that is due until `time`, each at its time.
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
      // A detector whose time stands still would never let go.
      guard nextDeadline != deadline else { break }
    }
  }

  // MARK: Competition

  private var ranked: [Entry] { entries.sorted { $0.rank < $1.rank } }

  /// What scrolls under a press: the drag of fingers that are on the same scroll views already, or else a new one of those that nobody
  /// drags.
  private func findScroll(
    for source: Press.Source, at point: CGPoint, time: Double, path: [RenderNode]
  ) -> ScrollDragDetector? {
    let scrollers = path.compactMap { $0 as? ScrollNode }.filter { $0.accepts(.drag) }
    guard !scrollers.isEmpty else { return nil }
    let present = entries.compactMap { $0.detector as? ScrollDragDetector }
    if let joined = present.first(where: { $0.isJoined(by: source, on: scrollers) }) { return joined }
    let free = scrollers.filter { scroller in !present.contains { $0.scrollers.contains { $0 === scroller } } }
    return free.isEmpty ? nil : ScrollDragDetector(scrollers: free, at: point, time: time)
  }

  /// Gives up what waits for a press other than this one, so that it can begin anew with it.
  private func endWaiting(_ candidates: [Candidate], for press: Press) {
    for entry in entries where entry.detector.isWaiting && !entry.detector.accepts(press) {
      if candidates.contains(where: { $0.detector === entry.detector }) { leave(entry) }
    }
    resolve()
  }

  private func enter(_ candidates: [Candidate], _ press: Press) {
    for (rank, candidate) in candidates.enumerated() {
      let known = entries.first { $0.detector === candidate.detector }
      if let known, known.detector.status.isOver || !known.detector.accepts(press) { continue }
      let entry = known ?? Entry(candidate)
      if known == nil {
        guard candidate.isScroll || candidate.detector.accepts(press) else { continue }
        entries.append(entry)
      }
      // A further finger that scrolls comes no earlier than the first.
      entry.rank = candidate.isScroll ? max(entry.rank, rank) : rank
      entry.presses.append(press)
    }
  }

  private func send(_ kind: PressEvent.Kind, _ press: Press, time: Double) {
    let event = PressEvent(kind: kind, press: press, time: time)
    for entry in ranked where entry.watches(press) && !entry.detector.status.isOver { entry.detector.handle(event) }
    resolve()
    if nextDeadline != nil { pipeline?.add(self) }
  }

  /// Finds winners until nothing changes, and tells them.
  private func resolve() {
    while let entry = ranked.first(where: { settles($0) }) { settle(entry) }
    for entry in ranked where isIn(entry) && !isHeld(entry) { entry.detector.deliver() }
    for entry in entries where entry.isGranted && entry.detector.status.isOver { leave(entry) }
  }

  private func isIn(_ entry: Entry) -> Bool { entries.contains { $0 === entry } }

  /// Whether something about an entry is to be decided now.
  private func settles(_ entry: Entry) -> Bool {
    guard !entry.isGranted else { return false }
    switch entry.detector.status {
    case .failed: return true
    case .active, .ended: return !isHeld(entry)
    case .possible:
      // Nothing is down any more, and nothing will come.
      return !entry.presses.contains { isDown($0) } && entry.detector.deadline == nil
    }
  }

  private func isDown(_ press: Press) -> Bool { presses.contains { $0 === press } }

  /// Whether an entry has recognised its gesture and has to wait for one that comes before it.
  private func isHeld(_ entry: Entry) -> Bool {
    guard !entry.isGranted, entry.detector.status.isRecognized else { return false }
    return entries.contains { $0.rank < entry.rank && $0.detector.isWaiting && $0.competes(with: entry) }
  }

  private func settle(_ entry: Entry) {
    let rivals = entries.filter { $0.competes(with: entry) }
    guard entry.detector.status.isRecognized, !rivals.contains(where: \.isGranted) else { return leave(entry) }
    entry.isGranted = true
    for rival in rivals { giveUp(rival, presses: entry.presses) }
  }

  /// Takes presses that another has won from an entry, which ends unless it has others.
  private func giveUp(_ entry: Entry, presses lost: [Press]) {
    var goesOn = true
    for press in lost where entry.watches(press) { goesOn = entry.detector.release(press) && goesOn }
    guard goesOn else { return leave(entry) }
    entry.presses.removeAll { press in lost.contains { $0 === press } }
  }

  private func leave(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    entry.detector.reset()
  }
}

/// A detector that a press meets, and how it stands to the others.
@MainActor struct Candidate {
  let detector: GestureDetector
  let precedence: GestureNode.Precedence
  var isScroll = false

  /// The detectors on a path, in the order in which they are asked.
  static func collect(_ path: [RenderNode], scroll: ScrollDragDetector?) -> [Candidate] {
    var candidates: [Candidate] = []
    var scroll = scroll
    for node in path {
      if let gesture = node as? GestureNode {
        if !gesture.allowsInnerGestures { candidates.removeAll { !$0.isScroll } }
        guard gesture.isEnabled else { continue }
        let candidate = Candidate(detector: gesture.detector, precedence: gesture.precedence)
        if gesture.precedence == .high { candidates.insert(candidate, at: 0) } else { candidates.append(candidate) }
      } else if let detector = scroll, detector.scrollers.first === node {
        candidates.append(Candidate(detector: detector, precedence: .normal, isScroll: true))
        scroll = nil
      }
    }
    return candidates
  }
}
