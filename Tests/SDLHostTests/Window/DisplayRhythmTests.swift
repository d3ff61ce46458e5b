import SDLHost
import Testing

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
