#if DEBUG
  import Geometry
  import Testing

  @testable import Engine

  @MainActor @Suite struct ArenaClaimTests {
    /// Counts events, and claims presses of the mouse if `claims`.
    private final class Probe: PrimitiveDetector<Void> {
      let claims: Bool
      private(set) var kinds: [PressEvent.Kind] = []

      init(claims: Bool) {
        self.claims = claims
        super.init()
      }

      override func claim(_ press: Press) -> Bool {
        if claims { ownPhase = .active(()) }
        return claims
      }

      override func handle(_ event: PressEvent) {
        kinds.append(event.kind)
        if event.kind == .ended { ownPhase = .ended(()) }
        if event.kind == .cancelled { ownPhase = .failed }
      }
    }

    private let arena = GestureArena()
    private let point = CGPoint(x: 10, y: 20)

    private func begin(_ source: Press.Source, _ detectors: [Probe]) {
      let path = detectors.map { GestureNode(detector: $0, precedence: .high) }
      arena.begin(source, at: point, modifiers: [], time: 0, path: path)
    }

    private func end(_ source: Press.Source) { arena.end(source, at: point, time: 0.1) }

    @Test func aClaimedPressReachesItsDetectorOnly() {
      let (inner, outer) = (Probe(claims: false), Probe(claims: true))
      begin(.leftButton, [inner, outer])
      arena.moveMouse(to: CGPoint(x: 11, y: 20), time: 0.05)
      end(.leftButton)
      #expect(inner.kinds.isEmpty && outer.kinds == [.moved, .moved, .ended])
    }

    @Test func theDeepestClaimantTakesThePress() {
      let (inner, outer) = (Probe(claims: true), Probe(claims: true))
      begin(.leftButton, [inner, outer])
      end(.leftButton)
      #expect(inner.kinds == [.ended] && outer.kinds.isEmpty)
    }

    @Test func otherButtonsAreIgnoredUntilTheClaimedOneIsReleased() {
      let (claimant, other) = (Probe(claims: true), Probe(claims: false))
      begin(.mouse(button: 3), [claimant])
      begin(.leftButton, [other])
      end(.leftButton)
      #expect(other.kinds.isEmpty)
      end(.mouse(button: 3))
      begin(.leftButton, [other])
      #expect(other.kinds == [.began])
    }

    @Test func onlyTheLeftButtonStartsACompetition() {
      let probe = Probe(claims: false)
      begin(.mouse(button: 2), [probe])
      end(.mouse(button: 2))
      #expect(probe.kinds.isEmpty)
    }

    @Test func aFingerCompetesWhileTheMouseIsClaimed() {
      let (claimant, other) = (Probe(claims: true), Probe(claims: false))
      begin(.leftButton, [claimant])
      begin(.finger(1), [other])
      #expect(other.kinds == [.began])
    }

    @Test func losingTheKeyboardCancelsAClaim() {
      let claimant = Probe(claims: true)
      begin(.leftButton, [claimant])
      arena.cancelAll(time: 0.1)
      #expect(claimant.kinds == [.cancelled] && claimant.status == .possible)
    }

    @Test func aDisabledNodeClaimsNothing() {
      let (disabled, outer) = (Probe(claims: true), Probe(claims: true))
      let node = GestureNode(detector: disabled, precedence: .normal)
      node.isEnabled = false
      let path = [node, GestureNode(detector: outer, precedence: .normal)]
      arena.begin(.leftButton, at: point, modifiers: [], time: 0, path: path)
      end(.leftButton)
      #expect(disabled.kinds.isEmpty && outer.kinds == [.ended])
    }
  }
#endif
