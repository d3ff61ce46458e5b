import Geometry

/// One drawing step, in window coordinates: points, y down, not yet rounded to pixels.
///
/// Colours carry every opacity above them already. `clip` sets the clip for the steps after it; the rectangle is already
/// intersected with the clips of all ancestors, so the renderer keeps no stack.
package enum DrawCommand {
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
}

/// What a frame shows: drawing steps from back to front.
package struct DisplayList {
  package private(set) var commands: [DrawCommand] = []
  /// The colour behind everything.
  package var background: RGBAColor
  /// The window's size in points.
  package var size: CGSize
  private var clip: CGRect

  package init(size: CGSize, background: RGBAColor = .white) {
    clip = CGRect(origin: .zero, size: size)
    self.size = size
    self.background = background
  }

  /// Empties the list and keeps its memory.
  package mutating func reset(size: CGSize, background: RGBAColor) {
    commands.removeAll(keepingCapacity: true)
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
}
