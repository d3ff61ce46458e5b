import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Requests to rows that become higher or lower at the same time.
@MainActor @Suite struct OpeningRowRequestTests {
  private struct Rows: View {
    let open: Knob<Set<Int>>
    let isLazy: Bool
    let proxy: Knob<ScrollViewProxy?>

    var body: some View {
      ScrollViewReader { reader in
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }
          } else {
            VStack(spacing: 0) { rows }
          }
        }
        .onAppear { proxy.value = reader }
      }
    }

    private var rows: some View {
      ForEach(0..<60, id: \.self) { row in
        Color.blue.frame(height: open.value.contains(row) ? 260 : 50).probe("row \(row)")
      }
    }
  }

  /// Scrolls from one row to another while rows open and close, and returns the distance of the target from `anchor` in the viewport.
  private func error(
    isLazy: Bool, from start: Int, to target: Int, opening open: Set<Int>, closing: Set<Int> = [], anchor: UnitPoint,
    duration: Double
  ) throws -> CGFloat {
    let (rows, proxy) = (Knob(closing), Knob<ScrollViewProxy?>(nil))
    let window = TestWindow(width: 400, height: 400) { Rows(open: rows, isLazy: isLazy, proxy: proxy) }
    window.settle()
    try #require(proxy.value).scrollTo(start, anchor: .top)
    window.settle()
    withAnimation(.linear(duration: duration)) {
      rows.value = open
      proxy.value?.scrollTo(target, anchor: anchor)
    }
    window.settle()
    let frame = try #require(window.frames("row \(target)").first)
    return frame.minY + frame.height * anchor.y - 400 * anchor.y
  }

  @Test(arguments: [true, false], [0.05, 0.09, 0.15, 0.25, 0.35, 0.5])
  func aRowThatOpensIsReached(isLazy: Bool, duration: Double) throws {
    for (start, target) in [(20, 12), (20, 16), (20, 5), (20, 19), (12, 20), (5, 30), (20, 20), (30, 2)] {
      for anchor in [UnitPoint.top, .center, .bottom] where target > 8 || anchor == .top {
        let error = try error(
          isLazy: isLazy, from: start, to: target, opening: [target], anchor: anchor, duration: duration)
        #expect(abs(error) < 0.01, "from \(start) to \(target) at \(anchor)")
      }
    }
  }

  @Test(arguments: [true, false], [0.09, 0.25, 0.5])
  func aRowIsReachedWhileSeveralRowsOpenAndClose(isLazy: Bool, duration: Double) throws {
    for (start, target) in [(20, 12), (12, 24), (30, 10)] {
      let error = try error(
        isLazy: isLazy, from: start, to: target, opening: [target - 2, target, target + 3, start + 1],
        closing: [target - 1, target + 1, start], anchor: .top, duration: duration)
      #expect(abs(error) < 0.01, "from \(start) to \(target)")
    }
  }
}
