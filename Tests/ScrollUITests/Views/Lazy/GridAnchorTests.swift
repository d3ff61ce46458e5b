import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The first visible item of a grid while the number of columns or rows changes, back and forth.
@MainActor @Suite struct GridAnchorTests {
  enum Cells: String, CaseIterable {
    case adaptive, squares, flexible, fixed, sections
  }

  /// The cells of a grid; `length` is the minimum length of adaptive items, or the length of fixed items, in points.
  private struct Board: View {
    let cells: Cells
    let axis: Axis
    let length: CGFloat
    let count: Int

    private var items: [GridItem] {
      switch cells {
      case .adaptive, .squares, .sections: [GridItem(.adaptive(minimum: length), spacing: 0)]
      case .flexible: Array(repeating: GridItem(.flexible(), spacing: 0), count: count)
      case .fixed: Array(repeating: GridItem(.fixed(length), spacing: 0), count: count)
      }
    }

    var body: some View {
      ScrollView(axis == .vertical ? .vertical : .horizontal) {
        if axis == .vertical {
          LazyVGrid(columns: items, spacing: 0) { content }
        } else {
          LazyHGrid(rows: items, spacing: 0) { content }
        }
      }
    }

    @ViewBuilder private var content: some View {
      if cells == .sections {
        ForEach(0..<20, id: \.self) { section in
          Section {
            ForEach(section * 37..<section * 37 + 37, id: \.self) { cell($0) }
          } header: {
            Color.gray.frame(width: 30, height: 30)
          }
        }
      } else {
        ForEach(0..<740, id: \.self) { cell($0) }
      }
    }

    @ViewBuilder private func cell(_ number: Int) -> some View {
      if cells == .squares {
        Color.blue.aspectRatio(1, contentMode: .fit).probe("\(number)")
      } else {
        Color.blue.frame(width: axis == .vertical ? nil : 80, height: axis == .vertical ? 80 : nil).probe("\(number)")
      }
    }
  }

  private func scroll(_ window: TestWindow, _ axis: Axis, to offset: CGFloat) throws {
    var point = CGPoint.zero
    point[axis] = offset
    try #require(window.scroll).model.jump(to: point)
    window.settle()
  }

  /// The first visible item, and the place of its beginning along `axis` in the window.
  private func first(_ window: TestWindow, _ axis: Axis) -> String {
    let seen = window.liveRows.filter { $0.frame.origin[axis] + $0.frame.size[axis] > 0.01 }
    let row = seen.min { ($0.frame.origin[axis], $0.id) < ($1.frame.origin[axis], $1.id) }
    return row.map { "\($0.id) at \(($0.frame.origin[axis] * 1000).rounded() / 1000)" } ?? "none"
  }

  @Test(arguments: [Cells.adaptive, .squares, .sections], Axis.allCases)
  func resizingAndReturningKeepsTheFirstItem(cells: Cells, axis: Axis) throws {
    let window = TestWindow(width: 400, height: 400) { Board(cells: cells, axis: axis, length: 90, count: 4) }
    try scroll(window, axis, to: 3030)
    let before = first(window, axis)
    for _ in 0..<3 {
      for length in Array(stride(from: 410, through: 900, by: 70)) + stride(from: 840, through: 400, by: -40) {
        let length = CGFloat(length)
        window.resize(width: axis == .vertical ? length : 400, height: axis == .vertical ? 400 : length)
      }
      window.settle()
      #expect(first(window, axis) == before)
    }
  }

  @Test(arguments: [Cells.adaptive, .squares, .sections]) func turningTheWindowKeepsTheFirstItem(cells: Cells) throws {
    let window = TestWindow(width: 400, height: 600) { Board(cells: cells, axis: .vertical, length: 90, count: 4) }
    try scroll(window, .vertical, to: 3030)
    let before = first(window, .vertical)
    for _ in 0..<4 {
      window.resize(width: 700, height: 400)
      window.settle()
      window.resize(width: 400, height: 600)
      window.settle()
      #expect(first(window, .vertical) == before)
    }
  }

  @Test(arguments: Cells.allCases, Axis.allCases)
  func anotherNumberOfTracksAndBackKeepsTheFirstItem(cells: Cells, axis: Axis) throws {
    let knob = Knob((length: CGFloat(90), count: 3))
    let window = TestWindow(width: 400, height: 400) {
      KnobView(knob) { Board(cells: cells, axis: axis, length: $0.length, count: $0.count) }
    }
    try scroll(window, axis, to: 3030)
    let before = first(window, axis)
    for _ in 0..<4 {
      for step in 0..<6 {
        knob.value = (90 - CGFloat(step) * 10, 3 + step)
        window.settle()
      }
      knob.value = (90, 3)
      window.settle()
      #expect(first(window, axis) == before)
    }
  }

  @Test func afterAMovementTheAnchorIsTheFirstItemAgain() throws {
    let window = TestWindow(width: 400, height: 400) {
      Board(cells: .adaptive, axis: .vertical, length: 90, count: 4)
    }
    try scroll(window, .vertical, to: 3030)
    window.resize(width: 700, height: 400)
    window.wheel(-4, at: CGPoint(x: 100, y: 100))
    window.settle()
    let before = first(window, .vertical)
    window.resize(width: 400, height: 400)
    window.settle()
    window.resize(width: 700, height: 400)
    window.settle()
    #expect(first(window, .vertical) == before)
  }

  @Test func rowsOfAListAreKeptThroughRepeatedWidths() throws {
    let window = TestWindow(width: 400, height: 400) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<300, id: \.self) { number in
            Text(String(repeating: "word ", count: 10 + number * 7 % 60)).probe("\(number)")
          }
        }
      }
    }
    try scroll(window, .vertical, to: 3030)
    let before = first(window, .vertical)
    for _ in 0..<3 {
      for width in Array(stride(from: 430, through: 900, by: 47)) + [640, 520, 400] {
        window.resize(width: CGFloat(width), height: 400)
      }
      window.settle()
      #expect(first(window, .vertical) == before)
    }
  }
}
