import Testing

@testable import SDLHost

@Suite struct FramePacerTests {
  @Test func deadlinesAreAbsolute() {
    var pacer = FramePacer(framesPerSecond: 60)
    pacer.frameStarts(at: 1)
    #expect(abs(pacer.delay(at: 1) - 1.0 / 60) < 1e-12)
    // A little late: the next is due where it would have been.
    pacer.frameStarts(at: 1 + 1.1 / 60)
    #expect(abs(pacer.delay(at: 1 + 1.1 / 60) - 0.9 / 60) < 1e-12)
    // Too late: the rhythm restarts.
    pacer.frameStarts(at: 2)
    #expect(abs(pacer.delay(at: 2) - 1.0 / 60) < 1e-12)
  }

  @Test func framesInMotionArePresentedHalfAnIntervalAfterTheyAreDue() {
    var pacer = FramePacer(framesPerSecond: 60)
    pacer.frameStarts(at: 1)
    // After a pause there is no wait.
    #expect(pacer.pictureDelay(at: 1) == 0)
    // For any lateness and duration of a frame: slightly later at first, and then at even intervals.
    for (frame, lag) in [0.125, 0.25, 0.375, 0.5, 0.5, 0.5].enumerated() {
      let due = 1 + Double(frame + 1) / 60
      let late = frame.isMultiple(of: 2) ? 0.0 : 0.7
      pacer.frameStarts(at: due + late / 60)
      #expect(abs(pacer.pictureDelay(at: due + 0.1 / 60) - (lag - 0.1) / 60) < 1e-12)
      #expect(pacer.pictureDelay(at: due + (lag + 0.01) / 60) < 0)
    }
    // Too late: the rhythm restarts.
    pacer.frameStarts(at: 2)
    #expect(pacer.pictureDelay(at: 2) == 0)
  }

  @Test func framesThatWaitForTheDisplayAreNotDelayedTwice() {
    var pacer = FramePacer(framesPerSecond: 60)
    pacer.isHeldByDisplay = true
    pacer.frameStarts(at: 1)
    pacer.pictureWasShown()
    #expect(pacer.delay(at: 1.001) == 0)
    // A frame without a presentation was not delayed by the display.
    pacer.frameStarts(at: 1.001)
    #expect(pacer.delay(at: 1.001) > 0.01)
    #expect(pacer.pictureDelay(at: 1.001) == 0)
  }
}
