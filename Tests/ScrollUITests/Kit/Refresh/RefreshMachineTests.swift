import Testing

@testable import ScrollUI

@Suite struct RefreshMachineTests {
  // MARK: A pull

  @Test func aPullPastTheThresholdStartsTheActionOnceOnRelease() {
    var pulled = PulledMachine()
    pulled.fingerDown()
    pulled.show(20, 40)
    #expect(pulled.phase == .pulling(progress: 0.5))
    pulled.show(79.9)
    #expect(pulled.phase == .pulling(progress: 79.9 / 80))
    pulled.show(80)
    #expect(pulled.phase == .armed)
    #expect(pulled.starts == 0)
    pulled.fingerUp()
    #expect(pulled.phase == .refreshing)
    #expect(pulled.starts == 1)
    pulled.show(75, 68, 60, 60)
    pulled.wait(10)
    #expect(pulled.phase == .refreshing)
    #expect(pulled.starts == 1)
    #expect(pulled.heldChanges == [60])
  }

  @Test func aShortPullReturnsAndStartsNoAction() {
    var pulled = PulledMachine()
    pulled.pull(to: 70)
    #expect(pulled.phase == .settling)
    pulled.show(40, 20, 8)
    #expect(pulled.phase == .idle)
    #expect(pulled.starts == 0)
    #expect(pulled.heldChanges.isEmpty)
  }

  @Test func pullingBackBeforeTheReleaseStartsNoAction() {
    var pulled = PulledMachine()
    pulled.fingerDown()
    pulled.show(90, 71.9)
    #expect(pulled.phase == .pulling(progress: 71.9 / 80))
    pulled.fingerUp()
    #expect(pulled.starts == 0)
  }

  @Test func aDisarmedPullMayBeArmedAgain() {
    var pulled = PulledMachine()
    pulled.fingerDown()
    pulled.show(90, 50, 90)
    #expect(pulled.phase == .armed)
    pulled.fingerUp()
    #expect(pulled.starts == 1)
  }

  @Test func scrollingAwayInTheSameDragIsIdle() {
    var pulled = PulledMachine()
    pulled.fingerDown()
    pulled.show(90, 30, 0)
    #expect(pulled.phase == .idle)
    pulled.show(-200)
    pulled.fingerUp()
    #expect(pulled.phase == .idle)
    #expect(pulled.starts == 0)
  }

  @Test func aCrossingPullStartsDuringTheDragAndHoldsAfterIt() {
    var pulled = PulledMachine(machine: RefreshMachine(metrics: RefreshMetrics(trigger: .crossing)))
    pulled.fingerDown()
    pulled.show(60, 79)
    #expect(pulled.starts == 0)
    pulled.show(81, 90, 70, 90)
    #expect(pulled.starts == 1)
    #expect(pulled.heldChanges.isEmpty)
    pulled.fingerUp()
    #expect(pulled.heldChanges == [60])
    #expect(pulled.starts == 1)
  }

  @Test func aCancelledDragStartsNoAction() {
    var pulled = PulledMachine()
    pulled.fingerDown()
    pulled.show(100)
    pulled.note(pulled.machine.dragCancelled(at: pulled.time))
    #expect(pulled.phase == .settling)
    #expect(pulled.starts == 0)
  }

  // MARK: Without a pull

  @Test func aRequestAtTheTopShowsTheIndicator() {
    var pulled = PulledMachine()
    pulled.note(pulled.machine.begin(at: 0))
    #expect(pulled.starts == 1)
    #expect(pulled.heldChanges == [60])
  }

  @Test func aRequestBelowTheTopHoldsAndReleasesTheContent() {
    var pulled = PulledMachine()
    pulled.show(-20)
    pulled.note(pulled.machine.begin(at: pulled.time))
    #expect(pulled.heldChanges == [60])
    pulled.wait(1)
    pulled.finish()
    #expect(pulled.heldChanges.last == 0)
    #expect(pulled.phase == .idle)
  }

