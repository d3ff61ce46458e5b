import SDLHost
import Testing

@Suite struct FramePacerTests {
  private let interval = 1.0 / 60

  /// Runs a frame with `work` seconds that starts as soon as it may. Returns the time of its picture.
  private func run(_ pacer: inout FramePacer, after now: Double, work: Double, late: Double = 0) -> Double {
    let start = now + max(0, pacer.delay(at: now)) + late
    pacer.frameStarts(at: start)
    let ready = start + work
    pacer.pictureIsReady(at: ready)
    let shown = ready + max(0, pacer.presentationDelay(at: ready))
    pacer.pictureWasShown(at: shown)
    return shown
  }

  @Test func aFrameAfterARestStartsAtOnceAndItsPictureIsShownAtOnce() {
    var pacer = FramePacer(framesPerSecond: 60)
    #expect(pacer.delay(at: 1) < 0)
    #expect(run(&pacer, after: 1, work: 0.003) == 1.003)
    // A rest of two intervals.
    let shown = run(&pacer, after: 1.003 + 2 * interval, work: 0.004)
    #expect(abs(shown - (1.003 + 2 * interval + 0.004)) < 1e-12)
  }

  @Test func picturesInMotionFollowEachOtherAtEvenIntervalsWithAnyWork() {
    var pacer = FramePacer(framesPerSecond: 60)
    var last = run(&pacer, after: 1, work: 0.002)
    for frame in 0..<300 {
      // Up to 6 ms of work, and frames that start up to 0.5 ms late.
      let work = 0.006 * Double(frame * 7 % 11) / 10
      let shown = run(&pacer, after: last, work: work, late: 0.0005 * Double(frame % 2))
      #expect(abs(shown - last - interval) < 1e-9, "frame \(frame)")
      last = shown
    }
  }

  @Test func aFrameStartsBeforeItsPictureByTheWorkOfRecentFramesAndAMargin() {
    var pacer = FramePacer(framesPerSecond: 60)
    #expect(pacer.lead == interval / 2)
    var last = run(&pacer, after: 1, work: 0.003)
    for _ in 0..<400 { last = run(&pacer, after: last, work: 0.003) }
    #expect(abs(pacer.lead - (0.003 + FramePacer.margin * interval)) < 1e-9)
    // A single long frame among 128 changes nothing.
    last = run(&pacer, after: last, work: 0.009)
    last = run(&pacer, after: last, work: 0.003)
    #expect(abs(pacer.lead - (0.003 + FramePacer.margin * interval)) < 1e-9)
    // Repeated long frames do, by steps.
    let before = pacer.lead
    last = run(&pacer, after: last, work: 0.009)
    #expect(abs(pacer.lead - before - FramePacer.leadGrowth * interval) < 1e-9)
    for _ in 0..<20 { last = run(&pacer, after: last, work: 0.009) }
    #expect(abs(pacer.lead - (0.009 + FramePacer.margin * interval)) < 1e-9)
  }

  @Test func aLateFrameIsShownAtOnceAndTheFollowingPicturesKeepTheirTimes() {
    var pacer = FramePacer(framesPerSecond: 60)
    var last = run(&pacer, after: 1, work: 0.003)
    for _ in 0..<200 { last = run(&pacer, after: last, work: 0.003) }
    let lead = pacer.lead
    let late = run(&pacer, after: last, work: 0.01)
    #expect(abs(late - (last + interval - lead + 0.01)) < 1e-9)
    #expect(abs(run(&pacer, after: late, work: 0.003) - (last + 2 * interval)) < 1e-9)
  }

