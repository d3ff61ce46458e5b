import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ZStackTests {
  @Test func theSizeIsTheUnionOfAllChildren() {
    let stack = ZStack {
      Color.red.frame(width: 30, height: 10)
      Color.red.frame(width: 10, height: 40)
    }
    #expect(size(of: stack, 100, 100) == CGSize(width: 30, height: 40))
    #expect(size(of: ZStack {}, 100, 100) == .zero)
    #expect(size(of: ZStack { Color.red }, 100, 90) == CGSize(width: 100, height: 90))
  }

  @Test(arguments: [
    (Alignment.topLeading, 0.0, 0.0), (.center, 10, 15), (.bottomTrailing, 20, 30), (.top, 10, 0), (.leading, 0, 15),
  ])
  func childrenAreAligned(alignment: Alignment, x: CGFloat, y: CGFloat) {
    let window = show {
      ZStack(alignment: alignment) {
        box("large", 30, 40)
        box("small", 10, 10)
      }
    }
    #expect(window.frame("small").origin == CGPoint(x: x, y: y))
    #expect(window.frame("large").origin == .zero)
  }

  @Test func childrenAreAlignedByTheirBaselines() {
    let window = show {
      ZStack(alignment: .leadingFirstTextBaseline) {
        Text("a").font(.system(size: 20)).probe("large")
        Text("b\nc").probe("small")
      }.probe("stack")
    }
    #expect(window.frame("small").minY == 8)
    #expect(window.frame("stack").height == 28)
  }

  @Test func theHighestPriorityDecidesTheSize() {
    let window = show {
      ZStack {
        Color.red.probe("back")
        Text("abcd").layoutPriority(1).probe("text")
      }.probe("stack")
    }
    #expect(window.frame("stack").size == CGSize(width: 20, height: 10))
    #expect(window.frame("back") == window.frame("stack"))
  }

  @Test func theLastChildIsInFront() {
    let window = show {
      ZStack {
        box("back", 20, 20)
        box("front", 10, 10)
      }
    }
    #expect(window.drawn == [.rectangle(rect(0, 0, 20, 20)), .rectangle(rect(5, 5, 10, 10))])
    #expect(window.hits(10, 10) == ["front"])
    #expect(window.hits(2, 2) == ["back"])
  }
}
