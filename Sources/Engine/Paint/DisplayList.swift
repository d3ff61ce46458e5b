import Geometry

/// One drawing step, in window coordinates: points, y down, not yet rounded to pixels.
///
/// What is rare and large is kept apart, so that a list of rectangles and text stays small.
///
/// Colours carry every opacity above them already. `clip` sets the clip for the steps after it; the rectangle is already
/// intersected with the clips of all ancestors, so the renderer keeps no stack.
package enum DrawCommand: Hashable, Sendable {
  /// What follows is drawn inside the rectangle only; before the first of these, inside the window. `CGRect.infinite` stands for
  /// the whole window.
  case clip(CGRect)
  case rectangle(CGRect, RGBAColor)
  /// A filled rectangle with circular corners; the radius is at most half the shorter side. A circle is one of these.
  case roundedRectangle(CGRect, radius: CGFloat, RGBAColor)
  /// The band of `lineWidth` points inside the edge of a rounded rectangle (radius 0: a rectangular frame).
  case roundedFrame(CGRect, radius: CGFloat, lineWidth: CGFloat, RGBAColor)
  /// One run of text; `origin` is the left end of its baseline.
  case text(TextRun, origin: CGPoint, RGBAColor)
  /// A filled path; the transform leads from the path's coordinates to those of the list.
  indirect case path(VectorPath, rule: VectorPath.Rule, Paint, CGAffineTransform)
  /// A part of an image, in pixels of the image, drawn in a rectangle of the transform's coordinates.
  indirect case image(ImageHandle, ImageDrawing)
  /// A picture that is drawn by itself and then laid over what is behind.
  indirect case layer(Layer)
}

/// How an image is drawn.
package struct ImageDrawing: Hashable, Sendable {
  /// What is shown of the image, in its pixels.
  package var source: CGRect
  /// Where, in the coordinates of `transform`.
  package var destination: CGRect
  /// A colour that the image's own are replaced by: only its alpha counts.
  package var tint: RGBAColor?
  /// 0…1.
  package var opacity: Double
  package var interpolation: ImageInterpolation
  /// From the coordinates of the destination to those of the list.
  package var transform: CGAffineTransform

  package init(
    source: CGRect, destination: CGRect, tint: RGBAColor? = nil, opacity: Double = 1,
    interpolation: ImageInterpolation = .linear, transform: CGAffineTransform = .identity
  ) {
    self.source = source
    self.destination = destination
    self.tint = tint
    self.opacity = opacity
    self.interpolation = interpolation
    self.transform = transform
  }
}

/// A recorded picture, what is done to it, and where its coordinates begin in those of the list.
package struct Layer: Hashable, Sendable {
  package var content: Recording
  package var effect: LayerEffect
  package var origin: CGPoint

  package init(content: Recording, effect: LayerEffect, origin: CGPoint) {
    self.content = content
    self.effect = effect
    self.origin = origin
  }
}

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
