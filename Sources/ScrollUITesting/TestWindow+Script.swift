import Engine
import ScrollScripts

extension TestWindow {
  /// Plays an input script, starting at the present time, and runs frames until everything is at rest.
  ///
  /// `lines` are the lines of a file that `scrolldemo --record` writes, without the header line. Their times count from
  /// the start of the call.
  /// - Returns: A trace line for each frame, of the main scroll view.
  /// - Throws: An error that names the first invalid line.
  @discardableResult
  public func play(_ lines: String) throws -> [FrameTraceLine] { try play(lines, of: nil) }

  /// Like `play(_:)`, with the trace of `node`; nil means the main scroll view.
  @discardableResult
  package func play(_ lines: String, of node: ScrollNode?) throws -> [FrameTraceLine] {
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
      trace.append(host.pipeline.traceLine(frame: trace.count, time: time - start, id: "main", of: node ?? scroll))
    }
    return trace
  }
}
