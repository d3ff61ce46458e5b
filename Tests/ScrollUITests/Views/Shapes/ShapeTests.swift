import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ShapeTests {
  @Test func colorsAndShapesFillTheProposal() {
    #expect(size(of: Color.red, 30, 40) == CGSize(width: 30, height: 40))
    #expect(size(of: Rectangle(), 30, 40) == CGSize(width: 30, height: 40))
    #expect(size(of: RoundedRectangle(cornerRadius: 5), 0, 40) == CGSize(width: 0, height: 40))
    #expect(size(of: Color.red, .infinity, 40) == CGSize(width: CGFloat.infinity, height: 40))
  }

  @Test func theIdealSizeOfShapesIsTenPoints() {
    #expect(size(of: Color.red, nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(of: Rectangle(), nil, 40) == CGSize(width: 10, height: 40))
    #expect(size(of: Circle(), nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test func aCircleIsSquare() {
    #expect(size(of: Circle(), 30, 40) == CGSize(width: 30, height: 30))
    #expect(size(of: Circle(), 0, 40) == .zero)
    let window = show { Circle().fill(.red).frame(width: 30, height: 40) }
    #expect(window.drawn == [.roundedRectangle(rect(0, 5, 30, 30), radius: 15)])
  }

  @Test func cornersAreAtMostHalfTheShorterSide() {
    for radius in [50, .infinity] as [CGFloat] {
      let window = show { RoundedRectangle(cornerRadius: radius).fill(.red).frame(width: 30, height: 20) }
      #expect(window.drawn == [.roundedRectangle(rect(0, 0, 30, 20), radius: 10)])
    }
    let square = show { RoundedRectangle(cornerRadius: 0).fill(.red).frame(width: 30, height: 20) }
    #expect(square.drawn == [.rectangle(rect(0, 0, 30, 20))])
  }

  @Test func aStrokeLiesOnTheOutlineAndAStrokeBorderInside() {
    let stroke = show { Rectangle().stroke(.red, lineWidth: 4).frame(width: 20, height: 20).padding(10) }
    #expect(stroke.drawn == [.frame(rect(8, 8, 24, 24), lineWidth: 4)])
    let border = show { Rectangle().strokeBorder(.red, lineWidth: 4).frame(width: 20, height: 20) }
    #expect(border.drawn == [.frame(rect(0, 0, 20, 20), lineWidth: 4)])
  }

  @Test func aStrokedShapeIsAShape() {
    let frame = show { Rectangle().stroke(lineWidth: 4).frame(width: 20, height: 20).padding(10) }
    #expect(frame.drawn == [.frame(rect(8, 8, 24, 24), lineWidth: 4)])
    let ring = show {
      Circle().stroke(lineWidth: 8).scale(0.5).rotation(.degrees(30)).fill(.red).probe("ring")
        .frame(width: 80, height: 80)
    }
    // A circle with a radius of 20 points and a line of 4 points.
    #expect(ring.hits(60, 40) == ["ring"])
    #expect(ring.hits(40, 40).isEmpty && ring.hits(75, 40).isEmpty)
    let dashes = Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [3])).path(in: rect(0, 0, 40, 40))
    #expect(dashes.contains(CGPoint(x: 40, y: 20.5)) && !dashes.contains(CGPoint(x: 20, y: 20)))
  }

  @Test func drawnShapesAreHit() {
    let window = show { Circle().fill(.red).probe("circle").frame(width: 40, height: 40) }
    #expect(window.hits(20, 20) == ["circle"])
    #expect(window.hits(20, 0.5) == ["circle"])
    #expect(window.hits(2, 2).isEmpty)
    #expect(window.hits(41, 20).isEmpty)
    let ring = show { Circle().stroke(.red, lineWidth: 4).probe("ring").frame(width: 40, height: 40).padding(10) }
    #expect(ring.hits(30, 30).isEmpty)
    #expect(ring.hits(30, 8.5) == ["ring"])
    #expect(ring.hits(30, 11.5) == ["ring"])
    #expect(ring.hits(30, 13).isEmpty)
  }

  @Test func clearColorsAreNeitherDrawnNorHit() {
    let window = show {
      ZStack {
        box("below", 20, 20)
        Color.clear.probe("clear")
        Rectangle().fill(.clear)
      }
    }
    #expect(window.frame("clear").size == CGSize(width: 400, height: 400))
    #expect(window.drawn.count == 1)
    #expect(window.hits(200, 200) == ["below"])
    #expect(window.hits(10, 10).isEmpty)
  }
}
