/// Glides nodes from their former positions on the screen to their new origins, or aside, and fades nodes in and out.
///
/// Both change `displacement` and `presence`, so the drawing alone. The layout is final at once.
@MainActor final class NodeMotion: FrameTicker {
  /// A change of a node over time; `start` is in seconds on the frame clock.
  private struct Motion<Change> {
    weak var node: RenderNode?
    let change: Change
    let start: Double
    let animation: NodeAnimation

    func remaining(at time: Double) -> Double { animation.timing.remaining(at: time - start) }
    func isOver(at time: Double) -> Bool { node == nil || time - start >= animation.timing.duration }
  }

  private var glides: [Motion<(from: CGPoint, to: CGPoint)>] = []
  private var fades: [Motion<(from: Double, to: Double)>] = []

  /// Starts a glide of `node` from `displacement` (in points, relative to its new origin) to `end`, at `time`. The node keeps `end` as
  /// its displacement; zero is its origin.
  func glide(
    _ node: RenderNode, from displacement: CGPoint, to end: CGPoint = .zero, at time: Double, _ animation: NodeAnimation
  ) {
    Self.end(node, in: &glides)
    node.displacement = displacement
    animation.motionStarts()
    glides.append(Motion(node: node, change: (displacement, end), start: time, animation: animation))
  }

  /// Ends the glide of `node` and sets its `displacement`, in points.
  func hold(_ node: RenderNode, at displacement: CGPoint) {
    Self.end(node, in: &glides)
    node.displacement = displacement
  }

  /// Starts a fade of `node` from its present `presence` to `opacity`, at `time`.
  func fade(_ node: RenderNode, to opacity: Double, at time: Double, _ animation: NodeAnimation) {
    Self.end(node, in: &fades)
    animation.motionStarts()
    fades.append(Motion(node: node, change: (node.presence, opacity), start: time, animation: animation))
  }

  func tick(at time: Double) -> NextTick {
    for glide in glides {
      let remaining = glide.remaining(at: time)
      let (from, to) = glide.change
      glide.node?.displacement = CGPoint(
        x: to.x + (from.x - to.x) * remaining, y: to.y + (from.y - to.y) * remaining)
    }
    for fade in fades {
      let remaining = fade.remaining(at: time)
      fade.node?.presence = max(0, min(1, fade.change.to + (fade.change.from - fade.change.to) * remaining))
    }
    end(at: time)
    return glides.isEmpty && fades.isEmpty ? .never : .nextFrame
  }

  private func end(at time: Double) {
    let overGlides = glides.filter { $0.isOver(at: time) }
    let overFades = fades.filter { $0.isOver(at: time) }
    glides.removeAll { $0.isOver(at: time) }
    fades.removeAll { $0.isOver(at: time) }
    for glide in overGlides {
      glide.node?.displacement = glide.change.to
      glide.animation.motionEnds()
    }
    for fade in overFades {
      fade.node?.presence = fade.change.to
      fade.animation.motionEnds()
    }
  }

  /// Ends the motion of `node` in `motions`, if it has one.
  private static func end<Change>(_ node: RenderNode, in motions: inout [Motion<Change>]) {
    guard let index = motions.firstIndex(where: { $0.node === node }) else { return }
    motions.remove(at: index).animation.motionEnds()
  }
}
