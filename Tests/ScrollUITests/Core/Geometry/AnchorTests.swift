import ScrollUI
import ScrollUITesting
import Testing

private struct FramesKey: ScrollUI.PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor @Suite struct AnchorTests {
  @Test func anAnchorIsResolvedInTheReadersCoordinates() {
    var frames: [CGRect] = []
    _ = TestWindow(width: 200, height: 200) {
      VStack(spacing: 10) {
        Color.red.frame(width: 40, height: 20).anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
        Color.red.frame(width: 60, height: 20).anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(FramesKey.self) { anchors in
        GeometryReader { proxy in
          let _ = frames = anchors.map { proxy[$0] }
          Color.clear
        }
      }
    }
    #expect(
      frames == [CGRect(x: 10, y: 0, width: 40, height: 20), CGRect(x: 0, y: 30, width: 60, height: 20)])
  }

  @Test func theAnchorOfAMovedViewIsResolvedAgain() {
    let height = Remote<CGFloat>()
    struct Root: View {
      let height: Remote<CGFloat>
      let hand: ([CGFloat]) -> Void
      @State private var top: CGFloat = 20

      var body: some View {
        let _ = height.connect($top)
        VStack(spacing: 0) {
          Color.blue.frame(height: top)
          Color.red.frame(height: 20).anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
          Color.blue
        }
        .overlayPreferenceValue(FramesKey.self) { anchors in
          GeometryReader { proxy in
            let _ = hand(anchors.map { proxy[$0].minY })
            Color.clear
          }
        }
      }
    }
    var seen: [CGFloat] = []
    let window = TestWindow(width: 200, height: 200) { Root(height: height) { seen = $0 } }
    #expect(seen == [20])
    height.value = 70
    window.advance()
    #expect(seen == [70])
  }

  @Test func anchorsAreEqualIfTheyBelongToTheSameView() {
    var reported: [[Anchor<CGRect>]] = []
    let number = Remote<Int>()
    struct Root: View {
      let number: Remote<Int>
      let hand: ([Anchor<CGRect>]) -> Void
      @State private var count = 0

      var body: some View {
        let _ = number.connect($count)
        VStack {
          Text("\(count)").anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
          Text("x").anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
        }
        .onPreferenceChange(FramesKey.self, perform: hand)
      }
    }
    let window = TestWindow { Root(number: number) { reported.append($0) } }
    number.value = 1
    window.advance()
    #expect(reported.count == 1)
    #expect(reported[0][0] == reported[0][0])
    #expect(reported[0][0] != reported[0][1])
  }
}
