import Geometry

/// The steps of a list that show a scroll view's content: when it scrolls they all move alike.
package struct ScrolledSpan: Equatable, Sendable {
  /// Which scroll view; the same in each frame.
  package var id: ObjectIdentifier
  /// What shows the content, in window coordinates, clipped by all around.
  package var viewport: CGRect
  /// Where the content's coordinates begin in the window; it moves by whole pixels.
  package var origin: CGPoint
  /// The steps, as indices into the list's commands.
  package var commands: Range<Int>
}

/// What a frame shows: drawing steps from back to front.
package struct DisplayList {
  package private(set) var commands: [DrawCommand] = []
  /// What scroll views have drawn, inner ones before those around them. Those inside of layers are not told.
  package private(set) var scrolledSpans: [ScrolledSpan] = []
  /// Where figures about frames are shown, in window coordinates: drawing those is no part of what they tell. Nil where none are.
  package private(set) var instruments: CGRect?
  /// How many of the steps show them: as many as there are figures, and none of the program's.
  package private(set) var instrumentCommands = 0
  /// The colour behind everything.
  package var background: RGBAColor
  /// The window's size in points.
  package var size: CGSize
  private var clip: CGRect
  private var recordingDepth = 0

  package init(size: CGSize, background: RGBAColor = .white) {
    clip = CGRect(origin: .zero, size: size)
    self.size = size
    self.background = background
  }

  /// Empties the list and keeps its memory.
  package mutating func reset(size: CGSize, background: RGBAColor) {
    commands.removeAll(keepingCapacity: true)
    scrolledSpans.removeAll(keepingCapacity: true)
    instruments = nil
    instrumentCommands = 0
    clip = CGRect(origin: .zero, size: size)
    self.size = size
    self.background = background
  }

  /// Appends a drawing step under `clip`, and a clip change before it where needed.
  package mutating func append(_ command: DrawCommand, clip: CGRect) {
    if clip != self.clip {
      self.clip = clip
      commands.append(.clip(clip))
    }
    commands.append(command)
  }

  /// Notes that the steps from `start` on show the content of the scroll view `id`.
  package mutating func noteScrolledSpan(
    of id: ObjectIdentifier, from start: Int, viewport: CGRect, origin: CGPoint
  ) {
    guard recordingDepth == 0, start < commands.count else { return }
    scrolledSpans.append(
      ScrolledSpan(id: id, viewport: viewport, origin: origin, commands: start..<commands.count))
  }

  /// Notes that the steps from `start` on show figures about frames in `rect`. In a recording they are one step of the list in any case.
  package mutating func noteInstruments(_ rect: CGRect, from start: Int) {
    instruments = rect
    if recordingDepth == 0 { instrumentCommands += commands.count - start }
  }

  /// Starts a list of its own for a layer or a picture, under a clip that is not told; `endRecording` goes back.
  mutating func beginRecording(clip: CGRect) -> Suspended {
    let suspended = Suspended(commands: commands, clip: self.clip)
    commands = []
    self.clip = clip
    recordingDepth += 1
    return suspended
  }

  /// Ends what `beginRecording` has begun, and gives out what was recorded since.
  mutating func endRecording(_ suspended: Suspended) -> [DrawCommand] {
    let recorded = commands
    commands = suspended.commands
    clip = suspended.clip
    recordingDepth -= 1
    return recorded
  }

  /// A list that waits while a layer is recorded.
  struct Suspended {
    fileprivate let commands: [DrawCommand]
    fileprivate let clip: CGRect
  }
}
