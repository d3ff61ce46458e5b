import ScrollUI
import Testing

/// Known bugs of other systems, numbered as in the list of their collection.
@Suite struct RefreshMachineBugTests {
  /// Bug 1: pulling again while refreshing.
  @Test func pullingDuringARefreshStartsNoAction() {
    var driver = RefreshMachineDriver.refreshing()
    driver.pull(to: 140)
    driver.pull(to: 140)
    #expect(driver.starts == 1)
    #expect(driver.phase == .refreshing)
  }

  /// Bug 1: two requests.
  @Test func twoRequestsStartOneAction() {
    var driver = RefreshMachineDriver()
    driver.record(driver.machine.begin(at: 0))
    driver.record(driver.machine.begin(at: 0))
    #expect(driver.starts == 1)
  }

  /// Bug 1: a pull that starts during a refresh continues after its end.
  @Test func aPullThatOutlastsTheActionStartsNoAction() {
    for trigger in [RefreshMetrics.Trigger.release, .crossing] {
      var driver = RefreshMachineDriver.refreshing(RefreshMetrics(trigger: trigger))
      driver.wait(1)
      driver.fingerDown()
      driver.show(120)
      driver.finish()
      #expect(driver.phase == .settling)
      driver.wait(5)
      driver.show(130, 140)
      driver.fingerUp()
      #expect(driver.starts == 1)
      driver.show(50, 0)
      #expect(driver.phase == .idle)
      driver.pull(to: 100)
      #expect(driver.starts == 2)
    }
  }

  @Test func aDragMayPullAgainAfterContentReturns() {
    var driver = RefreshMachineDriver(machine: RefreshMachine(metrics: RefreshMetrics(trigger: .crossing)))
    driver.fingerDown()
    driver.show(90)
    driver.finish()
    driver.wait(0.3)
    driver.show(100, 0)
    #expect(driver.phase == .idle)
    driver.show(90)
    #expect(driver.starts == 2)
  }

  /// Bug 2: the program scrolls to the top, or beyond it.
  @Test func scrollingByTheProgramStartsNoAction() {
    var driver = RefreshMachineDriver()
    driver.show(-500, -100, 0, 90, 120, 0)
    #expect(driver.phase == .idle)
    #expect(driver.starts == 0)
  }

  /// Bug 3: a fling that runs into the top.
  @Test func aFlingIntoTheTopStartsNoAction() {
    var driver = RefreshMachineDriver()
    driver.show(-900)
    driver.fingerDown()
    driver.show(-700, -500)
    driver.fingerUp()
    driver.show(-100, 50, 120, 90, 30, 0)
    #expect(driver.phase == .idle)
    #expect(driver.starts == 0)
  }

  /// Bug 3: catching content beyond the top is not a pull.
  @Test func catchingAFlingBeyondTheTopStartsNoAction() {
    var driver = RefreshMachineDriver()
    driver.show(60, 120)
    driver.fingerDown()
    driver.show(120, 121, 119)
    driver.fingerUp()
    #expect(driver.starts == 0)
    driver.show(60, 0)
    #expect(driver.phase == .idle)
  }

  /// Bug 3, the converse: a drag that reaches the top with the finger down is a pull.
  @Test func aDragThatStartsBelowTheTopMayPull() {
    var driver = RefreshMachineDriver()
    driver.show(-300)
    driver.fingerDown()
    driver.show(-100, 10, 85)
    driver.fingerUp()
    #expect(driver.starts == 1)
  }

  @Test func catchingAReturningPullAndPullingFurtherStartsTheAction() {
    var driver = RefreshMachineDriver()
    driver.pull(to: 60)
    driver.show(50)
    driver.fingerDown()
    #expect(driver.phase == .pulling(progress: 50.0 / 80))
    driver.show(70)
    #expect(driver.phase == .pulling(progress: 70.0 / 80))
    driver.show(85)
    driver.fingerUp()
    #expect(driver.starts == 1)
  }

  /// Bug 4: the finger slips by a pixel or two as it is lifted.
  @Test func aSlipOfAPixelAtLiftDoesNotCancelThePull() {
    for slip in [0.5, 1, 2, 8] {
      var driver = RefreshMachineDriver()
      driver.fingerDown()
      driver.show(40, 80, 80 - slip)
      #expect(driver.phase == .armed)
      driver.fingerUp()
      #expect(driver.starts == 1)
    }
  }

  /// Bug 5: the held length never changes during a drag.
  @Test func theHeldLengthIsKeptWhileAFingerIsDown() {
    var driver = RefreshMachineDriver.refreshing()
    driver.wait(1)
    driver.fingerDown()
    driver.finish()
    driver.show(70, 75)
    driver.wait(3)
    #expect(driver.machine.held == 60)
    driver.fingerUp()
    #expect(driver.machine.held == 0)
    #expect(driver.heldChanges == [60, 0])
  }

  /// Bug 5: content that is scrolled away does not move.
  @Test func theHeldLengthClosesUnderScrolledContent() {
    var driver = RefreshMachineDriver.refreshing()
    driver.wait(1)
    driver.show(0, -40)
    driver.finish()
    #expect(driver.phase == .idle)
    #expect(driver.heldChanges.last == 0)
  }

  @Test func theHeldLengthClosesFromAnIntermediateOffset() {
    var driver = RefreshMachineDriver.refreshing()
    driver.wait(1)
    driver.show(30)
    driver.finish()
    #expect(driver.phase == .settling)
    #expect(driver.heldChanges.last == 0)
  }

  /// Bug 6: a very short action is shown, and then ends.
  @Test func aVeryShortActionIsShownForAMinimumTime() {
    var driver = RefreshMachineDriver()
    driver.pull(to: 100)
    driver.finish()
    #expect(driver.phase == .refreshing)
    #expect(driver.machine.nextTime == driver.time + 0.3)
    driver.wait(0.29)
    #expect(driver.phase == .refreshing)
    driver.wait(0.02)
    #expect(driver.phase == .settling)
    #expect(driver.machine.held == 0)
    driver.show(30, 0)
    #expect(driver.phase == .idle)
  }

  /// Bug 6: content at rest at the end of the action does not leave the indicator open.
  @Test func aRefreshEndsWithoutMovement() {
    var driver = RefreshMachineDriver(machine: RefreshMachine(metrics: RefreshMetrics(held: 0)))
    driver.pull(to: 100)
    driver.show(50, 0)
    driver.wait(1)
    driver.finish()
    #expect(driver.phase == .idle)
    #expect(driver.machine.nextTime == nil)
  }

  @Test func contentThatNeverReturnsSettlesByTimeout() {
    var driver = RefreshMachineDriver.refreshing()
    driver.wait(1)
    driver.finish()
    #expect(driver.machine.nextTime == driver.time + 1)
    driver.wait(1)
    #expect(driver.phase == .idle)
    #expect(driver.machine.nextTime == nil)
  }

  /// Bug 6: an endless action keeps the indicator, requests no work, and does not block scrolling.
  @Test func anEndlessActionKeepsTheMachineWaiting() {
    var driver = RefreshMachineDriver.refreshing()
    #expect(driver.machine.nextTime == nil)
    driver.wait(86_400)
    driver.pull(to: 200)
    driver.show(-1000)
    #expect(driver.phase == .refreshing)
    #expect(driver.machine.nextTime == nil)
    #expect(driver.starts == 1)
  }

  @Test func endingTwiceDoesNothing() {
    var driver = RefreshMachineDriver.refreshing()
    driver.wait(1)
    driver.finish()
    let settled = driver.machine
    driver.finish()
    #expect(driver.machine == settled)
  }
}
