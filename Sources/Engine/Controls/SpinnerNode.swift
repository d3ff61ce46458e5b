import Geometry

/// Dots in a ring that take turns: something goes on. It wakes the window as often as a dot changes, and not while it is not seen.
package final class SpinnerNode: RenderNode, FrameTicker {
  package var color = RGBAColor.black { didSet { if color != oldValue { setNeedsPaint() } } }
  /// The ring's width and height in points.
  package var side: CGFloat = 20 { didSet { if side != oldValue { setNeedsLayout() } } }

  /// The middles of the dots as parts of the ring's radius, clockwise from the top.
  private static let directions: [CGPoint] = [
    CGPoint(x: 0, y: -1), CGPoint(x: diagonal, y: -diagonal), CGPoint(x: 1, y: 0), CGPoint(x: diagonal, y: diagonal),
    CGPoint(x: 0, y: 1), CGPoint(x: -diagonal, y: diagonal), CGPoint(x: -1, y: 0), CGPoint(x: -diagonal, y: -diagonal),
  ]
  private static let diagonal: CGFloat = 0.7071
  /// Seconds for a turn.
  private static let period = 0.8

  private var step = 0
  private var isRunning = false
  private var wasSeen = false

  package override init() { super.init() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }

  override var inkBounds: CGRect { bounds }

  override func willDetach() {
    pipeline?.remove(self)
    isRunning = false
  }

  override func paint(_ context: inout PaintContext) {
    wasSeen = true
    if !isRunning {
      isRunning = true
      pipeline?.add(self)
    }
    let dot = side * 0.19
    let radius = (side - dot) / 2
    for (index, direction) in Self.directions.enumerated() {
      let age = (step - index + Self.directions.count) % Self.directions.count
      let center = CGPoint(x: side / 2 + direction.x * radius, y: side / 2 + direction.y * radius)
      context.fill(
        CGRect(x: center.x - dot / 2, y: center.y - dot / 2, width: dot, height: dot), radius: dot / 2,
        color: color.opacity(1 - 0.8 * Double(age) / Double(Self.directions.count - 1)))
    }
  }

  package func tick(at time: Double) -> NextTick {
    let interval = Self.period / Double(Self.directions.count)
    let turns = (time / interval).rounded(.down)
    let newStep = Int(turns.truncatingRemainder(dividingBy: Double(Self.directions.count)))
    if newStep != step {
      guard wasSeen else {
        isRunning = false
        return .never
      }
      step = newStep
      wasSeen = false
      setNeedsPaint()
    }
    return .at((turns + 1) * interval)
  }
}
