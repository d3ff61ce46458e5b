import Engine
import Gallery
import Geometry
import ScrollScripts
import ScrollUI
import ScrollUITesting
import Testing

/// A gallery page driven by an input script, and the state of its scroll views in each frame.
@MainActor private final class ScriptedPage {
  struct Frame {
    var offsets: [CGPoint]
    var isIdle: Bool
    var counts: FrameCounts
  }

  let window: TestWindow
  private var lines: [String] = []
  private var time = 0.1

  init(_ name: String, _ settings: String...) {
    window = TestWindow(width: 900, height: 640) {
      GalleryView(page: name, settings: settings, feed: ListFeed(count: 3))
    }
    window.settle()
  }

  /// The scroll views of the page, without the list of pages at the side. Pages that compare have the sample as it is without the
  /// modifier at the left (0), and with the modifier at the right (1).
  var scrolls: [ScrollNode] { Array(window.nodes(of: ScrollNode.self).dropFirst()) }

  /// Presses a key of the gallery.
  func key(_ key: String) {
    window.key(key)
    window.settle()
  }

  /// Moves the mouse with its button down within `frames` frames, and waits.
  func drag(_ x: Double, _ y: Double, dx: Double = 0, dy: Double = 0, frames: Int = 4, wait: Double = 4.5) {
    add(#""type":"mouseDown","x":\#(x),"y":\#(y),"button":1"#)
    for frame in 1...frames {
      time += 1.0 / 60
      let part = Double(frame) / Double(frames)
      add(#""type":"mouseMove","x":\#(x + dx * part),"y":\#(y + dy * part)"#)
    }
    time += 1.0 / 120
    add(#""type":"mouseUp","x":\#(x + dx),"y":\#(y + dy),"button":1"#)
    time += wait
  }

  /// Selects the value of a choice in its row of segments, or in its menu.
  func choose(_ option: String, _ value: String) throws {
    for identifier in ["option \(option)", "option \(option) \(value)"] {
      guard let frame = window.frames(identifier).first else { continue }
      window.click(CGPoint(x: frame.midX, y: frame.midY))
      window.settle()
    }
  }

  /// Lets the tasks of views run, and waits until all has settled.
  func runTasks() async {
    for _ in 0..<20 { await Task.yield() }
    window.settle()
  }

  private func add(_ fields: String) { lines.append(#"{"t":\#(time),\#(fields)}"#) }

  /// Replays the lines written since the last call and returns their frames.
  func replay() throws -> [Frame] {
    let text =
      #"{"format":"scrolldemo-input","version":1,"width":900,"height":640,"scale":1}"# + "\n"
      + lines.joined(separator: "\n") + "\n" + #"{"t":\#(time),"type":"end"}"#
    let script = try InputScript(parsing: text)
    let start = window.time
    for event in script.events { window.send(event.event, at: start + event.time) }
    var pending = script.events[...]
    var frames: [Frame] = []
    while window.time - start < script.endTime ?? time {
      while let next = pending.first, next.time <= window.time - start + window.frameInterval {
        pending = pending.dropFirst()
      }
      let counts = window.advance()
      frames.append(
        Frame(
          offsets: scrolls.map(\.model.offset), isIdle: scrolls.allSatisfy { $0.model.activity == .idle },
          counts: counts))
    }
    lines.removeAll()
    time = 0.1
    return frames
  }
}

@MainActor @Suite struct TargetPagesTests {
  /// The offsets at which a scroll view came to rest.
  private func rests(_ frames: [ScriptedPage.Frame], of number: Int, _ axis: Axis = .vertical) -> [Double] {
    var rests: [Double] = []
    for frame in frames where frame.isIdle {
      let offset = Double(frame.offsets[number][axis])
      if rests.last != offset { rests.append(offset) }
    }
    return rests
  }

  /// Document 001, `.paging`: a page is the visible length; the trace lands on multiples of it, one page a flick.
  @Test func pagingRestsOnMultiplesAndMovesAtMostOnePage() throws {
    let page = ScriptedPage("paging")
    let length = Double(page.scrolls[1].size.height)
    for distance in [-60.0, -220, -300, 250, -90, -280] {
      page.drag(700, 450, dy: distance > 0 ? 0 : distance, frames: 3)
      if distance > 0 { page.drag(700, 300, dy: distance, frames: 3) }
      let before = Double(page.scrolls[1].model.offset.y)
      let frames = try page.replay()
      let rest = try #require(rests(frames, of: 1).last)
      #expect((rest / length - (rest / length).rounded()).magnitude < 1e-9)
      #expect((rest - before).magnitude <= length + 1e-9)
      if distance < 0 { #expect((rest - before - length).magnitude < 1e-9) }
    }
    #expect(page.window.texts.contains("Page 5 of 9"), "five forwards, one back")
    #expect(page.window.texts.contains("Page 1 of 9"), "the left scroll view has not moved")
  }

  /// Each number of pictures changes to each other number on each page.
  @Test(arguments: 1...4, 1...4) func anotherNumberOfPicturesRestsOnAPage(rows: Int, newRows: Int) throws {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "paging", settings: ["rows=\(rows)"]) }
    window.settle()
    let scroll = try #require(window.nodes(of: ScrollNode.self).last)
    for page in 0..<9 {
      window.element(.slider, "Pictures per page").setNumber(Double(rows))
      window.settle()
      scroll.model.jump(to: CGPoint(x: 0, y: CGFloat(page) * scroll.size.height))
      window.settle()
      window.element(.slider, "Pictures per page").setNumber(Double(newRows))
      window.settle()
      // Heights of pages that are not built are estimated: the last page is at the end of the content.
      let (offset, length) = (scroll.model.offset.y, scroll.size.height)
      let pages = Double(offset / length)
      let isAtEnd = abs(offset + length - scroll.model.metrics.contentSize.height) < 1e-6
      #expect(abs(pages - pages.rounded()) < 1e-6 || isAtEnd, "page \(page + 1): \(pages)")
    }
  }

  @Test func withoutPagingScrollingEndsAnywhere() throws {
    let page = ScriptedPage("paging", "rows=3")
    #expect((page.scrolls[1].model.metrics.contentSize.height - 9 * page.scrolls[1].size.height).magnitude < 0.01)
    page.key("P")
    let length = Double(page.scrolls[1].size.height)
    page.drag(700, 450, dy: -140, frames: 30)
    let rest = try #require(rests(try page.replay(), of: 1).last)
    #expect(rest > 20 && rest < length * 0.9)
  }

  /// Document 001, `.viewAligned`: at rest the container's top is a row's top. The container begins below a margin of 12 points.
  @Test func viewAlignedScrollingRestsOnARowEdge() throws {
    let page = ScriptedPage("viewaligned")
    for distance in [-40.0, -200, -260, -120] {
      page.drag(700, 500, dy: distance, frames: 3)
      let rest = try #require(rests(try page.replay(), of: 1).last)
      #expect((rest + 12).remainder(dividingBy: 80).magnitude < 1e-6, "rows of 72 and spaces of 8")
    }
    try page.choose("behavior", "by-one")
    let before = Double(page.scrolls[1].model.offset.y)
    page.drag(700, 500, dy: -260, frames: 3)
    #expect(rests(try page.replay(), of: 1).last == before + 80)
    try page.choose("behavior", "every-third")
    page.window.move(CGPoint(x: 700, y: 500))
    page.key("Home")
    page.drag(700, 500, dy: -60, frames: 3)
    let third = try #require(rests(try page.replay(), of: 1).last)
    #expect((third + 12).remainder(dividingBy: 240).magnitude < 1e-6)
  }

  @Test func withoutATargetLayoutScrollingIsNotAligned() throws {
    let page = ScriptedPage("viewaligned")
    page.drag(400, 500, dy: -233, frames: 3)
    let left = try #require(rests(try page.replay(), of: 0).last)
    #expect((left + 12).remainder(dividingBy: 80).magnitude > 1e-3)
    page.key("L")
    page.drag(700, 500, dy: -233, frames: 3)
    let right = try #require(rests(try page.replay(), of: 1).last)
    #expect((right + 12).remainder(dividingBy: 80).magnitude > 1e-3)
  }

  /// The scales at which the cells with effects are drawn, in tree order.
  private func scales(_ page: ScriptedPage) -> [Double] {
    page.window.nodes(of: LayerNode.self).filter { $0.source != nil }.compactMap { node in
      node.child.map { Double($0.convert($0.bounds, to: nil).width / max($0.size.width, 1)) }
    }
  }

  /// Transition values are continuous, and a scrolled frame of a page with sixty transitions lays nothing out.
  @Test func anInteractiveTransitionIsContinuousWithoutLayout() throws {
    let page = ScriptedPage("transition", "configuration=interactive")
    #expect(page.window.nodes(of: LayerNode.self).filter { $0.source != nil }.count == 60)
    page.window.move(CGPoint(x: 740, y: 450))
    page.window.settle()
    page.window.press(CGPoint(x: 740, y: 450))
    page.window.move(CGPoint(x: 740, y: 436))
    var last = scales(page)
    for y in stride(from: 434.0, through: 240, by: -2) {
      page.window.send(.mouseMove(CGPoint(x: 740, y: y)))
      let counts = page.window.advance()
      #expect(counts.bodies == 0 && counts.measures == 0 && counts.passes == 0)
      let now = scales(page)
      #expect(zip(now, last).allSatisfy { ($0 - $1).magnitude < 0.03 })
      #expect(now.allSatisfy { $0 >= 0.6 - 1e-9 && $0 <= 1 + 1e-9 })
      #expect(now.contains { ($0 - 1).magnitude < 1e-12 }, "within the threshold the content is unchanged")
      last = now
    }
    #expect(page.scrolls[1].model.offset.y > 150)
    #expect(last.prefix(30).allSatisfy { ($0 - 1).magnitude < 1e-12 }, "the cards at the left have no transition")
  }

  /// Listing of document 001: an animated transition runs once per crossing.
  @Test func anAnimatedTransitionRunsOncePerCrossing() throws {
    let page = ScriptedPage("transition")
    let node = try #require(page.window.nodes(of: LayerNode.self).filter { $0.source != nil }.dropFirst(30).first)
    var turns = 0
    var last = 1.0
    var isFalling = false
    page.window.press(CGPoint(x: 740, y: 450))
    for y in stride(from: 440.0, through: 300, by: -1) {
      page.window.send(.mouseMove(CGPoint(x: 740, y: y)))
      page.window.advance()
      let scale = Double(node.child.map { $0.convert($0.bounds, to: nil).width / $0.size.width } ?? 0)
      if scale < last - 1e-9, !isFalling { (turns, isFalling) = (turns + 1, true) }
      if scale > last + 1e-9, isFalling { (turns, isFalling) = (turns + 1, false) }
      last = scale
    }
    #expect(turns == 1)
    #expect((last - 0.6).magnitude < 1e-3)
  }

  /// Document 001: the identity of the current view is reported, and comes from the data without an `id(_:)`. A `ScrollViewReader`
  /// scrolls to the same card and reports nothing.
  @Test func thePositionIsReadAndWritten() async throws {
    let page = ScriptedPage("positionid", "card=500")
    let last = "Koi, 500 of 500"
    let shown = { page.window.texts.filter { $0.hasSuffix(" of 500") } }
    await page.runTasks()
    #expect(shown() == [last, last])
    let scroll = page.scrolls[0]
    for scroll in page.scrolls {
      #expect((scroll.model.offset.x - scroll.model.metrics.maximum(.horizontal)).magnitude < 0.01)
    }
    let frame = scroll.convert(scroll.bounds, to: nil)
    page.drag(frame.minX + 100, frame.midY, dx: 400, frames: 6)
    _ = try page.replay()
    let read = try #require(shown().first)
    #expect(read != last)
    #expect(shown().last == last, "the reader does not know that its scroll view stands elsewhere")
    #expect(scroll.model.offset.x < scroll.model.metrics.maximum(.horizontal) - 300)
    // Written: the next card after the one that was read.
    let number = try #require(read.firstMatch(of: #/, (\d+) of/#).flatMap { Int($0.1) })
    page.key("N")
    #expect(try #require(shown().first).hasSuffix(", \(number + 1) of 500"))
    #expect(try #require(shown().last).hasSuffix(", \(number + 1) of 500"))
  }

  /// Document 001: the initial anchor applies once, when the scroll view appears. Another anchor opens the sample again.
  @Test func theInitialAnchorAppliesOnce() throws {
    let page = ScriptedPage("initialanchor")
    let first = page.scrolls[0].model
    #expect((first.offset.x - first.metrics.maximum(.horizontal) / 2).magnitude < 1)
    #expect(page.window.texts.contains("From 4,999 of 10,000"))
    page.key("End")
    #expect((first.offset.x - first.metrics.maximum(.horizontal)).magnitude < 0.01)
    page.window.send(.resize(CGSize(width: 880, height: 640)))
    page.window.settle()
    #expect(first.offset.x > first.metrics.maximum(.horizontal) - 100, "not the middle again")
    page.key("O")
    let second = page.scrolls[0].model
    #expect(second !== first)
    #expect((second.offset.x - second.metrics.maximum(.horizontal) / 2).magnitude < 1)
    page.key("A")
    let third = page.scrolls[0].model
    #expect((third.offset.x - third.metrics.maximum(.horizontal)).magnitude < 1)
    let cells = page.window.nodes(of: LazyNode.self).filter { $0.size.width > 1_000 }.map(\.liveItemCount)
    #expect(!cells.isEmpty && cells.allSatisfy { $0 < 40 }, "ten thousand cells, of which a viewport is built")
  }

  @Test func visibleTargetsAreReported() throws {
    let page = ScriptedPage("targetlayout")
    let shown = { page.window.texts.filter { $0.hasPrefix("Visible: ") } }
    #expect(shown().first?.hasPrefix("Visible: 1–") == true)
    #expect(page.window.texts.contains("None reported"), "the left scroll view has no targets")
    page.drag(700, 500, dy: -200, frames: 8)
    _ = try page.replay()
    #expect(shown().first?.hasPrefix("Visible: 1–") == false)
    page.key("L")
    #expect(shown().isEmpty)
  }

  @Test func aHigherThresholdReportsFewerRows() throws {
    func shown(_ settings: String) -> String? {
      let page = ScriptedPage("targetlayout", settings)
      // A notch hides less than half of the first row.
      page.window.wheel(-1, at: CGPoint(x: 700, y: 450))
      page.window.settle()
      return page.window.texts.first { $0.hasPrefix("Visible: ") }
    }
    #expect(shown("threshold=50")?.hasPrefix("Visible: 1–") == true)
    #expect(shown("threshold=100")?.hasPrefix("Visible: 2–") == true)
  }

  /// Document 001: `bounds(of:)` gives the distance of a view from the top of its scroll view.
  /// The space of the scroll view includes `contentMargins`; a named space does not.
  @Test func theScrollViewSpaceIncludesItsMarginsAndANamedSpaceDoesNot() throws {
    let page = ScriptedPage("spaces")
    #expect(page.window.texts.filter { $0 == "0 pt" }.count == 1, "the left cell is at the top of its space")
    #expect(page.window.texts.filter { $0 == "30 pt" }.count == 2, "the right cell, and the option")
    page.drag(350, 500, dy: -110, frames: 30, wait: 0.5)
    _ = try page.replay()
    let offset = Int(page.scrolls[0].model.offset.y.rounded())
    #expect(offset >= 50)
    #expect(page.window.texts.contains("-\(offset + 30) pt"))
    #expect(page.window.texts.contains("30 pt"), "the second scroll view has not moved")
  }

  /// The width of a card of the carousel.
  private func cardWidth(_ scroll: ScrollNode) -> Double { Double(scroll.model.metrics.contentSize.width) / 41 }

  @Test func aCardRestsInTheCenter() throws {
    let page = ScriptedPage("carousel")
    let scroll = page.scrolls[0]
    let width = cardWidth(scroll)
    for distance in [-120.0, 260, -60] {
      page.drag(540, 350, dx: distance, frames: 4)
      let rest = try #require(rests(try page.replay(), of: 0, .horizontal).last)
      let middle = rest + Double(scroll.size.width) / 2 - width / 2
      #expect(middle.remainder(dividingBy: width).magnitude < 1e-6)
    }
  }

  @Test(arguments: [("Home", 0.0), ("End", 40.0)]) func theFirstAndTheLastCardReachTheMiddle(key: String, card: Double)
    throws
  {
    let page = ScriptedPage("carousel")
    let scroll = page.scrolls[0]
    page.window.click(CGPoint(x: 540, y: 350))
    page.key(key)
    let middle = Double(scroll.model.offset.x) + Double(scroll.size.width) / 2
    #expect(abs(middle - (card + 0.5) * cardWidth(scroll)) < 0.5)
  }

  @Test func theCardInTheMiddleStaysThereWhenTheWindowIsResized() throws {
    let page = ScriptedPage("carousel")
    let scroll = page.scrolls[0]
    for size in [CGSize(width: 700, height: 640), CGSize(width: 1200, height: 800), CGSize(width: 500, height: 500)] {
      page.window.send(.resize(size))
      page.window.settle()
      let middle = Double(scroll.model.offset.x) + Double(scroll.size.width) / 2
      #expect(abs(middle / cardWidth(scroll) - 20.5) < 0.01, "card 21 of 41")
    }
  }

  @Test(arguments: ["parallax", "fading", "carousel"]) func effectsOnAPageNeedNoLayout(name: String) throws {
    let page = ScriptedPage(name)
    let (dx, dy) = name == "carousel" ? (-1.0, 0.0) : (0.0, -1.0)
    page.window.press(CGPoint(x: 540, y: 400))
    page.window.move(CGPoint(x: 540 + dx * 14, y: 400 + dy * 14))
    var quiet = 0
    for step in 1...40 {
      page.window.send(.mouseMove(CGPoint(x: 540 + dx * Double(14 + step), y: 400 + dy * Double(14 + step))))
      let counts = page.window.advance()
      if counts.bodies == 0 && counts.measures == 0 && counts.passes == 0 { quiet += 1 }
    }
    // Lazy rows may enter in a few of them.
    #expect(quiet >= (name == "parallax" ? 40 : 36))
  }
}
