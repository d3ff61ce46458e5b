import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Rows of a list: their frames, separators and backgrounds.
@MainActor @Suite struct ListTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String { "Person \(id)" }
  }

  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    TestWindow(width: 400, height: 600, content: content)
  }

  @Test func rowsHaveTheMinimumHeightOfTheEnvironment() throws {
    for (height, expected) in [(nil, 44), (60, 60)] as [(CGFloat?, CGFloat)] {
      let window = window {
        List {
          Text("one")
          Text("two")
          Color.red.frame(height: 100)
        }
        .listStyle(.plain)
        .transformEnvironment(\.defaultMinListRowHeight) { $0 = height ?? $0 }
      }
      let heights: [CGFloat] = [expected, expected, 116]
      let widths: [CGFloat] = [400, 400, 400]
      #expect(window.listRows.map(\.size.height) == heights)
      #expect(window.listRows.map(\.size.width) == widths)
      #expect(try #require(window.listRowFrame("two")).minY == expected)
    }
  }

  @Test func everyInitializerMakesOneRowForEachElement() {
    struct Lists: View {
      @State private var people = [Person(id: 0), Person(id: 1)]
      @State private var one: Int?
      @State private var several: Set<Int> = []

      var body: some View {
        VStack(spacing: 0) {
          List { ForEach(people) { Text($0.name) } }
          List(people) { Text($0.name) }
          List(people, id: \.id) { Text($0.name) }
          List(0..<2) { Text("Person \($0)") }
          List($people) { $person in Text(person.name) }
          List($people, id: \.id) { $person in Text(person.name) }
          List(people, selection: $one) { Text($0.name) }
          List(people, selection: $several) { Text($0.name) }
          List(people, id: \.id, selection: $one) { Text($0.name) }
          List(0..<2, selection: $several) { Text("Person \($0)") }
          List($people, selection: $one) { $person in Text(person.name) }
          List(selection: $several) {
            Text("Person 0").tag(0); Text("Person 1").tag(1)
          }
        }
      }
    }
    let window = TestWindow(width: 400, height: 1800) { Lists() }
    let texts = window.texts
    #expect(texts == Array(repeating: ["Person 0", "Person 1"], count: 12).flatMap { $0 })
    #expect(window.listRows.count == 24)
  }

  @Test func theCostOfAListDoesNotDependOnItsLength() {
    func counts(_ count: Int) -> [FrameCounts] {
      let window = window { List(0..<count) { Text("Row \($0)") } }
      window.settle()
      var frames: [FrameCounts] = []
      for _ in 0..<6 {
        window.wheel(-4, at: CGPoint(x: 200, y: 300))
        frames += window.advance(seconds: 0.3)
      }
      return frames
    }
    let (small, large) = (counts(1000), counts(1_000_000))
    #expect(small.map(\.bodies) == large.map(\.bodies))
    #expect(small.map(\.measures) == large.map(\.measures))
    #expect(small.map(\.commands) == large.map(\.commands))
    #expect(small.contains { $0.bodies > 0 || $0.measures > 0 })
  }

  @Test func aPlainScrolledFrameEvaluatesNoBodyAndMeasuresNothing() {
    let window = window { List(0..<1000) { Text("Row \($0)") } }
    window.settle()
    window.wheel(-1, at: CGPoint(x: 200, y: 300))
    window.settle()
    window.wheel(1, at: CGPoint(x: 200, y: 300))
    let frames = window.advance(seconds: 0.2)
    #expect(frames.allSatisfy { $0.bodies == 0 && $0.measures == 0 })
    #expect(frames.contains { $0.commands > 0 })
  }

  // MARK: Sections and styles

  private struct Sections: View {
    var body: some View {
      List {
        Section {
          Text("a")
          Text("b")
        } header: {
          Text("First")
        } footer: {
          Text("End of first")
        }
        Section("Second") {
          ForEach(0..<30) { Text("c\($0)") }
        }
      }
    }
  }

  @Test func plainRowsReachTheEdgesAndInsetRowsDoNot() throws {
    let plain = window { Sections().listStyle(.plain) }
    let inset = window { Sections().listStyle(.inset) }
    let (row, other) = (try #require(plain.listRows.dropFirst().first), try #require(inset.listRows.dropFirst().first))
    #expect(row.card == row.bounds)
    #expect(other.card == other.bounds.insetBy(dx: 16, dy: 0))
    #expect(row.separatorSpan.upperBound == row.size.width)
    #expect(other.separatorSpan.upperBound == other.size.width - 16)
    #expect(other.separatorSpan.lowerBound == row.separatorSpan.lowerBound + 12)
    let header = try #require(inset.listRows.first)
    #expect(header.appearance.background != plain.listRows.first?.appearance.background, "inset headers have no band")
  }

  @Test func insetGroupedSectionsAreCards() throws {
    let window = window { Sections().listStyle(.insetGrouped) }
    let a = try #require(window.listRow("a"))
    let b = try #require(window.listRow("b"))
    #expect([a, b].map(\.appearance.roundsTop) == [true, false])
    #expect([a, b].map(\.appearance.roundsBottom) == [false, true])
    #expect(a.appearance.background != nil)
    #expect(a.card.minX == 16)
    #expect(a.card.width == 368)
    #expect(window.texts.first == "FIRST", "headers of groups are in capitals")
    // 16 over the list, 7 under the header's line.
    let header = try #require(window.listRowFrame("FIRST"))
    #expect(header.minY == 0)
    #expect(try #require(window.listRowFrame("a")).minY == header.maxY)
    let gap = try #require(window.listRowFrame("SECOND")).minY
    #expect(try #require(window.listRowFrame("End of first")).maxY == gap)
    #expect(try #require(window.listRow("SECOND")).appearance.margins.top == 26)
  }

  @Test func groupedSectionsReachFromEdgeToEdge() throws {
    let window = window { Sections().listStyle(.grouped) }
    let a = try #require(window.listRow("a"))
    #expect(a.card == CGRect(x: 0, y: 0, width: 400, height: 44))
    #expect(a.appearance.radius == 0)
    #expect(try #require(window.listRow("b")).hasLines.bottom, "a line ends the section")
  }

  @Test func plainHeadersArePinnedWhileTheirSectionIsVisible() throws {
    let window = window { Sections().listStyle(.plain) }
    window.settle()
    window.jump(to: 400)
    #expect(try #require(window.listRowFrame("Second")).minY == 0)
    #expect(try #require(window.listRow("Second")).appearance.background != nil, "rows pass beneath it")
    let grouped = self.window { Sections().listStyle(.insetGrouped) }
    grouped.settle()
    grouped.jump(to: 400)
    #expect(try #require(grouped.listRowFrame("SECOND")).minY < 0)
  }

  @Test func sectionSpacingCanBeSet() throws {
    for (spacing, expected) in [(ListSectionSpacing.compact, 10), (.custom(3), 3)] as [(ListSectionSpacing, CGFloat)] {
      let window = window { Sections().listSectionSpacing(spacing) }
      #expect(try #require(window.listRow("SECOND")).appearance.margins.top == expected)
    }
  }

  @Test func rowSpacingMakesEachRowACard() throws {
    let window = window { Sections().listRowSpacing(12) }
    let (a, b) = (try #require(window.listRowFrame("a")), try #require(window.listRowFrame("b")))
    #expect(b.minY - a.maxY == 12)
    #expect(try #require(window.listRow("a")).appearance.roundsBottom)
    #expect(try #require(window.listRow("a")).hasLines.bottom == false)
  }

  @Test func increasedHeaderProminenceKeepsTheCase() {
    let window = window { Sections().headerProminence(.increased) }
    #expect(window.texts.first == "First")
  }

  // MARK: Separators

  @Test func separatorsBeginAtTheText() throws {
    let window = window {
      List {
        HStack {
          Color.red.frame(width: 20, height: 20)
          Text("a")
        }
        Text("b")
        Text("c").alignmentGuide(.listRowSeparatorLeading) { _ in 30 }
        Text("d")
      }
      .listStyle(.insetGrouped)
    }
    let rows = window.listRows
    #expect(rows.map { $0.hasLines.bottom } == [true, true, true, false])
    #expect(rows.map { $0.hasLines.top } == [false, false, false, false])
    // The margin, the inset, the square and the space after it.
    let starts: [CGFloat] = [60, 32, 62, 32]
    #expect(rows.map(\.separatorSpan.lowerBound) == starts)
    #expect(rows.allSatisfy { $0.separatorSpan.upperBound == 384 })
  }

  @Test func aRowCanHideTheSeparatorsOnBothSides() {
    let window = window {
      List {
        Text("a")
        Text("b").listRowSeparator(.hidden)
        Text("c")
        Text("d").listRowSeparator(.hidden, edges: .top)
        Text("e")
      }
    }
    #expect(window.listRows.map { $0.hasLines.bottom } == [false, false, false, true, false])
  }

  @Test func modifiersOnAForEachApplyToEachRow() {
    let hidden = window {
      List { ForEach(0..<4) { Text("\($0)") }.listRowSeparator(.hidden).listRowInsets(EdgeInsets()) }
    }
    #expect(hidden.listRows.count == 4)
    #expect(
      hidden.listRows.allSatisfy { !$0.hasLines.top && !$0.hasLines.bottom && $0.appearance.insets == EdgeInsets() })
    let sidebar = window {
      List { ForEach(0..<3) { Text("\($0)").listRowSeparator(.visible) } }.listStyle(.sidebar)
    }
    #expect(
      sidebar.listRows.map { $0.hasLines.bottom }.prefix(2) == [true, true], "a sidebar has lines where a row wants one"
    )
  }

  @Test func sectionSeparatorsAreSetSeparately() throws {
    let window = window {
      List {
        Section("S") {
          Text("a")
          Text("b")
        }
        .listSectionSeparator(.hidden)
        Section("T") { Text("c") }
      }
      .listStyle(.plain)
    }
    #expect(try #require(window.listRow("a")).hasLines.bottom)
    #expect(try #require(window.listRow("b")).hasLines.bottom == false)
    #expect(try #require(window.listRow("c")).hasLines.bottom)
  }

  // MARK: Backgrounds

  @Test func aRowsBackgroundFillsTheWholeRow() throws {
    let window = window {
      List {
        Text("a").listRowBackground(Color.yellow.probe("back"))
        Text("b")
      }
    }
    let row = try #require(window.listRow("a"))
    let card = row.card.offsetBy(dx: 0, dy: row.convert(row.bounds, to: nil).minY)
    #expect(window.frame("back") == card)
  }

  @Test func theBackgroundOfAListCanBeHidden() {
    func fills(_ visibility: Visibility) -> Int {
      let window = window { List(0..<2) { Text("\($0)") }.scrollContentBackground(visibility) }
      return window.nodes(of: ShapeNode.self).filter { $0.size == CGSize(width: 400, height: 600) && !$0.color.isClear }
        .count
    }
    #expect(fills(.automatic) == 1)
    #expect(fills(.hidden) == 0)
  }

  @Test func listsScrollToTheirRows() throws {
    struct Reading: View {
      let knob: Knob<Int>

      var body: some View {
        ScrollViewReader { proxy in
          List(0..<5000) { Text("Row \($0)") }
            .onChange(of: knob.value) { proxy.scrollTo(knob.value, anchor: .top) }
        }
      }
    }
    let knob = Knob(0)
    let window = TestWindow(width: 400, height: 600) { Reading(knob: knob) }
    knob.value = 3210
    window.advance()
    window.settle()
    #expect(abs(try #require(window.listRowFrame("Row 3210")).minY) < 0.5)
  }
}
