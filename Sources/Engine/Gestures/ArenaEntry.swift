/// A detector in the `GestureArena` and the presses that it observes.
@MainActor final class ArenaEntry {
  let detector: GestureDetector
  /// True for `GestureNode.Precedence.simultaneous`.
  let isSimultaneous: Bool
  /// The position in the order of decision, from 0.
  var rank = 0
  /// The presses that the detector observes.
  var presses: [Press] = []
  /// True if the detector has won its presses.
  var isGranted = false
  /// True if the detector took its press before the competition; see `GestureDetector.claim(_:)`.
  let isClaim: Bool
  /// True if the node has left the window or was disabled: the entry ends with the next frame, when callbacks may run.
  var isDropped = false

  init(_ candidate: GestureCandidate) {
    detector = candidate.detector
    isSimultaneous = candidate.precedence == .simultaneous
    isClaim = false
  }

  init(_ claimant: GestureDetector, claiming press: Press) {
    detector = claimant
    isSimultaneous = false
    isClaim = true
    isGranted = true
    presses = [press]
  }

  /// True if the detector observes `press`.
  func watches(_ press: Press) -> Bool { presses.contains { $0 === press } }

  /// True if both entries observe the same press and neither is simultaneous.
  func competes(with other: ArenaEntry) -> Bool {
    self !== other && !isSimultaneous && !other.isSimultaneous && presses.contains { other.watches($0) }
  }
}
