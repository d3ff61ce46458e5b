extension GestureArena {
  /// The `entries` in the order of decision.
  var ranked: [ArenaEntry] { entries.sorted { $0.rank < $1.rank } }

  // MARK: Entering

  /// The `ScrollDragDetector` of a press: that of fingers on the same scroll views, otherwise a new detector of the
  /// scroll views that are not dragged; nil without such a scroll view.
  func findScroll(for source: Press.Source, at point: CGPoint, time: Double, path: [RenderNode]) -> ScrollDragDetector?
  {
    let scrollers = path.scrollNodes(accepting: .drag)
    guard !scrollers.isEmpty else { return nil }
    let present = entries.compactMap { $0.detector as? ScrollDragDetector }
    let zoomer = path.zoomingScrollNode
    if let joined = present.first(where: { $0.isJoined(by: source, on: scrollers, zoomer: zoomer) }) { return joined }
    let free = scrollers.filter { scroller in !present.contains { $0.scrollers.contains { $0 === scroller } } }
    return free.isEmpty ? nil : ScrollDragDetector(scrollers: free, zoomer: zoomer, at: point, time: time)
  }

  /// Resets the detectors of `candidates` that wait for a different press than `press`, so that they can begin again
  /// with it.
  func endWaiting(_ candidates: [GestureCandidate], for press: Press) {
    for entry in entries where entry.detector.isWaiting && !entry.detector.accepts(press) {
      if candidates.contains(where: { $0.detector === entry.detector }) { leave(entry) }
    }
    resolve()
  }

  /// Adds `press` to the entries of `candidates`, and creates missing entries.
  func enter(_ candidates: [GestureCandidate], _ press: Press) {
    for (rank, candidate) in candidates.enumerated() {
      let earlier = entries.first { $0.detector === candidate.detector }
      if let earlier, earlier.detector.status.isOver || !earlier.detector.accepts(press) { continue }
      let entry = earlier ?? ArenaEntry(candidate)
      if earlier == nil {
        guard candidate.isScroll || candidate.detector.accepts(press) else { continue }
        entries.append(entry)
      }
      // A further finger that scrolls never moves the scroll drag to an earlier rank.
      entry.rank = candidate.isScroll ? max(entry.rank, rank) : rank
      entry.presses.append(press)
    }
  }

  // MARK: Winning

  /// Decides between entries until no decision is due, then calls `GestureDetector.deliver()`.
  func resolve() {
    for entry in entries where entry.detector.hasLifted {
      for rival in entries where rival.detector.isDrag && !rival.isGranted && rival.competes(with: entry) {
        giveUp(rival, presses: entry.presses)
      }
    }
    while let entry = ranked.first(where: { settles($0) }) { settle(entry) }
    for entry in ranked where isIn(entry) && !isHeld(entry) { entry.detector.deliver() }
    for entry in entries where entry.isGranted && entry.detector.status.isOver { leave(entry) }
  }

  /// True if `entry` has not left the arena.
  private func isIn(_ entry: ArenaEntry) -> Bool { entries.contains { $0 === entry } }

  /// True if the decision about an entry is due.
  private func settles(_ entry: ArenaEntry) -> Bool {
    guard !entry.isGranted else { return false }
    switch entry.detector.status {
    case .failed: return true
    case .active, .ended: return !isHeld(entry)
    case .possible:
      // No press is down and no deadline is set, so the gesture cannot be recognized any more.
      return !entry.presses.contains { isDown($0) } && entry.detector.deadline == nil
    }
  }

  /// True if an entry has recognized its gesture and waits for an earlier entry with `GestureDetector.isWaiting`.
  private func isHeld(_ entry: ArenaEntry) -> Bool {
    guard !entry.isGranted, entry.detector.status.isRecognized else { return false }
    return entries.contains { $0.rank < entry.rank && $0.detector.isWaiting && $0.competes(with: entry) }
  }

  /// Grants `entry` its presses if it has recognized its gesture and no rival has won; otherwise removes it.
  private func settle(_ entry: ArenaEntry) {
    let rivals = entries.filter { $0.competes(with: entry) }
    guard entry.detector.status.isRecognized, !rivals.contains(where: \.isGranted) else { return leave(entry) }
    entry.isGranted = true
    for rival in rivals { giveUp(rival, presses: entry.presses) }
  }

  /// Removes presses that a rival has won. The entry leaves the arena if it has no other press, or if
  /// `GestureDetector.release(_:)` returns false.
  private func giveUp(_ entry: ArenaEntry, presses lost: [Press]) {
    var goesOn = true
    for press in lost where entry.watches(press) { goesOn = entry.detector.release(press) && goesOn }
    guard goesOn else { return leave(entry) }
    entry.presses.removeAll { press in lost.contains { $0 === press } }
  }

  /// Removes an entry and resets its detector.
  func leave(_ entry: ArenaEntry) {
    entries.removeAll { $0 === entry }
    entry.detector.reset()
  }
}
