import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Derived shapes have the size of their base shape.
@MainActor @Suite struct ShapeSizingTests {
  private func frame(_ shape: some View) -> CGRect {
    show { shape.probe("shape").frame(width: 60, height: 40) }.frame("shape")
  }

  private let square = CGRect(x: 10, y: 0, width: 40, height: 40)

  @Test func aTrimmedCircleIsSquare() {
    #expect(frame(Circle().trim(from: 0, to: 0.5)) == square)
    #expect(frame(Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)) == square)
  }

  @Test func aDashedCircleIsSquare() {
    #expect(frame(Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))) == square)
    #expect(frame(Circle().stroke(style: StrokeStyle(lineWidth: 2))) == square)
  }

  @Test func anInsetCircleIsSquare() {
    #expect(frame(Circle().inset(by: 5)) == square)
    #expect(frame(Circle().inset(by: 5).inset(by: 2).fill(.red)) == square)
  }

  @Test func aUserDefinedShapeSetsItsSize() {
    #expect(frame(Banner(ratio: 4)) == CGRect(x: 0, y: 12.5, width: 60, height: 15))
    #expect(frame(Banner(ratio: 4).fill(.red)) == CGRect(x: 0, y: 12.5, width: 60, height: 15))
    #expect(frame(Banner(ratio: 4).trim(from: 0, to: 0.5)) == CGRect(x: 0, y: 12.5, width: 60, height: 15))
  }

  @Test func anAnimatedSizeLaysOutAgain() {
    let knob = Knob(CGFloat(4))
    let window = show { KnobView(knob) { Banner(ratio: $0).fill(.red).probe("shape").frame(width: 60, height: 40) } }
    knob.value = 6
    window.advance()
    #expect(window.frame("shape").height == 10)
  }

  @Test func aShapeThatFillsItsProposalIsLaidOutOnce() {
    let knob = Knob(CGFloat(0.2))
    let window = show { KnobView(knob) { Rectangle().trim(from: 0, to: $0).stroke(.red) } }
    knob.value = 0.7
    let counts = window.advance()
    #expect(counts.measures == 0)
    #expect(counts.places == 0)
  }

  @Test func invalidShapeSizesAreClamped() {
    let shape = Banner(ratio: -1)
    #expect(size(of: shape, 60, 40).height >= 0)
    #expect(size(of: Banner(ratio: .nan), 60, 40).height.isFinite)
  }
}

/// A shape of a given width by height.
private struct Banner: Shape {
  var ratio: CGFloat

  nonisolated var animatableData: CGFloat {
    get { ratio }
    set { ratio = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 10
    return CGSize(width: width, height: width / ratio)
  }
}
