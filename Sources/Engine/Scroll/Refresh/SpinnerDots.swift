/// A ring of dots of which one after the other is highlighted. Requests a frame for each step, and none while the dots are not painted.
struct SpinnerDots {
  /// The centers of the dots in units of the ring's radius, clockwise from the top.
  private static let directions: [CGPoint] = [
    CGPoint(x: 0, y: -1), CGPoint(x: diagonal, y: -diagonal), CGPoint(x: 1, y: 0), CGPoint(x: diagonal, y: diagonal),
    CGPoint(x: 0, y: 1), CGPoint(x: -diagonal, y: diagonal), CGPoint(x: -1, y: 0), CGPoint(x: -diagonal, y: -diagonal),
  ]
  private static let diagonal: CGFloat = 0.7071
  /// The duration of a revolution in seconds.
  private static let period = 0.8

  /// The index of the highlighted dot.
  private var step = 0
  /// True while the owner's ticker runs.
  private var isRunning = false
  /// True if the dots were painted since the last step.
  private var wasSeen = false

  /// Notes that the owner's ticker was removed.
  mutating func stop() { isRunning = false }

  /// Notes that the dots are painted. Returns true if the owner must add its ticker.
  mutating func recordAppearance() -> Bool {
    wasSeen = true
    defer { isRunning = true }
    return !isRunning
  }

  /// Advances to the step at `time`. Returns the time of the next step, and true in `draws` if the dots must be painted.
  mutating func tick(at time: Double) -> (next: NextTick, draws: Bool) {
    let count = Self.directions.count
    let interval = Self.period / Double(count)
    let turns = (time / interval).rounded(.down)
    let newStep = Int(limited: turns.truncatingRemainder(dividingBy: Double(count)), to: 0...count - 1)
    let next = NextTick.at((turns + 1) * interval)
    guard newStep != step else { return (next, false) }
    guard wasSeen else {
      isRunning = false
      return (.never, false)
    }
    step = newStep
    wasSeen = false
    return (next, true)
  }

  func paint(_ context: inout PaintContext, in rect: CGRect, color: RGBAColor) {
    let dot = rect.width * 0.19
    let radius = (rect.width - dot) / 2
    for (index, direction) in Self.directions.enumerated() {
      let age = (step - index + Self.directions.count) % Self.directions.count
      let center = CGPoint(x: rect.midX + direction.x * radius, y: rect.midY + direction.y * radius)
      context.fill(
        CGRect(x: center.x - dot / 2, y: center.y - dot / 2, width: dot, height: dot), radius: dot / 2,
        color: color.opacity(1 - 0.8 * Double(age) / Double(Self.directions.count - 1)))
    }
  }
}
