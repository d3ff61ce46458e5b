import Engine
import Geometry
import ScrollUITesting
import Testing

/// Drags and wheel turns on real scroll views: consumed and leftover distances add up to the input.
@MainActor @Suite struct NestedDragTests {
  /// Nested scroll views, the innermost first, with these scrollable lengths.
  private func chain(_ lengths: [Double], bounces: Bool) -> [ScrollNode] {
    lengths.map { length in
      let node = ScrollNode(axes: .vertical)
      var limits = ScrollMetrics()
      limits.viewport = CGSize(width: 300, height: 400)
      limits.contentSize = CGSize(width: 300, height: 400 + length)
      limits.bouncingAxes = bounces ? .vertical : []
      node.model.setMetrics(limits, at: 0)
      return node
    }
  }

  private func positions(_ nodes: [ScrollNode]) -> Double { nodes.reduce(0) { $0 + $1.model.pullPosition(.vertical) } }

  @Test(arguments: [UInt64(51), 52, 53], [true, false]) func consumedAndLeftoverDistancesOfADragAddUpToItsDistance(
    seed: UInt64, bounces: Bool
  ) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let nodes = chain([120, 0, 700].shuffled(using: &random), bounces: bounces)
      for node in nodes {
        node.model.jump(to: CGPoint(x: 0, y: Double.random(in: 0...400, using: &random)))
      }
      let before = positions(nodes)
      let pull = NestedDrag(horizontal: [], vertical: nodes)
      for _ in 0..<10 {
        let distance = Double.random(in: -1500...1500, using: &random)
        pull.pull(to: CGVector(dx: 0, dy: distance))
        let sum = positions(nodes) - before + pull.leftover.dy
        #expect((sum - distance).magnitude < 1e-6, "seed \(seed), bounces \(bounces), \(distance)")
      }
      pull.pull(to: .zero)
      #expect((positions(nodes) - before).magnitude < 1e-6, "back where it began; seed \(seed)")
      pull.end(velocity: .zero, at: 0)
    }
  }

  @Test(arguments: [UInt64(54), 55], [true, false]) func consumedAndLeftoverDistancesOfAWheelAddUpToItsDelta(
    seed: UInt64, isPrecise: Bool
  ) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let nodes = chain([90, 500].shuffled(using: &random), bounces: false)
      let scroll = WheelScroll()
      let router = WheelRouter([scroll])
      var (time, taken, turned) = (0.0, 0.0, 0.0)
      for _ in 0..<20 {
        time += 0.01
        let delta =
          isPrecise ? Double.random(in: -3...3, using: &random) : Double(Int.random(in: -3...3, using: &random))
        guard delta != 0 else { continue }
        let wheel = WheelEvent(location: .zero, delta: CGVector(dx: 0, dy: delta), isPrecise: isPrecise)
        router.route(wheel, path: nodes, time: time)
        turned -= delta * ScrollConstants.notchLength
        taken += -delta * ScrollConstants.notchLength - scroll.leftover.dy
        let stands = nodes.reduce(0.0) { sum, node in
          sum + (isPrecise ? Double(node.model.offset.y) : node.model.glideTarget(.vertical))
        }
        #expect((stands - taken).magnitude < 1e-6, "seed \(seed), precise \(isPrecise)")
      }
      #expect(turned.isFinite)
    }
  }

  @Test func aCorrectionMovesDragsAndFlingsThatAreRunning() {
    let node = chain([5000], bounces: true)[0]
    node.model.jump(to: CGPoint(x: 0, y: 1000))
    node.model.beginPull(along: .vertical)
    node.model.pull(to: 1100, .vertical)
    node.model.shift(by: CGVector(dx: 0, dy: 250))
    #expect(node.model.offset.y == 1350)
    #expect(node.model.pullPosition(.vertical) == 1350)
    #expect(node.model.activity == .interacting)
    node.model.endPull(velocity: CGVector(dx: 0, dy: 1000), at: 0)
    let target = node.model.restingOffset.y
    _ = node.model.tick(at: 0.1)
    let (before, phases) = (node.model.offset.y, node.model.activity)
    node.model.shift(by: CGVector(dx: 0, dy: 400))
    #expect(node.model.offset.y == before + 400)
    #expect(node.model.restingOffset.y == target + 400)
    #expect(node.model.activity == phases)
    _ = node.model.tick(at: 10)
    #expect(node.model.offset.y == target + 400)
    node.model.glide(.vertical, by: 100, at: 10, activity: .animating)
    node.model.shift(by: CGVector(dx: 0, dy: -300))
    _ = node.model.tick(at: 20)
    #expect((node.model.offset.y - (target + 400 + 100 - 300)).magnitude < 1e-9)
  }
}
