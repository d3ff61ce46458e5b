import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct GeometryGroupTests {
  /// A view moves by 100 points in an animation, and a subview is inserted in the same change.
  private func window(_ knob: Knob<Bool>, isGroup: Bool) -> TestWindow {
    TestWindow(width: 400, height: 400) {
      KnobView(knob) { isOn in
        VStack(spacing: 0) {
          if isOn { Color.green.frame(width: 30, height: 100) }
          if isGroup { part(isOn).geometryGroup() } else { part(isOn) }
        }
      }
      .frame(height: 400, alignment: .top)
    }
  }

  private func part(_ isOn: Bool) -> some View {
    ZStack {
      Color.blue.frame(width: 50, height: 50)
      if isOn { Color.red.frame(width: 20, height: 20).transition(.identity).probe("new") }
    }
  }

  /// The drawn position, including running animations.
  private func drawn(_ window: TestWindow, _ height: CGFloat) -> CGFloat? {
    window.drawn.compactMap { if case .rectangle(let rect) = $0, rect.height == height { rect.minY } else { nil } }.last
  }

  @Test func viewsInsertedIntoAGroupMoveWithIt() throws {
    for isGroup in [false, true] {
      let knob = Knob(false)
      let window = window(knob, isGroup: isGroup)
      withAnimation(.linear(duration: 1)) { knob.value = true }
      window.advance()
      window.advance(seconds: 0.5)
      let blue = try #require(drawn(window, 50))
      let red = try #require(drawn(window, 20))
      #expect(blue > 30 && blue < 70, "half of the distance")
      #expect((red - blue - 15).magnitude < 0.01 || !isGroup)
      #expect((red - 115).magnitude < 0.01 || isGroup, "at its final position")
    }
  }
}
