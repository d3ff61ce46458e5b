import Geometry

/// The steps that a node and all below it draw, in coordinates that begin at the node.
package final class NodePicture: Sendable {
  let commands: [DrawCommand]
  /// The clip around everything: that of wherever the picture is drawn takes its place.
  let outerClip: CGRect

  init(commands: [DrawCommand], outerClip: CGRect) {
    self.commands = commands
    self.outerClip = outerClip
  }
}

extension PaintContext {
  /// Whether what reaches as far as `area`, in the current node's coordinates, is worth a picture. Of what is larger than all that is
  /// seen here much is out of sight, and another part of it soon comes; and what is inside of a picture is in that.
  package func takesPictures(reaching area: CGRect) -> Bool {
    !isInPicture && area.width * area.height <= clip.width * clip.height
  }

  /// Records all that `draw` draws as the current node, which reaches as far as `area`, whatever of it is seen.
  package mutating func recordPicture(reaching area: CGRect, _ draw: (inout PaintContext) -> Void) -> NodePicture {
    let outer = (translation, clip, isInPicture)
    // Further out than the clips of nodes that draw as far as their area, or theirs would be taken for it.
    (translation, clip, isInPicture) = (.zero, area.insetBy(dx: -2, dy: -2), true)
    let suspended = beginRecording(clip: clip)
    draw(&self)
    let picture = NodePicture(commands: endRecording(suspended), outerClip: clip)
    (translation, clip, isInPicture) = outer
    return picture
  }

  /// Draws the picture of the current node, which reaches as far as `area` in its coordinates.
  package mutating func draw(_ picture: NodePicture, reaching area: CGRect) {
    let isWhole = clip.contains(area.offsetBy(dx: translation.x, dy: translation.y))
    var visible = clip
    for command in picture.commands {
      if case .clip(let inner) = command {
        visible =
          inner == picture.outerClip
          ? clip : clip.intersection(inner.offsetBy(dx: translation.x, dy: translation.y))
      } else if !visible.isEmpty {
        let moved = command.moved(by: translation)
        if isWhole || moved.mayMark(visible) { append(moved, clip: visible) }
      }
    }
  }
}
