import Geometry

extension GestureArena {
  var ranked: [ArenaEntry] { entries.sorted { $0.rank < $1.rank } }

  // MARK: Entering

  /// The `ScrollDragDetector` of a press: that of fingers on the same scroll views, otherwise a new detector of the scroll views that are
  /// not dragged; nil without any.
  func findScroll(for source: Press.Source, at point: CGPoint, time: Double, path: [RenderNode]) -> ScrollDragDetector?
  {
    let scrollers = path.compactMap { $0 as? ScrollNode }.filter { $0.accepts(.drag) }
    guard !scrollers.isEmpty else { return nil }
    let present = entries.compactMap { $0.detector as? ScrollDragDetector }
    if let joined = present.first(where: { $0.isJoined(by: source, on: scrollers) }) { return joined }
    let free = scrollers.filter { scroller in !present.contains { $0.scrollers.contains { $0 === scroller } } }
    return free.isEmpty ? nil : ScrollDragDetector(scrollers: free, at: point, time: time)
  }

  /// Ends detectors that wait for another press than `press`, so that they can begin again with it.
  func endWaiting(_ candidates: [GestureCandidate], for press: Press) {
    for entry in entries where entry.detector.isWaiting && !entry.detector.accepts(press) {
      if candidates.contains(where: { $0.detector === entry.detector }) { leave(entry) }
    }
    resolve()
  }

  func enter(_ candidates: [GestureCandidate], _ press: Press) {
    for (rank, candidate) in candidates.enumerated() {
      let known = entries.first { $0.detector === candidate.detector }
      if let known, known.detector.status.isOver || !known.detector.accepts(press) { continue }
      let entry = known ?? ArenaEntry(candidate)
      if known == nil {
        guard candidate.isScroll || candidate.detector.accepts(press) else { continue }
        entries.append(entry)
      }
      // A further finger that scrolls comes no earlier than the first.
      entry.rank = candidate.isScroll ? max(entry.rank, rank) : rank
      entry.presses.append(press)
    }
  }

  // MARK: Winning

  /// Decides between entries until all are settled, then calls `GestureDetector.deliver()`.
  func resolve() {
    while let entry = ranked.first(where: { settles($0) }) { settle(entry) }
    for entry in ranked where isIn(entry) && !isHeld(entry) { entry.detector.deliver() }
    for entry in entries where entry.isGranted && entry.detector.status.isOver { leave(entry) }
  }

  private func isIn(_ entry: ArenaEntry) -> Bool { entries.contains { $0 === entry } }

  /// True if an entry is to be decided now.
  private func settles(_ entry: ArenaEntry) -> Bool {
    guard !entry.isGranted else { return false }
    switch entry.detector.status {
    case .failed: return true
    case .active, .ended: return !isHeld(entry)
    case .possible:
      // Nothing is down any more, and nothing will come.
      return !entry.presses.contains { isDown($0) } && entry.detector.deadline == nil
    }
  }

  /// True if an entry has recognised its gesture and waits for an earlier entry with `GestureDetector.isWaiting`.
  private func isHeld(_ entry: ArenaEntry) -> Bool {
    guard !entry.isGranted, entry.detector.status.isRecognized else { return false }
    return entries.contains { $0.rank < entry.rank && $0.detector.isWaiting && $0.competes(with: entry) }
  }

  private func settle(_ entry: ArenaEntry) {
    let rivals = entries.filter { $0.competes(with: entry) }
    guard entry.detector.status.isRecognized, !rivals.contains(where: \.isGranted) else { return leave(entry) }
    entry.isGranted = true
    for rival in rivals { giveUp(rival, presses: entry.presses) }
  }

  /// Removes presses that another entry has won. The entry ends if it has no other press.
  private func giveUp(_ entry: ArenaEntry, presses lost: [Press]) {
    var goesOn = true
    for press in lost where entry.watches(press) { goesOn = entry.detector.release(press) && goesOn }
    guard goesOn else { return leave(entry) }
    entry.presses.removeAll { press in lost.contains { $0 === press } }
  }

  func leave(_ entry: ArenaEntry) {
    entries.removeAll { $0 === entry }
    entry.detector.reset()
  }
}
