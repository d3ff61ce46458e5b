import Engine
import ScrollUI

/// The course of a recorded throw as an `AnimationTiming`: straight lines between the `OffsetSample`s.
package struct ThrowTiming: AnimationTiming {
  /// The axis with the greater distance.
  package let axis: Axis
  /// Times in seconds, ascending.
  private let times: [Double]
  /// The remaining part of the distance at each of `times`, from 1 to 0.
  private let parts: [Double]

  /// Creates a timing that takes `factor` times as long as `samples`.
  package init(_ samples: [OffsetSample], factor: Double) {
    let (start, end) = (samples.first?.offset ?? .zero, samples.last?.offset ?? .zero)
    let axis: Axis = abs(end.x - start.x) > abs(end.y - start.y) ? .horizontal : .vertical
    func value(_ offset: CGPoint) -> Double { Double(axis == .horizontal ? offset.x : offset.y) }
    let distance = value(start) - value(end)
    self.axis = axis
    times = samples.map { $0.time * factor }
    parts = samples.map { distance == 0 ? 0 : (value($0.offset) - value(end)) / distance }
  }

  /// The distance along `axis` in points.
  func distance(from start: CGPoint, to end: CGPoint) -> Double {
    Double(abs(axis == .horizontal ? end.x - start.x : end.y - start.y))
  }

  package func weights(at time: Double) -> AnimationWeights {
    guard let last = times.last, time < last else { return .target }
    // The first sample after `time`.
    var (low, high) = (0, times.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] > time { high = middle } else { low = middle + 1 }
    }
    guard low > 0 else { return .start }
    let length = times[low] - times[low - 1]
    let rate = length > 0 ? (parts[low] - parts[low - 1]) / length : 0
    return AnimationWeights(
      displacement: parts[low - 1] + rate * (time - times[low - 1]), velocity: 0, displacementRate: rate,
      velocityRate: 0)
  }

  package func duration(velocity: Double) -> Double { times.last ?? 0 }
}
