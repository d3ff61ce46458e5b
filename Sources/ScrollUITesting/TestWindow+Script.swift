import Engine
import Geometry

extension TestWindow {
  /// Plays an input script, given without its first line, from now on, and runs frames until everything is at rest.
  ///
  /// Returns a line of the trace for each frame, of `node` or else of the outermost scroll view; times count from now.
  @discardableResult
  package func play(_ lines: String, of node: ScrollNode? = nil) throws -> [FrameTraceLine] {
    let size = pipeline.root.windowSize
    let script = try InputScript(
      parsing: """
        {"format":"scrolldemo-input","version":1,"width":\(size.width),"height":\(size.height),"scale":1}
        \(lines)
        """)
    let start = time
    let end = script.endTime ?? script.events.last?.time ?? 0
    var events = script.events[...]
    var trace: [FrameTraceLine] = []
    while !events.isEmpty || time < start + end || (isBusy && trace.count < 1200) {
      while let event = events.first, start + event.time <= time + frameInterval {
        send(event.event, at: start + event.time)
        events.removeFirst()
      }
      advance()
      trace.append(host.traceLine(frame: trace.count, time: time - start, id: "main", of: node ?? scroll))
    }
    return trace
  }

  private var isBusy: Bool { pipeline.wantsFrame || pipeline.nextDeadline != nil }
}
