/// Estimates how fast a finger or a pointer moves when it lets go.
///
/// Fits a parabola through the positions of the last 100 ms with least squares, all with the same weight, and takes its
/// slope at the newest (Flutter's `VelocityTracker`, Android's `lsq2`). One axis; use two for a plane. No memory is
/// allocated per sample.
///
/// Reports say when the program has read them, and a program that was busy reads several at almost the same moment: the
/// slope between two of those would be anything. So what was read at one moment (``resolution``) is one sample, and no
/// velocity is greater than what the positions at least ``minimumSpan`` apart make likely.
///
/// Ages are compared within ``Swift/Double/timeTolerance``: a stroke has the same velocity whenever it begins.
package struct VelocityTracker: Sendable {
  /// Samples that are older than the newest by more, in seconds, do not count (Flutter, Android).
  package static let horizon = 0.1

  /// Whatever has not moved for longer, in seconds, stands still: a gap between two samples hides the older ones, and a
  /// gap since the newest makes the velocity 0 (Flutter, Android).
  package static let stopGap = 0.04

  /// How many samples are kept.
  package static let capacity = 20

  /// Reports within this time, in seconds, are one sample, the last of them. Mice that are no gaming gear report 1000
  /// times a second at most (USB's shortest interval at full speed): with a quarter of that as tolerance their samples are
  /// kept whole, and those of faster ones are thinned to about as many.
  package static let resolution = 0.00075

  /// Over less time than this, in seconds, positions say little about a velocity (Android's `LegacyVelocityTrackerStrategy`
  /// waits for as long: `MIN_DURATION`).
  package static let minimumSpan = 0.01

  private var samples = InlineArray<20, Sample>(repeating: Sample(time: 0, position: 0))
  private var count = 0
  /// Where the newest sample stands; meaningless while there is none.
  private var newest = 0
  /// When the first report that the newest sample is made of has come.
  private var newestBegan = 0.0

  package init() {}

  /// Records that the finger was at `position` (points) at `time` (seconds on any clock that does not go back).
  ///
  /// A report less than ``resolution`` after the first of a sample takes the place of the sample; one that is earlier than
  /// the newest only that of its position. NaN and infinity are ignored.
  package mutating func add(time: Double, position: Double) {
    guard time.isFinite, position.isFinite else { return }
    let position = position.asCoordinate
    if count > 0, !(time - newestBegan).hasReached(Self.resolution) {
      samples[newest] = Sample(time: max(time, samples[newest].time), position: position)
      return
    }
    newest = count == 0 ? 0 : (newest + 1) % Self.capacity
    newestBegan = time
    samples[newest] = Sample(time: time, position: position)
    count = min(count + 1, Self.capacity)
  }

  /// Forgets everything.
  package mutating func reset() { count = 0 }

  /// The velocity in points per second at `now` on the samples' clock, within ±``FlingSimulation/maximumSpeed``.
  ///
  /// Two samples give the slope of the line between them; one gives 0, as does a finger that stopped. What has taken less
  /// than ``minimumSpan`` counts as if it had taken as long.
  package func velocity(at now: Double) -> Double {
    guard count > 1, !(now - samples[newest].time).isLonger(than: Self.stopGap) else { return 0 }
    let used = usableCount
    return slope(used).limited(to: FlingSimulation.maximumSpeed)
  }

  /// The slope at the newest of `used` ≥ 1 samples.
  private func slope(_ used: Int) -> Double {
    guard used > 1, age(used - 1).hasReached(Self.minimumSpan) else { return way(used - 1) / Self.minimumSpan }
    return likely(parabolaSlope(used), used)
  }

  /// `slope`, or as much of it as is likely: a motion that began at rest and has gained speed evenly is in the end twice as
  /// fast as on average, and none that the samples show is faster. A path that never turned back has no velocity backwards.
  private func likely(_ slope: Double, _ used: Int) -> Double {
    var (slowest, fastest) = (0.0, 0.0)
    for older in 1..<used where age(older).hasReached(Self.minimumSpan) {
      let average = way(older) / age(older)
      slowest = min(slowest, average)
      fastest = max(fastest, average)
    }
    return max(2 * slowest, min(2 * fastest, slope))
  }

  /// How much older than the newest a sample is, in seconds.
  private func age(_ older: Int) -> Double { sample(0).time - sample(older).time }

  /// The way from an older sample to the newest.
  private func way(_ older: Int) -> Double { sample(0).position - sample(older).position }

  /// The sample that is `age` places older than the newest.
  private func sample(_ age: Int) -> Sample {
    samples[(newest + Self.capacity - age) % Self.capacity]
  }

  /// How many samples from the newest backwards belong to the present motion.
  private var usableCount: Int {
    var used = 1
    while used < count {
      let gap = sample(used - 1).time - sample(used).time
      guard !age(used).isLonger(than: Self.horizon), !gap.isLonger(than: Self.stopGap) else { break }
      used += 1
    }
    return used
  }

  /// The slope at the newest of `used` ≥ 2 samples of the parabola through them, or of the line through two.
  ///
  /// Times are measured in horizons and both coordinates from their means, which keeps the normal equations of the two
  /// remaining coefficients well conditioned.
  private func parabolaSlope(_ used: Int) -> Double {
    var (meanTime, meanPosition) = (0.0, 0.0)
    for age in 0..<used {
      meanTime += scaledTime(age)
      meanPosition += sample(age).position - sample(0).position
    }
    meanTime /= Double(used)
    meanPosition /= Double(used)

    var (t2, t3, t4, ty, t2y) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for age in 0..<used {
      let t = scaledTime(age) - meanTime
      let y = sample(age).position - sample(0).position - meanPosition
      t2 += t * t
      t3 += t * t * t
      t4 += t * t * t * t
      ty += t * y
      t2y += t * t * y
    }
    let spread = t4 - t2 * t2 / Double(used)
    let determinant = t2 * spread - t3 * t3
    guard determinant > t2 * t4 * 1e-12 else { return way(used - 1) / age(used - 1) }
    let linear = (ty * spread - t2y * t3) / determinant
    let quadratic = (t2y * t2 - ty * t3) / determinant
    return (linear - 2 * quadratic * meanTime) / Self.horizon
  }

  /// Minus the age in horizons: 0 for the newest sample.
  private func scaledTime(_ age: Int) -> Double {
    (sample(age).time - sample(0).time) / Self.horizon
  }

  private struct Sample: Sendable {
    var time: Double
    var position: Double
  }
}
