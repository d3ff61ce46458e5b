import Engine
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Shapes made of other shapes: rotated, scaled, type-erased, inside of a container.
@MainActor @Suite struct DerivedShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test(arguments: [
    (
      Rectangle().rotation(.degrees(90)).path(in: CGRect(x: 10, y: 20, width: 100, height: 50)),
      CGRect(x: 35, y: -5, width: 50, height: 100)
    ),
    (
      Rectangle().rotation(.degrees(180), anchor: .topLeading).path(in: CGRect(x: 10, y: 20, width: 100, height: 50)),
      CGRect(x: -90, y: -30, width: 100, height: 50)
    ),
    (
      Rectangle().scale(0.5).path(in: CGRect(x: 10, y: 20, width: 100, height: 50)),
      CGRect(x: 35, y: 32.5, width: 50, height: 25)
    ),
    (
      Rectangle().scale(x: 2, anchor: .topLeading).path(in: CGRect(x: 10, y: 20, width: 100, height: 50)),
      CGRect(x: 10, y: 20, width: 200, height: 50)
    ),
    (
      Rectangle().transform(CGAffineTransform(translationX: 5, y: 1)).path(
        in: CGRect(x: 10, y: 20, width: 100, height: 50)), CGRect(x: 15, y: 21, width: 100, height: 50)
    ),
    (
      AnyShape(.circle).path(in: CGRect(x: 10, y: 20, width: 100, height: 50)),
      CGRect(x: 35, y: 20, width: 50, height: 50)
    ),
  ])
  func aDerivedShapeHasTheOutlineOfItsBase(path: Path, bounds: CGRect) {
    let found = path.boundingRect
    #expect((found.minX - bounds.minX).magnitude < 1e-6 && (found.minY - bounds.minY).magnitude < 1e-6)
    #expect((found.width - bounds.width).magnitude < 1e-6 && (found.height - bounds.height).magnitude < 1e-6)
  }

  @Test func aHiddenShapeAnimatesUnlessItsTypeChanges() {
    var shape = AnyShape(RoundedRectangle(cornerRadius: 10))
    let target = AnyShape(RoundedRectangle(cornerRadius: 20)).animatableData
    var data = target - shape.animatableData
    data.scale(by: 0.5)
    shape.animatableData = shape.animatableData + data
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 15).path(in: rect))
    #expect(AnyShape(Circle().rotation(.zero)).animatableData - target == .zero)
  }

  @Test func aHiddenShapeIsReplacedByAnother() {
    let knob = Knob(true)
    let window = show {
      KnobView(knob) { isRound in
        (isRound ? AnyShape(.circle) : AnyShape(.rect)).fill(.red).frame(width: 40, height: 20)
      }
    }
    func bounds() -> CGRect? { window.pipeline.displayList.commands.compactMap(\.bounds).first }
    #expect(bounds() == CGRect(x: 10, y: 0, width: 20, height: 20))
    knob.value = false
    window.advance()
    #expect(bounds() == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func aDashedBorderStaysInsideOfTheOutline() throws {
    let window = show { Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 4)).frame(width: 40, height: 20) }
    let bounds = try #require(window.pipeline.displayList.commands.compactMap(\.bounds).first)
    #expect(bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func theRadiusOfARoundedRectangleAnimates() {
    let knob = Knob(CGFloat(0))
    let window = show {
      KnobView(knob) { radius in
        RoundedRectangle(cornerRadius: radius).fill(.red).frame(width: 40, height: 40)
          .animation(.linear(duration: 1), value: radius)
      }
    }
    knob.value = 20
    window.advance()
    window.advance(seconds: 0.5)
    let radii = window.drawn.compactMap { if case .roundedRectangle(_, let radius) = $0 { radius } else { nil } }
    #expect(radii.count == 1 && radii[0] > 5 && radii[0] < 15)
  }

  @Test func theRadiusOfAClipAnimates() throws {
    let knob = Knob(CGFloat(0))
    let window = show {
      KnobView(knob) { radius in
        Text("Text").clipShape(.rect(cornerRadius: radius)).animation(.linear(duration: 1), value: radius)
      }
    }
    func clip() throws -> VectorPath { try #require(window.drawnLayers.first?.effect.clip?.path) }
    let square = try clip()
    knob.value = 5
    window.advance(seconds: 0.5)
    let half = try clip()
    window.settle()
    #expect(try half != square && half != clip())
  }

  @Test(arguments: [(CGFloat(4), CGFloat(6)), (0, 10), (30, 0)])
  func aContainerRelativeShapeIsConcentric(margin: CGFloat, radius: CGFloat) throws {
    let window = show {
      ContainerRelativeShape().fill(.red).padding(margin).frame(width: 100, height: 80)
        .containerShape(InsettableRound(radius: 10))
    }
    window.settle()
    let command = try #require(window.pipeline.displayList.commands.first { $0.bounds?.isEmpty == false })
    guard case .path(let path, _, _, let transform) = command else {
      Issue.record("the shape is no path")
      return
    }
    let rect = CGRect(x: 0, y: 0, width: 100 - 2 * margin, height: 80 - 2 * margin)
    let expected = RoundedRectangle(cornerRadius: radius).path(in: rect).boundingRect
    #expect(path.boundingBox.size == expected.size && transform.tx == margin)
    #expect(path.contains(CGPoint(x: 1, y: 1), rule: .nonzero) == (radius < 4))
  }

  @Test func withoutAContainerTheShapeIsARectangle() {
    #expect(ContainerRelativeShape().path(in: rect) == Path(rect))
    #expect(ContainerRelativeShape().inset(by: 5).path(in: rect) == Path(rect.insetBy(dx: 5, dy: 5)))
  }

  @Test func invalidValuesHaveNoEffect() {
    #expect(Rectangle().scale(.nan).path(in: rect).boundingRect.width == 0)
  }

  @Test func drawingsOfAShapeLieOverEachOther() {
    let window = TestWindow(width: 200, height: 100) {
      Circle()
        .fill(.yellow)
        .stroke(.orange, lineWidth: 4)
        .strokeBorder(.blue, style: StrokeStyle(lineWidth: 2, dash: [4]))
        .fill(.red.opacity(0.5))
        .frame(width: 60, height: 60)
    }
    window.settle()
    let nodes = window.nodes(of: ShapeNode.self)
    let environment = EnvironmentValues()
    #expect(
      nodes.map(\.color)
        == [.yellow, .orange, .blue, .red.opacity(0.5)].map { (color: Color) in color.rgba(in: environment) })
    #expect(nodes.map(\.size) == Array(repeating: CGSize(width: 60, height: 60), count: 4))
    #expect(nodes[1].drawing == .stroke(lineWidth: 4))
  }

  @Test func aFilledOutlineIsFilledInside() {
    let window = TestWindow(width: 200, height: 100) {
      Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [4])).fill(.green).frame(width: 80, height: 60)
    }
    window.settle()
    let nodes = window.nodes(of: ShapeNode.self)
    #expect(nodes.count == 2 && nodes[1].outline == .rectangle && nodes[1].drawing == .fill)
  }
}

/// A rounded rectangle whose radius shrinks with its inset.
private struct InsettableRound: InsettableShape {
  var radius: CGFloat
  var amount: CGFloat = 0

  nonisolated func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: max(0, radius - amount)).path(in: rect.insetBy(dx: amount, dy: amount))
  }

  nonisolated func inset(by amount: CGFloat) -> InsettableRound {
    InsettableRound(radius: radius, amount: self.amount + amount)
  }
}
