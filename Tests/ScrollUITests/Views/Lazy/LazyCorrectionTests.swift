import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Several containers that keep visible rows in place must not correct the same change twice.
@MainActor @Suite struct LazyCorrectionTests {
  /// The distances by which a change moves the probes that are visible before and after it.
  private func movements(_ window: TestWindow, of names: [String], _ change: () -> Void) -> [CGFloat] {
    func places() -> [String: CGFloat] {
      Dictionary(
        uniqueKeysWithValues: names.compactMap { name in
          window.frames(name).first.flatMap { $0.maxY > 0 && $0.minY < 600 ? (name, $0.minY) : nil }
        })
    }
    let before = places()
    change()
    window.advance()
    let after = places()
    return before.compactMap { name, y in after[name].map { abs($0 - y) } }
  }

  private func expectNoMovement(_ window: TestWindow, of names: [String], _ change: () -> Void) {
    let moved = movements(window, of: names, change)
    #expect(moved.count >= 3)
    #expect(moved.allSatisfy { $0 <= 0.5 }, "\(moved)")
  }

  private struct Row: View {
    let name: String
    var height: CGFloat = 50

    var body: some View { Color.blue.frame(height: height).probe(name) }
  }

  @Test func aListBelowACorrectedListDoesNotMove() {
    struct Two: View {
      let knob: Knob<CGFloat>

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            LazyVStack(spacing: 0) { ForEach(0..<100) { Row(name: "a\($0)", height: $0 == 90 ? knob.value : 50) } }
            LazyVStack(spacing: 0) { ForEach(0..<100) { Row(name: "b\($0)") } }
          }
        }
      }
    }
    let knob = Knob<CGFloat>(50)
    let window = TestWindow(width: 400, height: 600) { Two(knob: knob) }
    window.settle()
    // Row 90 is just outside the viewport; six rows of the upper and six of the lower list are visible.
    window.jump(to: 4700)
    window.settle()
    let names = (0..<100).flatMap { ["a\($0)", "b\($0)"] }
    expectNoMovement(window, of: names) { knob.value = 130 }
    expectNoMovement(window, of: names) { knob.value = 20 }
  }

  @Test func nestedListsAreCorrectedOnce() {
    struct Nested: View {
      let knob: Knob<[Int]>

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(knob.value, id: \.self) { group in
              VStack(spacing: 0) {
                Row(name: "h\(group)", height: 30)
                LazyVStack(spacing: 0) { ForEach(0..<40) { Row(name: "\(group).\($0)") } }
              }
            }
          }
        }
      }
    }
    let knob = Knob([0, 1, 2, 3, 4, 5])
    let window = TestWindow(width: 400, height: 600) { Nested(knob: knob) }
    window.settle()
    window.jump(to: 5000)
    window.settle()
    let names = (0..<6).flatMap { group in ["h\(group)"] + (0..<40).map { "\(group).\($0)" } }
    expectNoMovement(window, of: names) { knob.value = [100, 101] + knob.value }
    expectNoMovement(window, of: names) { knob.value.removeFirst() }
  }

  @Test func aNestedListInAnAnchoredRowIsCorrectedOnce() {
    struct Blocks: View {
      let knob: Knob<CGFloat>

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<4) { block in
              VStack(spacing: 0) {
                Row(name: "h\(block)", height: block == 0 ? knob.value : 30)
                LazyVStack(spacing: 0) { ForEach(0..<40) { Row(name: "\(block).\($0)") } }
              }
            }
          }
        }
      }
    }
    let knob = Knob<CGFloat>(30)
    let window = TestWindow(width: 400, height: 600) { Blocks(knob: knob) }
    window.settle()
    window.jump(to: 5000)
    window.settle()
    let names = (0..<4).flatMap { block in ["h\(block)"] + (0..<40).map { "\(block).\($0)" } }
    expectNoMovement(window, of: names) { knob.value = 330 }
    expectNoMovement(window, of: names) { knob.value = 10 }
  }

  @Test func growthAboveAListIsCorrectedTogetherWithTheList() {
    struct Headed: View {
      let knob: Knob<Int>

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: CGFloat(100 * knob.value))
            LazyVStack(spacing: 0) { ForEach(0..<(200 + knob.value)) { Row(name: "\($0)") } }
          }
        }
      }
    }
    let knob = Knob(1)
    let window = TestWindow(width: 400, height: 600) { Headed(knob: knob) }
    window.settle()
    window.jump(to: 3000)
    window.settle()
    expectNoMovement(window, of: (0..<200).map { "\($0)" }) { knob.value = 4 }
    expectNoMovement(window, of: (0..<200).map { "\($0)" }) { knob.value = 2 }
  }

  @Test func stateSurvivesTheRemovalOfASiblingInTheRow() {
    struct Counter: View {
      let name: String
      let taps: Knob<[String: Int]>
      @State private var count = 0

      var body: some View {
        Text("\(name) \(count)").onChange(of: taps.value[name]) { count += 1 }
      }
    }
    struct ToggledRow: View {
      let number: Int
      let shows: Knob<Bool>
      let taps: Knob<[String: Int]>

      var body: some View {
        VStack(spacing: 0) {
          if shows.value { Counter(name: "a\(number)", taps: taps) }
          if number >= 0 { Counter(name: "b\(number)", taps: taps) }
        }
        .frame(height: 50)
      }
    }
    let shows = Knob(true)
    let taps = Knob<[String: Int]>([:])
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<500) { ToggledRow(number: $0, shows: shows, taps: taps) } }
      }
    }
    window.settle()
    taps.value["b1"] = 1
    window.advance()
    #expect(window.texts.contains("b1 1"))
    shows.value = false
    window.advance()
    window.jump(to: 15_000)
    window.settle()
    #expect(!window.texts.contains("b1 1"))
    window.jump(to: 0)
    #expect(window.texts.contains("b1 1"), "\(window.texts.prefix(4))")
  }

  @Test func anOffsetOfNaNMovesNothing() {
    struct Positioned: View {
      let knob: Knob<CGFloat>
      @State private var position = ScrollPosition(y: .nan)

      var body: some View {
        ScrollView { Color.blue.frame(height: 5000) }
          .scrollPosition($position)
          .onChange(of: knob.value) { position.scrollTo(x: .nan, y: knob.value) }
      }
    }
    let knob = Knob<CGFloat>(0)
    let messages = Diagnostics.collecting {
      let window = TestWindow(width: 400, height: 600) { Positioned(knob: knob) }
      #expect(window.offset == 0)
      knob.value = 700
      window.settle()
      #expect(window.offset == 700)
      knob.value = .nan
      window.settle()
      #expect(window.offset == 700)
    }
    #expect(messages.contains { $0.contains("ScrollPosition") })
  }
}
