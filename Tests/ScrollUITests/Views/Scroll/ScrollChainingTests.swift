import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A list of 200 points (content 600) in a page whose offset ranges over 200 points. Window of 400 × 400.
@MainActor @Suite struct ScrollChainingTests {
  /// Inputs over the inner list that move content by more than 100 points towards its end.
  enum Movement: CaseIterable {
    case wheel
    case trackpad
    case drag
    case fling
    case keys
  }

  private struct Lists {
    let window: TestWindow
    let outer: ScrollNode
    let inner: ScrollNode

    @MainActor var offsets: [Double] { [outer.model.offset.y, inner.model.offset.y] }

    @MainActor func perform(_ movement: Movement) {
      let point = CGPoint(x: 200, y: inner.convert(inner.bounds, to: nil).midY + 60)
      switch movement {
      case .wheel: for _ in 0..<4 { window.wheel(-1, at: point) }
      case .trackpad: for _ in 0..<20 { window.wheel(-0.2, at: point, isPrecise: true) }
      case .drag: window.drag(from: point, by: CGVector(dx: 0, dy: -150), steps: 10, rest: 0.2, with: .finger)
      case .fling: window.drag(from: point, by: CGVector(dx: 0, dy: -90), steps: 3, with: .finger)
      case .keys:
        window.move(point)
        window.key("PageDown")
      }
      window.settle()
    }
  }

  private func lists(_ behavior: ScrollChainingBehavior, axes: Axis.Set = [.horizontal, .vertical]) throws -> Lists {
    let window = TestWindow(width: 400, height: 400) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 200)
          ScrollView { Color.red.frame(width: 400, height: 600) }.frame(height: 200).scrollChaining(
            behavior, axes: axes)
          Color.blue.frame(height: 200)
        }
      }
    }
    let nodes = window.nodes(of: ScrollNode.self)
    try #require(nodes.count == 2)
    return Lists(window: window, outer: nodes[0], inner: nodes[1])
  }

  @Test(arguments: Movement.allCases) func aContainedListKeepsWhatItCannotConsume(_ movement: Movement) throws {
    let contained = try lists(.contain)
    contained.inner.model.jump(to: CGPoint(x: 0, y: 390))
    contained.perform(movement)
    #expect(contained.offsets == [0, 400])
    let chained = try lists(.chain)
    chained.inner.model.jump(to: CGPoint(x: 0, y: 390))
    chained.perform(movement)
    #expect(chained.outer.model.offset.y > 20 || movement == .keys, "the same movement without the policy")
    #expect(chained.inner.model.offset.y == 400)
  }

  @Test func aContainedListBouncesPastItsEnd() throws {
    let lists = try lists(.contain)
    lists.inner.model.jump(to: CGPoint(x: 0, y: 400))
    lists.window.send(.fingerDown(id: 1, CGPoint(x: 200, y: 300)))
    lists.window.advance()
    for y in stride(from: 290.0, through: 200, by: -10) {
      lists.window.send(.fingerMove(id: 1, CGPoint(x: 200, y: y)))
      lists.window.advance()
    }
    #expect(lists.inner.model.offset.y > 410)
    #expect(lists.outer.model.offset.y == 0)
    lists.window.send(.focusLost)
    lists.window.settle()
    lists.window.send(.fingerUp(id: 1, CGPoint(x: 200, y: 200)))
    lists.window.settle()
    #expect(lists.offsets == [0, 400])
  }

  @Test(arguments: Movement.allCases) func outerScrollViewsMoveFirst(_ movement: Movement) throws {
    let lists = try lists(.outerFirst)
    lists.inner.model.jump(to: CGPoint(x: 0, y: 100))
    lists.perform(movement)
    #expect(lists.outer.model.offset.y > 100)
    if lists.outer.model.offset.y < 200 { #expect(lists.inner.model.offset.y == 100) }
    lists.perform(movement)
    lists.perform(movement)
    #expect(lists.outer.model.offset.y == 200)
    #expect(lists.inner.model.offset.y > 100)
  }

  /// The sum of both distances is that of the finger, and the movement back retraces it.
  @Test func oneDragPassesFromTheOuterListToTheInnerAndBack() throws {
    let lists = try lists(.outerFirst)
    let window = lists.window
    window.send(.fingerDown(id: 1, CGPoint(x: 200, y: 380)))
    window.advance()
    var seen: [[Double]] = []
    for y in [300.0, 150, 100, 150, 300] {
      window.send(.fingerMove(id: 1, CGPoint(x: 200, y: y)))
      window.runFrame()
      seen.append(lists.offsets)
    }
    let slop = 380 - 300 - seen[0][0]
    #expect(seen[1] == [200, 230 - slop - 200] && seen[2] == [200, 280 - slop - 200])
    #expect(seen[3] == seen[1] && seen[4] == seen[0])
    window.send(.fingerUp(id: 1, CGPoint(x: 200, y: 300)))
    window.settle()
  }

  @Test func thePolicyOfOneAxisLeavesTheOther() throws {
    let lists = try lists(.contain, axes: .horizontal)
    lists.inner.model.jump(to: CGPoint(x: 0, y: 400))
    lists.perform(.wheel)
    #expect(lists.outer.model.offset.y > 100)
  }

  @Test func thePolicyOfAPageIsNotThatOfItsLists() throws {
    let window = TestWindow(width: 400, height: 400) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 400, height: 600) }.frame(height: 200)
          Color.blue.frame(height: 600)
        }
      }
      .scrollChaining(.contain)
    }
    let nodes = window.nodes(of: ScrollNode.self)
    nodes[1].model.jump(to: CGPoint(x: 0, y: 400))
    window.wheel(-1, at: CGPoint(x: 200, y: 100))
    window.settle()
    #expect(nodes[0].model.offset.y > 0)
  }
}
