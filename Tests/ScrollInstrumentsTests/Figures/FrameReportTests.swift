import Engine
import ScrollInstruments
import ScrollScripts
import Testing

@Suite struct FrameReportTests {
  /// A frame of `work` ms that is presented at `shown` ms.
  private func frame(work: Double, shown: Double? = nil, isContinued: Bool = true) -> FrameRecord {
    var frame = FrameRecord()
    frame.phases[FramePhase.body.rawValue] = work
    frame.presented = shown.map { $0 / 1000 }
    frame.isContinued = isContinued
    return frame
  }

  private func report(_ frames: [FrameRecord], isPaced: Bool = true) -> FrameReport {
    FrameReport(frames: frames, budget: 16.667, interval: 1.0 / 60, isPaced: isPaced)
  }

  /// Frames presented at these times, in ms, after a first frame at 0.
  private func presentations(_ times: Double...) -> FrameReport {
    report([frame(work: 1, shown: 0, isContinued: false)] + times.map { frame(work: 1, shown: $0) })
  }

  @Test func percentilesUseTheNearestRank() {
    let report = report((1...101).map { frame(work: Double($0)) })
    #expect(report.work(percentile: 0) == 1)
    #expect(report.work(percentile: 50) == 51)
    #expect(report.work(percentile: 99) == 100)
    #expect(report.work(percentile: 100) == 101)
  }

  @Test func presentingAFrameIsNotCountedAsWork() {
    var frame = FrameRecord()
    frame.phases[FramePhase.paint.rawValue] = 3
    frame.phases[FramePhase.present.rawValue] = 40
    #expect(frame.work == 3)
    #expect(frame.longestPhase.phase == .paint)
    #expect(report([frame]).missed.isEmpty)
  }

  @Test func theAgeOfInputIsThatOfFramesWithInput() {
    var frames = [frame(work: 1, shown: 0), frame(work: 1, shown: 17)]
    #expect(report(frames).inputAge(percentile: 50) == nil)
    for age in [4.0, 6, 30] {
      frames.append(frame(work: 1, shown: 34))
      frames[frames.count - 1].inputAge = age
    }
    #expect(report(frames).inputAge(percentile: 50) == 6)
    #expect(report(frames).inputAge(percentile: 99) == 30)
  }

  @Test func theDeviationOfIntervalsExcludesRests() throws {
    #expect(presentations(16, 32, 48).intervalDeviation == 0)
    #expect(abs(try #require(presentations(15, 32).intervalDeviation) - 1) < 1e-9)
    let rested = [
      frame(work: 1, shown: 0, isContinued: false), frame(work: 1, shown: 16),
      frame(work: 1, shown: 900, isContinued: false), frame(work: 1, shown: 916),
    ]
    #expect(try #require(report(rested).intervalDeviation) < 1e-9)
    #expect(report([frame(work: 1, shown: 0)]).intervalDeviation == nil)
  }

  @Test func exactlyTheBudgetIsWithinIt() {
    #expect(report([frame(work: 16.667)]).missed.isEmpty)
    #expect(report([frame(work: 16.668)]).missed.count == 1)
  }

  @Test func workInterruptedByTheMachineDoesNotMissTheBudget() {
    var interrupted = frame(work: 23.6)
    interrupted.processor = 3.7
    interrupted.interruption = 19.9
    let report = report([interrupted], isPaced: false)
    #expect(report.isKept() && !report.isKept(strictly: true))
    #expect(report.delays.map(\.cause) == [.interruption])
    #expect(report.missed.map(\.frame.work) == [23.6])
    #expect(abs(report.ownWork(percentile: 50) - 3.7) < 1e-9)
  }

  @Test func ownWorkOverTheBudgetMissesItRegardlessOfInterruptions() {
    var slow = frame(work: 60)
    slow.processor = 20
    slow.interruption = 40
    #expect(!report([slow], isPaced: false).isKept())
  }

  @Test func anInterruptionBeforeTheFirstPhaseHidesNoWork() {
    var slow = frame(work: 35)
    slow.processor = 35.1
    slow.interruption = 20
    #expect(report([slow], isPaced: false).delays.map(\.cause) == [.work])
  }

  @Test func aThreadThatBlocksItselfIsNotInterrupted() {
    var blocked = frame(work: 40)
    blocked.processor = 0.2
    #expect(report([blocked], isPaced: false).delays.map(\.cause) == [.work])
  }

