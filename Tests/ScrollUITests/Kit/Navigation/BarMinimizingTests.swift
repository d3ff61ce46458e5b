import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A page with an upper bar of 44 points over rows of 40 points. Window of 400 × 500.
@MainActor @Suite struct BarMinimizingTests {
  private static let middle = CGPoint(x: 200, y: 300)

  private struct Page: View {
    var behavior = ToolbarMinimizationBehavior.onScrollDown
    var restoration = ToolbarMinimizationRestoration.automatic
    var adjustment = ToolbarMinimizationSafeAreaAdjustment.automatic
    var rows = 100

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<max(1, rows / 20), id: \.self) { section in
            Section {
              ForEach(0..<min(rows, 20), id: \.self) { Color.red.frame(height: 40).probe("\(section).\($0)") }
            } header: {
              Text("Header \(section)").frame(height: 40)
            }
          }
        }
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .bottomBar) { Text("Bottom") } }
      .toolbarMinimizationBehavior(behavior, for: .navigationBar, .bottomBar)
      .toolbarMinimizationRestoration(restoration, for: .navigationBar, .bottomBar)
      .toolbarMinimizationSafeAreaAdjustment(adjustment, for: .navigationBar, .bottomBar)
    }
  }

  /// A window, and what it shows.
  private struct Sample {
    let window: TestWindow
    let model: ScrollModel
    let bar: BarMinimizer

    @MainActor init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws {
      window = TestWindow(width: 400, height: 500) { NavigationStack { content() } }
      window.settle()
      model = try #require(window.scroll?.model)
      bar = try #require(window.nodes(of: NavigationPageNode.self).first?.upperMinimizer)
    }

    /// The upper ends of the title and of the item of the bottom bar, in points.
    @MainActor var bars: [CGFloat] {
      [window.frame(ofText: "Title")?.minY ?? .nan, window.frame(ofText: "Bottom")?.minY ?? .nan]
    }

    @MainActor func scroll(by distance: Double, _ input: ScrollInput) {
      switch input {
      case .wheel: for _ in 0..<4 { window.wheel(distance < 0 ? 1 : -1, at: BarMinimizingTests.middle) }
      case .drag:
        let start = CGPoint(x: 200, y: 250 + distance / 2)
        window.drag(from: start, by: CGVector(dx: 0, dy: -distance), steps: 10, rest: 0.2, with: .finger)
      case .keyboard: window.key(distance < 0 ? "PageUp" : "PageDown")
      case .middleClick: break
      }
      window.settle()
    }
  }

  private func sample(_ page: Page = Page()) throws -> Sample { try Sample { page } }

  @Test(arguments: [ScrollInput.wheel, .drag, .keyboard])
  func scrollingDownMinimizesTheBarsAndScrollingUpRestoresThem(_ input: ScrollInput) throws {
    let sample = try sample()
    let complete = sample.bars
    sample.scroll(by: 200, input)
    sample.scroll(by: 200, input)
    #expect(sample.bar.isMinimized)
    #expect(sample.bars == [complete[0] - 44, complete[1] + 44])
    sample.scroll(by: -60, input)
    #expect(!sample.bar.isMinimized)
    #expect(sample.bars == complete)
  }

  @Test func barsStayByDefault() throws {
    let sample = try sample(Page(behavior: .automatic))
    let complete = sample.bars
    sample.scroll(by: 200, .drag)
    #expect(sample.bars == complete && sample.model.offset.y > 100)
  }

  @Test(arguments: 1...8) func aWobbleOfAFewPointsDoesNotToggle(seed: UInt64) throws {
    let sample = try sample()
    var random = SeededGenerator(seed: seed)
    sample.scroll(by: 300, .drag)
    var changes = 0
    let isMinimized = sample.bar.isMinimized
    sample.bar.didChange = { _ in changes += 1 }
    sample.window.touch(1, Self.middle, isDown: true)
    sample.window.advance()
    // The finger moves far enough to drag, in the direction of the last movement.
    sample.window.touch(1, CGPoint(x: 200, y: 280))
    var wobble = 0.0
    for _ in 0..<200 {
      wobble = max(-4, min(4, wobble + Double.random(in: -2...2, using: &random)))
      sample.window.touch(1, CGPoint(x: 200, y: 280 + wobble))
      sample.window.advance()
    }
    sample.window.advance(seconds: 0.2)
    sample.window.lift(1, CGPoint(x: 200, y: 280 + wobble))
    sample.window.settle()
    #expect(isMinimized && changes == 0)
  }

  /// In each frame of a movement a row has moved by the change of the offset and by nothing else, and a finger that rests holds it.
  @Test func contentNeverJumps() throws {
    let sample = try sample()
    let window = sample.window
    var last: (row: String, y: CGFloat, offset: Double)?
    func check() {
      if let last, let row = window.nodes(last.row).first, row.host != nil {
        let moved = row.convert(row.bounds, to: nil).minY - last.y
        #expect(abs(moved + (sample.model.offset.y - last.offset)) < 1.01)
      }
      let rows = (0..<5).flatMap { section in (0..<20).map { "\(section).\($0)" } }
      let row = rows.first { name in window.nodes(name).first.map { $0.convert($0.bounds, to: nil).minY > 100 } ?? false
      }
      last = row.map { ($0, window.node($0).convert(window.node($0).bounds, to: nil).minY, sample.model.offset.y) }
    }
    window.touch(1, CGPoint(x: 200, y: 450), isDown: true)
    for y in stride(from: 440.0, through: 150, by: -15) {
      window.touch(1, CGPoint(x: 200, y: y))
      window.advance()
      check()
    }
    window.advance(seconds: 0.1)
    let held = sample.model.offset
    #expect(sample.bar.fraction > 0)
    for _ in 0..<40 {
      window.advance()
      check()
      #expect(sample.model.offset == held)
    }
    #expect(sample.bar.fraction == 1)
    for y in stride(from: 150.0, through: 300, by: 15) {
      window.touch(1, CGPoint(x: 200, y: y))
      window.advance()
      check()
    }
    window.lift(1, CGPoint(x: 200, y: 300))
    for _ in 0..<120 {
      window.advance()
      check()
    }
    #expect(sample.bar.fraction == 0)
  }

  @Test func aPinnedHeaderFollowsTheBarWithoutAJump() throws {
    let sample = try sample()
    var (positions, changes) = ([CGFloat](), [CGFloat]())
    sample.window.touch(1, CGPoint(x: 200, y: 450), isDown: true)
    sample.window.advance()
    for y in stride(from: 440.0, through: 300, by: -14) {
      sample.window.touch(1, CGPoint(x: 200, y: y))
      sample.window.advance()
    }
    for _ in 0..<60 {
      sample.window.advance()
      positions.append(try #require(sample.window.frame(ofText: "Header 0")).minY)
    }
    for (one, next) in zip(positions, positions.dropFirst()) { changes.append(next - one) }
    let text = sample.window.frame(ofText: "Header 0")?.height ?? 0
    #expect(abs((positions.last ?? -1) - (40 - text) / 2) < 0.6)
    #expect(changes.allSatisfy { $0 <= 0.01 && $0 > -15 })
    sample.window.lift(1, CGPoint(x: 200, y: 300))
  }

  @Test func aPinnedHeaderStaysIfTheSafeAreaDoes() throws {
    let sample = try sample(Page(adjustment: .disabled))
    sample.scroll(by: 300, .drag)
    #expect(sample.bar.fraction == 1)
    #expect(try #require(sample.window.frame(ofText: "Header 0")).minY >= 44)
  }

  @Test func theBeginningOfTheContentRestoresBars() throws {
    let sample = try sample(Page(restoration: .atScrollEdge))
    sample.scroll(by: 300, .drag)
    sample.scroll(by: -150, .drag)
    #expect(sample.bar.isMinimized, "scrolling up alone does not restore the bars")
    sample.window.key("Home")
    sample.window.settle()
    #expect(!sample.bar.isMinimized && sample.bar.fraction == 0)
  }

  /// A bounce at the end moves content back without a movement of the user.
  @Test func aBounceAtTheEndDoesNotRestoreBars() throws {
    let sample = try sample()
    sample.model.jump(to: CGPoint(x: 0, y: sample.model.metrics.maximum(.vertical) - 100))
    sample.scroll(by: 300, .drag)
    #expect(abs(sample.model.offset.y - sample.model.metrics.maximum(.vertical)) < 0.01)
    #expect(sample.bar.isMinimized)
  }

  @Test func scrollingUpMinimizesBarsOfContentThatBeginsAtItsEnd() throws {
    let sample = try sample(Page(behavior: .onScrollUp))
    sample.model.jump(to: CGPoint(x: 0, y: sample.model.metrics.maximum(.vertical)))
    sample.scroll(by: -200, .drag)
    #expect(sample.bar.isMinimized)
    sample.window.key("End")
    sample.window.settle()
    #expect(!sample.bar.isMinimized)
  }

  @Test func withReducedMotionBarsJump() throws {
    let sample = try sample()
    sample.window.updateEnvironment { $0.accessibilityReduceMotion = true }
    var fractions: Set<Double> = []
    sample.window.touch(1, CGPoint(x: 200, y: 450), isDown: true)
    for y in stride(from: 440.0, through: 150, by: -15) {
      sample.window.touch(1, CGPoint(x: 200, y: y))
      sample.window.advance()
      fractions.insert(sample.bar.fraction)
    }
    sample.window.lift(1, CGPoint(x: 200, y: 150))
    #expect(fractions == [0, 1])
  }

  @Test(arguments: ["Escape", "focus", "resize", "replaced", "pushed"])
  func nothingIsStuckAfterAnInterruption(_ interruption: String) throws {
    let rows = Knob(100)
    let path = Knob(0)
    let sample = try Sample {
      KnobView(rows) { Page(rows: $0) }
        .navigationDestination(
          isPresented: Binding {
            path.value == 1
          } set: {
            path.value = $0 ? 1 : 0
          }
        ) { Text("Next") }
    }
    let window = sample.window
    window.touch(1, CGPoint(x: 200, y: 450), isDown: true)
    window.advance()
    for y in stride(from: 440.0, through: 340, by: -15) {
      window.touch(1, CGPoint(x: 200, y: y))
      window.advance()
    }
    #expect(sample.bar.isMinimized && sample.bar.fraction < 1)
    switch interruption {
    case "Escape": window.key("Escape")
    case "focus": window.send(.focusLost)
    case "resize": window.resize(width: 300, height: 400)
    case "replaced": rows.value = 3
    default: window.key("End")
    }
    window.settle()
    window.lift(1, CGPoint(x: 200, y: 150))
    window.settle()
    #expect(sample.bar.fraction == (sample.bar.isMinimized ? 1 : 0))
    #expect(sample.bar.isMinimized == (interruption != "replaced"), "content that fits needs no more room")
    #expect(sample.model.metrics.minimizedInsets.top == (sample.bar.isMinimized ? 44 : 0))
    window.key("Home")
    window.settle()
    #expect(!sample.bar.isMinimized && sample.model.metrics.minimizedInsets == EdgeInsets())
  }

  @Test func aCoveredPageRestoresItsBars() throws {
    let sample = try Sample {
      ScrollView {
        VStack {
          ForEach(0..<20) { Color.red.frame(height: 40).id($0) }
          NavigationLink("Open") { Text("Next") }
          ForEach(20..<60) { Color.red.frame(height: 40).id($0) }
        }
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarMinimizationBehavior(.onScrollDown)
    }
    while sample.window.frame(ofText: "Open")?.minY ?? 1000 > 400 { sample.scroll(by: 200, .drag) }
    #expect(sample.bar.isMinimized)
    try sample.window.tap("Open")
    sample.window.settle()
    #expect(!sample.bar.isMinimized && sample.bar.fraction == 0)
    sample.window.key("Escape")
    sample.window.settle()
    #expect(try #require(sample.window.frame(ofText: "Title")).minY > 0)
  }

  @Test func minimizedBarsTakeNoPresses() throws {
    var presses = 0
    let sample = try Sample {
      Page().toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Press") { presses += 1 } } }
    }
    let place = try #require(sample.window.frame(ofText: "Press"))
    sample.scroll(by: 300, .drag)
    sample.window.click(CGPoint(x: place.midX, y: place.midY))
    #expect(presses == 0)
    sample.scroll(by: -60, .drag)
    sample.window.click(CGPoint(x: place.midX, y: place.midY))
    #expect(presses == 1)
  }

  @Test(arguments: ["Edit", "Share"]) func aBarReturnsWhenTheFocusMovesIntoIt(button: String) throws {
    let sample = try Sample {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 40) } } }
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
          ToolbarItem(placement: .bottomBar) { Button("Share") {} }
        }
        .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar, .bottomBar)
    }
    let lower = try #require(sample.window.nodes(of: NavigationPageNode.self).first?.lowerMinimizer)
    sample.scroll(by: 200, .wheel)
    #expect(sample.bar.isMinimized && lower.isMinimized)
    let offset = sample.model.offset.y
    for _ in 0..<4 where (button == "Edit" ? sample.bar : lower).isMinimized {
      sample.window.key("Tab")
      sample.window.settle()
    }
    #expect(!(button == "Edit" ? sample.bar : lower).isMinimized)
    let frame = try #require(sample.window.frame(ofText: button))
    #expect(frame.minY >= 0 && frame.maxY <= 500, "the focused button is visible")
    #expect(sample.model.offset.y == offset, "the content stays")
  }
}
