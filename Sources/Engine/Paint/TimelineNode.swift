import Motion

/// Calls `tickAction` at scheduled times while its child is drawn. Culled nodes are not called; the calls continue after the next
/// recording.
package final class TimelineNode: UnaryNode, FrameTicker {
  /// Called in the tick phase at or after the scheduled time. Returns the time of the next call.
  package var tickAction: (Double) -> NextTick = { _ in .never }
  /// The next call of `tickAction`.
  private var next = NextTick.never
  private var paintedFrame = -1
  private var isTicking = false

  package override init() { super.init() }

  /// Replaces the time of the next call; `NextTick.never` ends the calls.
  package func schedule(_ next: NextTick) {
    self.next = next
    guard let host else { return }
    if next == .never {
      host.remove(self)
      isTicking = false
    } else {
      resume(in: host)
    }
  }

  private func resume(in host: NodeHost) {
    guard next != .never else { return }
    isTicking = true
    host.add(self)
  }

  package func tick(at time: Double) -> NextTick {
    guard let host, host.work.paintedFrames == paintedFrame else {
      isTicking = false
      return .never
    }
    if case .at(let due) = next, !time.hasReached(due) { return next }
    if next != .never { next = tickAction(time) }
    isTicking = next != .never
    return next
  }

  override func didAttach() {
    super.didAttach()
    if let host { resume(in: host) }
  }

  override func willDetach() {
    host?.remove(self)
    isTicking = false
    super.willDetach()
  }

  /// The whole bounds: a child that draws no step now may draw at a later time.
  override var inkBounds: CGRect { bounds }

  override func paint(_ context: inout PaintContext) {
    context.countLivePiece()
    if let host {
      paintedFrame = host.work.paintedFrames
      if !isTicking { resume(in: host) }
    }
    paintChildren(&context)
  }
}