  /// The cause of a presentation `gap` ms after the previous one, of a frame with 2 ms of work.
  private func cause(gap: Double, _ change: (inout FrameRecord) -> Void) -> DelayCause? {
    var late = frame(work: 2, shown: gap)
    late.processor = 2
    change(&late)
    return report([frame(work: 1, shown: 0, isContinued: false), late]).delays.first?.cause
  }

  @Test func aLateFrameIsAttributedToTheMachinesLongestDelay() {
    #expect(cause(gap: 40) { $0.startDelay = 24 } == .start)
    #expect(cause(gap: 40) { $0.showDelay = 24 } == .showing)
    #expect(
      cause(gap: 40) {
        $0.phases[FramePhase.body.rawValue] = 14
        ($0.interruption, $0.startDelay, $0.showDelay) = (12, 9, 3)
      } == .interruption)
    #expect(cause(gap: 17) { $0.startDelay = 24 } == nil)
  }

  @Test func aFrameThatIsLateWithoutInterruptionsIsTheProgramsDelay() {
    // 40 ms, of which the machine has added 5.
    #expect(cause(gap: 40) { $0.startDelay = 5 } == .work)
    #expect(cause(gap: 40) { _ in } == .work)
    // A task of 30 ms before the frame; the display delays the presentation further.
    #expect(
      cause(gap: 50) {
        $0.workBefore = 30
        $0.showDelay = 15
      } == .work)
  }

  @Test func missedFramesAreListedWorstFirst() {
    #expect(report([frame(work: 20), frame(work: 5), frame(work: 90)]).missed.map(\.frame.work) == [90, 20])
  }

  @Test func aMissingPresentationIsADroppedFrame() {
    #expect(presentations(16.7, 33.3, 50).dropped == 0)
    #expect(presentations(16.7, 50, 66.7).dropped == 1)
    #expect(presentations(100).dropped == 5)
    #expect(presentations(24.9).dropped == 0)
    #expect(presentations(25.1).dropped == 1)
  }

  @Test func lateFramesAreListedLatestFirst() {
    let report = presentations(16.7, 50, 66.7, 266.7)
    #expect(report.late.map { $0.gap?.rounded() } == [200, 33])
    #expect(report.late.map { $0.frame.presented } == [0.2667, 0.05])
    #expect(presentations(16.7, 33.3, 50).late.isEmpty)
  }

  @Test func aPauseAtRestIsNotADelay() {
    let frames = [
      frame(work: 1, shown: 0, isContinued: false), frame(work: 1, shown: 5000, isContinued: false),
      frame(work: 1, shown: 5016.667),
    ]
    let report = report(frames)
    #expect(report.dropped == 0 && report.janky == 0 && report.hitchRatio < 0.2)
  }

  @Test func aFrameThatPresentsNothingIsNotADelay() {
    var frames = [frame(work: 1, shown: 0, isContinued: false)]
    for step in 1...20 {
      var still = frame(work: 1)
      still.completed = Double(step) / 60
      frames.append(still)
    }
    frames.append(frame(work: 1, shown: 350))
    let report = report(frames)
    #expect(report.dropped == 0 && report.severe == 0)
  }

  @Test func delaysAreSortedBySeverity() {
    let report = presentations(34, 135, 900)
    #expect(report.janky == 3)
    #expect(report.severe == 2)
    #expect(report.frozen == 1)
  }

  @Test func hitchesAreCountedPerSecondOfMotion() {
    // Of 100 ms, 50 ms are later than they should be.
    let report = presentations(16.667, 83.334, 100)
    #expect(abs(report.hitchRatio - 500) < 1)
  }

  @Test func withoutADisplayThereAreNoDelays() {
    let late = [frame(work: 1, shown: 0), frame(work: 1, shown: 900)]
    #expect(report(late, isPaced: false).dropped == 0)
    #expect(report(late, isPaced: false).isKept())
    #expect(!report(late).isKept())
  }

  @Test func aBurstIsNotAveragedAway() {
    let frames = (0..<640).map { frame(work: (100..<132).contains($0) ? 20 : 1) }
    let report = report(frames)
    #expect(report.worstWindow == 0.5)
    #expect(report.longestRun == 32)
    #expect(report.missed.count == 32)
  }

  @Test func aReportWithoutFramesDoesNotKeepTheBudget() {
    let report = report([])
    #expect(!report.isKept())
    #expect(report.work(percentile: 50) == 0)
    #expect(report.worstWindow == 0)
  }
}
