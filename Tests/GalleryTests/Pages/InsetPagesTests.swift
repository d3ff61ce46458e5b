import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The pages on margins, safe areas, indicators and clips, each driven by an input script.
@MainActor @Suite struct InsetPagesTests {
  private func window(_ page: String, _ settings: String...) -> TestWindow {
    TestWindow(width: 900, height: 640) {
      GalleryView(page: page, settings: settings, feed: ListFeed(count: 3))
    }
  }

  /// The page's scroll views, without the list at the side.
  private func scrolls(_ window: TestWindow) -> [ScrollNode] {
    window.nodes(of: ScrollNode.self).filter { $0.convert($0.bounds, to: nil).minX > 190 }
  }

  /// Moves the pointer over the scroll view, whose outline then changes.
  private func point(_ window: TestWindow, at list: ScrollNode) -> CGRect {
    let place = list.convert(list.bounds, to: nil)
    window.move(CGPoint(x: place.midX, y: place.midY))
    window.settle()
    return place
  }

  /// Presses, moves by `distance` within 0.1 s, and releases while still moving.
  private func flick(_ x: Double, _ y: Double, dx: Double = 0, dy: Double = 0) -> String {
    var lines = [#"{"t":0.02,"type":"mouseDown","x":\#(x),"y":\#(y),"button":1}"#]
    for step in 1...6 {
      let part = Double(step) / 6
      lines.append(
        #"{"t":\#(0.02 + 0.016 * Double(step)),"type":"mouseMove","x":\#(x + dx * part),"y":\#(y + dy * part)}"#)
    }
    lines.append(#"{"t":0.12,"type":"mouseUp","x":\#(x + dx),"y":\#(y + dy),"button":1}"#)
    return lines.joined(separator: "\n")
  }

  @Test func contentMarginsOfARowScrollAndItsIndicatorSpansTheRow() throws {
    let window = window("margins")
    // The row above it has padding around its frame, and no margins.
    let rows = scrolls(window).filter { $0.axes == .horizontal }
    let (padded, row) = (try #require(rows.first), try #require(rows.last))
    #expect(padded.model.offset.x == 0)
    #expect(padded.size.width == row.size.width - 100)
    let place = point(window, at: row)
    #expect(row.model.offset.x == -50)
    #expect(row.indicators.track(.horizontal) == 2...Double(row.size.width - 2))
    let trace = try window.play(flick(place.midX, place.midY, dx: -240), of: row)
    #expect(trace.allSatisfy { $0.bodies == 0 && $0.measures == 0 && $0.places <= 1 })
    let end = try window.play(#"{"t":0.1,"type":"keyDown","key":"End","modifiers":[]}"#, of: row)
    let last = try #require(end.last)
    #expect(last.offset.x == last.contentSize.width - last.container.width + 50)
    #expect(last.insets == EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 50))
    window.key("M")
    window.settle()
    #expect(row.indicators.track(.horizontal) == 52...Double(row.size.width - 52), "the scroll bar only")
    #expect(row.margins.content.leading == 0)
    window.key("M")
    window.settle()
    #expect(row.indicators.track(.horizontal) == 52...Double(row.size.width - 52))
    #expect(row.margins.content.leading == 50, "both")
  }

  @Test func theLengthOfTheMarginsIsAnOption() throws {
    let row = try #require(scrolls(window("margins", "length=120")).last { $0.axes == .horizontal })
    #expect(row.margins.content.leading == 120)
  }

  /// The copies of an image extend above and beside it and scroll with it: scrolling evaluates and lays out nothing.
  @Test func theImageExtendsUnderTheColumnAndTheBar() throws {
    let images = FixedImageLibrary()
    func open() -> TestWindow {
      TestWindow(width: 900, height: 640, images: images) { GalleryView(page: "extension") }
    }
    open().settle()
    for name in images.requests { images.add(name, width: 1600, height: 1000) }
    let window = open()
    window.settle()
    var copies: Int { window.drawnLayers.filter { $0.effect.blurRadius > 0 }.count }
    let list = try #require(scrolls(window).first)
    #expect(copies == 3, "two of the first picture, and one of the second, which is below the bar")
    let place = list.convert(list.bounds, to: nil)
    window.press(CGPoint(x: place.midX + 60, y: place.midY))
    window.move(CGPoint(x: place.midX + 60, y: place.midY - 14))
    for distance in stride(from: 16, through: 80, by: 2) {
      window.send(.mouseMove(CGPoint(x: place.midX + 60, y: place.midY - CGFloat(distance))))
      let counts = window.advance()
      #expect(counts.bodies == 0 && counts.measures == 0)
    }
    #expect(list.model.offset.y > list.model.metrics.minimum(.vertical) + 60)
    window.key("X")
    window.settle()
    #expect(copies == 0)
  }

  @Test func theSidebarScrollsToAPicture() throws {
    let window = window("extension")
    window.settle()
    let list = try #require(scrolls(window).first)
    let row = try #require(window.frame(ofText: "Rain"))
    window.click(CGPoint(x: row.midX, y: row.midY))
    window.settle()
    #expect(list.model.offset.y > 1000)
  }

  @Test func theEditorTakesTheInnermostMargins() throws {
    let window = window("margins")
    let editor = try #require(scrolls(window).first { $0.axes == .vertical })
    #expect(editor.margins.content == EdgeInsets(top: 30, leading: 30, bottom: 30, trailing: 30))
    #expect(editor.model.offset.y == -30)
  }

  @Test func safeAreaInsetAndPaddingLeaveDifferentSpaceBelow() throws {
    let window = window("safearea")
    window.settle()
    let devices = scrolls(window)
    #expect(devices.map { $0.model.metrics.insets.bottom } == [82, 74])
    #expect(window.texts.contains("34 + 40 + 8 = 82 pt free") && window.texts.contains("34 + 40 = 74 pt free"))
    for device in devices {
      let place = device.convert(device.bounds, to: nil)
      let trace = try window.play(
        flick(place.midX, place.midY, dy: -150) + "\n" + #"{"t":1,"type":"keyDown","key":"End","modifiers":[]}"#,
        of: device)
      let last = try #require(trace.last)
      #expect(last.offset.y == last.contentSize.height - last.container.height + last.insets.bottom)
    }
  }

  /// The dashed line is around the area in which the rows of the list come to rest.
  @Test func theLineAroundTheSafeAreaFollowsTheOptions() throws {
    for settings in [[], ["inset=60", "leading=0"], ["inset=0", "leading=40"]] {
      let window = TestWindow(width: 900, height: 640) { GalleryView(page: "safearea", settings: settings) }
      window.settle()
      let devices = scrolls(window)
      let names = window.frames(ofText: "Safe area")
      try #require(names.count == 2 && devices.count == 2)
      for (device, name) in zip(devices, names) {
        let frame = device.convert(device.bounds, to: nil)
        #expect(abs(frame.maxY - device.model.metrics.insets.bottom - name.midY) < 1, "\(settings)")
      }
      for name in ["Device inset", "Leading padding"] {
        let isShown = !settings.contains(name == "Device inset" ? "inset=0" : "leading=0")
        let frames = window.frames(ofText: name).filter {
          $0.minY > devices[0].convert(devices[0].bounds, to: nil).minY
        }
        #expect(frames.count == (isShown ? 2 : 0), "\(name) \(settings)")
      }
    }
  }

  @Test func theInsetOfTheDeviceAndTheLeadingPaddingAreOptions() throws {
    let window = window("safearea", "inset=0", "leading=20")
    window.settle()
    let devices = scrolls(window)
    #expect(devices.map { $0.model.metrics.insets.bottom } == [48, 40])
    #expect(window.texts.contains("40 + 8 = 48 pt free") && window.texts.contains("40 pt free"))
    #expect(devices.map { $0.model.metrics.insets.leading } == [20, 20])
  }

  @Test func theEdgeEffectAppearsUnderBarsAndFollowsTheOptions() throws {
    let window = window("bars")
    let list = try #require(scrolls(window).first)
    #expect(list.outerSafeArea.bars == .vertical)
    #expect(list.edgeEffectStrength(.top) == 0)
    let place = list.convert(list.bounds, to: nil)
    let trace = try window.play(flick(place.midX, place.midY, dy: -200), of: list)
    #expect((trace.last?.offset.y ?? 0) > 300)
    #expect(list.edgeEffectStrength(.top) == 1)
    #expect(list.traits.edgeEffects[.top] == .soft)
    window.key("H")
    #expect(list.traits.edgeEffects[.top] == .hard)
    window.key("H")
    #expect(list.traits.edgeEffects[.top] == .hidden)
  }

  @Test func theIndicatorFlashesOnAppearanceAndWithEachRemovedRow() throws {
    let window = window("flash")
    let list = try #require(scrolls(window).first)
    window.advance()
    #expect(list.indicators.opacity(.vertical) == 1, "on appearance")
    window.settle()
    #expect(list.indicators.opacity(.vertical) == 0)
    let button = try #require(window.frame(ofText: "Remove first"))
    let length = list.model.metrics.contentSize.height
    let press = """
      {"t":0.02,"type":"mouseDown","x":\(button.midX),"y":\(button.midY),"button":1}
      {"t":0.05,"type":"mouseUp","x":\(button.midX),"y":\(button.midY),"button":1}
      """
    let trace = try window.play(press, of: list)
    #expect(trace.last?.contentSize.height == length - 80, "a row and its distance")
    #expect(trace.last?.offset.y == 0)
    #expect(list.indicators.opacity(.vertical) == 0)
    window.click(CGPoint(x: button.midX, y: button.midY))
    window.advance()
    #expect(list.indicators.opacity(.vertical) == 1)
    #expect(window.texts.contains("48 of 50"))
    window.key("U")
    window.settle()
    #expect(list.model.metrics.contentSize.height == length)
    #expect(window.texts.contains("50 of 50"))
    window.key("S")
    window.advance()
    #expect(list.indicators.opacity(.vertical) == 1, "without a change of the rows")
  }

  @Test func removingTheLastRowLeavesANote() {
    let window = window("flash")
    for _ in 0..<60 {
      window.key("R")
      window.advance()
    }
    window.settle()
    #expect(window.texts.contains("No row is left. Restore brings them back."))
    window.key("U")
    window.settle()
    #expect(window.texts.contains("50 of 50"))
  }

  @Test func cardsExtendBeyondTheScrollViewUntilClippingIsEnabled() throws {
    let window = window("clip")
    let lists = scrolls(window)
    let (clipped, list) = (try #require(lists.first), try #require(lists.last))
    #expect(clipped.size == list.size)
    #expect(clipped.traits.clipsContent)
    #expect(!list.traits.clipsContent)
    let place = point(window, at: list)
    let trace = try window.play(flick(place.midX, place.midY, dy: -120), of: list)
    #expect((trace.last?.offset.y ?? 0) > 200)
    #expect(trace.allSatisfy { $0.bodies == 0 && $0.measures == 0 && $0.places <= 1 })
    window.key("D")
    window.settle()
    #expect(list.traits.clipsContent)
  }
}
