/// The state of painting the tree: the `DisplayList`, and the translation, clip and opacity of all ancestors.
package struct PaintContext {
  package private(set) var list: DisplayList
  /// The window position of the current node's top left corner.
  package var translation = CGPoint.zero
  /// The visible rectangle in window coordinates.
  package var clip: CGRect
  /// The product of all ancestors' opacities.
  package var opacity = 1.0
  /// The number of calls of `countLivePiece`.
  package private(set) var livePieces = 0
  /// True while the commands of a `DisplayListCache` are recorded.
  var isInCache = false
  /// True if nodes may draw from a `DisplayListCache`.
  package let usesCaches: Bool

  package init(list: DisplayList, usesCaches: Bool = true) {
    self.list = list
    self.usesCaches = usesCaches
    clip = CGRect(origin: .zero, size: list.size)
  }

  /// Fills `rect`, in the current node's coordinates; the radius of its corners is at most half the shorter side.
  package mutating func fill(_ rect: CGRect, radius: CGFloat = 0, color: RGBAColor) {
    guard let color = visible(color) else { return }
    let rect = inWindow(rect)
    guard !rect.isEmpty, rect.meets(clip) else { return }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    list.append(radius > 0 ? .roundedRectangle(rect, radius: radius, color) : .rectangle(rect, color), clip: clip)
  }

  /// Draws a line inside the edge of `rect`. A line wider than half of the rectangle fills it.
  package mutating func frame(_ rect: CGRect, radius: CGFloat = 0, lineWidth: CGFloat, color: RGBAColor) {
    guard lineWidth > 0, let color = visible(color) else { return }
    let rect = inWindow(rect)
    guard !rect.isEmpty, rect.meets(clip) else { return }
    let maximum = min(rect.width, rect.height) / 2
    list.append(
      .roundedFrame(rect, radius: min(radius, maximum), lineWidth: min(lineWidth, maximum), color), clip: clip)
  }

  /// Draws a run with the left end of its baseline at `origin`, in the current node's coordinates.
  package mutating func text(_ run: TextRun, at origin: CGPoint, color: RGBAColor) {
    guard let color = visible(color) else { return }
    list.append(.text(opacity < 1 ? run.withoutSubpixels : run, origin: translation + origin, color), clip: clip)
  }

  /// Draws the content of the scroll view `id`, whose coordinates begin at `origin` in the window.
  package mutating func scrolled(_ id: ObjectIdentifier, origin: CGPoint, _ draw: (inout PaintContext) -> Void) {
    let start = list.commands.count
    draw(&self)
    list.recordScrolledSpan(of: id, from: start, viewport: clip, origin: origin)
  }

  /// Draws with `clip` restricted to `rect`, in the current node's coordinates; draws nothing if nothing of it is visible.
  @inlinable package mutating func clipped(to rect: CGRect, _ draw: (inout PaintContext) -> Void) {
    let outer = clip
    clip = outer.overlap(with: rect.offsetBy(dx: translation.x, dy: translation.y))
    if !clip.isEmpty { draw(&self) }
    clip = outer
  }

  /// Marks the drawing as dependent on more than the nodes, or as observed by them: it is not cached.
  package mutating func countLivePiece() { livePieces += 1 }

  /// Draws figures about frames in `rect`, in the current node's coordinates.
  package mutating func instruments(_ rect: CGRect, _ draw: (inout PaintContext) -> Void) {
    let start = list.commands.count
    draw(&self)
    list.recordInstruments(inWindow(rect), from: start)
  }

  /// Appends a command in window coordinates under the current `clip`.
  package mutating func append(_ command: DrawCommand) { list.append(command, clip: clip) }

  /// Appends a command in window coordinates under another clip.
  package mutating func append(_ command: DrawCommand, clip: CGRect) { list.append(command, clip: clip) }

  mutating func removeCommands(since end: DisplayList.End) { list.removeCommands(since: end) }

  mutating func beginRecording(clip: CGRect = .infinite) -> DisplayList.Suspended { list.beginRecording(clip: clip) }

  mutating func endRecording(_ suspended: DisplayList.Suspended) -> [DrawCommand] { list.endRecording(suspended) }

  private func inWindow(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: translation.x, dy: translation.y) }

  private func visible(_ color: RGBAColor) -> RGBAColor? {
    guard !color.isClear, opacity > 0 else { return nil }
    return opacity < 1 ? color.opacity(opacity) : color
  }
}

extension PaintContext {
  /// Ends the recording and returns the `DisplayList`.
  package consuming func finish() -> DisplayList { list }
}
