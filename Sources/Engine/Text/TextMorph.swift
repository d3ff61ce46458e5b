/// The transition from an old to a new text, if the change is animated.
package enum TextTransition: Equatable, Sendable {
  /// No transition: the new text replaces the old text immediately.
  case identity
  /// The old text fades out, and the new text fades in.
  case opacity
  /// Unchanged characters (`TextChange`) move to their new positions; the remaining characters fade.
  case interpolate
  /// Like `interpolate`, and the remaining characters roll: new characters come from below, or from above if
  /// `countsDown` is true.
  case numeric(countsDown: Bool)
  /// Like `numeric(countsDown:)` for a value: characters roll upwards if it grows, downwards if it shrinks.
  case numericValue(Double)

  /// True if the transition moves single characters instead of whole runs.
  var hasCharacters: Bool { self != .identity && self != .opacity }

  var isNumeric: Bool {
    switch self {
    case .numeric, .numericValue: true
    default: false
    }
  }
}

/// The pieces of the old and the new text during the `TextTransition` of a `TextNode`.
@MainActor final class TextMorph: FrameTicker {
  /// A run or a single character. `baselineStart` is the left end of its baseline, in the node's coordinates.
  struct Piece {
    let run: TextRun
    /// The index of the span of the new text that determines the color; nil for an outgoing piece, which keeps
    /// `color`.
    var span: Int?
    var color: RGBAColor
    var baselineStart: CGPoint
    var opacity = 1.0

    var isOutgoing: Bool { span == nil }

    /// The rectangle of the run: `width` × `lineHeight` points, from its ascent down.
    fileprivate var bounds: CGRect {
      CGRect(
        x: baselineStart.x, y: baselineStart.y - run.metrics.ascent, width: run.width, height: run.metrics.lineHeight)
    }
  }

  /// The interpolation of a piece between its start and its end.
  private struct Interpolation {
    let start: Piece
    let end: Piece

    func piece(remaining: Double) -> Piece {
      var piece = end
      piece.baselineStart = CGPoint(
        x: end.baselineStart.x + (start.baselineStart.x - end.baselineStart.x) * remaining,
        y: end.baselineStart.y + (start.baselineStart.y - end.baselineStart.y) * remaining)
      piece.opacity = max(0, min(1, end.opacity + (start.opacity - end.opacity) * remaining))
      return piece
    }
  }

  private let interpolations: [Interpolation]
  private let animation: NodeAnimation
  private let startTime: Double
  private var remaining = 1.0
  private weak var node: TextNode?
  /// The union of the pieces' rectangles at `start` and at `end`, in the node's coordinates. The overshoot of a spring
  /// is not included.
  let bounds: CGRect

  /// Creates the transition. New characters begin `roll` points lower and outgoing characters end `roll` points higher;
  /// a negative `roll` reverses both. The caller has called `animation.motionStarts()`.
  init(
    from old: [Piece], to new: [Piece], transition: TextTransition, roll: CGFloat, node: TextNode,
    animation: NodeAnimation, time: Double
  ) {
    interpolations = Self.interpolations(from: old, to: new, matching: transition.hasCharacters, roll: roll)
    bounds = interpolations.reduce(CGRect.null) { $0.union($1.start.bounds).union($1.end.bounds) }
    self.node = node
    self.animation = animation
    startTime = time
  }

  private static func interpolations(
    from old: [Piece], to new: [Piece], matching: Bool, roll: CGFloat
  ) -> [Interpolation] {
    let staying = old.filter { !$0.isOutgoing }
    var kept: [Int: Int] = [:]
    if matching {
      let pairs = TextChange.kept(from: staying.map(\.character), to: new.map(\.character))
      kept = Dictionary(pairs.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
    }
    let used = Set(kept.values)
    var interpolations = old.filter(\.isOutgoing).map { Interpolation(start: $0, end: $0.leaving(by: 0)) }
    for (index, piece) in staying.enumerated() where !used.contains(index) {
      interpolations.append(Interpolation(start: piece, end: piece.leaving(by: roll)))
    }
    for (index, piece) in new.enumerated() {
      let start = kept[index].map { staying[$0] } ?? piece.coming(from: roll)
      interpolations.append(Interpolation(start: start, end: piece))
    }
    return interpolations
  }

  /// The pieces at the time of the last `tick(at:)`, interpolated.
  var pieces: [Piece] { interpolations.map { $0.piece(remaining: remaining) } }

  func tick(at time: Double) -> NextTick {
    guard let node else {
      end()
      return .never
    }
    let elapsed = time - startTime
    guard elapsed < animation.timing.duration else {
      node.morphDidEnd(self)
      end()
      return .never
    }
    remaining = animation.timing.weights(at: elapsed).displacement
    node.setNeedsPaint()
    return .nextFrame
  }

  /// Ends the motion of the animation: calls `motionEnds()`.
  func end() { animation.motionEnds() }
}

extension TextMorph.Piece {
  fileprivate var character: Character { run.text.first ?? " " }

  fileprivate func leaving(by roll: CGFloat) -> Self {
    var piece = self
    piece.span = nil
    piece.opacity = 0
    piece.baselineStart.y -= roll
    return piece
  }

  fileprivate func coming(from roll: CGFloat) -> Self {
    var piece = self
    piece.opacity = 0
    piece.baselineStart.y += roll
    return piece
  }
}
