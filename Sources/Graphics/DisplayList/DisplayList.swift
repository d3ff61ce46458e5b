/// The commands that draw a scroll view's content: scrolling moves them all by the same distance.
package struct ScrolledSpan: Equatable, Sendable {
  /// The identity of the scroll view, the same in each frame.
  package var id: ObjectIdentifier
  /// The visible rectangle of the content in window coordinates, inside of all clips.
  package var viewport: CGRect
  /// The origin of the content's coordinates in the window; it moves by whole pixels.
  package var origin: CGPoint
  /// The indices of the commands in `DisplayList.commands`.
  package var commands: Range<Int>
}

/// The drawing of a frame: commands from back to front.
package struct DisplayList {
  package private(set) var commands: [DrawCommand] = []
  /// The content of scroll views, inner before outer. Scroll views inside of layers are not included.
  package private(set) var scrolledSpans: [ScrolledSpan] = []
  /// The rectangle that shows figures about frames, in window coordinates, so that their own cost can be subtracted. Nil if no
  /// figures are shown.
  package private(set) var instruments: CGRect?
  /// The number of commands that draw the figures in `instruments`.
  package private(set) var instrumentCommands = 0
  /// The color behind all commands.
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

  /// Appends a command under `clip`, and before it a `DrawCommand.clip` if the clip changes.
  package mutating func append(_ command: DrawCommand, clip: CGRect) {
    if clip != self.clip {
      self.clip = clip
      commands.append(.clip(clip))
    }
    commands.append(command)
  }

  /// Marks the commands from `start` on as the content of the scroll view `id`.
  package mutating func recordScrolledSpan(
    of id: ObjectIdentifier, from start: Int, viewport: CGRect, origin: CGPoint
  ) {
    guard recordingDepth == 0, start < commands.count else { return }
    scrolledSpans.append(
      ScrolledSpan(id: id, viewport: viewport, origin: origin, commands: start..<commands.count))
  }

  /// Marks the commands from `start` on as figures about frames in `rect`. Inside of a recording they belong to one command of the
  /// list and are not counted.
  package mutating func recordInstruments(_ rect: CGRect, from start: Int) {
    instruments = rect
    if recordingDepth == 0 { instrumentCommands += commands.count - start }
  }

  /// The end of the list at this moment, for `removeCommands(since:)`.
  var end: End { End(commands: commands.count, spans: scrolledSpans.count, clip: clip) }

  /// Removes the `commands` that were appended since `end` was read.
  mutating func removeCommands(since end: End) {
    commands.removeSubrange(end.commands...)
    scrolledSpans.removeSubrange(end.spans...)
    clip = end.clip
  }

  /// An end of a `DisplayList`, with the `clip` that was in effect there.
  struct End {
    fileprivate let commands: Int
    fileprivate let spans: Int
    fileprivate let clip: CGRect
  }

  /// Starts the list of a layer or a `Recording`, under a clip that is not appended. `endRecording` returns to the list before.
  mutating func beginRecording(clip: CGRect) -> Suspended {
    let suspended = Suspended(commands: commands, clip: self.clip)
    commands = []
    self.clip = clip
    recordingDepth += 1
    return suspended
  }

  /// Ends the recording of `beginRecording`, and returns its commands.
  mutating func endRecording(_ suspended: Suspended) -> [DrawCommand] {
    let recorded = commands
    commands = suspended.commands
    clip = suspended.clip
    recordingDepth -= 1
    return recorded
  }

  /// The state of a list while a layer is recorded.
  struct Suspended {
    fileprivate let commands: [DrawCommand]
    fileprivate let clip: CGRect
  }
}
