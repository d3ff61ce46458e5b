import Testing

@testable import ScrollUI

/// The machine with a hand on it: a clock, a finger, and what was answered.
struct PulledMachine {
  var machine = RefreshMachine()
  var time = 0.0
  var starts = 0
  var cancels = 0
  /// Each change of `held`, and whether content moved with it.
  var heldChanges: [HeldChange] = []

  struct HeldChange: Equatable {
    var held: Double
    var moves: Bool
  }

  var phase: RefreshPhase { machine.phase }

  mutating func note(_ effects: RefreshEffects) {
    if effects.contains(.startsAction) { starts += 1 }
    if effects.contains(.cancelsAction) { cancels += 1 }
    if effects.contains(.changesHeld) {
      heldChanges.append(HeldChange(held: machine.held, moves: effects.contains(.movesContent)))
    }
  }

  mutating func fingerDown() { note(machine.dragBegan(at: time)) }

  mutating func fingerUp() { note(machine.dragEnded(at: time)) }

  mutating func show(_ distances: Double...) {
    for distance in distances {
      time += 1.0 / 60
      note(machine.moved(to: distance, at: time))
    }
  }

  mutating func wait(_ seconds: Double) {
    time += seconds
    note(machine.tick(at: time))
  }

  mutating func finish(run: Int? = nil) { note(machine.ended(run: run ?? machine.run, at: time)) }

  mutating func pull(to distance: Double) {
    fingerDown()
    show(distance / 3, distance * 2 / 3, distance)
    fingerUp()
  }

  /// Pulls, and lets content come to where it is held.
  static func refreshing(_ metrics: RefreshMetrics = RefreshMetrics()) -> PulledMachine {
    var pulled = PulledMachine(machine: RefreshMachine(metrics: metrics))
    pulled.pull(to: 100)
    pulled.show(80, 65, pulled.machine.held)
    return pulled
  }
}

@Suite struct RefreshMachineTests {
  // MARK: A pull

  @Test func pullingFarEnoughAndLettingGoStartsTheActionOnce() {
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
    #expect(pulled.heldChanges == [.init(held: 60, moves: true)])
  }

  @Test func aShortPullGoesBackAndStartsNothing() {
    var pulled = PulledMachine()
    pulled.pull(to: 70)
    #expect(pulled.phase == .settling)
    pulled.show(40, 20, 8)
    #expect(pulled.phase == .idle)
    #expect(pulled.starts == 0)
    #expect(pulled.heldChanges.isEmpty)
  }

  @Test func pullingBackBeforeLettingGoChangesOnesMind() {
    var pulled = PulledMachine()
    pulled.fingerDown()
    pulled.show(90, 71.9)
    #expect(pulled.phase == .pulling(progress: 71.9 / 80))
    pulled.fingerUp()
    #expect(pulled.starts == 0)
  }