  @Test func picturesOfShortFramesAreShownAtOnceAndTheirFramesStartAtEvenTimes() {
    var pacer = FramePacer(framesPerSecond: 60)
    let longest = 0.99 * FramePacer.shortWork * interval
    var last = run(&pacer, after: 1, work: 0.001)
    for _ in 0..<64 { last = run(&pacer, after: last, work: 0.001) }
    #expect(pacer.isShort)
    let first = last + pacer.delay(at: last)
    for frame in 0..<300 {
      // Any work up to the limit, and a longer frame now and then.
      let work = frame % 150 == 149 ? 0.008 : longest * Double(frame * 7 % 11) / 10
      let start = last + pacer.delay(at: last)
      #expect(abs(start - (first + Double(frame) * interval)) < 1e-9, "frame \(frame)")
      last = run(&pacer, after: last, work: work)
      #expect(abs(last - (start + work)) < 1e-9, "frame \(frame)")
    }
  }

  @Test func framesStartAtEvenTimesAfterAShortFrameThatFollowsARest() {
    var pacer = FramePacer(framesPerSecond: 60)
    var last = run(&pacer, after: 1, work: 0.001)
    for _ in 0..<64 { last = run(&pacer, after: last, work: 0.001) }
    let first = run(&pacer, after: last + 10 * interval, work: 0.001)
    #expect(abs(first - (last + 10 * interval + 0.001)) < 1e-9)
    let second = run(&pacer, after: first, work: 0.0015)
    #expect(abs(second - (first + interval + 0.0005)) < 1e-9)
  }

  @Test func twoLongFramesMakeThePicturesWaitAgain() {
    var pacer = FramePacer(framesPerSecond: 60)
    var last = run(&pacer, after: 1, work: 0.001)
    for _ in 0..<64 { last = run(&pacer, after: last, work: 0.001) }
    last = run(&pacer, after: last, work: 0.004)
    #expect(pacer.isShort)
    last = run(&pacer, after: last, work: 0.004)
    #expect(!pacer.isShort)
  }

  @Test func framesThatTakeLongerThanTheIntervalFollowEachOtherWithoutAWait() {
    var pacer = FramePacer(framesPerSecond: 60)
    var last = run(&pacer, after: 1, work: 0.025)
    for _ in 0..<30 { last = run(&pacer, after: last, work: 0.025) }
    for _ in 0..<30 {
      #expect(pacer.delay(at: last) <= 1e-9)
      let shown = run(&pacer, after: last, work: 0.025)
      #expect(abs(shown - last - 0.025) < 1e-9)
      last = shown
    }
  }

  @Test func picturesOfAScriptFollowTheTimesOfItsFrames() {
    var pacer = FramePacer(framesPerSecond: 60)
    pacer.scriptedFrameStarts(at: 1, for: 1)
    #expect(pacer.presentationDelay(at: 1) == 0)
    pacer.pictureIsReady(at: 1.002)
    for frame in 1..<20 {
      let time = 1 + Double(frame) * interval
      // Up to a millisecond late.
      let start = time + 0.0005 * Double(frame % 3)
      pacer.scriptedFrameStarts(at: start, for: time)
      #expect(abs(pacer.presentationDelay(at: start + 0.001) - (time + pacer.lead - start - 0.001)) < 1e-9)
      pacer.pictureIsReady(at: start + 0.002)
    }
  }

  @Test func anotherIntervalForgetsTheWorkOfTheOldOne() {
    var pacer = FramePacer(framesPerSecond: 60)
    var last = run(&pacer, after: 1, work: 0.001)
    for _ in 0..<300 { last = run(&pacer, after: last, work: 0.001) }
    pacer.isHeldByDisplay = true
    pacer.interval = 0.1
    #expect(pacer.lead == 0.05)
    #expect(pacer.isHeldByDisplay)
  }

  @Test func framesThatWaitForTheDisplayAreNotDelayedTwice() {
    var pacer = FramePacer(framesPerSecond: 60)
    pacer.isHeldByDisplay = true
    pacer.frameStarts(at: 1)
    pacer.pictureWasShown(at: 1.002)
    #expect(pacer.delay(at: 1.003) == 0)
    // A frame without a presentation was not delayed by the display.
    pacer.frameStarts(at: 1.003)
    #expect(pacer.delay(at: 1.003) > 0.005)
    #expect(pacer.presentationDelay(at: 1.003) == 0)
  }
}
