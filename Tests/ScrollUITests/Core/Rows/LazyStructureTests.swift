import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A lazy list whose structure changes keeps the visible rows in place by their ids.
@MainActor @Suite struct LazyStructureTests {
  private static let items = (0..<2000).map { LazyItem($0) }

  /// The structure of the list.
  enum Form: CaseIterable {
    case plain, sections, grid, other
  }

  private struct Sectioned: View {
    let items: [LazyItem]

    var body: some View {
      ForEach(0..<max(1, items.count / 100), id: \.self) { number in
        Section {
          ForEach(items[number * 100..<min(items.count, number * 100 + 100)]) { LazyRowView(item: $0) }
        } header: {
          Color.gray.frame(height: 30)
        }
      }
    }
  }

  /// Each form is a separate container.
  private struct Containers: View {
    let form: Form
    var items = LazyStructureTests.items

    var body: some View {
      ScrollView {
        switch form {
        case .plain: LazyVStack(spacing: 0) { ForEach(items) { LazyRowView(item: $0) } }
        case .sections: LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { Sectioned(items: items) }
        case .grid: LazyVGrid(columns: [GridItem()], spacing: 0) { ForEach(items) { LazyRowView(item: $0) } }
        case .other:
          Color.red.frame(height: 200)
          LazyVStack(spacing: 4) { ForEach(items) { LazyRowView(item: $0) } }
        }
      }
    }
  }

  /// One container with changed content.
  private struct OneContainer: View {
    let form: Form

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          if form == .plain {
            ForEach(LazyStructureTests.items) { LazyRowView(item: $0) }
          } else {
            Sectioned(items: LazyStructureTests.items)
          }
        }
      }
    }
  }

  /// The distance that a change moves the first visible row; nil if it is no longer built.
  private func movement(_ window: TestWindow, _ change: () -> Void) -> CGFloat? {
    guard let first = window.visibleRows.first(where: { $0.y >= 0 }) else { return nil }
    change()
    window.advance()
    let frame = window.frames("\(first.id)").first
    window.settle()
    guard let after = window.frames("\(first.id)").first, let frame else { return nil }
    return max(abs(frame.minY - first.y), abs(after.minY - first.y))
  }

  @Test func changingTheContainerKeepsTheVisibleRow() {
    let form = Knob(Form.plain)
    let window = TestWindow { KnobView(form) { Containers(form: $0) } }
    window.settle()
    window.jump(to: 70_000)
    window.settle()
    for next in [Form.sections, .plain, .grid, .sections, .other, .plain, .other, .grid] {
      let moved = movement(window) { form.value = next }
      #expect((moved ?? .infinity) < 0.5, "to \(next)")
    }
  }

  @Test func anAnimatedChangeKeepsTheVisibleRow() {
    let form = Knob(Form.plain)
    let window = TestWindow { KnobView(form) { Containers(form: $0) } }
    window.settle()
    window.jump(to: 70_000)
    window.settle()
    let first = window.visibleRows.first { $0.y >= 0 }
    withAnimation { form.value = .sections }
    window.settle()
    let after = window.frames("\(first?.id ?? -1)").first?.minY ?? .infinity
    #expect(abs(after - (first?.y ?? 0)) < 0.5)
  }

  @Test func changingTheContentOfAContainerKeepsTheVisibleRow() {
    let form = Knob(Form.plain)
    let window = TestWindow { KnobView(form) { OneContainer(form: $0) } }
    window.settle()
    window.jump(to: 70_000)
    window.settle()
    for next in [Form.sections, .plain, .sections, .plain] {
      let moved = movement(window) { form.value = next }
      #expect((moved ?? .infinity) < 0.5, "to \(next)")
    }
  }

  /// The list in an inserted row is independent of the list in a removed row, even with equal row ids.
  @Test func nestedListsKeepTheirOwnPositions() {
    struct Nested: View {
      let groups: [Int]

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(groups, id: \.self) { group in
              VStack(spacing: 0) {
                Color.gray.frame(height: 30).probe("h\(group)")
                LazyVStack(spacing: 0) { ForEach(0..<10) { _ in Color.blue.frame(height: 44) } }
              }
            }
          }
        }
      }
    }
    let groups = Knob(Array(0..<20))
    let window = TestWindow { KnobView(groups) { Nested(groups: $0) } }
    window.settle()
    window.jump(to: 1200)
    window.settle()
    let before = window.frame("h3").minY
    groups.value = [0, 1, 102] + Array(3..<20)
    window.advance()
    #expect(abs(window.frame("h3").minY - before) < 0.5)
  }

  @Test func atTheBeginningAListStaysAtTheBeginning() {
    let form = Knob(Form.plain)
    let window = TestWindow { KnobView(form) { Containers(form: $0) } }
    window.settle()
    form.value = .sections
    window.settle()
    #expect(window.offset == 0)
  }

  @Test func aListWithoutThePreviousRowsStaysWithinItsLimits() {
    let items = Knob(Self.items)
    let form = Knob(Form.plain)
    let window = TestWindow {
      KnobView(items) { items in KnobView(form) { Containers(form: $0, items: items) } }
    }
    window.settle()
    window.jump(to: 70_000)
    window.settle()
    items.value = (5000..<5100).map { LazyItem($0) }
    form.value = .sections
    window.settle()
    guard let model = window.scroll?.model else { return }
    #expect(model.metrics.clamped(model.offset) == model.offset)
  }
}