  @Test func anArmedPullMayBeArmedAgain() {
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

  @Test func aCrossingPullStartsWithTheFingerDownAndHoldsOnlyAfterIt() {
    var pulled = PulledMachine(machine: RefreshMachine(metrics: RefreshMetrics(trigger: .crossing)))
    pulled.fingerDown()
    pulled.show(60, 79)
    #expect(pulled.starts == 0)
    pulled.show(81, 90, 70, 90)
    #expect(pulled.starts == 1)
    #expect(pulled.heldChanges.isEmpty)
    pulled.fingerUp()
    #expect(pulled.heldChanges == [.init(held: 60, moves: true)])
    #expect(pulled.starts == 1)
  }

  @Test func aDragThatIsTakenAwayStartsNothing() {
    var pulled = PulledMachine()
    pulled.fingerDown()
    pulled.show(100)
    pulled.note(pulled.machine.dragCancelled(at: pulled.time))
    #expect(pulled.phase == .settling)
    #expect(pulled.starts == 0)
  }

  // MARK: Known bugs of other systems

  /// Bug 1: pulling again while refreshing.
  @Test func pullingAgainWhileRefreshingStartsNothing() {
    var pulled = PulledMachine.refreshing()
    pulled.pull(to: 140)
    pulled.pull(to: 140)
    #expect(pulled.starts == 1)
    #expect(pulled.phase == .refreshing)
  }

  /// Bug 1: asking twice.
  @Test func askingTwiceStartsOnce() {
    var pulled = PulledMachine()
    pulled.note(pulled.machine.begin(at: 0))
    pulled.note(pulled.machine.begin(at: 0))
    #expect(pulled.starts == 1)
    #expect(pulled.machine.run == 1)
  }

  /// Bug 1: the pull that began while refreshing goes on after the end.
  @Test func aPullThatOutlastsTheActionStartsNone() {
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

  @Test func aDragMayPullAgainAfterContentWasBack() {
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

  /// Bug 2: a scroll by program to the top, or beyond it.
  @Test func scrollingByProgramStartsNothing() {
    var pulled = PulledMachine()
    pulled.show(-500, -100, 0, 90, 120, 0)
    #expect(pulled.phase == .idle)
    #expect(pulled.starts == 0)
  }

  /// Bug 3: a fling that runs into the top.
  @Test func aFlingThatHitsTheTopStartsNothing() {
    var pulled = PulledMachine()
    pulled.show(-900)
    pulled.fingerDown()
    pulled.show(-700, -500)
    pulled.fingerUp()
    pulled.show(-100, 50, 120, 90, 30, 0)
    #expect(pulled.phase == .idle)
    #expect(pulled.starts == 0)
  }

  /// Bug 3: a finger that catches content beyond the top has not pulled it there.
  @Test func catchingAFlingBeyondTheTopStartsNothing() {
    var pulled = PulledMachine()
    pulled.show(60, 120)
    pulled.fingerDown()
    pulled.show(120, 121, 119)
    pulled.fingerUp()
    #expect(pulled.starts == 0)
    pulled.show(60, 0)
    #expect(pulled.phase == .idle)
  }

  /// Bug 3, the other side: a drag that is still down when it gets to the top counts.
  @Test func aDragThatBeginsFurtherDownMayPull() {
    var pulled = PulledMachine()
    pulled.show(-300)
    pulled.fingerDown()
    pulled.show(-100, 10, 85)
    pulled.fingerUp()
    #expect(pulled.starts == 1)
  }

  @Test func catchingOnesOwnPullAndPullingOnStarts() {
    var pulled = PulledMachine()
    pulled.pull(to: 60)
    pulled.show(50)
    pulled.fingerDown()
    #expect(pulled.phase == .idle)
    pulled.show(70)
    #expect(pulled.phase == .pulling(progress: 70.0 / 80))
    pulled.show(85)
    pulled.fingerUp()
    #expect(pulled.starts == 1)
  }

  /// Bug 4: the finger slips by a pixel or two as it is lifted.
  @Test func aPixelBackAtLiftDoesNotCancel() {
    for slip in [0.5, 1, 2, 8] {
      var pulled = PulledMachine()
      pulled.fingerDown()
      pulled.show(40, 80, 80 - slip)
      #expect(pulled.phase == .armed)
      pulled.fingerUp()
      #expect(pulled.starts == 1)
    }
  }

  /// Bug 5: what is held never changes under a finger.
  @Test func heldStaysWhileAFingerIsDown() {
    var pulled = PulledMachine.refreshing()
    pulled.wait(1)
    pulled.fingerDown()
    pulled.finish()
    pulled.show(70, 75)
    pulled.wait(3)
    #expect(pulled.machine.held == 60)
    pulled.fingerUp()
    #expect(pulled.machine.held == 0)
    #expect(pulled.heldChanges == [.init(held: 60, moves: true), .init(held: 0, moves: true)])
  }

  /// Bug 5: whoever has scrolled away reads on.
  @Test func heldClosesWithoutMovingContentThatWasScrolledAway() {
    var pulled = PulledMachine.refreshing()
    pulled.wait(1)
    pulled.show(0, -40)
    pulled.finish()
    #expect(pulled.phase == .idle)
    #expect(pulled.heldChanges.last == .init(held: 0, moves: false))
  }

  @Test func heldClosesFromHalfway() {
    var pulled = PulledMachine.refreshing()
    pulled.wait(1)
    pulled.show(30)
    pulled.finish()
    #expect(pulled.phase == .settling)
    #expect(pulled.heldChanges.last == .init(held: 0, moves: true))
  }

  /// Bug 6: an action that ends at once is seen, and then over.
  @Test func anActionThatEndsAtOnceShowsForAMoment() {
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

  /// Bug 6: content that rests already when the action ends does not leave the indicator open.
  @Test func anEndWithoutMovementIsStillAnEnd() {
    var pulled = PulledMachine(machine: RefreshMachine(metrics: RefreshMetrics(held: 0)))
    pulled.pull(to: 100)
    pulled.show(50, 0)
    pulled.wait(1)
    pulled.finish()
    #expect(pulled.phase == .idle)
    #expect(pulled.machine.nextTime == nil)
  }

  @Test func contentThatNeverComesBackIsSettledByTime() {
    var pulled = PulledMachine.refreshing()
    pulled.wait(1)
    pulled.finish()
    #expect(pulled.machine.nextTime == pulled.time + 1)
    pulled.wait(1)
    #expect(pulled.phase == .idle)
    #expect(pulled.machine.nextTime == nil)
  }

  /// Bug 6: an action that never ends keeps the indicator, costs nothing, and does not block scrolling.
  @Test func anActionThatNeverEndsWaitsForEver() {
    var pulled = PulledMachine.refreshing()
    #expect(pulled.machine.nextTime == nil)
    pulled.wait(86_400)
    pulled.pull(to: 200)
    pulled.show(-1000)
    #expect(pulled.phase == .refreshing)
    #expect(pulled.machine.nextTime == nil)
    #expect(pulled.starts == 1)
  }

  /// Bug 6: the view goes while the action runs.
  @Test func removingTheViewCancelsAndForgetsTheAction() {
    var pulled = PulledMachine.refreshing()
    let run = pulled.machine.run
    pulled.note(pulled.machine.removed())
    #expect(pulled.cancels == 1)
    #expect(pulled.phase == .idle)
    #expect(pulled.machine.held == 0)
    pulled.pull(to: 100)
    #expect(pulled.starts == 2)
    pulled.finish(run: run)
    pulled.wait(5)
    #expect(pulled.phase == .refreshing)
    pulled.finish()
    #expect(pulled.phase == .settling)
  }

  @Test func removingTheViewInAPullCancelsNothing() {
    var pulled = PulledMachine()
    pulled.fingerDown()
    pulled.show(100)
    pulled.note(pulled.machine.removed())
    pulled.fingerUp()
    #expect(pulled.cancels == 0)
    #expect(pulled.starts == 0)
    #expect(pulled.phase == .idle)
  }

  @Test func endingTwiceOrTooLateDoesNothing() {
    var pulled = PulledMachine.refreshing()
    pulled.wait(1)
    pulled.finish()
    let settled = pulled.machine
    pulled.finish()
    pulled.finish(run: 0)
    #expect(pulled.machine == settled)
  }

  // MARK: Without a pull

  @Test func beginningAtTheTopShowsTheIndicator() {
    var pulled = PulledMachine()
    pulled.note(pulled.machine.begin(at: 0))
    #expect(pulled.starts == 1)
    #expect(pulled.heldChanges == [.init(held: 60, moves: true)])
  }

  @Test func beginningFurtherDownMovesNothing() {
    var pulled = PulledMachine()
    pulled.show(-20)
    pulled.note(pulled.machine.begin(at: pulled.time))
    #expect(pulled.heldChanges == [.init(held: 60, moves: false)])
    pulled.wait(1)
    pulled.finish()
    #expect(pulled.heldChanges.last == .init(held: 0, moves: false))
    #expect(pulled.phase == .idle)
  }

  @Test func beginningInADragHoldsAfterIt() {
    var pulled = PulledMachine()
    pulled.fingerDown()
    pulled.show(30)
    pulled.note(pulled.machine.begin(at: pulled.time))
    #expect(pulled.heldChanges.isEmpty)
    pulled.show(100)
    pulled.fingerUp()
    #expect(pulled.starts == 1)
    #expect(pulled.heldChanges == [.init(held: 60, moves: true)])
  }

  @Test func beginningWhileContentSettlesStartsAgain() {
    var pulled = PulledMachine.refreshing()
    pulled.wait(1)
    pulled.finish()
    pulled.note(pulled.machine.begin(at: pulled.time))
    #expect(pulled.phase == .refreshing)
    #expect(pulled.starts == 2)
    #expect(pulled.machine.held == 60)
  }

  // MARK: Numbers

  @Test func lowViewportsNeedShorterPulls() {
    #expect(RefreshMetrics(viewport: 640).threshold == 80)
    #expect(RefreshMetrics(viewport: 640).held == 60)
    #expect(RefreshMetrics(viewport: 200).threshold == 50)
    #expect(RefreshMetrics(viewport: 200).held == 37.5)
    for nonsense in [0, -1, .nan, .infinity] { #expect(RefreshMetrics(viewport: nonsense).threshold == 80) }
    #expect(RefreshMetrics(threshold: .nan, held: .nan) == RefreshMetrics(threshold: 80, held: 0))
  }

  @Test func nonsenseDistancesCountAsNone() {
    for nonsense in [Double.nan, .infinity, -.infinity] {
      var pulled = PulledMachine()
      pulled.fingerDown()
      pulled.show(100, nonsense)
      #expect(pulled.machine.distance == 0)
      pulled.fingerUp()
      #expect(pulled.starts == 0)
    }
  }

  @Test func aChangedViewportChangesWhatIsHeld() {
    var pulled = PulledMachine.refreshing()
    pulled.note(pulled.machine.setMetrics(RefreshMetrics(viewport: 200), at: pulled.time))
    #expect(pulled.machine.held == 37.5)
    #expect(pulled.heldChanges.count == 2)
  }

  /// Whatever happens: one start for each drag or request, none while one runs, held only changes between drags, and an end.
  @Test func randomHandsNeverBreakTheRules() {
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
          #expect(before.phase != .refreshing, "seed \(seed)")
          #expect(pulled.starts == before.starts + 1, "seed \(seed)")
        }
        if isDown { #expect(pulled.machine.held == before.machine.held, "seed \(seed)") }
      }
      #expect(pulled.starts == allowed && pulled.machine.run == allowed, "seed \(seed)")
      pulled.fingerUp()
      pulled.finish()
      pulled.wait(1)
      pulled.wait(1.5)
      #expect(pulled.phase == .idle, "seed \(seed)")
      #expect(pulled.machine.held == 0, "seed \(seed)")
    }
  }
}
