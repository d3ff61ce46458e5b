import Engine
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct HelpTests {
  private let inside = CGPoint(x: 100, y: 50)

  private func window() -> TestWindow {
    TestWindow(width: 300, height: 200) {
      ScrollView {
        Color.red.frame(width: 200, height: 100).help("What it does")
        Color.blue.frame(width: 200, height: 800)
      }
    }
  }

  private func shows(_ window: TestWindow) -> Bool { window.texts.contains("What it does") }

  @Test func aTooltipAppearsWhenTheMouseRests() {
    let window = window()
    window.move(inside)
    window.advance(seconds: 0.5)
    window.move(CGPoint(x: 101, y: 50))
    window.advance(seconds: 0.5)
    #expect(!shows(window))
    window.advance(seconds: 0.2)
    #expect(shows(window))
  }

  @Test func noFrameRunsWhileTheMouseRestsOrTheTooltipIsShown() {
    let window = window()
    window.move(inside)
    #expect(!window.pipeline.wantsFrame)
    #expect(window.pipeline.nextDeadline == window.time + 0.6)
    window.settle()
    #expect(shows(window))
    #expect(window.pipeline.nextDeadline == nil)
  }

  @Test func leavingTheViewHidesTheTooltip() {
    let window = window()
    window.move(inside)
    window.settle()
    window.move(CGPoint(x: 110, y: 60))
    #expect(shows(window))
    window.move(CGPoint(x: 290, y: 150))
    #expect(!shows(window))
  }

  @Test func aPressOrAWheelHidesTheTooltipUntilTheMouseHasLeft() {
    let window = window()
    window.move(inside)
    window.settle()
    window.click(inside)
    #expect(!shows(window))
    window.move(CGPoint(x: 110, y: 60))
    window.settle()
    #expect(!shows(window))
    window.move(CGPoint(x: 290, y: 150))
    window.move(inside)
    window.settle()
    #expect(shows(window))
    window.wheel(-0.2, at: inside, isPrecise: true)
    #expect(!shows(window))
  }

  @Test func aTooltipStaysInsideTheWindow() throws {
    let window = TestWindow(width: 300, height: 200) { Color.red.help("A rather long sentence about it") }
    window.move(CGPoint(x: 295, y: 195))
    window.settle()
    let frame = try #require(window.frame(ofText: "A rather long sentence about it"))
    #expect(frame.maxX <= 300 && frame.maxY <= 195 && frame.minX >= 0)
  }

  @Test func aTooltipCoversNeitherItsButtonNorTheNextButton() throws {
    let titles = ["A longer title", "Short", "The last title"]
    let window = TestWindow(width: 400, height: 200) {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(titles, id: \.self) { title in Button(title) {}.help("About it") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    window.settle()
    for title in titles {
      let button = try #require(window.frame(ofText: title))
      window.move(CGPoint(x: button.midX, y: button.midY))
      window.settle()
      let popup = try #require(window.nodes(of: PopupNode.self).first)
      let frame = popup.convert(popup.bounds, to: nil)
      #expect(CGRect(x: 0, y: 0, width: 400, height: 200).contains(frame), "\(title): \(frame)")
      #expect(!frame.intersects(button), "\(title): \(frame)")
      // The sides of the short button are all beside longer buttons.
      for other in titles where title != "Short" {
        #expect(!frame.intersects(try #require(window.frame(ofText: other))), "\(title): \(frame) over \(other)")
      }
    }
  }

  @Test func aTooltipReceivesNoHits() {
    var taps = 0
    let window = TestWindow(width: 300, height: 200) { Color.red.help("x").onTapGesture { taps += 1 } }
    window.move(inside)
    window.settle()
    window.click(CGPoint(x: inside.x + 8, y: inside.y + 28))
    #expect(taps == 1)
  }

  @Test func removingAViewHidesItsTooltip() {
    let isShown = Knob(true)
    let window = TestWindow(width: 300, height: 200) {
      KnobView(isShown) { if $0 { Color.red.help("What it does") } }
    }
    window.move(inside)
    window.settle()
    #expect(shows(window))
    isShown.value = false
    window.settle()
    #expect(!shows(window))
  }
}
