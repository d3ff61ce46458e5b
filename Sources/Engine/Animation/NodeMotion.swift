import Geometry

/// Glides nodes from their former positions on the screen to their new origins, and fades nodes in and out.
///
/// Both change `displacement` and `presence`, so the drawing alone. The layout is final at once.
@MainActor final class NodeMotion: FrameTicker {
  private struct Glide {
    weak var node: RenderNode?
    let displacement: CGPoint
    let start: Double
    let animation: NodeAnimation
  }

  private struct Fade {
    weak var node: RenderNode?
    let from: Double
    let to: Double
    let start: Double
    let animation: NodeAnimation
  }

  private var glides: [Glide] = []
  private var fades: [Fade] = []

  /// Starts a glide of `node` from `displacement` (in points, relative to its new origin) to its origin, at `time`.
  func glide(_ node: RenderNode, from displacement: CGPoint, at time: Double, _ animation: NodeAnimation) {
    endGlide(of: node)
    node.displacement = displacement
    animation.motionStarts()
    glides.append(Glide(node: node, displacement: displacement, start: time, animation: animation))
  }

  /// Starts a fade of `node` from its present `presence` to `opacity`, at `time`.
  func fade(_ node: RenderNode, to opacity: Double, at time: Double, _ animation: NodeAnimation) {
    endFade(of: node)
    animation.motionStarts()
    fades.append(Fade(node: node, from: node.presence, to: opacity, start: time, animation: animation))
  }

  func tick(at time: Double) -> NextTick {
    for glide in glides {
      let remaining = glide.animation.timing.remaining(at: time - glide.start)
      glide.node?.displacement = CGPoint(x: glide.displacement.x * remaining, y: glide.displacement.y * remaining)
    }
    for fade in fades {
      let remaining = fade.animation.timing.remaining(at: time - fade.start)
      fade.node?.presence = max(0, min(1, fade.to + (fade.from - fade.to) * remaining))
    }
    end(at: time)
    return glides.isEmpty && fades.isEmpty ? .never : .nextFrame
  }

  private func end(at time: Double) {
    let overGlides = glides.filter { $0.node == nil || time - $0.start >= $0.animation.timing.duration }
    let overFades = fades.filter { $0.node == nil || time - $0.start >= $0.animation.timing.duration }
    glides.removeAll { $0.node == nil || time - $0.start >= $0.animation.timing.duration }
    fades.removeAll { $0.node == nil || time - $0.start >= $0.animation.timing.duration }
    for glide in overGlides {
      glide.node?.displacement = .zero
      glide.animation.motionEnds()
    }
    for fade in overFades {
      fade.node?.presence = fade.to
      fade.animation.motionEnds()
    }
  }

  private func endGlide(of node: RenderNode) {
    guard let index = glides.firstIndex(where: { $0.node === node }) else { return }
    glides.remove(at: index).animation.motionEnds()
  }

  private func endFade(of node: RenderNode) {
    guard let index = fades.firstIndex(where: { $0.node === node }) else { return }
    fades.remove(at: index).animation.motionEnds()
  }
}
