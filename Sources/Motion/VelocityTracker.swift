/// Estimates the velocity of a finger or a pointer at the end of a contact.
///
/// Fits a parabola through the positions of the last 100 ms with least squares, all with the same weight, and takes
/// its slope at the newest (Flutter's `VelocityTracker`, Android's `lsq2`). It tracks a single axis; use two for a
/// plane. No memory is allocated per sample.
///
/// A report has the time at which the program has read it, and a busy program reads several reports at almost the
/// same time; the slope between two of those would be arbitrary. Reports read within ``resolution`` are therefore a
/// single sample, and no velocity is greater than the positions at least ``minimumSpan`` apart make likely.
///
/// Ages are compared within ``Swift/Double/timeTolerance``: a stroke has the same velocity for any start time.
package struct VelocityTracker: Sendable {
  /// The maximum age of used samples relative to the newest, in seconds (Flutter, Android).
  package static let horizon = 0.1

  /// The time without a report after which the pointer counts as resting, in seconds. A gap between two samples
  /// excludes the older samples, and a gap since the newest makes the velocity 0 (Flutter, Android).
  package static let stopGap = 0.04

  /// The maximum number of stored samples.
  package static let capacity = 20

  /// The time in seconds within which reports are merged into a single sample, which keeps the last of them. Ordinary
  /// mice report at most 1000 times a second (USB's shortest interval at full speed): with a quarter of that as
  /// tolerance all of their samples are kept, and those of faster mice are reduced to about that number.
  package static let resolution = 0.00075

  /// The minimum time in seconds over which positions determine a velocity (Android's `LegacyVelocityTrackerStrategy`
  /// waits for as long: `MIN_DURATION`).
  package static let minimumSpan = 0.01

  private var samples = InlineArray<20, Sample>(repeating: Sample(time: 0, position: 0))
  private var count = 0
  /// The index of the newest sample; meaningless without samples.
  private var newest = 0
  /// The time of the first report merged into the newest sample.
  private var newestBegan = 0.0

  package init() {}

  /// Records the `position` (points) at `time` (seconds on any monotonic clock).
  ///
  /// A report less than ``resolution`` after the first report of a sample replaces the sample; a report earlier than
  /// the newest sample replaces its position only. NaN and infinity are ignored.
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

  /// Removes all samples.
  package mutating func reset() { count = 0 }

  /// The velocity in points per second at `now` on the samples' clock, within ±``FlingSimulation/maximumSpeed``.
  ///
  /// Two samples give the slope of the line between them; a single sample gives 0, as does a resting finger. A
  /// duration of less than ``minimumSpan`` counts as ``minimumSpan``.
  package func velocity(at now: Double) -> Double {
    guard count > 1, !(now - samples[newest].time).isLonger(than: Self.stopGap) else { return 0 }
    let used = usableCount
    return slope(used).limited(to: FlingSimulation.maximumSpeed)
  }

  /// The slope at the newest of `used` ≥ 1 samples.
  private func slope(_ used: Int) -> Double {
    guard used > 1, age(used - 1).hasReached(Self.minimumSpan) else { return distance(used - 1) / Self.minimumSpan }
    return likely(parabolaSlope(used), used)
  }

  /// `slope`, limited to a likely value: a motion that began at rest and has gained speed evenly is in the end twice
  /// as fast as on average, and no motion in the samples is faster. A path that never turned back has no velocity
  /// backwards.
  private func likely(_ slope: Double, _ used: Int) -> Double {
    var (slowest, fastest) = (0.0, 0.0)
    for older in 1..<used where age(older).hasReached(Self.minimumSpan) {
      let average = distance(older) / age(older)
      slowest = min(slowest, average)
      fastest = max(fastest, average)
    }
    return max(2 * slowest, min(2 * fastest, slope))
  }

  /// The age of a sample relative to the newest, in seconds.
  private func age(_ older: Int) -> Double { sample(0).time - sample(older).time }

  /// The distance from an older sample to the newest.
  private func distance(_ older: Int) -> Double { sample(0).position - sample(older).position }

  /// The sample `age` positions before the newest.
  private func sample(_ age: Int) -> Sample {
    samples[(newest + Self.capacity - age) % Self.capacity]
  }

  /// The number of samples, from the newest backwards, that belong to the current motion.
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
    guard determinant > t2 * t4 * 1e-12 else { return distance(used - 1) / age(used - 1) }
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
