import Motion
import ScrollUITesting
import Testing

@Suite struct VelocityTrackerTests {
  private func tracker(_ samples: [(milliseconds: Double, position: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(time: sample.milliseconds / 1000, position: sample.position) }
    return tracker
  }

  @Test func agreesWithFluidScrollsLeastSquaresTest() {
    // 0.55 per millisecond.
    #expect(abs(tracker([(0, 0), (10, 20), (20, 30), (30, 40)]).velocity(at: 0.03) - 550) < 1e-9)
  }

  @Test func aSteadyMotionHasItsVelocity() {
    for frequency in [59.0, 90, 120, 125, 1000] {
      var tracker = VelocityTracker()
      for index in 0...100 {
        let time = Double(index) / frequency
        tracker.add(time: time, position: 3 - 1234 * time)
      }
      #expect(abs(tracker.velocity(at: 100 / frequency) + 1234) < 1e-6)
    }
  }

  @Test func aSteadyAccelerationGivesTheVelocityAtTheEnd() {
    var tracker = VelocityTracker()
    for index in 0...12 {
      let time = Double(index) * 0.008
      tracker.add(time: 1_000_000 + time, position: 200 * time + 5000 * time * time)
    }
    #expect(abs(tracker.velocity(at: 1_000_000.096) - (200 + 10_000 * 0.096)) < 1e-3)
  }

  @Test func withoutMotionThereIsNoVelocity() {
    #expect(VelocityTracker().velocity(at: 1) == 0)
    #expect(tracker([(0, 10)]).velocity(at: 0) == 0)
    #expect(tracker([(0, 10), (10, 10), (20, 10)]).velocity(at: 0.02) == 0)
  }

  @Test func twoSamplesGiveTheLineBetweenThem() {
    #expect(abs(tracker([(0, 0), (10, 5)]).velocity(at: 0.01) - 500) < 1e-9)
  }

  @Test func aFingerThatStoppedHasNoVelocity() {
    let moving = tracker([(0, 0), (10, 10), (20, 20)])
    #expect(abs(moving.velocity(at: 0.0599) - 1000) < 1e-6)
    #expect(moving.velocity(at: 0.0601) == 0)
    #expect(abs(moving.velocity(at: 0) - 1000) < 1e-6)
  }

  @Test func samplesBeforeAPauseDoNotCount() {
    let paused = tracker([(0, 0), (10, 100), (20, 200), (61, 200), (71, 201), (81, 202)])
    #expect(abs(paused.velocity(at: 0.081) - 100) < 1e-6)
  }

  @Test func samplesBeyondTheHorizonDoNotCount() {
    var tracker = VelocityTracker()
    for index in 0...10 { tracker.add(time: Double(index) * 0.02, position: index < 5 ? -1e4 * Double(index) : 0) }
    #expect(abs(tracker.velocity(at: 0.2)) < 1e-6)
  }

  @Test func equalTimesKeepTheLastPosition() {
    let stalled = tracker([(0, 0), (10, 5), (10, 7), (10, 10), (20, 20)])
    #expect(abs(stalled.velocity(at: 0.02) - 1000) < 1e-9)
    #expect(tracker([(5, 0), (5, 100), (5, 300)]).velocity(at: 0.005) == 0)
    #expect(abs(tracker([(10, 5), (9, 0), (20, 10)]).velocity(at: 0.02) - 1000) < 1e-9)
  }

  @Test func isLimitedInBothDirections() {
    #expect(tracker([(0, 0), (1, 500)]).velocity(at: 0.001) == 8000)
    #expect(tracker([(0, 0), (1, -500), (2, -1000)]).velocity(at: 0.002) == -8000)
  }

  @Test func onlyTheLastTwentySamplesAreKept() {
    var tracker = VelocityTracker()
    for index in 0..<50 { tracker.add(time: Double(index) / 1000, position: index < 30 ? 0 : Double(index - 30)) }
    #expect(abs(tracker.velocity(at: 0.049) - 1000) < 1e-6)
  }

  @Test func resetRemovesTheSamples() {
    var tracker = tracker([(0, 0), (10, 10), (20, 20)])
    tracker.reset()
    #expect(tracker.velocity(at: 0.02) == 0)
    tracker.add(time: 0.001, position: 0)
    tracker.add(time: 0.011, position: 1)
    #expect(abs(tracker.velocity(at: 0.011) - 100) < 1e-9)
  }

  @Test func invalidSamplesAreIgnored() {
    var tracker = tracker([(0, 0), (10, 10)])
    for value in [Double.nan, .infinity, -.infinity] {
      tracker.add(time: value, position: 0)
      tracker.add(time: 0.02, position: value)
    }
    #expect(abs(tracker.velocity(at: 0.01) - 1000) < 1e-9)
    #expect(!tracker.velocity(at: .nan).isNaN)
    tracker.add(time: 0.01.nextUp, position: 1e308)
    #expect(tracker.velocity(at: 0.01) == 8000)
  }

  @Test(arguments: [UInt64(21), 22]) func anySamplesGiveAFiniteVelocity(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var (tracker, time) = (VelocityTracker(), 0.0)
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        time += Bool.random(using: &random) ? 0 : random.number(in: 0...0.05)
        tracker.add(time: time, position: random.number(in: -1e4...1e4))
      }
      #expect(tracker.velocity(at: time).magnitude <= 8000, "seed \(seed)")
    }
  }

  // MARK: Reports that are read at almost the same moment

  /// A busy program reads several reports at once: 8 points are a tenth of a millisecond apart.
  @Test func simultaneouslyReadReportsAreOneSample() {
    let bunched = tracker([(0, 0), (15.9, 8), (16, 16), (32, 32), (47.9, 40), (48, 48)])
    #expect(abs(bunched.velocity(at: 0.048) - 1000) < 1e-6)
    let short = tracker([(0, 0), (19.9, 10), (20, 20)])
    #expect(abs(short.velocity(at: 0.02) - 1000) < 1e-6)
    let press = tracker([(0, 0), (0.1, 30), (0.2, 60)])
    #expect(press.velocity(at: 0.0002) == 0, "one moment has no velocity")
  }

  /// The first movement of a press does not give an extreme velocity.
  @Test func veryShortIntervalsAreLengthened() {
    #expect(abs(tracker([(0, 0), (2, 6)]).velocity(at: 0.002) - 600) < 1e-9)
    #expect(abs(tracker([(0, 0), (2, 6), (4, 12)]).velocity(at: 0.004) - 1200) < 1e-9)
  }

  @Test func highReportRatesAreThinnedOut() {
    for frequency in [2000.0, 4000, 8000] {
      var tracker = VelocityTracker()
      for index in 0...800 {
        let time = Double(index) / frequency
        tracker.add(time: time, position: 700 * time)
      }
      #expect(abs(tracker.velocity(at: 800 / frequency) - 700) < 1e-3, "\(frequency) Hz")
    }
  }

  @Test(arguments: [UInt64(31), 32, 33]) func aSteadyMotionReadInBatchesHasItsVelocity(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var tracker = VelocityTracker()
      let velocity = random.number(in: -5000...5000)
      let interval = random.number(in: 0.002...0.017)
      tracker.add(time: 0, position: 0)
      var (report, moment) = (0, 0.0)
      while moment < 0.025 || Bool.random(using: &random) {
        let bunch = Int.random(in: 1...max(1, Int(0.035 / interval)), using: &random)
        let bunched = min(bunch, 5)
        moment = Double(report + bunch) * interval
        for late in (0..<bunched).reversed() {
          let position = velocity * Double(report + bunch - late) * interval
          tracker.add(time: moment - Double(late) * random.number(in: 0.0001...0.00015), position: position)
        }
        report += bunch
      }
      let estimate = tracker.velocity(at: moment)
      #expect(abs(estimate - velocity) <= 0.02 * abs(velocity), "seed \(seed)")
    }
  }

  @Test(arguments: [UInt64(41), 42, 43]) func aMonotonicPathHasAPlausibleVelocity(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var (tracker, reports) = (VelocityTracker(), [(time: 0.0, position: 0.0)])
      let direction = Bool.random(using: &random) ? 1.0 : -1
      tracker.add(time: 0, position: 0)
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        let pause = random.number(in: 0...1) < 0.5 ? random.number(in: 0...0.0015) : random.number(in: 0...0.03)
        let last = reports[reports.count - 1]
        let next = (time: last.time + pause, position: last.position + direction * random.number(in: 0...20))
        reports.append(next)
        tracker.add(time: next.time, position: next.position)
      }
      let end = reports[reports.count - 1]
      let fastest = reports.map { (end.position - $0.position).magnitude / max(0.01, end.time - $0.time) }.max() ?? 0
      let estimate = direction * tracker.velocity(at: end.time)
      #expect(estimate >= 0 && estimate <= 2 * fastest + 1e-6, "seed \(seed): \(estimate), \(fastest)")
    }
  }
}
