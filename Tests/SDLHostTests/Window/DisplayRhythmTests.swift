import Testing

@testable import SDLHost

/// Detects whether a driver that claims to wait for the display does so.
@MainActor @Suite struct DisplayRhythmTests {
  /// A display whose frames take `seconds` each, after the first frames, which its driver queues at once.
  @MainActor private final class Display {
    var now = 0.0
    var shown = 0
    let seconds: Double
    let queue: Int

    init(seconds: Double, queue: Int = 0) {
      self.seconds = seconds
      self.queue = queue
    }

    func show() {
      shown += 1
      if shown > queue { now += seconds }
    }
  }

  private func isKept(_ display: Display) -> Bool {
    DisplayRhythm.isKept(interval: 1.0 / 60, now: { display.now }, show: display.show)
  }

  @Test func aDriverThatWaitsForTheDisplayIsTrusted() {
    #expect(isKept(Display(seconds: 1.0 / 60)))
    #expect(isKept(Display(seconds: 1.0 / 59)))
    #expect(isKept(Display(seconds: 1.0 / 60, queue: 3)))
  }

  @Test func aDriverThatDoesNotWaitIsNotTrusted() {
    #expect(!isKept(Display(seconds: 0.001)))
    #expect(!isKept(Display(seconds: 0)))
  }

  @Test func aRhythmUnlikeTheRefreshRateIsNotTrusted() {
    #expect(!isKept(Display(seconds: 1.0 / 30)))
    #expect(!isKept(Display(seconds: 1.0 / 144)))
  }

  @Test func detectionTakesNineFrames() {
    let display = Display(seconds: 1.0 / 60)
    _ = isKept(display)
    #expect(display.shown == 9)
  }
}

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
