import Engine

/// The frames of a graph that was stopped, and the selected frame.
package struct FrozenFrames: Sendable {
  /// The frames that the graph showed, the oldest first; never empty.
  package let frames: [FrameRecord]
  /// The number of the first of `frames` since the start of the program, from 0.
  package let firstNumber: Int
  /// The index of the selected frame in `frames`.
  package private(set) var selection: Int

  /// Nil without frames. `number` is the number of the frame to select, clamped to those in `frames`.
  init?(frames: [FrameRecord], firstNumber: Int, selecting number: Int) {
    guard !frames.isEmpty else { return nil }
    self.frames = frames
    self.firstNumber = firstNumber
    selection = min(max(number - firstNumber, 0), frames.count - 1)
  }

  package var selected: FrameRecord { frames[selection] }

  /// The number of the selected frame since the start of the program.
  package var selectedNumber: Int { firstNumber + selection }

  /// The seconds between the pictures of the selected frame and the frame before; nil after a rest.
  package var interval: Double? {
    guard selection > 0, selected.isContinued, let end = selected.completed, let start = frames[selection - 1].completed
    else { return nil }
    return end - start
  }

  /// Selects the frame with `number`, clamped to those in `frames`.
  mutating func select(_ number: Int) { selection = min(max(number - firstNumber, 0), frames.count - 1) }

  /// Selects the frame `count` frames later, or earlier if `count` is negative.
  mutating func move(by count: Int) { select(selectedNumber + count) }
}
