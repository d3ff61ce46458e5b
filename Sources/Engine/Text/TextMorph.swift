/// How a text gets from one wording to another when the change is animated.
package enum TextTransition: Equatable, Sendable {
  /// At once.
  case identity
  /// The old wording fades out, the new one in.
  case opacity
  /// Characters that stay move to their new places; the others fade.
  case interpolate
  /// The same, and the others roll: new digits come from below, or from above when counting down.
  case numeric(countsDown: Bool)
  /// The same for a number: upwards when it grows, downwards when it shrinks.
  case numericValue(Double)

  /// Whether single characters are told apart.
  var hasCharacters: Bool { self != .identity && self != .opacity }

  var isNumeric: Bool {
    switch self {
    case .numeric, .numericValue: true
    default: false
    }
  }
}

/// What a text shows while it changes: pieces of both wordings on their way.
@MainActor final class TextMorph: FrameTicker {
  /// A piece of text, or one character, at the left end of its baseline in the node's coordinates.
  struct Piece {
    let run: TextRun
    /// The span of the text that says its colour; nil for what is on its way out, which keeps its own.
    var span: Int?
    var color: RGBAColor
    var place: CGPoint
    var opacity = 1.0

    var isOutgoing: Bool { span == nil }

    /// What it draws in.
    fileprivate var bounds: CGRect {
      CGRect(x: place.x, y: place.y - run.metrics.ascent, width: run.width, height: run.metrics.lineHeight)
    }
  }

  /// A piece as it is at the start and at the end.
  private struct Way {
    let start: Piece
    let end: Piece

    func piece(remaining: Double) -> Piece {
      var piece = end
      piece.place = CGPoint(
        x: end.place.x + (start.place.x - end.place.x) * remaining,
        y: end.place.y + (start.place.y - end.place.y) * remaining)
      piece.opacity = max(0, min(1, end.opacity + (start.opacity - end.opacity) * remaining))
      return piece
    }
  }

  private let ways: [Way]
  private let animation: NodeAnimation
  private let startTime: Double
  private var remaining = 1.0
  private weak var node: TextNode?
  /// What all pieces draw in, on all of their ways.
  let bounds: CGRect

  /// `roll` is how far down new characters begin, and how far up old ones go. The animation's motion has been started already.
  init(
    from old: [Piece], to new: [Piece], transition: TextTransition, roll: CGFloat, node: TextNode,
    animation: NodeAnimation, time: Double
  ) {
    ways = Self.ways(from: old, to: new, matching: transition.hasCharacters, roll: roll)
    bounds = ways.reduce(CGRect.null) { $0.union($1.start.bounds).union($1.end.bounds) }
    self.node = node
    self.animation = animation
    startTime = time
  }

  private static func ways(from old: [Piece], to new: [Piece], matching: Bool, roll: CGFloat) -> [Way] {
    let staying = old.filter { !$0.isOutgoing }
    var kept: [Int: Int] = [:]
    if matching {
      let pairs = TextChange.kept(from: staying.map(\.character), to: new.map(\.character))
      kept = Dictionary(pairs.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
    }
    let used = Set(kept.values)
    var ways = old.filter(\.isOutgoing).map { Way(start: $0, end: $0.leaving(by: 0)) }
    for (index, piece) in staying.enumerated() where !used.contains(index) {
      ways.append(Way(start: piece, end: piece.leaving(by: roll)))
    }
    for (index, piece) in new.enumerated() {
      ways.append(Way(start: kept[index].map { staying[$0] } ?? piece.coming(from: roll), end: piece))
    }
    return ways
  }

  /// The pieces as they are seen now.
  var pieces: [Piece] { ways.map { $0.piece(remaining: remaining) } }

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
    remaining = animation.timing.remaining(at: elapsed)
    node.setNeedsPaint()
    return .nextFrame
  }

  /// Lets go of the animation.
  func end() { animation.motionEnds() }
}

extension TextMorph.Piece {
  fileprivate var character: Character { run.text.first ?? " " }

  fileprivate func leaving(by roll: CGFloat) -> Self {
    var piece = self
    piece.span = nil
    piece.opacity = 0
    piece.place.y -= roll
    return piece
  }

  fileprivate func coming(from roll: CGFloat) -> Self {
    var piece = self
    piece.opacity = 0
    piece.place.y += roll
    return piece
  }
}
