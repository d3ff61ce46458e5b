import Testing

@testable import ScrollUI

/// Known bugs of other systems, numbered as in the list of their collection.
@Suite struct RefreshMachineBugTests {
  /// Bug 1: pulling again while refreshing.
  @Test func pullingDuringARefreshStartsNoAction() {
    var pulled = PulledMachine.refreshing()
    pulled.pull(to: 140)
    pulled.pull(to: 140)
    #expect(pulled.starts == 1)
    #expect(pulled.phase == .refreshing)
  }

  /// Bug 1: two requests.
  @Test func twoRequestsStartOneAction() {
    var pulled = PulledMachine()
    pulled.note(pulled.machine.begin(at: 0))
    pulled.note(pulled.machine.begin(at: 0))
    #expect(pulled.starts == 1)
  }

  /// Bug 1: a pull that starts during a refresh continues after its end.
  @Test func aPullThatOutlastsTheActionStartsNoAction() {
    for trigger in [RefreshMetrics.Trigger.release, .crossing] {
      var pulled = PulledMachine.refreshing(RefreshMetrics(trigger: trigger))
      pulled.wait(1)
      pulled.fingerDown()
      pulled.show(120)
      pulled.finish()
      #expect(pulled.phase == .settling)
      pulled.wait(5)
      pulled.show(130, 140)
      pulled.fingerUp()
      #expect(pulled.starts == 1)
      pulled.show(50, 0)
      #expect(pulled.phase == .idle)
      pulled.pull(to: 100)
      #expect(pulled.starts == 2)
    }
  }

  @Test func aDragMayPullAgainAfterContentReturns() {
    var pulled = PulledMachine(machine: RefreshMachine(metrics: RefreshMetrics(trigger: .crossing)))
    pulled.fingerDown()
    pulled.show(90)
    pulled.finish()
    pulled.wait(0.3)
    pulled.show(100, 0)
    #expect(pulled.phase == .idle)
    pulled.show(90)
    #expect(pulled.starts == 2)
  }

  /// Bug 2: the program scrolls to the top, or beyond it.
  @Test func scrollingByTheProgramStartsNoAction() {
    var pulled = PulledMachine()
    pulled.show(-500, -100, 0, 90, 120, 0)
    #expect(pulled.phase == .idle)
    #expect(pulled.starts == 0)
  }

  /// Bug 3: a fling that runs into the top.
  @Test func aFlingIntoTheTopStartsNoAction() {
    var pulled = PulledMachine()
    pulled.show(-900)
    pulled.fingerDown()
    pulled.show(-700, -500)
    pulled.fingerUp()
    pulled.show(-100, 50, 120, 90, 30, 0)
    #expect(pulled.phase == .idle)
    #expect(pulled.starts == 0)
  }

  /// Bug 3: catching content beyond the top is not a pull.
  @Test func catchingAFlingBeyondTheTopStartsNoAction() {
    var pulled = PulledMachine()
    pulled.show(60, 120)
    pulled.fingerDown()
    pulled.show(120, 121, 119)
    pulled.fingerUp()
    #expect(pulled.starts == 0)
    pulled.show(60, 0)
    #expect(pulled.phase == .idle)
  }

  /// Bug 3, the converse: a drag that reaches the top with the finger down is a pull.
  @Test func aDragThatStartsBelowTheTopMayPull() {
    var pulled = PulledMachine()
    pulled.show(-300)
    pulled.fingerDown()
    pulled.show(-100, 10, 85)
    pulled.fingerUp()
    #expect(pulled.starts == 1)
  }

  @Test func catchingAReturningPullAndPullingFurtherStartsTheAction() {
    var pulled = PulledMachine()
    pulled.pull(to: 60)
    pulled.show(50)
    pulled.fingerDown()
    #expect(pulled.phase == .pulling(progress: 50.0 / 80))
    pulled.show(70)
    #expect(pulled.phase == .pulling(progress: 70.0 / 80))
    pulled.show(85)
    pulled.fingerUp()
    #expect(pulled.starts == 1)
  }

