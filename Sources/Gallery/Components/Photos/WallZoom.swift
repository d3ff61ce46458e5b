import ScrollUI

/// The movement of `WallBlend.columns`: it follows fingers, and rests on a whole number.
struct WallZoom {
  /// The point of the wall about which the number changes.
  private(set) var center = CGPoint.zero
  private(set) var columns: SpringValue
  /// The limits of `target`.
  var range: ClosedRange<Int> { didSet { if !isPinched { move(to: target, about: center) } } }
  /// The number of `columns` to which the spring moves.
  private(set) var target: Int
  private var pinch: Pinch?

  /// The movement of fingers, or notches of the wheel with Control.
  private struct Pinch {
    /// The number of columns at magnification 1; nil before the first frame.
    var start: Double?
    /// The magnification in the last frame.
    var magnification = 1.0
    /// The magnification that the next frame shows.
    var next = 1.0
    /// True for notches, which move `target`; false for fingers, which move `columns`.
    var isStepping = false
  }

  private static let spring = Spring(response: 0.36, dampingRatio: 1)
  /// The time in seconds by which a movement of fingers is continued to find the `target`.
  private static let foresight = 0.12
  /// The greatest number of columns that a movement of fingers changes after their lift.
  private static let reach = 2.0
  /// The logarithm of the magnification by a notch, 1.1.
  private static let notch = log(1.1)

  init(columns: Int, range: ClosedRange<Int>) {
    self.columns = SpringValue(value: Double(columns))
    self.range = range
    target = columns
  }

  /// True while `columns` changes, or a `Pinch` holds it.
  var isActive: Bool { isPinched || !columns.isAtRest(at: Double(target)) }

  var isPinched: Bool { pinch != nil }

  /// Changes the `target` about a point.
  mutating func move(to new: Int, about point: CGPoint) {
    (pinch, center, target) = (nil, point, limited(Double(new)))
  }

  /// Sets `Pinch.next`: fingers have magnified the pictures since they came down. Begins a `Pinch` about `point`.
  mutating func pinch(_ magnification: Double, about point: CGPoint) {
    guard magnification > 0 else { return }
    if pinch == nil { center = point }
    var pinch = pinch ?? Pinch()
    pinch.next = magnification
    self.pinch = pinch
  }

  /// Takes `Pinch.next` over. Its events have moved the fingers in turn.
  private mutating func follow() {
    guard var pinch, pinch.next != pinch.magnification else { return }
    let notches = log(pinch.next / pinch.magnification) / Self.notch
    if notches.rounded() != 0, abs(notches - notches.rounded()) < 1e-6 {
      pinch.isStepping = true
      target = limited(Double(target) - notches.rounded())
    } else if !pinch.isStepping {
      // The movement before the gesture is recognized is left out.
      let start = pinch.start ?? relaxed(columns.value) * pinch.next
      pinch.start = start
      columns.stop(at: resisted(start / pinch.next))
      target = limited(columns.value)
    }
    pinch.magnification = pinch.next
    self.pinch = pinch
  }

  /// Ends the `Pinch`: `columns` comes to rest.
  ///
  /// `rate`: the change of the magnification per second.
  mutating func release(rate: Double) {
    follow()
    guard let pinch else { return }
    self.pinch = nil
    guard !pinch.isStepping else { return }
    let velocity = -columns.value * rate / pinch.magnification
    let distance = min(max(velocity * Self.foresight, -Self.reach), Self.reach)
    target = limited(columns.value + distance)
    columns.velocity = distance / Self.foresight
  }

  /// Advances by `time` seconds. With `isImmediate` it is at the `target` at once.
  mutating func step(_ time: Double, isImmediate: Bool) {
    follow()
    if pinch.map({ !$0.isStepping }) ?? false { return }
    if isImmediate { return columns.stop(at: Double(target)) }
    columns.step(to: Double(target), by: Self.spring, over: time, precision: 0.001)
  }

  private func limited(_ columns: Double) -> Int {
    Int(min(max(columns.rounded(), Double(range.lowerBound)), Double(range.upperBound)))
  }

  // MARK: Resistance

  /// The number of columns for a movement of fingers: half as far from the limits, and less and less.
  private func resisted(_ columns: Double) -> Double {
    beyondLimits(columns) { $0 / (2 + 2 * $0) }
  }

  /// The movement of fingers for a number of columns: the inverse of `resisted(_:)`.
  private func relaxed(_ columns: Double) -> Double {
    beyondLimits(columns) { 2 * min($0, 0.49) / (1 - 2 * min($0, 0.49)) }
  }

  /// Changes the part beyond the limits, as the logarithm of a factor.
  private func beyondLimits(_ columns: Double, _ change: (Double) -> Double) -> Double {
    let limit = min(max(columns, Double(range.lowerBound)), Double(range.upperBound))
    let excess = log(columns / limit)
    return limit * exp(excess < 0 ? -change(-excess) : change(excess))
  }
}
