import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Horizontal lazy rows with right-to-left layout direction.
@MainActor @Suite struct LazyRightToLeftTests {
  private func window(_ knob: Knob<[Int]>, width: @escaping (Int) -> CGFloat = { _ in 50 }) -> TestWindow {
    let window = TestWindow(width: 400, height: 300) {
      KnobView(knob) { numbers in
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(numbers, id: \.self) { Color.blue.frame(width: width($0), height: 50).probe("\($0)") }
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    window.settle()
    return window
  }

  @Test func theFirstRowIsAtTheRight() {
    let window = window(Knob(Array(0..<1000)))
    #expect(window.frame("0").maxX == 400)
    #expect(window.frame("1").maxX == 350)
    #expect(window.nodes(of: LazyNode.self)[0].liveItemCount < 30, "only visible rows are built")
  }

  @Test func rowsAreBuiltAtEveryOffset() throws {
    let window = window(Knob(Array(0..<1000))) { CGFloat(30 + $0 % 7 * 10) }
    let scroll = try #require(window.scroll)
    let maximum = scroll.model.metrics.maximum(.horizontal)
    for part in [0.75, 0.5, 0.1, 0.0, 1.0] {
      scroll.model.jump(to: CGPoint(x: scroll.model.metrics.maximum(.horizontal) * part, y: 0))
      window.advance()
      let frames = (0..<1000).compactMap { window.frames("\($0)").first }.filter { $0.maxX > 0 && $0.minX < 400 }
      let covered = frames.reduce(0) { $0 + min($1.maxX, 400) - max($1.minX, 0) }
      #expect(abs(covered - 400) < 0.5, "at \(part): \(covered)")
    }
    #expect(maximum > 10_000)
    #expect(window.frame("0").maxX == 400)
  }

  @Test func insertingBeforeTheVisibleRowsMovesNone() throws {
    let knob = Knob(Array(0..<1000))
    let window = window(knob) { CGFloat(30 + abs($0) % 7 * 10) }
    let scroll = try #require(window.scroll)
    scroll.model.jump(to: CGPoint(x: scroll.model.metrics.maximum(.horizontal) - 5000, y: 0))
    window.settle()
    func places() -> [Int: CGFloat] {
      Dictionary(
        uniqueKeysWithValues: (0..<1000).compactMap { number in
          window.frames("\(number)").first.flatMap { $0.maxX > 0 && $0.minX < 400 ? (number, $0.minX) : nil }
        })
    }
    let before = places()
    #expect(before.count > 4)
    knob.value.insert(contentsOf: (1...40).map { -$0 }, at: 0)
    window.advance()
    let after = places()
    for (number, x) in before { #expect(abs((after[number] ?? .nan) - x) <= 0.5, "row \(number)") }
    knob.value.removeFirst(20)
    knob.value.append(5000)
    window.advance()
    let last = places()
    for (number, x) in before { #expect(abs((last[number] ?? .nan) - x) <= 0.5, "row \(number)") }
  }

  @Test func scrollToReachesARowThatWasNeverBuilt() throws {
    struct Reading: View {
      let knob: Knob<Int>

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<1000) { Color.blue.frame(width: CGFloat(30 + $0 % 7 * 10), height: 50).probe("\($0)") }
            }
          }
          .environment(\.layoutDirection, .rightToLeft)
          .onChange(of: knob.value) { proxy.scrollTo(knob.value, anchor: .center) }
        }
      }
    }
    let knob = Knob(0)
    let window = TestWindow(width: 400, height: 300) { Reading(knob: knob) }
    window.settle()
    knob.value = 637
    window.advance()
    window.settle()
    #expect(abs(window.frame("637").midX - 200) <= 0.5)
  }
}