  @Test func aRequestDuringADragHoldsAfterIt() {
    var pulled = PulledMachine()
    pulled.fingerDown()
    pulled.show(30)
    pulled.note(pulled.machine.begin(at: pulled.time))
    #expect(pulled.heldChanges.isEmpty)
    pulled.show(100)
    pulled.fingerUp()
    #expect(pulled.starts == 1)
    #expect(pulled.heldChanges == [60])
  }

  @Test func aRequestWhileContentSettlesStartsAgain() {
    var pulled = PulledMachine.refreshing()
    pulled.wait(1)
    pulled.finish()
    pulled.note(pulled.machine.begin(at: pulled.time))
    #expect(pulled.phase == .refreshing)
    #expect(pulled.starts == 2)
    #expect(pulled.machine.held == 60)
  }

  // MARK: Numbers

  @Test func lowViewportsHaveShorterThresholds() {
    #expect(RefreshMetrics(viewport: 640).threshold == 80)
    #expect(RefreshMetrics(viewport: 640).held == 60)
    #expect(RefreshMetrics(viewport: 200).threshold == 50)
    #expect(RefreshMetrics(viewport: 200).held == 37.5)
    for nonsense in [0, -1, .nan, .infinity] { #expect(RefreshMetrics(viewport: nonsense).threshold == 80) }
    #expect(RefreshMetrics(threshold: .nan, held: .nan) == RefreshMetrics(threshold: 80, held: 0))
  }

  @Test func invalidDistancesCountAsZero() {
    for nonsense in [Double.nan, .infinity, -.infinity] {
      var pulled = PulledMachine()
      pulled.fingerDown()
      pulled.show(100, nonsense)
      #expect(pulled.machine.distance == 0)
      pulled.fingerUp()
      #expect(pulled.starts == 0)
    }
  }

  @Test func aChangedViewportChangesTheHeldLength() {
    var pulled = PulledMachine.refreshing()
    pulled.note(pulled.machine.setMetrics(RefreshMetrics(viewport: 200), at: pulled.time))
    #expect(pulled.machine.held == 37.5)
    #expect(pulled.heldChanges.count == 2)
  }

  /// For all inputs: one start per drag or request, none during a run, changes of `held` between drags only, and an end.
  @Test func randomInputNeverBreaksTheInvariants() {
    for seed in UInt64(1)...2000 {
      var random = SeededRandom(seed: seed)
      let trigger: RefreshMetrics.Trigger = Bool.random(using: &random) ? .release : .crossing
      var pulled = PulledMachine(machine: RefreshMachine(metrics: RefreshMetrics(trigger: trigger)))
      var allowed = 0
      var isDown = false
      for _ in 0..<60 {
        let before = pulled
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          pulled.fingerDown()
          isDown = true
        case 1:
          pulled.fingerUp()
          isDown = false
        case 2: pulled.finish()
        case 3: pulled.wait(Double.random(in: 0...1.2, using: &random))
        case 4 where Int.random(in: 0..<8, using: &random) == 0: pulled.note(pulled.machine.begin(at: pulled.time))
        default: pulled.show(Double.random(in: -60...160, using: &random))
        }
        if pulled.starts > before.starts {
          allowed += 1
          // A key may restart the action while the previous short run is still shown.
          #expect(before.phase != .refreshing || before.machine.endTime != nil, "seed \(seed)")
          #expect(pulled.starts == before.starts + 1, "seed \(seed)")
        }
        if isDown { #expect(pulled.machine.held == before.machine.held, "seed \(seed)") }
      }
      #expect(pulled.starts == allowed, "seed \(seed)")
      pulled.fingerUp()
      pulled.finish()
      pulled.wait(1)
      pulled.wait(1.5)
      #expect(pulled.phase == .idle, "seed \(seed)")
      #expect(pulled.machine.held == 0, "seed \(seed)")
    }
  }
}
