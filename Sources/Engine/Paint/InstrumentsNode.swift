/// Draws figures about frames: the content is left out of the durations and counts that it shows.
package final class InstrumentsNode: UnaryNode {
  package override init() {}

  override func paint(_ context: inout PaintContext) {
    context.countLivePiece()
    context.instruments(bounds) { context in
      guard let profiler = host?.work.profiler else { return paintChildren(&context) }
      var inner = context
      profiler.leaveOut { paintChildren(&inner) }
      context = inner
    }
  }
}
