import Engine
import ScrollUI
import ScrollUITesting
import Testing

private struct OffsetKey: ScrollUI.PreferenceKey {
  static var defaultValue: CGPoint { .zero }
  static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
}

@MainActor @Suite struct SmokeTests {
  struct Observing: View {
    let name = UUID()
    @State var offset = CGPoint.zero
    var seen: (CGPoint) -> Void
    var body: some View {
      VStack {
        Text("offset \(Int(offset.y))")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<100) { i in Text("Row \(i)").frame(height: 30) }
          }
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named(name)).origin)
            }
          )
          .onPreferenceChange(OffsetKey.self) {
            offset = CGPoint(x: -$0.x, y: -$0.y)
            seen(offset)
          }
        }
        .coordinateSpace(name: name)
      }
    }
  }

  @Test func observe() throws {
    var seen: [CGPoint] = []
    let window = TestWindow { Observing { seen.append($0) } }
    print(window.counts, seen, window.pipeline.liveNodes, window.pipeline.isClean)
    window.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -200), steps: 40, rest: 0.2)
    print(window.scroll?.model.offset as Any, seen.last as Any, window.counts)
    print(window.settle(), window.scroll?.model.offset as Any)
    window.wheel(-3, at: CGPoint(x: 200, y: 300))
    for _ in 0..<40 { let c = window.advance(); print(window.scroll!.model.offset.y, seen.last!.y, c) }
  }
}
