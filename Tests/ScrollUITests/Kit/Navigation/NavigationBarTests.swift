import Engine
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct NavigationBarTests {
  private let recorder = Recorder()

  private func listWindow() -> TestWindow {
    TestWindow(width: 400, height: 500) {
      NavigationStack {
        let _ = recorder.note("page")
        ScrollView { VStack(spacing: 0) { ForEach(0..<40) { Text("Row \($0)").frame(height: 40) } } }
          .navigationTitle("Title")
      }
    }
  }

  private func titles(_ window: TestWindow) -> [CGRect] {
    window.nodes(of: TextNode.self).filter { $0.spans.first?.text == "Title" }.map { $0.convert($0.bounds, to: nil) }
  }

  /// The large title is below the bar, and the first row below the title.
  @Test func aLargeTitleIsAboveTheContent() throws {
    let window = listWindow()
    let large = try #require(titles(window).first { $0.height > 20 })
    let row = try #require(window.frame(ofText: "Row 0"))
    #expect(large.minY >= 44)
    #expect(row.minY >= large.maxY)
    #expect(window.drawnTexts.filter { $0 == "Title" }.count == 1)
  }

  /// The title scrolls with the content by the same distance, and appears in the bar when it has left.
  @Test func aLargeTitleCollapsesAsTheContentScrolls() throws {
    let window = listWindow()
    let large = try #require(titles(window).first { $0.height > 20 })
    let row = try #require(window.frame(ofText: "Row 3"))
    window.wheel(-0.2, at: CGPoint(x: 200, y: 300), isPrecise: true)
    window.settle()
    let movedRow = try #require(window.frame(ofText: "Row 3"))
    let movedTitle = try #require(titles(window).first { $0.height > 20 })
    #expect(row.minY - movedRow.minY > 1)
    #expect(abs((large.minY - movedTitle.minY) - (row.minY - movedRow.minY)) < 0.001)
    for _ in 0..<10 { window.wheel(-1, at: CGPoint(x: 200, y: 300)) }
    window.settle()
    let drawn = window.drawn.compactMap { if case .text("Title", let point) = $0 { point.y } else { nil } }
    #expect(drawn.count == 1)
    #expect(drawn.allSatisfy { $0 < 44 })
  }

  @Test func scrollingEvaluatesNoBodyAndLaysOutNothing() {
    let window = listWindow()
    window.settle()
    _ = recorder.take()
    window.send(.fingerDown(id: 1, CGPoint(x: 200, y: 400)))
    window.advance()
    for step in 1...20 {
      window.send(.fingerMove(id: 1, CGPoint(x: 200, y: 400 - CGFloat(step) * 6)))
      let counts = window.advance()
      #expect(counts.bodies == 0)
      #expect(counts.measures == 0)
    }
    #expect(recorder.take() == [])
  }

  /// The background of the bar: `automatic` shows it over content, `visible` always, and
  /// `hidden` never.
  @Test(arguments: [Visibility.automatic, .visible, .hidden], [true, false])
  func theBackgroundOfTheBarFollowsItsVisibility(visibility: Visibility, isLarge: Bool) {
    let window = TestWindow(width: 400, height: 500) {
      NavigationStack {
        ScrollView { Color.blue.frame(width: 100, height: 2000) }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
          .toolbarBackground(visibility, for: .navigationBar)
          .toolbarBackground(Color.red, for: .navigationBar)
      }
    }
    var alpha: Float { window.drawnColors.first { $0.isReddish }?.alpha ?? 0 }
    window.settle()
    #expect(alpha == Float(visibility == .visible ? 1 : 0))
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 1000))
    window.settle()
    #expect(alpha == Float(visibility == .hidden ? 0 : 1))
  }

  @Test func anInlineTitleIsCenteredInTheBar() throws {
    let window = TestWindow(width: 400, height: 500) {
      NavigationStack { Text("x").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    let title = try #require(titles(window).first)
    #expect(titles(window).count == 1)
    #expect(title.midX == 200 && title.midY == 22)
  }

  @Test func contentIsPlacedBelowTheBar() {
    let window = TestWindow(width: 400, height: 500) {
      NavigationStack { Color.red.probe("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(window.frame("content") == CGRect(x: 0, y: 44, width: 400, height: 456))
  }

  @Test func aHiddenBarTakesNoSpace() {
    let isHidden = Knob(true)
    let window = TestWindow(width: 400, height: 500) {
      KnobView(isHidden) { isHidden in
        NavigationStack { Color.red.probe("content").navigationTitle("Title").navigationBarHidden(isHidden) }
      }
    }
    #expect(window.frame("content").minY == 0)
    isHidden.value = false
    window.settle()
    #expect(window.frame("content").minY > 44)
  }

  @Test func itemsArePlacedAtTheirEndsOfTheBars() throws {
    let window = TestWindow(width: 400, height: 500) {
      NavigationStack {
        Color.red.probe("content")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("L") }
            ToolbarItem(placement: .primaryAction) { Text("T") }
            ToolbarItem(placement: .principal) { Text("P") }
            ToolbarItemGroup(placement: .bottomBar) {
              Text("B1")
              Text("B2")
            }
          }
      }
    }
    window.settle()
    let (leading, trailing) = (try #require(window.frame(ofText: "L")), try #require(window.frame(ofText: "T")))
    #expect(leading.minX == 16 && trailing.maxX == 384)
    #expect(try #require(window.frame(ofText: "P")).midX == 200)
    #expect(try #require(window.frame(ofText: "B1")).midY == 478)
    #expect(try #require(window.frame(ofText: "B2")).minX > (try #require(window.frame(ofText: "B1")).maxX))
    #expect(window.frame("content") == CGRect(x: 0, y: 44, width: 400, height: 412))
  }

  @Test func anItemOfTheBarIsUpdatedWithItsPage() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Text("Content").toolbar { ToolbarItem { Button("Count \(count)") { count += 1 } } }
      }
    }
    let window = TestWindow(width: 400, height: 500) { NavigationStack { Counter() } }
    window.settle()
    for number in 0..<3 {
      let frame = try #require(window.frame(ofText: "Count \(number)"))
      window.click(CGPoint(x: frame.midX, y: frame.midY))
      window.settle()
    }
    #expect(window.texts.contains("Count 3"))
  }

  @Test func aChangedTitleIsShown() {
    let title = Knob("Old")
    let window = TestWindow(width: 400, height: 500) {
      NavigationStack { KnobView(title) { Text("x").navigationTitle($0) } }
    }
    window.settle()
    title.value = "New"
    window.settle()
    #expect(window.texts.contains("New") && !window.texts.contains("Old"))
  }

  @Test func aToolbarWithAnIdentityShowsItsItems() throws {
    let window = TestWindow(width: 400, height: 300) {
      NavigationStack {
        Text("Page").toolbar(id: "main") {
          ToolbarItem(id: "add", placement: .primaryAction) { Button("Add") { recorder.note("add") } }
        }
      }
    }
    window.settle()
    try window.tap("Add")
    #expect(recorder.take() == ["add"])
  }

  @Test func aSubtitleLiesBelowTheTitle() throws {
    let window = TestWindow(width: 400, height: 300) {
      NavigationStack {
        Text("Page").navigationTitle("Title").navigationSubtitle("3 letters").navigationBarTitleDisplayMode(.inline)
      }
    }
    window.settle()
    let (title, subtitle) = (try #require(titles(window).first), try #require(window.frame(ofText: "3 letters")))
    #expect(subtitle.minY >= title.maxY - 1 && subtitle.maxY <= 44 && abs(subtitle.midX - title.midX) < 1)
  }

  @Test func aSubtitleFollowsALargeTitle() throws {
    let window = TestWindow(width: 400, height: 300) {
      NavigationStack { List { Text("Row") }.navigationTitle("Title").navigationSubtitle("3 letters") }
    }
    window.settle()
    let large = try #require(titles(window).first { $0.height > 20 })
    let subtitle = try #require(window.drawnTexts.contains("3 letters") ? window.frame(ofText: "3 letters") : nil)
    #expect(subtitle.minX == large.minX)
    #expect(try #require(window.frame(ofText: "Row")).minY > large.maxY + 15)
  }

  @Test func aTitleOpensItsMenu() throws {
    let window = TestWindow(width: 400, height: 300) {
      NavigationStack {
        Text("Page")
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Duplicate") { recorder.note("duplicate") } }
      }
    }
    window.settle()
    try window.tap("Title")
    window.settle()
    try window.tap("Duplicate")
    window.settle()
    #expect(recorder.take() == ["duplicate"])
  }

  @Test func aLargeTitleOpensTheMenuAndTheHiddenTitleDoesNot() throws {
    let window = TestWindow(width: 400, height: 500) {
      NavigationStack {
        List { ForEach(0..<40) { Text("Row \($0)") } }
          .navigationTitle("Title")
          .toolbarTitleMenu { Button("Duplicate") { recorder.note("duplicate") } }
      }
    }
    window.settle()
    window.click(CGPoint(x: 200, y: 22))
    window.settle()
    #expect(!window.texts.contains("Duplicate"), "the small title is hidden")
    let large = try #require(titles(window).first { $0.height > 20 })
    window.click(CGPoint(x: large.midX, y: large.midY))
    window.settle()
    #expect(window.texts.contains("Duplicate"))
  }

  @Test func aLongTitleWithAMenuLeavesRoomForTheItems() throws {
    let title = String(repeating: "Long ", count: 30)
    let window = TestWindow(width: 400, height: 300) {
      NavigationStack {
        Text("Page")
          .navigationTitle(title).navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Duplicate") {} }
          .toolbar { Button("Item") {} }
      }
    }
    window.settle()
    let (text, item) = (try #require(window.frame(ofText: title)), try #require(window.frame(ofText: "Item")))
    #expect(text.maxX <= item.minX && text.width > 100)
  }
}

extension RGBAColor {
  fileprivate var isReddish: Bool { red > 0.7 && green < 0.4 && blue < 0.4 }
}
