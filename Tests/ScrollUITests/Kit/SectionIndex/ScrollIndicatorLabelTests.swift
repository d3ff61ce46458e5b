import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The label beside the thumb of a scroll bar.
@MainActor @Suite struct ScrollIndicatorLabelTests {
  private func thumb(_ window: TestWindow) -> CGPoint {
    let thumb = window.scroll?.indicators.thumb(.vertical) ?? .zero
    return CGPoint(x: thumb.midX, y: thumb.midY)
  }

  private func label(_ window: TestWindow) -> String? { window.scroll?.indicators.labelText }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theLabelFollowsTheThumb(direction: LayoutDirection) throws {
    let sample = SectionIndexSample(rows: 400, direction: direction)
    let start = thumb(sample.window)
    #expect(label(sample.window) == nil)
    sample.window.send(.mouseDown(start, button: 1))
    sample.window.advance()
    #expect(label(sample.window) == "A")
    for step in 1...5 {
      sample.window.send(.mouseMove(CGPoint(x: start.x, y: start.y + CGFloat(step) * 90)))
      sample.window.advance()
      let header = try #require(sample.topHeader)
      #expect("Section \(label(sample.window) ?? "")" == header)
      let frame = try #require(sample.window.scroll?.indicators.labelFrame)
      let bar = try #require(sample.window.scroll?.indicators.thumb(.vertical))
      #expect(direction == .leftToRight ? frame.maxX < bar.minX : frame.minX > bar.maxX)
      #expect(frame.minY >= 0 && frame.maxY <= 600)
    }
    sample.window.release(CGPoint(x: start.x, y: start.y + 450))
    #expect(label(sample.window) != nil, "the label fades out")
    sample.window.settle()
    #expect(label(sample.window) == nil)
  }

  @Test func theTrackShowsTheLabelToo() {
    let sample = SectionIndexSample(rows: 400)
    let point = CGPoint(x: thumb(sample.window).x, y: 500)
    sample.window.press(point)
    #expect(label(sample.window) != nil)
    sample.window.release(point)
    sample.window.settle()
    #expect(label(sample.window) == nil)
  }

  @Test func rowsMayHaveLabelsOfTheirOwn() {
    let sample = SectionIndexSample(rows: 400, hasLabels: true)
    let start = thumb(sample.window)
    sample.window.press(start)
    #expect(label(sample.window) == "A", "a header has the label of its section")
    sample.window.send(.mouseMove(CGPoint(x: start.x, y: start.y + 200)))
    sample.window.advance()
    #expect(label(sample.window)?.hasPrefix("row ") == true)
    sample.window.release(start)
  }

  @Test func aPlainScrollViewHasNoLabel() {
    let window = TestWindow { ScrollView { Color.red.frame(height: 5000) } }
    window.settle()
    window.press(thumb(window))
    #expect(label(window) == nil && window.scroll?.indicators.labelFrame == nil)
    window.release(thumb(window))
  }

  @Test func aLazyStackHasLabelsWithoutAList() {
    let window = TestWindow {
      ScrollView {
        LazyVStack { ForEach(0..<5000) { Text("row \($0)") }.scrollIndicatorLabel { Text("at \($0 / 100)") } }
      }
    }
    window.settle()
    let start = thumb(window)
    window.press(start)
    window.send(.mouseMove(CGPoint(x: start.x, y: start.y + 250)))
    window.advance()
    let shown = label(window)
    #expect(shown?.hasPrefix("at ") == true && shown != "at 0")
    #expect(window.drawnTexts.contains(shown ?? ""))
    window.release(start)
  }

  @Test func theDataMayLeaveWhileTheThumbIsHeld() {
    let sample = SectionIndexSample(rows: 400)
    sample.window.press(thumb(sample.window))
    sample.model.groups = []
    sample.window.advance()
    #expect(label(sample.window) == nil)
    sample.window.send(.focusLost)
    sample.window.settle()
    #expect(label(sample.window) == nil)
  }
}
