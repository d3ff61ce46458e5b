import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// `ForEach(subviews:)` and `ForEach(sections:)` in lazy containers: each subview is a row of its own.
@MainActor @Suite struct SubviewRowTests {
  private func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { number in
      Text("Row \(number)").frame(height: 40).tag(number).containerValue(\.isPinned, number == 1)
    }
  }

  /// A container of a program: it adds a mark to pinned subviews.
  private struct Marked<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(subviews: content) { subview in
        HStack {
          if subview.containerValues.isPinned { Text("Pinned") }
          subview
        }
        .probe("wrapped")
      }
    }
  }

  @Test func subviewsAreLazyRowsOfAStack() throws {
    let window = TestWindow(width: 300, height: 400) {
      ScrollView { LazyVStack(spacing: 0) { Marked { rows(200) } } }
    }
    #expect(window.texts.contains("Pinned"))
    #expect(window.frames("wrapped").count < 40, "rows far outside are not built")
    #expect(((window.scrollGeometry()?.contentSize.height ?? 0) - 200 * 40).magnitude < 0.01)
    for _ in 0..<60 { window.wheel(-3, at: CGPoint(x: 150, y: 200)) }
    window.settle()
    #expect(window.scroll?.model.offset.y ?? 0 > 1000 && window.frames("wrapped").count < 40)
    for _ in 0..<100 { window.wheel(3, at: CGPoint(x: 150, y: 200)) }
    window.settle()
    #expect(window.frame(ofText: "Row 0")?.minY ?? -1 >= 0)
  }

  @Test func subviewsAreRowsOfAListWithSeparatorsAndASelection() throws {
    let knob = Knob(Set<Int>())
    let window = TestWindow(width: 300, height: 400) {
      KnobView(knob) { chosen in
        List(selection: Binding(get: { chosen }, set: { knob.value = $0 })) { Marked { rows(5) } }
      }
    }
    let frames = (0..<5).compactMap { window.frame(ofText: "Row \($0)") }
    #expect(frames.count == 5 && zip(frames, frames.dropFirst()).allSatisfy { $1.minY >= $0.maxY })
    #expect(window.semanticTree.contains("2 of 5"), "\(window.semanticTree)")
    try window.tap("Row 3")
    window.settle()
    #expect(knob.value == [3])
  }

  @Test func aRowIsFoundByTheIdentityOfItsSubview() {
    let window = TestWindow(width: 300, height: 400) {
      ScrollViewReader { reader in
        VStack(spacing: 0) {
          Button("Go") { reader.scrollTo(150, anchor: .top) }
          ScrollView { LazyVStack(spacing: 0) { Marked { rows(200) } } }
        }
      }
    }
    window.button("Go").press()
    window.settle()
    #expect(((window.scroll?.model.offset.y ?? 0) - 150 * 40).magnitude < 0.01)
  }

  @Test func insertedAndRemovedSubviewsAreRowsInTheirPlaces() {
    let knob = Knob([1, 2, 3])
    let window = TestWindow(width: 300, height: 400) {
      KnobView(knob) { numbers in
        List {
          Marked { ForEach(numbers, id: \.self) { Text("Row \($0)") } }
        }
      }
    }
    knob.value = [1, 4, 3]
    window.settle()
    let frames = [1, 4, 3].map { window.frame(ofText: "Row \($0)")?.minY ?? .infinity }
    #expect(frames == frames.sorted() && frames.allSatisfy(\.isFinite) && window.frame(ofText: "Row 2") == nil)
  }

  private struct Sections<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(sections: content) { section in
        Section {
          section.content
        } header: {
          HStack {
            section.header
            Text("\(section.content.count)")
          }
        }
      }
    }
  }

  @Test func sectionsStaySectionsOfAList() {
    let window = TestWindow(width: 300, height: 400) {
      List {
        Sections {
          Section("First") { rows(3) }
          Section("Second") { ForEach(10..<14, id: \.self) { Text("Row \($0)") } }
        }
      }
    }
    #expect(window.texts.contains("3") && window.texts.contains("4"))
    let order = ["Row 0", "Row 2", "Row 10", "Row 13"].map { window.frame(ofText: $0)?.minY ?? .infinity }
    #expect(order == order.sorted() && order.allSatisfy(\.isFinite))
    #expect(window.semanticTree.contains("Row 13"))
  }

  @Test func aGroupOfSubviewsAddsRowsAroundThem() {
    let window = TestWindow(width: 300, height: 400) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Group(subviews: rows(100)) { subviews in
            Text("\(subviews.count) rows").frame(height: 40)
            ForEach(subviews) { $0.probe("row") }
          }
        }
      }
    }
    #expect(window.frame(ofText: "100 rows") != nil)
    #expect(((window.scrollGeometry()?.contentSize.height ?? 0) - 101 * 40).magnitude < 0.01)
    #expect(window.frames("row").count < 40)
  }
}
