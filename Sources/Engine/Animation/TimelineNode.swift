import Geometry
import Graphics
import Motion

/// Calls back at times while its child can be seen. Out of sight it wakes nobody up; once it is seen again it goes on.
package final class TimelineNode: UnaryNode, FrameTicker {
  /// Called in the tick phase at the time that was asked for, or after it; returns the next one.
  package var tickAction: (Double) -> NextTick = { _ in .never }
  /// When the action wants to be called next.
  private var next = NextTick.never
  private var paintedFrame = -1
  private var isTicking = false

  package override init() { super.init() }

  /// Asks for a call at another time than before; nil for no more.
  package func schedule(_ next: NextTick) {
    self.next = next
    guard let pipeline else { return }
    if next == .never {
      pipeline.remove(self)
      isTicking = false
    } else {
      resume(in: pipeline)
    }
  }

  private func resume(in pipeline: FramePipeline) {
    guard next != .never else { return }
    isTicking = true
    pipeline.add(self)
  }

  package func tick(at time: Double) -> NextTick {
    guard let pipeline, pipeline.paintedFrames == paintedFrame else {
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
    if let pipeline { resume(in: pipeline) }
  }

  override func willDetach() {
    pipeline?.remove(self)
    isTicking = false
    super.willDetach()
  }

  /// Even a child that draws nothing now may draw something at another time.
  override var inkBounds: CGRect { bounds }

  override func paint(_ context: inout PaintContext) {
    context.noteLive()
    if let pipeline {
      paintedFrame = pipeline.paintedFrames
      if !isTicking { resume(in: pipeline) }
    }
    paintChildren(&context)
  }
}
