import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct GeometryProxyTests {
  private struct Probe: View {
    let read: (GeometryProxy) -> Void

    var body: some View {
      GeometryReader { proxy in
        let _ = read(proxy)
        Color.clear
      }
    }
  }

  @Test func framesAreReadInEachKindOfSpace() {
    var frames: [String: CGRect] = [:]
    _ = TestWindow(width: 100, height: 100) {
      Probe { proxy in
        frames["global"] = proxy.frame(in: .global)
        frames["local"] = proxy.frame(in: .local)
        frames["named"] = proxy.frame(in: .named("box"))
        frames["unknown"] = proxy.frame(in: .named("nowhere"))
      }
      .frame(width: 20, height: 10)
      .padding(5)
      .coordinateSpace(name: "box")
    }
    #expect(frames["global"] == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(frames["local"] == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(frames["named"] == CGRect(x: 5, y: 5, width: 20, height: 10))
    #expect(frames["unknown"] == frames["global"])
  }

  @Test func theBoundsOfASpaceAreInTheViewsCoordinates() {
    var bounds: [CGRect?] = []
    _ = TestWindow(width: 100, height: 100) {
      Probe { bounds = [$0.bounds(of: .named("box")), $0.bounds(of: .named("nowhere"))] }
        .frame(width: 20, height: 10)
        .padding(5)
        .coordinateSpace(.named("box"))
    }
    #expect(bounds == [CGRect(x: -5, y: -5, width: 30, height: 20), nil])
  }

  @Test func safeAreaInsetsAreReported() {
    var insets = EdgeInsets()
    let window = TestWindow(width: 100, height: 100) { Probe { insets = $0.safeAreaInsets } }
    #expect(insets == EdgeInsets())
    window.pipeline.root.safeArea = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
    window.advance()
    #expect(insets == EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
  }

  /// Document 000 gives the space a new name each time the struct is made.
  @Test func aFrameIsCurrentInEachScrolledFrameEvenUnderANewName() {
    struct Observing: View {
      let name = UUID()
      let seen: (CGFloat) -> Void

      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: 30) } }
            .background(Probe { seen($0.frame(in: .named(name)).minY) })
        }
        .coordinateSpace(name: name)
      }
    }
    struct Root: View {
      let seen: (CGFloat) -> Void
      let number: Remote<Int>
      @State private var count = 0

      var body: some View {
        let _ = number.connect($count)
        Text("\(count)")
        Observing(seen: seen)
      }
    }
    var last: CGFloat = .nan
    let number = Remote<Int>()
    let window = TestWindow { Root(seen: { last = $0 }, number: number) }
    #expect(last == 0)
    window.wheel(-2, at: CGPoint(x: 200, y: 300))
    for step in 0..<10 {
      if step == 5 { number.value = 1 }
      window.advance()
      #expect(last == -(window.scroll?.model.offset.y ?? 0))
    }
    #expect(last < -10)
  }

  @Test func nestedScrollViewsAreDistinguishedByAxis() {
    var frames: [String: CGRect] = [:]
    _ = TestWindow(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 30)
          ScrollView(.horizontal) {
            Probe { proxy in
              frames["nearest"] = proxy.frame(in: .scrollView)
              frames["horizontal"] = proxy.frame(in: .scrollView(axis: .horizontal))
              frames["vertical"] = proxy.frame(in: .scrollView(axis: .vertical))
            }
            .frame(width: 300, height: 20)
          }
        }
      }
    }
    #expect(frames["nearest"] == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(frames["horizontal"] == frames["nearest"])
    #expect(frames["vertical"] == CGRect(x: 0, y: 30, width: 300, height: 20))
  }
}
