import Engine
import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Random scrolls over content with parts that move by their own geometry: sticky views, parallax, views that stay
/// in place.
///
/// `SCROLLUI_LAYOUT_TREES` is the number of random trees, of which a tenth are scrolled; `SCROLLUI_LAYOUT_SEED` is the first seed.
@MainActor @Suite struct RandomGeometryOffsetTests {
  /// True if lazy containers are moved too. Their rows are built for their drawn position, and corrections follow.
  nonisolated static let movesLazyContainers = true

  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  @Test func everyScrollRestsWithinItsLimits() {
    let first = Self.setting("SCROLLUI_LAYOUT_SEED") ?? 1
    let count = (Self.setting("SCROLLUI_LAYOUT_TREES") ?? 800) / 10
    for seed in first..<first + count {
      var scrolls = RandomScrolls(seed: seed)
      if let violation = scrolls.violation() { Issue.record("seed \(seed): \(violation)\n\(scrolls.blocks)") }
    }
  }
}

/// A part of the content, and the kind of its movement.
private struct OffsetBlock {
  enum Rows {
    case plain
    case lazy
    case grid
  }

  enum Movement {
    case none
    /// By a visual effect, by a fraction of its distance from the viewport's top.
    case effect(CGFloat)
    /// Like the previous case, but never above its layout position.
    case sticky
    /// By the geometry of an enclosing reader.
    case reader(CGFloat)
    /// By state that follows the geometry.
    case state(CGFloat)
  }

  var rows: Rows
  var count: Int
  var rowHeight: CGFloat
  /// The height of a frame around it; nil for none.
  var height: CGFloat?
  var movement: Movement

  init(using random: inout SeededGenerator) {
    rows = [Rows.plain, .plain, .lazy, .grid].randomElement(using: &random) ?? .plain
    count = Int.random(in: 1...14, using: &random)
    rowHeight = CGFloat(Int.random(in: 10...70, using: &random))
    let heights: [CGFloat?] = [nil, nil, 120, 300]
    height = heights[Int.random(in: 0..<4, using: &random)]
    let factors: [CGFloat] = [0.3, 0.5, 1, 1.5]
    let factor = factors[Int.random(in: 0..<4, using: &random)]
    let movements: [Movement] = [.none, .none, .effect(factor), .sticky, .reader(factor), .state(factor)]
    movement = movements[Int.random(in: 0..<6, using: &random)]
    if !RandomGeometryOffsetTests.movesLazyContainers, rows != .plain { movement = .none }
  }
}

private struct OffsetBlockView: View {
  let block: OffsetBlock
  @State private var distance: CGFloat = 0

  var body: some View {
    switch block.movement {
    case .none: sized
    case .effect(let factor):
      sized.visualEffect { content, proxy in
        content.offset(y: -proxy.frame(in: .scrollView(axis: .vertical)).minY * factor)
      }
    case .sticky:
      sized.visualEffect { content, proxy in
        content.offset(y: max(0, -proxy.frame(in: .scrollView(axis: .vertical)).minY))
      }
    case .reader(let factor):
      GeometryReader { proxy in
        rows.offset(y: -proxy.frame(in: .scrollView(axis: .vertical)).minY * factor)
      }
      .frame(height: block.height ?? 200)
    case .state(let factor):
      sized.offset(y: distance * factor)
        .onGeometryChange(for: CGFloat.self) {
          max(0, -$0.frame(in: .scrollView(axis: .vertical)).minY)
        } action: {
          distance = $0
        }
    }
  }

  @ViewBuilder private var sized: some View {
    if let height = block.height { rows.frame(height: height, alignment: .top) } else { rows }
  }

  @ViewBuilder private var rows: some View {
    switch block.rows {
    case .plain: VStack(spacing: 0) { cells }
    case .lazy: LazyVStack(spacing: 0) { cells }
    case .grid: LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { cells }
    }
  }

  private var cells: some View {
    ForEach(0..<block.count, id: \.self) { number in
      Color.red.frame(height: block.rowHeight + CGFloat(number % 3) * 7)
    }
  }
}

/// One page and random input on it.
@MainActor private struct RandomScrolls {
  let blocks: [OffsetBlock]
  private let window: TestWindow
  private var random: SeededGenerator
  private static let center = CGPoint(x: 100, y: 150)

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let blocks = (0..<Int.random(in: 2...5, using: &random)).map { _ in OffsetBlock(using: &random) }
    self.blocks = blocks
    self.random = random
    window = TestWindow(width: 200, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(blocks.indices, id: \.self) { OffsetBlockView(block: blocks[$0]) }
          Color.blue.frame(height: 500)
        }
      }
    }
  }

  /// The first violation; nil if there is none.
  mutating func violation() -> String? {
    guard let model = window.scroll?.model else { return "there is no scroll view" }
    for step in 0..<8 {
      act()
      for _ in 0..<Int.random(in: 0...15, using: &random) {
        window.advance()
        let over = abs(model.offset.y - model.metrics.clamped(model.offset).y)
        if !(over <= 300) { return "step \(step): at \(model.offset), \(over) beyond the limits" }
      }
    }
    return rest(model)
  }

  private mutating func act() {
    switch Int.random(in: 0...9, using: &random) {
    case 0...4: window.wheel([-3.0, -1, -1, 1, 2].randomElement(using: &random) ?? -1, at: Self.center)
    case 5...6: drag()
    case 7: window.key("PageDown")
    case 8: window.key(Bool.random(using: &random) ? "End" : "Home")
    default: window.wheel(Double.random(in: -2...2, using: &random), at: Self.center, isPrecise: true)
    }
  }

  /// A stroke of a finger, at most 900 points a second fast.
  private mutating func drag() {
    let step = CGFloat(Int.random(in: -15...15, using: &random))
    var point = Self.center
    window.touch(1, point, isDown: true)
    for _ in 0..<8 {
      point.y += step
      window.touch(1, point)
    }
    window.lift(1, point)
  }

  /// Without input everything comes to rest within three seconds, within the limits, and stays there.
  private func rest(_ model: ScrollModel) -> String? {
    let began = window.time
    while model.activity != .idle {
      window.advance()
      if window.time - began > 3 { return "still moving after three seconds, at \(model.offset)" }
    }
    window.advance(seconds: 0.5)
    let offset = model.offset
    guard abs(offset.y - model.metrics.clamped(offset).y) < 0.01 else {
      return "at rest at \(offset), beyond the limits"
    }
    window.settle()
    guard model.activity == .idle, abs(model.offset.y - offset.y) < 0.01 else {
      return "at rest at \(offset), and then at \(model.offset)"
    }
    guard window.pipeline.isClean else { return "layout does not come to rest" }
    return nil
  }
}