  /// Bug 4: the finger slips by a pixel or two as it is lifted.
  @Test func aSlipOfAPixelAtLiftDoesNotCancelThePull() {
    for slip in [0.5, 1, 2, 8] {
      var pulled = PulledMachine()
      pulled.fingerDown()
      pulled.show(40, 80, 80 - slip)
      #expect(pulled.phase == .armed)
      pulled.fingerUp()
      #expect(pulled.starts == 1)
    }
  }

  /// Bug 5: the held length never changes during a drag.
  @Test func theHeldLengthIsKeptWhileAFingerIsDown() {
    var pulled = PulledMachine.refreshing()
    pulled.wait(1)
    pulled.fingerDown()
    pulled.finish()
    pulled.show(70, 75)
    pulled.wait(3)
    #expect(pulled.machine.held == 60)
    pulled.fingerUp()
    #expect(pulled.machine.held == 0)
    #expect(pulled.heldChanges == [60, 0])
  }

  /// Bug 5: content that is scrolled away does not move.
  @Test func theHeldLengthClosesUnderScrolledContent() {
    var pulled = PulledMachine.refreshing()
    pulled.wait(1)
    pulled.show(0, -40)
    pulled.finish()
    #expect(pulled.phase == .idle)
    #expect(pulled.heldChanges.last == 0)
  }

  @Test func theHeldLengthClosesFromAnIntermediateOffset() {
    var pulled = PulledMachine.refreshing()
    pulled.wait(1)
    pulled.show(30)
    pulled.finish()
    #expect(pulled.phase == .settling)
    #expect(pulled.heldChanges.last == 0)
  }

  /// Bug 6: a very short action is shown, and then ends.
  @Test func aVeryShortActionIsShownForAMinimumTime() {
    var pulled = PulledMachine()
    pulled.pull(to: 100)
    pulled.finish()
    #expect(pulled.phase == .refreshing)
    #expect(pulled.machine.nextTime == pulled.time + 0.3)
    pulled.wait(0.29)
    #expect(pulled.phase == .refreshing)
    pulled.wait(0.02)
    #expect(pulled.phase == .settling)
    #expect(pulled.machine.held == 0)
    pulled.show(30, 0)
    #expect(pulled.phase == .idle)
  }

  /// Bug 6: content at rest at the end of the action does not leave the indicator open.
  @Test func aRefreshEndsWithoutMovement() {
    var pulled = PulledMachine(machine: RefreshMachine(metrics: RefreshMetrics(held: 0)))
    pulled.pull(to: 100)
    pulled.show(50, 0)
    pulled.wait(1)
    pulled.finish()
    #expect(pulled.phase == .idle)
    #expect(pulled.machine.nextTime == nil)
  }

  @Test func contentThatNeverReturnsSettlesByTimeout() {
    var pulled = PulledMachine.refreshing()
    pulled.wait(1)
    pulled.finish()
    #expect(pulled.machine.nextTime == pulled.time + 1)
    pulled.wait(1)
    #expect(pulled.phase == .idle)
    #expect(pulled.machine.nextTime == nil)
  }

  /// Bug 6: an endless action keeps the indicator, requests no work, and does not block scrolling.
  @Test func anEndlessActionKeepsTheMachineWaiting() {
    var pulled = PulledMachine.refreshing()
    #expect(pulled.machine.nextTime == nil)
    pulled.wait(86_400)
    pulled.pull(to: 200)
    pulled.show(-1000)
    #expect(pulled.phase == .refreshing)
    #expect(pulled.machine.nextTime == nil)
    #expect(pulled.starts == 1)
  }

  @Test func endingTwiceDoesNothing() {
    var pulled = PulledMachine.refreshing()
    pulled.wait(1)
    pulled.finish()
    let settled = pulled.machine
    pulled.finish()
    #expect(pulled.machine == settled)
  }
}
