import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A position at an edge while the content or the scroll view changes its size.
@MainActor @Suite struct EdgePositionTests {
  struct Content: Equatable {
    var count = 40
    var length: CGFloat = 50
    /// The height of the bar below the scroll view, in points.
    var bar: CGFloat = 0
    var isRightToLeft = false
  }

  private struct Page: View {
    let content: Content
    let axis: Axis
    let isLazy: Bool
    let remote: Remote<ScrollPosition>
    @State private var position: ScrollPosition

    init(_ content: Content, _ edge: Edge, isLazy: Bool, _ remote: Remote<ScrollPosition>) {
      (self.content, self.isLazy, self.remote) = (content, isLazy, remote)
      axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      _position = State(initialValue: ScrollPosition(edge: edge))
    }

    var body: some View {
      let _ = remote.connect($position)
      VStack(spacing: 0) {
        ScrollView(axis == .vertical ? .vertical : .horizontal) {
          switch (axis, isLazy) {
          case (.vertical, true): LazyVStack(spacing: 0) { rows }
          case (.vertical, false): VStack(spacing: 0) { rows }
          case (_, true): LazyHStack(spacing: 0) { rows }
          case (_, false): HStack(spacing: 0) { rows }
          }
        }
        .scrollPosition($position)
        if axis == .vertical { Color.red.frame(height: content.bar) }
      }
      .frame(maxWidth: axis == .vertical ? .infinity : 400 - content.bar, alignment: .leading)
      .environment(\.layoutDirection, content.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    private var rows: some View {
      ForEach(0..<content.count, id: \.self) { number in
        Color.blue
          .frame(
            width: axis == .vertical ? nil : content.length, height: axis == .vertical ? content.length : nil
          )
          .probe("\(number)")
      }
    }
  }

  private func distance(from edge: Edge, _ window: TestWindow, isRightToLeft: Bool = false) throws -> CGFloat {
    let model = try #require(window.scroll).model
    let (offset, metrics) = (model.offset, model.metrics)
    switch isRightToLeft ? edge.mirrored : edge {
    case .top: return offset.y - metrics.minimum(.vertical)
    case .bottom: return metrics.maximum(.vertical) - offset.y
    case .leading: return offset.x - metrics.minimum(.horizontal)
    case .trailing: return metrics.maximum(.horizontal) - offset.x
    }
  }

  @Test(arguments: Edge.allCases, [true, false])
  func theEdgeIsKeptThroughChangesOfSizes(edge: Edge, isLazy: Bool) throws {
    for isRightToLeft in [false, true] { try check(edge, isLazy: isLazy, isRightToLeft: isRightToLeft) }
  }

  private func check(_ edge: Edge, isLazy: Bool, isRightToLeft: Bool) throws {
    let knob = Knob(Content(isRightToLeft: isRightToLeft))
    let remote = Remote<ScrollPosition>()
    let window = TestWindow(width: 400, height: 600) {
      KnobView(knob) { Page($0, edge, isLazy: isLazy, remote) }
    }
    window.settle()
    let changes: [(inout Content) -> Void] = [
      { $0.count = 42 }, { $0.bar = 100 }, { $0.length = 70 }, { $0.count = 90 }, { $0.bar = 0 }, { $0.count = 30 },
    ]
    for (number, change) in changes.enumerated() {
      change(&knob.value)
      window.settle()
      let distance = try distance(from: edge, window, isRightToLeft: isRightToLeft)
      #expect(abs(distance) < 0.01, "change \(number)")
    }
    window.resize(width: 300, height: 450)
    window.settle()
    #expect(try abs(distance(from: edge, window, isRightToLeft: isRightToLeft)) < 0.01)
    #expect(remote.value.edge == edge)
  }

  @Test(arguments: [true, false], [true, false])
  func aRequestedEdgeIsKept(isAnimated: Bool, isLazy: Bool) throws {
    let knob = Knob(Content())
    let remote = Remote<ScrollPosition>()
    let window = TestWindow(width: 400, height: 600) { KnobView(knob) { Page($0, .top, isLazy: isLazy, remote) } }
    window.settle()
    withAnimation(isAnimated ? .linear(duration: 0.3) : nil) { remote.value.scrollTo(edge: .bottom) }
    window.settle()
    knob.value.count += 5
    window.settle()
    #expect(try abs(distance(from: .bottom, window)) < 0.01)
    withAnimation(.linear(duration: 0.3)) { knob.value.count += 5 }
    window.settle()
    #expect(try abs(distance(from: .bottom, window)) < 0.01)
    knob.value.count += 5
    window.settle()
    #expect(try abs(distance(from: .bottom, window)) < 0.01)
  }

  enum Movement: CaseIterable {
    case wheel, key, drag, request
  }

  @Test(arguments: Movement.allCases) func aMovementEndsTheHoldOfTheEdge(movement: Movement) throws {
    let knob = Knob(Content())
    let remote = Remote<ScrollPosition>()
    let window = TestWindow(width: 400, height: 600) { KnobView(knob) { Page($0, .bottom, isLazy: true, remote) } }
    window.settle()
    switch movement {
    case .wheel: window.wheel(1, at: CGPoint(x: 200, y: 300))
    case .key: window.press(.upArrow)
    case .drag: window.drag(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 100), steps: 5, rest: 0.2)
    case .request: remote.value.scrollTo(y: 1000)
    }
    window.settle()
    let offset = window.offset
    #expect(try distance(from: .bottom, window) > 10)
    knob.value.count += 5
    window.settle()
    #expect(window.offset == offset)
  }

  @Test func theEdgeIsKeptWhileThePageIsCovered() throws {
    let knob = Knob(Content())
    let path = Knob([Int]())
    let remote = Remote<ScrollPosition>()
    let window = TestWindow(width: 400, height: 600) {
      KnobView(path) { value in
        NavigationStack(path: .constant(value)) {
          KnobView(knob) { Page($0, .bottom, isLazy: true, remote) }
            .navigationDestination(for: Int.self) { _ in Text("Over") }
        }
      }
    }
    window.settle()
    path.value = [1]
    window.settle()
    knob.value.count += 5
    window.settle()
    path.value = []
    window.settle()
    #expect(try abs(distance(from: .bottom, window)) < 0.01)
  }
}
