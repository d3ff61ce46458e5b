import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@Suite struct RefreshMachineTests {
  // MARK: A pull

  @Test func aPullPastTheThresholdStartsTheActionOnceOnRelease() {
    var driver = RefreshMachineDriver()
    driver.fingerDown()
    driver.show(20, 40)
    #expect(driver.phase == .pulling(progress: 0.5))
    driver.show(79.9)
    #expect(driver.phase == .pulling(progress: 79.9 / 80))
    driver.show(80)
    #expect(driver.phase == .armed)
    #expect(driver.starts == 0)
    driver.fingerUp()
    #expect(driver.phase == .refreshing)
    #expect(driver.starts == 1)
    driver.show(75, 68, 60, 60)
    driver.wait(10)
    #expect(driver.phase == .refreshing)
    #expect(driver.starts == 1)
    #expect(driver.heldChanges == [60])
  }

  @Test func aShortPullReturnsAndStartsNoAction() {
    var driver = RefreshMachineDriver()
    driver.pull(to: 70)
    #expect(driver.phase == .settling)
    driver.show(40, 20, 8)
    #expect(driver.phase == .idle)
    #expect(driver.starts == 0)
    #expect(driver.heldChanges.isEmpty)
  }

  @Test func pullingBackBeforeTheReleaseStartsNoAction() {
    var driver = RefreshMachineDriver()
    driver.fingerDown()
    driver.show(90, 71.9)
    #expect(driver.phase == .pulling(progress: 71.9 / 80))
    driver.fingerUp()
    #expect(driver.starts == 0)
  }

  @Test func aDisarmedPullMayBeArmedAgain() {
    var driver = RefreshMachineDriver()
    driver.fingerDown()
    driver.show(90, 50, 90)
    #expect(driver.phase == .armed)
    driver.fingerUp()
    #expect(driver.starts == 1)
  }

  @Test func scrollingAwayInTheSameDragIsIdle() {
    var driver = RefreshMachineDriver()
    driver.fingerDown()
    driver.show(90, 30, 0)
    #expect(driver.phase == .idle)
    driver.show(-200)
    driver.fingerUp()
    #expect(driver.phase == .idle)
    #expect(driver.starts == 0)
  }

  @Test func aCrossingPullStartsDuringTheDragAndHoldsAfterIt() {
    var driver = RefreshMachineDriver(machine: RefreshMachine(metrics: RefreshMetrics(trigger: .crossing)))
    driver.fingerDown()
    driver.show(60, 79)
    #expect(driver.starts == 0)
    driver.show(81, 90, 70, 90)
    #expect(driver.starts == 1)
    #expect(driver.heldChanges.isEmpty)
    driver.fingerUp()
    #expect(driver.heldChanges == [60])
    #expect(driver.starts == 1)
  }

  @Test func aCancelledDragStartsNoAction() {
    var driver = RefreshMachineDriver()
    driver.fingerDown()
    driver.show(100)
    driver.record(driver.machine.dragCancelled(at: driver.time))
    #expect(driver.phase == .settling)
    #expect(driver.starts == 0)
  }

  // MARK: Without a pull

  @Test func aRequestAtTheTopShowsTheIndicator() {
    var driver = RefreshMachineDriver()
    driver.record(driver.machine.begin(at: 0))
    #expect(driver.starts == 1)
    #expect(driver.heldChanges == [60])
  }

  @Test func aRequestBelowTheTopHoldsAndReleasesTheContent() {
    var driver = RefreshMachineDriver()
    driver.show(-20)
    driver.record(driver.machine.begin(at: driver.time))
    #expect(driver.heldChanges == [60])
    driver.wait(1)
    driver.finish()
    #expect(driver.heldChanges.last == 0)
    #expect(driver.phase == .idle)
  }

  @Test func aRequestDuringADragHoldsAfterIt() {
    var driver = RefreshMachineDriver()
    driver.fingerDown()
    driver.show(30)
    driver.record(driver.machine.begin(at: driver.time))
    #expect(driver.heldChanges.isEmpty)
    driver.show(100)
    driver.fingerUp()
    #expect(driver.starts == 1)
    #expect(driver.heldChanges == [60])
  }

  @Test func aRequestWhileContentSettlesStartsAgain() {
    var driver = RefreshMachineDriver.refreshing()
    driver.wait(1)
    driver.finish()
    driver.record(driver.machine.begin(at: driver.time))
    #expect(driver.phase == .refreshing)
    #expect(driver.starts == 2)
    #expect(driver.machine.held == 60)
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
      var driver = RefreshMachineDriver()
      driver.fingerDown()
      driver.show(100, nonsense)
      #expect(driver.machine.distance == 0)
      driver.fingerUp()
      #expect(driver.starts == 0)
    }
  }

  @Test func aChangedViewportChangesTheHeldLength() {
    var driver = RefreshMachineDriver.refreshing()
    driver.record(driver.machine.setMetrics(RefreshMetrics(viewport: 200), at: driver.time))
    #expect(driver.machine.held == 37.5)
    #expect(driver.heldChanges.count == 2)
  }

  /// For all inputs: one start per drag or request, none during a run, changes of `held` between drags only, and an end.
  @Test func randomInputNeverBreaksTheInvariants() {
    for seed in UInt64(1)...2000 {
      var random = SeededGenerator(seed: seed)
      let trigger: RefreshMetrics.Trigger = Bool.random(using: &random) ? .release : .crossing
      var driver = RefreshMachineDriver(machine: RefreshMachine(metrics: RefreshMetrics(trigger: trigger)))
      var allowed = 0
      var isDown = false
      for _ in 0..<60 {
        let before = driver
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          driver.fingerDown()
          isDown = true
        case 1:
          driver.fingerUp()
          isDown = false
        case 2: driver.finish()
        case 3: driver.wait(Double.random(in: 0...1.2, using: &random))
        case 4 where Int.random(in: 0..<8, using: &random) == 0: driver.record(driver.machine.begin(at: driver.time))
        default: driver.show(Double.random(in: -60...160, using: &random))
        }
        if driver.starts > before.starts {
          allowed += 1
          // A key may restart the action while the previous short run is still shown.
          #expect(before.phase != .refreshing || before.machine.endTime != nil, "seed \(seed)")
          #expect(driver.starts == before.starts + 1, "seed \(seed)")
        }
        if isDown { #expect(driver.machine.held == before.machine.held, "seed \(seed)") }
      }
      #expect(driver.starts == allowed, "seed \(seed)")
      driver.fingerUp()
      driver.finish()
      driver.wait(1)
      driver.wait(1.5)
      #expect(driver.phase == .idle, "seed \(seed)")
      #expect(driver.machine.held == 0, "seed \(seed)")
    }
  }
}
