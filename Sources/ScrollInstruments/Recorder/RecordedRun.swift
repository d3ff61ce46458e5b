import Engine
import ScrollScripts

/// A frame of a `RecordedRun`.
package struct RecordedFrame {
  /// The time in seconds since the start of the run.
  package let time: Double
  package let drawing: DisplayList
  /// The state of the main scroll view and the counted work.
  package let line: FrameTraceLine

  package init(time: Double, drawing: DisplayList, line: FrameTraceLine) {
    self.time = time
    self.drawing = drawing
    self.line = line
  }

  /// True if `other` has the same time, the same trace line and the same drawing. O(commands).
  package func isIdentical(to other: RecordedFrame) -> Bool {
    time == other.time && line == other.line && drawing.drawsSame(as: other.drawing)
  }
}

/// A run with its input and all of its frames, as the recorder of a window keeps it.
package struct RecordedRun {
  /// The limits of a run, for its memory.
  package struct Limits: Sendable {
    package var frames = 18_000
    package var seconds = 600.0
    /// The drawing commands of all frames; about 100 bytes each.
    package var commands = 2_000_000

    package init() {}
  }

  /// The script as it is saved in a file.
  package var text: String
  package var script: InputScript
  package private(set) var frames: [RecordedFrame] = []
  /// The trace line of each of `frames`.
  package private(set) var lines: [FrameTraceLine] = []
  private var commands = 0

  package init(text: String, script: InputScript) {
    self.text = text
    self.script = script
  }

  /// Adds a frame. With `isPainted` false its `drawing` shares its memory with that of the frame before.
  package mutating func append(_ frame: RecordedFrame, isPainted: Bool) {
    frames.append(frame)
    lines.append(frame.line)
    if isPainted { commands += frame.drawing.commands.count }
  }

  /// The time of the last frame in seconds; 0 without frames.
  package var duration: Double { frames.last?.time ?? 0 }

  /// True if no further frame may be added.
  package func hasReached(_ limits: Limits) -> Bool {
    frames.count >= limits.frames || duration >= limits.seconds || commands >= limits.commands
  }

  /// The index of the frame that is on the screen at `time`: the last frame that is not later, or the first. Nil without frames. O(log n).
  package func frameIndex(at time: Double) -> Int? {
    guard !frames.isEmpty else { return nil }
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
