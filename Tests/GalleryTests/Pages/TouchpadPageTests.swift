import Engine
import Gallery
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct TouchpadPageTests {
  private let window = TestWindow(width: 1000, height: 700) { GalleryView(page: "touchpad") }

  /// The scroll view that the system's reports drive, and that of SDL's.
  private func lists() throws -> (system: ScrollNode, sdl: ScrollNode) {
    let long = window.nodes(of: ScrollNode.self).filter { $0.model.metrics.contentSize.height > 10_000 }
    try #require(long.count == 2)
    return (long[0], long[1])
  }

  private func pad(over node: ScrollNode) -> TestTouchpad {
    let frame = node.convert(node.bounds, to: nil)
    return TestTouchpad(window, at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The text below a title of a figure.
  private func figure(_ title: String) throws -> String {
    let texts = window.drawnTexts
    return texts[try #require(texts.firstIndex(of: title)) + 1]
  }

  /// Sixteen reports of 20 points each, in turns of two a frame.
  private func swipe(_ pad: TestTouchpad, by step: Double = 20) {
    for _ in 0..<8 {
      pad.report(dy: step, at: window.time + 0.005)
      pad.report(dy: step, at: window.time + 0.013)
      window.advance()
    }
  }

  @Test(arguments: [900, 500] as [CGFloat], ["en", "zh-Hans"]) func noTitleIsTruncated(width: CGFloat, language: String)
  {
    var state = GalleryState()
    state.settings.language = GalleryLanguage(rawValue: language)
    let window = TestWindow(width: width, height: 640) { GalleryView(page: "touchpad", state: state) }
    window.settle()
    for _ in 0..<20 {
      let truncated = window.nodes(of: TextNode.self).filter { $0.currentLayout?.isTruncated == true }
      #expect(truncated.map(\.string) == [])
      window.wheel(-8, at: CGPoint(x: width - 60, y: 600))
      window.settle()
    }
    #expect(
      window.nodes(of: ScrollNode.self).contains { $0.model.offset.y > 3500 }, "the titles of all entries were seen")
  }

  @Test(arguments: [true, false]) func theSameReportsDriveBothLists(isOverSystem: Bool) throws {
    let lists = try lists()
    let pad = pad(over: isOverSystem ? lists.system : lists.sdl)
    swipe(pad)
    #expect(abs(lists.system.model.offset.y - 320) < 25, "with the fingers")
    window.advance(seconds: 0.5)
    #expect(abs(lists.system.model.offset.y - 320) < 1e-9, "resting fingers hold it")
    window.settle()
    #expect(abs(lists.sdl.model.offset.y - 6 * 53) < 1e-6, "whole notches")
    #expect(window.drawnTexts.contains("Touchpad"))
    #expect(try figure("Stroke") == "320.0 pt" && figure("Report") == "20.0 pt")
  }

  @Test func onlyTheListWithALiftIsThrownAndRestsAtItsPrediction() throws {
    let lists = try lists()
    let pad = pad(over: lists.sdl)
    swipe(pad)
    pad.lift()
    window.advance()
    let predicted = try figure("Predicted end")
    #expect(predicted != "–" && window.texts.contains("Predicted"))
    #expect(try figure("Real end") == "–")
    #expect(try figure("Speed").hasSuffix(" pt/s"))
    let sdl = lists.sdl.model
    window.settle()
    #expect(lists.system.model.offset.y > 900)
    #expect(abs(sdl.offset.y - 6 * 53) < 1e-6, "no throw")
    #expect(try figure("Real end") == predicted)
    #expect(["0.0 pt", "0.1 pt", "−0.1 pt"].contains(try figure("Difference")))
    let (mark, list) = (try #require(window.frame(ofText: "Rest")), lists.system.convert(lists.system.bounds, to: nil))
    #expect(abs(mark.minY - list.midY) < 14, "in the middle of the list")
  }

  @Test func restingFingersStopTheThrowAndTheirPhaseIsShown() throws {
    let lists = try lists()
    let pad = pad(over: lists.system)
    swipe(pad)
    pad.lift()
    window.advance(seconds: 0.1)
    pad.hold(.began)
    let held = lists.system.model.offset.y
    window.advance(seconds: 0.5)
    #expect(lists.system.model.offset.y == held)
    #expect(try figure("Predicted end") == "–")
    pad.hold(.lifted)
    window.settle()
    #expect(lists.system.model.offset.y == held)
  }

  @Test func aWheelTurnsBothListsAndThePageSaysThatItHasNoLift() throws {
    let lists = try lists()
    window.wheel(-2, at: pad(over: lists.system).place)
    window.settle()
    #expect(lists.system.model.offset.y == 106 && lists.sdl.model.offset.y == 106)
    #expect(window.drawnTexts.contains("Wheel"))
    #expect(window.texts.contains("Whole notches, no lift: content glides and is never thrown."))
    #expect(try figure("Speed") == "–")
    pad(over: lists.system).move(dy: 53 / 8, device: .wheel)
    #expect(window.texts.contains("Parts of a notch, no lift: content glides and is never thrown."))
  }

  @Test func theCommandPlaysASwipeAndThenOneBack() throws {
    let lists = try lists()
    window.key("W")
    window.settle()
    let offset = lists.system.model.offset.y
    #expect(offset > lists.sdl.model.offset.y + 200 && lists.sdl.model.offset.y > 100)
    #expect(try figure("Real end") == figure("Predicted end"))
    for model in [lists.system.model, lists.sdl.model] {
      model.jump(to: CGPoint(x: 0, y: model.metrics.maximum(.vertical)))
    }
    window.wheel(1, at: pad(over: lists.sdl).place)
    window.settle()
    let end = lists.sdl.model.offset.y
    window.key("W")
    window.settle()
    #expect(lists.sdl.model.offset.y < end - 100 && lists.system.model.offset.y < lists.sdl.model.offset.y - 200)
  }

  @Test func figuresAndPhasesKeepTheirPlaces() throws {
    let lists = try lists()
    func frames() throws -> [CGRect] {
      try ["Began", "Lifted", "Hold", "Report", "Speed", "Difference"].map { try #require(window.frame(ofText: $0)) }
    }
    let before = try frames()
    let pad = pad(over: lists.system)
    swipe(pad, by: 123.4)
    #expect(try frames() == before)
    pad.lift()
    window.settle()
    #expect(try frames() == before)
  }

  @Test func theListsCanBeShownAlone() throws {
    for count in [1, 1, 2] {
      window.key("S")
      window.settle()
      #expect(window.nodes(of: ScrollNode.self).filter { $0.model.metrics.contentSize.height > 10_000 }.count == count)
      window.wheel(-1, at: CGPoint(x: 760, y: 450))
      window.settle()
      let offsets = window.nodes(of: ScrollNode.self).map(\.model.offset.y)
      #expect(offsets.contains { $0 > 0 })
    }
  }

  @Test func aPanelOverTheListsScrollsInsteadOfThem() throws {
    let lists = try lists()
    window.key(",", .control)
    window.settle()
    let panel = try #require(window.frame(ofText: "Touchpad speed"))
    window.wheel(-2, at: CGPoint(x: panel.midX, y: panel.midY))
    window.settle()
    #expect(try #require(window.frame(ofText: "Touchpad speed")).minY < panel.minY - 50)
    #expect(lists.system.model.offset.y == 0 && lists.sdl.model.offset.y == 0)
    #expect(try figure("Report") == "–")
  }

  @Test func otherPagesReceiveTheReportsAgain() throws {
    let lists = try lists()
    let pad = pad(over: lists.system)
    pad.move(dy: 20)
    window.key("PageDown", .control)
    window.settle()
    let other = try #require(window.scroll)
    #expect(other !== lists.system)
    for _ in 0..<3 { pad.move(dy: 20) }
    #expect(window.nodes(of: ScrollNode.self).contains { $0.model.offset.y > 40 })
  }
}
