import ScrollUI

/// The moves that a `TileScroll` repeats.
struct TileScript {
  /// A movement to `target`.
  struct Move {
    /// The fraction of the maximum offset, 0…1.
    let target: CGFloat
    let animation: Animation

    /// A movement over `seconds`, after a pause.
    static func to(_ target: CGFloat, _ seconds: Double, after pause: Double = 0) -> Move {
      Move(target: target, animation: .easeInOut(duration: seconds).delay(pause))
    }

    /// A movement like a throw: it begins quickly and ends slowly.
    static func thrown(_ target: CGFloat, _ seconds: Double, after pause: Double = 0) -> Move {
      Move(target: target, animation: .timingCurve(0.1, 0.55, 0.25, 1, duration: seconds).delay(pause))
    }
  }

  /// The offset at rest in points. Offsets beyond the content are limited to its end. On the horizontal axis, 0 or the middle.
  var rest: CGFloat = 0
  let moves: [Move]

  /// To the end and back.
  static let toAndFro = TileScript(moves: [.to(1, 1.8), .to(0, 1.8, after: 0.4)])

  /// Moves to the fractions in `targets` in their order, each with a `spring`.
  static func steps(_ targets: [CGFloat], rest: CGFloat = 0, pause: Double = 0.35) -> TileScript {
    TileScript(
      rest: rest,
      moves: targets.map { Move(target: $0, animation: .spring(duration: 0.5, bounce: 0.12).delay(pause)) })
  }
}
