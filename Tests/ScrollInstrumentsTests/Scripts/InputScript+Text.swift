import Engine
import ScrollInstruments
import ScrollScripts

extension InputScript {
  /// The lines of the file, without line feeds: header, events and frames in the order of ``eventCounts``, end. The same script gives the
  /// same bytes on every machine.
  var lines: [String] {
    var lines = [header.json]
    var frames = frameTimes[...]
    var waiting = arrivals[...]
    var time = 0.0
    func appendFrame(_ frame: Double) {
      while let next = waiting.first, next.frame <= frames.startIndex {
        lines.append(InputScriptLine.arrival(next.arrival, time).json)
        waiting.removeFirst()
      }
      lines.append(InputScriptLine.frame(frame).json)
      time = frame
      frames.removeFirst()
    }
    lines += answers.map { InputScriptLine.answer($0, 0).json }
    for (index, event) in events.enumerated() {
      while let frame = frames.first, eventCounts[frames.startIndex] <= index { appendFrame(frame) }
      lines.append(InputScriptLine.event(event).json)
      time = event.time
    }
    while let frame = frames.first { appendFrame(frame) }
    if let endTime { lines.append(InputScriptLine.end(endTime).json) }
    return lines
  }

  /// The text of the file: ``lines``, each with a line feed.
  var text: String { lines.map { $0 + "\n" }.joined() }
}
