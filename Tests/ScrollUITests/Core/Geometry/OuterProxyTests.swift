import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

private struct PullKey: ScrollUI.PreferenceKey {
  struct Position: Equatable { var y: CGFloat }

  static var defaultValue: [Position] { [] }
  static func reduce(value: inout [Position], nextValue: () -> [Position]) { value += nextValue() }
}

/// Geometry read through the proxy of an outer reader is read again when it changes.
@MainActor @Suite struct OuterProxyTests {
  /// Pull to refresh in the style of 2020 to 2022: the content's top in the coordinates of a reader around the scroll view.
  private struct ClassicPull: View {
    let source: Anchor<CGPoint>.Source
    let report: (CGFloat) -> Void

    var body: some View {
      GeometryReader { outside in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<40) { _ in Color.blue.frame(height: 50) } }
            .anchorPreference(key: PullKey.self, value: source) { [PullKey.Position(y: outside[$0].y)] }
        }
        .onPreferenceChange(PullKey.self) { report($0.first?.y ?? .nan) }
      }
    }
  }

  @Test func anAnchorReadByAnOuterProxyFollowsTheScroll() {
    var reported: [CGFloat] = []
    let window = TestWindow { ClassicPull(source: .top) { reported.append($0) } }
    window.settle()
    #expect(reported == [0])
    window.wheel(-1, at: CGPoint(x: 200, y: 300))
    window.settle()
    #expect(reported.last == -53)
    #expect(reported.count > 3, "in each frame")
    window.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 300), steps: 10)
    #expect((reported.max() ?? 0) > 20, "pulled beyond the beginning")
    window.settle()
    #expect(reported.last == 0)
    let count = reported.count
    window.settle()
    #expect(reported.count == count)
  }

  @Test func boundsReadByAnOuterProxyFollowTheScroll() {
    struct Bounds: View {
      let report: (CGFloat) -> Void

      var body: some View {
        GeometryReader { outside in
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<40) { _ in Color.blue.frame(height: 50) } }
              .anchorPreference(key: PullKey.self, value: .bounds) { [PullKey.Position(y: outside[$0].minY)] }
          }
          .onPreferenceChange(PullKey.self) { report($0.first?.y ?? .nan) }
        }
      }
    }
    var reported: CGFloat?
    let window = TestWindow { Bounds { reported = $0 } }
    window.jump(to: 300)
    #expect(reported == -300)
  }

  @Test func aTransformedPreferenceThatReadsAnOuterProxyFollowsTheScroll() {
    struct Transformed: View {
      let report: (CGFloat) -> Void

      var body: some View {
        ScrollView {
          GeometryReader { proxy in
            Color.blue.transformPreference(PullKey.self) {
              $0.append(PullKey.Position(y: proxy.frame(in: .global).minY))
            }
          }
          .frame(height: 2000)
        }
        .onPreferenceChange(PullKey.self) { report($0.first?.y ?? .nan) }
      }
    }
    var reported: CGFloat?
    let window = TestWindow { Transformed { reported = $0 } }
    window.jump(to: 300)
    #expect(reported == -300)
  }

  @Test func aViewThatReceivesAProxyReadsItAgain() {
    struct Handed: View {
      let proxy: GeometryProxy

      var body: some View { Text("\(Int(proxy.frame(in: .global).minY))") }
    }
    let window = TestWindow {
      ScrollView {
        GeometryReader { Handed(proxy: $0) }.frame(height: 2000)
      }
    }
    window.jump(to: 300)
    #expect(window.texts == ["-300"])
  }
}
