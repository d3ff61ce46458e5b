import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The pages on margins, safe areas, indicators and clips, each driven by an input script.
@MainActor @Suite struct InsetPagesTests {
  private func window(_ page: String) -> TestWindow {
    TestWindow(width: 900, height: 640) { GalleryView(page: page) }
  }

  /// The page's scroll views, without the list at the side.
  private func scrolls(_ window: TestWindow) -> [ScrollNode] {
    window.nodes(of: ScrollNode.self).filter { $0.convert($0.bounds, to: nil).minX > 190 }
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
    let row = try #require(scrolls(window).first { $0.axes == .horizontal })
    let place = row.convert(row.bounds, to: nil)
    #expect(row.model.offset.x == -50)
    #expect(row.indicators.track(.horizontal) == 2...Double(row.size.width - 2))
    let trace = try window.play(flick(place.midX, place.midY, dx: -260), of: row)
    let last = try #require(trace.last)
    #expect(last.offset.x == last.contentSize.width - last.container.width + 50)
    #expect(last.insets == EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 50))
    #expect(trace.contains { $0.offset.x > last.offset.x }, "it has bounced at the margin")
    #expect(trace.allSatisfy { $0.bodies == 0 && $0.measures == 0 && $0.places <= 1 })
    window.key("I")
    window.settle()
    #expect(row.indicators.track(.horizontal) == 52...Double(row.size.width - 52))
    window.key("W")
    window.settle()
    #expect(row.margins.content.leading == 120)
  }

  /// The copies of the image extend above and beside it and scroll with it: scrolling evaluates and lays out nothing.
  @Test func theImageExtendsUnderTheColumnAndTheBar() throws {
    let window = window("extension")
    var copies: Int { window.drawnLayers.filter { $0.effect.blurRadius > 0 }.count }
    let list = try #require(scrolls(window).first)
    #expect(copies == 2)
    let place = list.convert(list.bounds, to: nil)
    let trace = try window.play(flick(place.midX + 60, place.midY, dy: -120), of: list)
    #expect(trace.allSatisfy { $0.bodies == 0 && $0.measures == 0 })
    #expect(try #require(trace.last).offset.y > 0)
    window.key("Home")
    window.settle()
    #expect(copies == 2)
    window.key("X")
    window.settle()
    #expect(copies == 0)
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
    #expect(window.texts.contains("82 pt kept free below") && window.texts.contains("74 pt kept free below"))
    for device in devices {
      let place = device.convert(device.bounds, to: nil)
      let trace = try window.play(
        flick(place.midX, place.midY, dy: -150) + "\n" + #"{"t":1,"type":"keyDown","key":"End","modifiers":[]}"#,
        of: device)
      let last = try #require(trace.last)
      #expect(last.offset.y == last.contentSize.height - last.container.height + last.insets.bottom)
    }
    window.key("D")
    window.settle()
    #expect(devices.map { $0.model.metrics.insets.bottom } == [48, 40])
    #expect(window.texts.contains("48 pt kept free below") && window.texts.contains("40 pt kept free below"))
    window.key("L")
    window.settle()
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
    #expect(trace.last?.contentSize.height == length - 108, "a card and its distance")
    #expect(trace.last?.offset.y == 0)
    #expect(list.indicators.opacity(.vertical) == 0)
    window.click(CGPoint(x: button.midX, y: button.midY))
    window.advance()
    #expect(list.indicators.opacity(.vertical) == 1)
  }

  @Test func cardsExtendBeyondTheScrollViewUntilClippingIsEnabled() throws {
    let window = window("clip")
    let list = try #require(scrolls(window).first)
    let place = list.convert(list.bounds, to: nil)
    #expect(place.width == 360)
    #expect(!list.traits.clipsContent)
    let trace = try window.play(flick(place.midX, place.midY, dy: -200), of: list)
    let last = try #require(trace.last)
    #expect(last.offset.y == last.contentSize.height - last.container.height)
    #expect(trace.allSatisfy { $0.bodies == 0 && $0.measures == 0 && $0.places <= 1 })
    let label = try #require(window.frame(ofText: "Draw outside the scroll view"))
    window.click(CGPoint(x: label.midX, y: label.midY))
    window.settle()
    #expect(list.traits.clipsContent)
  }
}
