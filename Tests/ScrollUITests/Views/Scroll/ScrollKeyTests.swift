import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ScrollKeyTests {
  private func window(_ axes: Axis.Set = .vertical) -> TestWindow {
    TestWindow {
      ScrollView(axes) {
        Color.blue.frame(width: axes.contains(.horizontal) ? 3000 : 400, height: axes.contains(.vertical) ? 6000 : 600)
      }
    }
  }

  @Test(arguments: [
    ("Down", 40.0), ("PageDown", 560), ("Space", 560), ("End", 5400), ("Up", 0), ("Home", 0),
  ])
  func keysScrollWithAnimation(key: String, offset: Double) throws {
    let window = window()
    let scroll = try #require(window.scroll)
    window.key(key)
    if offset > 0 {
      #expect(scroll.model.offset.y < 40)
      #expect(scroll.model.activity == .animating)
    }
    window.settle()
    #expect(scroll.model.offset.y == CGFloat(offset))
  }

  @Test func aSecondKeyExtendsTheGlide() throws {
    let window = window()
    let scroll = try #require(window.scroll)
    window.key("PageDown")
    window.key("PageDown")
    window.key("Space", .shift)
    window.key("Down")
    window.settle()
    #expect(scroll.model.offset.y == 600)
    window.key("End")
    window.advance()
    window.key("Home")
    window.settle()
    #expect(scroll.model.offset.y == 0)
  }

  @Test func pageAndEndKeysScrollAHorizontalView() throws {
    let window = window(.horizontal)
    let scroll = try #require(window.scroll)
    window.key("End")
    window.settle()
    #expect(scroll.model.offset.x == 2600)
    window.key("PageUp")
    window.settle()
    #expect(scroll.model.offset.x == 2240)
    window.key("Left")
    window.settle()
    #expect(scroll.model.offset.x == 2200)
  }

  @Test func keysScrollTheScrollViewOfTheFocusedView() throws {
    let window = TestWindow {
      HStack(spacing: 0) {
        ScrollView { Color.red.frame(width: 200, height: 2000) }
        ScrollView { Color.blue.frame(width: 200, height: 2000) }.probe("right")
      }
    }
    let nodes = window.nodes(of: ScrollNode.self)
    window.send(.mouseMove(CGPoint(x: 100, y: 100)))
    window.key("Down")
    window.settle()
    #expect(nodes.map(\.model.offset.y) == [40, 0], "the one under the pointer")
    let focused = nodes[1].child
    window.pipeline.input.focusedNode = { focused }
    window.key("Down")
    window.settle()
    #expect(nodes.map(\.model.offset.y) == [40, 40])
  }

  /// The order of wheels: the inner scroll view first, then the outer.
  @Test func keysWithoutAPointerScrollTheMainContentOfAScrollViewFirst() throws {
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.blue.frame(width: 400, height: 3000) }.frame(height: 500)
          Color.red.frame(width: 400, height: 300)
        }
      }
    }
    let nodes = window.nodes(of: ScrollNode.self)
    func offsets(after key: String) -> [CGFloat] {
      window.key(key)
      window.settle()
      return nodes.map(\.model.offset.y)
    }
    #expect(offsets(after: "End") == [0, 2500])
    #expect(offsets(after: "End") == [200, 2500])
    #expect(offsets(after: "PageUp") == [200, 2040])
    #expect(offsets(after: "Home") == [200, 0])
    #expect(offsets(after: "Home") == [0, 0])
  }

  /// The pointer rests over the title of a page that scrolls as a whole because the window is low.
  @Test func theEndKeyMovesTheListOfAPageUnderThePointer() throws {
    let window = TestWindow(width: 400, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 400, height: 60)
          ScrollView { Color.blue.frame(width: 400, height: 3000) }.frame(height: 160)
        }
      }
    }
    let nodes = window.nodes(of: ScrollNode.self)
    window.send(.mouseMove(CGPoint(x: 200, y: 30)))
    window.key("End")
    window.settle()
    #expect(nodes.map(\.model.offset.y) == [0, 2840])
    window.key("End")
    window.settle()
    #expect(nodes.map(\.model.offset.y) == [20, 2840])
  }

  @Test func keysWithoutAPointerPassBySmallScrollViews() throws {
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.blue.frame(width: 400, height: 3000) }.frame(height: 200)
          Color.red.frame(width: 400, height: 900)
        }
      }
    }
    window.key("End")
    window.settle()
    #expect(window.nodes(of: ScrollNode.self).map(\.model.offset.y) == [500, 0])
  }

  @Test func aFocusedViewIsRevealed() throws {
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 400, height: 1000)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.green.frame(width: 900, height: 80)
              Color.orange.frame(width: 100, height: 80).probe("field")
              Color.green.frame(width: 300, height: 80)
            }
          }
          .frame(width: 400, height: 80)
          Color.red.frame(width: 400, height: 1000)
        }
      }
    }
    let nodes = window.nodes(of: ScrollNode.self)
    let field = window.node("field")
    field.reveal(field.bounds, at: window.time)
    window.settle()
    #expect(nodes[0].model.offset.y == 480)
    #expect(nodes[1].model.offset.x == 600)
    #expect(window.frame("field") == CGRect(x: 300, y: 520, width: 100, height: 80))
    field.reveal(field.bounds, at: window.time)
    #expect(window.settle() == 0 || !nodes[0].model.isMoving, "a visible view does not scroll")
  }
}
