import Geometry
import Graphics

/// Dots in a ring that take turns: how they look, and when they change. They wake the window as often as another dot has its turn, and
/// not while they are not seen.
struct SpinnerDots {
  /// The middles of the dots as parts of the ring's radius, clockwise from the top.
  private static let directions: [CGPoint] = [
    CGPoint(x: 0, y: -1), CGPoint(x: diagonal, y: -diagonal), CGPoint(x: 1, y: 0), CGPoint(x: diagonal, y: diagonal),
    CGPoint(x: 0, y: 1), CGPoint(x: -diagonal, y: diagonal), CGPoint(x: -1, y: 0), CGPoint(x: -diagonal, y: -diagonal),
  ]
  private static let diagonal: CGFloat = 0.7071
  /// Seconds for a turn.
  private static let period = 0.8

  /// The dot whose turn it is.
  private var step = 0
  /// Whether the owner's ticker runs.
  private var isRunning = false
  /// Whether they were drawn since the last dot had its turn.
  private var wasSeen = false

  /// The owner has left the window, and its ticker with it.
  mutating func stop() { isRunning = false }

  /// They are about to be drawn. Returns whether the owner has to start its ticker.
  mutating func noteSeen() -> Bool {
    wasSeen = true
    defer { isRunning = true }
    return !isRunning
  }

  /// Takes the dot whose turn it is at `time`. Returns when the next one's turn comes, and whether to draw.
  mutating func tick(at time: Double) -> (next: NextTick, draws: Bool) {
    let interval = Self.period / Double(Self.directions.count)
    let turns = (time / interval).rounded(.down)
    let newStep = Int(turns.truncatingRemainder(dividingBy: Double(Self.directions.count)))
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
