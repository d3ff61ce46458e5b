import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A `ScrollViewReader` inside a scroll view scrolls the enclosing scroll view.
@MainActor @Suite struct InnerScrollViewReaderTests {
  private struct Inner: View {
    var start: Int?
    var connect: (ScrollViewProxy) -> Void = { _ in }

    var body: some View {
      ScrollView {
        ScrollViewReader { proxy in
          let _ = connect(proxy)
          LazyVStack(spacing: 0) {
            Button("Down") { proxy.scrollTo(40, anchor: .top) }.frame(height: 50)
            ForEach(0..<100) { Color.blue.frame(height: 50).id($0) }
          }
          .onAppear { if let start { proxy.scrollTo(start, anchor: .top) } }
        }
      }
    }
  }

  @Test func onAppearScrollsTheEnclosingScrollView() {
    let window = TestWindow { Inner(start: 20) }
    window.settle()
    #expect(window.offset == 1050)
  }

  @Test func aButtonScrollsTheEnclosingScrollView() {
    let window = TestWindow { Inner() }
    window.settle()
    window.click(CGPoint(x: 200, y: 25))
    window.settle()
    #expect(window.offset == 2050)
  }

  @Test func aStoredProxyScrollsTheEnclosingScrollView() {
    var kept: ScrollViewProxy?
    let window = TestWindow { Inner { kept = $0 } }
    window.settle()
    withAnimation { kept?.scrollTo(30, anchor: .top) }
    window.advance()
    #expect(window.offset < 1550)
    window.settle()
    #expect(window.offset == 1550)
  }

  @Test func anUnknownIdIsReportedOnce() {
    var kept: ScrollViewProxy?
    let window = TestWindow { Inner { kept = $0 } }
    window.settle()
    let messages = Diagnostics.collecting {
      for _ in 0..<3 {
        kept?.scrollTo("nowhere")
        window.settle()
      }
    }
    #expect(messages.map { $0.contains("nowhere") } == (Diagnostics.hasDebugMessages ? [true] : []))
    #expect(window.offset == 0)
  }

  /// Ids that the scroll views in the reader lack are looked up in the enclosing one.
  @Test func scrollViewsInsideTheReaderTakePrecedence() {
    var kept: ScrollViewProxy?
    let window = TestWindow {
      ScrollView {
        ScrollViewReader { proxy in
          let _ = kept = proxy
          VStack(spacing: 0) {
            ScrollView(.horizontal) {
              HStack(spacing: 0) { ForEach(0..<20) { Color.red.frame(width: 100).id("c\($0)") } }
            }
            .frame(height: 100)
            ForEach(0..<100) { Color.blue.frame(height: 50).id("r\($0)") }
          }
        }
      }
    }
    window.settle()
    kept?.scrollTo("c10", anchor: .leading)
    window.settle()
    let inner = window.nodes(of: ScrollNode.self).last
    #expect(inner?.model.offset.x == 1000)
    #expect(window.offset == 0)
    let messages = Diagnostics.collecting {
      kept?.scrollTo("r40", anchor: .top)
      window.settle()
    }
    #expect(window.offset == 2100)
    #expect(messages.isEmpty, "\(messages)")
  }
}
