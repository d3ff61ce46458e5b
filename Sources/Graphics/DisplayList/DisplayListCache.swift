/// The cached commands of a node and its descendants, in coordinates relative to the node.
package final class DisplayListCache: Sendable {
  let commands: [DrawCommand]
  /// The clip that was current around the recording; `PaintContext.draw` replaces it by its own clip.
  let outerClip: CGRect

  init(commands: [DrawCommand], outerClip: CGRect) {
    self.commands = commands
    self.outerClip = outerClip
  }
}

extension PaintContext {
  /// True if the commands of a node that extends to `area`, in its coordinates, are worth caching: the area is not larger than the
  /// visible part, and no `DisplayListCache` above contains it.
  package func takesCache(reaching area: CGRect) -> Bool {
    !isInCache && area.width * area.height <= clip.width * clip.height
  }

  /// Records all commands of the current node, which extends to `area`, visible or not.
  package mutating func recordCache(reaching area: CGRect, _ draw: (inout PaintContext) -> Void) -> DisplayListCache {
    let outer = (translation, clip, isInCache)
    // A margin of 2 points distinguishes this clip from the clips of nodes that draw up to the edge of their area.
    (translation, clip, isInCache) = (.zero, area.insetBy(dx: -2, dy: -2), true)
    let suspended = beginRecording(clip: clip)
    draw(&self)
    let picture = DisplayListCache(commands: endRecording(suspended), outerClip: clip)
    (translation, clip, isInCache) = outer
    return picture
  }

  /// Draws the cached commands of the current node, which extends to `area` in its coordinates.
  package mutating func draw(_ picture: DisplayListCache, reaching area: CGRect) {
    let isWhole = clip.contains(area.offsetBy(dx: translation.x, dy: translation.y))
    var visible = clip
    // Commands are read in their places: the elements of a loop would be copies.
    picture.commands.withUnsafeBufferPointer { commands in
      for index in commands.indices {
        if case .clip(let inner) = commands[index] {
          visible =
            inner == picture.outerClip
            ? clip : clip.overlap(with: inner.offsetBy(dx: translation.x, dy: translation.y))
        } else if !visible.isEmpty {
          let moved = commands[index].moved(by: translation)
          if isWhole || moved.mayMark(visible) { append(moved, clip: visible) }
        }
      }
    }
  }
}
