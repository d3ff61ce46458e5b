import Engine
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct DebugTests {
  @Test func frames() throws {
    var seen: [CGRect] = []
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100) { i in Text("Row \(i)").frame(height: 30) } }
          .background(GeometryReader { proxy in
            let _ = seen.append(proxy.frame(in: .named("x")))
            let _ = seen.append(proxy.frame(in: .global))
            Color.clear
          })
      }.coordinateSpace(name: "x")
    }
    window.wheel(-3, at: CGPoint(x: 200, y: 300))
    window.advance()
    for s in seen { print(s) }
  }
}
