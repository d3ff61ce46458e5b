import Engine

/// Records the cost of each piece of work in a frame (`WorkSubject`), so that a slow frame can be explained.
@MainActor final class WorkAttributor: WorkObserver {
  /// A finished piece of work. Durations are seconds.
  private struct Piece {
    var subject: WorkSubject
    var phase: FramePhase
    /// The duration without nested `Piece`s.
    var own: Double
  }

  /// The default maximum number of pieces that `culprit(in:describing:)` describes. Descriptions take time that the next frame lacks.
  static let maximumDescribed = 24

  private let clock: any TimeSource
  private unowned let pipeline: FramePipeline
  private var pieces: [Piece] = []
  private var running: [(start: Double, inner: Double)] = []

  init(clock: any TimeSource, pipeline: FramePipeline) {
    self.clock = clock
    self.pipeline = pipeline
  }

  func frameBegins() {
    pieces.removeAll(keepingCapacity: true)
    running.removeAll(keepingCapacity: true)
  }

  func workBegins() { running.append((clock.now, 0)) }

  func workEnds(_ subject: WorkSubject) {
    guard let piece = running.popLast() else { return }
    let whole = clock.now - piece.start
    if !running.isEmpty { running[running.count - 1].inner += whole }
    pieces.append(Piece(subject: subject, phase: pipeline.phase, own: whole - piece.inner))
  }

  /// Runs `work` without recording it or counting it for the enclosing pieces.
  func leaveOut(_ work: () -> Void) {
    let (known, start) = (pieces.count, clock.now)
    work()
    pieces.removeSubrange(known...)
    if !running.isEmpty { running[running.count - 1].inner += clock.now - start }
  }

  /// The row, or the view outside of rows, with the highest cost in `phase` among its longest `maximum` pieces; nil if no work was
  /// recorded.
  func culprit(in phase: FramePhase, describing maximum: Int = maximumDescribed) -> FrameCulprit? {
    guard let client = pipeline.client else { return nil }
    var totals: [String: (seconds: Double, worst: Double, name: String)] = [:]
    let longest = pieces.filter { $0.phase == phase }.sorted { $0.own > $1.own }.prefix(maximum)
    for (piece, description) in zip(longest, client.describe(longest.map(\.subject))) {
      let group = description.row.map { "row \($0)" } ?? description.view
      var total = totals[group] ?? (0, -1, "")
      total.seconds += piece.own
      if piece.own > total.worst {
        total.worst = piece.own
        total.name = description.row == nil ? description.view : "\(description.view), row \(description.row ?? "")"
      }
      totals[group] = total
    }
    guard let largest = totals.values.max(by: { $0.seconds < $1.seconds }) else { return nil }
    return FrameCulprit(name: largest.name, milliseconds: largest.seconds * 1000)
  }
}
