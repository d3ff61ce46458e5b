/// Estimates how fast a finger or a pointer moves when it lets go.
///
/// Fits a parabola through the positions of the last 100 ms with least squares, all with the same weight, and takes its
/// slope at the newest (Flutter's `VelocityTracker`, Android's `lsq2`). One axis; use two for a plane. No memory is
/// allocated per sample.
package struct VelocityTracker: Sendable {
  /// Samples that are older than the newest by more, in seconds, do not count (Flutter, Android).
  package static let horizon = 0.1

  /// Whatever has not moved for longer, in seconds, stands still: a gap between two samples hides the older ones, and a
  /// gap since the newest makes the velocity 0 (Flutter, Android).
  package static let stopGap = 0.04

  /// How many samples are kept.
  package static let capacity = 20

  private var samples = InlineArray<20, Sample>(repeating: Sample(time: 0, position: 0))
  private var count = 0
  /// Where the newest sample stands; meaningless while there is none.
  private var newest = 0

  package init() {}

  /// Records that the finger was at `position` (points) at `time` (seconds on any clock that does not go back).
  ///
  /// A sample at the time of the one before, or earlier, replaces its position: SDL stamps all that it reads in one go
  /// with the same millisecond. NaN and infinity are ignored.
  package mutating func add(time: Double, position: Double) {
    guard time.isFinite, position.isFinite else { return }
    let position = position.asCoordinate
    if count > 0, time <= samples[newest].time {
      samples[newest].position = position
      return
    }
    newest = count == 0 ? 0 : (newest + 1) % Self.capacity
    samples[newest] = Sample(time: time, position: position)
    count = min(count + 1, Self.capacity)
  }

  /// Forgets everything.
  package mutating func reset() { count = 0 }

  /// The velocity in points per second at `now` on the samples' clock, within ±``FlingSimulation/maximumSpeed``.
  ///
  /// Two samples give the slope of the line between them; one gives 0, as does a finger that stopped.
  package func velocity(at now: Double) -> Double {
    guard count > 1, !(now - samples[newest].time > Self.stopGap) else { return 0 }
    let used = usableCount
    let slope = used > 2 ? parabolaSlope(used) : used == 2 ? lineSlope : 0
    return slope.limited(to: FlingSimulation.maximumSpeed)
  }

  /// The sample that is `age` places older than the newest.
  private func sample(_ age: Int) -> Sample {
    samples[(newest + Self.capacity - age) % Self.capacity]
  }

  /// How many samples from the newest backwards belong to the present motion.
  private var usableCount: Int {
    var used = 1
    while used < count {
      let time = sample(used).time
      guard sample(0).time - time <= Self.horizon, sample(used - 1).time - time <= Self.stopGap else { break }
      used += 1
    }
    return used
  }

  private var lineSlope: Double {
    (sample(0).position - sample(1).position) / (sample(0).time - sample(1).time)
  }

  /// The slope at the newest sample of the parabola through `used` ≥ 3 samples.
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
    guard determinant > t2 * t4 * 1e-12 else { return lineSlope }
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
