import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct DragAndDropTests {
  // MARK: Drops

  @Test func aDropRunsItsActionOnceWithTheValueAndTheLocationInTheTarget() {
    let sample = DragSample()
    sample.drag(0, to: CGPoint(x: 310, y: 60))
    #expect(sample.calls.take() == ["payload", "cards true", "cards false", "cards Tea 10,60"])
    sample.window.settle()
    #expect(sample.calls.take().isEmpty && !sample.hasPreview && !sample.session.isActive)
  }

  @Test func aTargetOfAnotherTypeTakesAProxyOfTheValue() {
    let sample = DragSample()
    sample.drag(0, to: DragSample.target(1))
    #expect(sample.calls.take() == ["payload", "texts true", "texts false", "texts Tea 50,50"])
  }

  @Test func aTargetWithoutAValueOfItsTypeStaysDark() {
    let sample = DragSample()
    sample.drag(1, to: DragSample.target(0))
    #expect(sample.calls.take().isEmpty)
    sample.drag(2, to: DragSample.target(2))
    #expect(sample.calls.take() == ["addresses true", "addresses false", "addresses https://example.com/a 50,50"])
  }

  @Test func aProviderGivesTheTextOfADrag() {
    let sample = DragSample()
    sample.drag(1, to: DragSample.target(3))
    #expect(sample.calls.take().filter { $0.hasPrefix("provider ") } == ["provider Hello"])
  }

  @Test func targetsOnTheWayAreEnteredAndLeftInOrder() {
    let sample = DragSample()
    sample.lift(0, to: DragSample.target(0))
    sample.window.move(DragSample.target(1))
    sample.window.move(CGPoint(x: 200, y: 50))
    #expect(sample.calls.take() == ["payload", "cards true", "cards false", "texts true", "texts false"])
    sample.window.release(CGPoint(x: 200, y: 50))
    #expect(sample.calls.take().isEmpty)
  }

  @Test func aDropThatIsRefusedGlidesBack() {
    let sample = DragSample { $0.refuses = true }
    sample.drag(0, to: DragSample.target(0))
    #expect(sample.hasPreview)
    sample.window.settle()
    #expect(!sample.hasPreview)
  }

  // MARK: Lifting

  @Test func aClickLiftsNothing() {
    let sample = DragSample()
    sample.window.press(DragSample.source(0))
    sample.window.move(CGPoint(x: 57, y: 50))
    #expect(!sample.session.isActive && sample.calls.take().isEmpty)
    sample.window.move(CGPoint(x: 58, y: 50))
    #expect(sample.session.isActive && sample.hasPreview)
  }

  @Test func aFingerLiftsAfterARest() {
    let sample = DragSample()
    let start = DragSample.source(0)
    sample.window.drag(from: start, by: CGVector(dx: 300, dy: 0), steps: 10, with: .finger)
    #expect(sample.calls.take().isEmpty)
    sample.window.send(.fingerDown(id: 1, start))
    sample.window.advance(seconds: 0.6)
    #expect(!sample.session.isActive)
    sample.window.send(.fingerMove(id: 1, DragSample.target(0)))
    sample.window.advance()
    #expect(sample.session.isActive)
    sample.window.send(.fingerUp(id: 1, DragSample.target(0)))
    sample.window.advance()
    #expect(sample.calls.take() == ["payload", "cards true", "cards false", "cards Tea 50,50"])
  }

  @Test func aDisabledViewIsNotLifted() {
    let sample = DragSample()
    sample.lift(3, to: DragSample.target(0))
    #expect(!sample.session.isActive)
  }

  // MARK: Cancelling

  @Test(arguments: ["escape", "focus", "button", "source"])
  func aCancelledDragLeavesItsTargetAndDropsNothing(by cause: String) {
    let sample = DragSample()
    sample.lift(0, to: DragSample.target(0))
    #expect(sample.calls.take() == ["payload", "cards true"])
    switch cause {
    case "escape": sample.window.press(.escape)
    case "focus":
      sample.window.send(.focusLost)
      sample.window.advance()
    case "button":
      sample.window.send(.mouseDown(DragSample.target(0), button: 3))
      sample.window.send(.mouseUp(DragSample.target(0), button: 3))
      sample.window.advance()
    default:
      sample.showsCard.value = false
      sample.window.advance()
      sample.window.advance()
    }
    #expect(sample.calls.take() == ["cards false"], "\(cause)")
    #expect(!sample.session.isActive)
    sample.window.release(DragSample.target(0))
    sample.window.settle()
    #expect(sample.calls.take().isEmpty && !sample.hasPreview, "\(cause)")
  }

  @Test func aTargetThatIsRemovedIsLeft() {
    let sample = DragSample()
    sample.lift(0, to: DragSample.target(0))
    sample.showsTarget.value = false
    sample.window.advance()
    sample.window.advance()
    #expect(sample.calls.take() == ["payload", "cards true", "cards false"])
    #expect(sample.session.isActive)
    sample.window.release(DragSample.target(0))
    #expect(sample.calls.take().isEmpty)
  }

  @Test func aDragThatEndsOutsideOfTheWindowGlidesBackUnlessMotionIsReduced() {
    for reducesMotion in [false, true] {
      let sample = DragSample { $0.reducesMotion = reducesMotion }
      sample.drag(0, to: CGPoint(x: 350, y: -20))
      #expect(sample.hasPreview != reducesMotion)
      let frames = sample.window.settle()
      #expect(!sample.hasPreview && (frames > 5) != reducesMotion)
    }
  }

  // MARK: Frames

  @Test func aRestingPointerTakesNoFrames() {
    let sample = DragSample()
    sample.lift(0, to: DragSample.target(0))
    sample.window.settle()
    #expect(!sample.window.pipeline.wantsFrame && sample.window.pipeline.nextDeadline == nil)
    #expect(sample.session.isActive)
  }

  @Test func thePreviewFollowsWithoutEvaluatingViews() {
    let sample = DragSample()
    sample.lift(0, to: CGPoint(x: 200, y: 60))
    sample.window.settle()
    sample.window.send(.mouseMove(CGPoint(x: 220, y: 80)))
    let counts = sample.window.advance()
    #expect(counts.bodies == 0 && counts.measures == 0 && counts.commands > 0)
    #expect(sample.window.untrueStep == nil)
  }

  @Test func aPreviewOfItsOwnIsCenteredAtThePointer() throws {
    let sample = DragSample { $0.hasPreview = true }
    sample.lift(0, to: CGPoint(x: 200, y: 100))
    sample.window.advance()
    let frame = try #require(sample.window.frame(ofText: "Preview"))
    #expect(abs(frame.midX - 200) < 1 && abs(frame.midY - 100) < 1)
    sample.window.move(CGPoint(x: 250, y: 100))
    #expect(abs((sample.window.frame(ofText: "Preview")?.midX ?? 0) - 250) < 1)
    sample.window.press(.escape)
    sample.window.settle()
    #expect(sample.window.frame(ofText: "Preview") == nil)
  }

  // MARK: Other programs

  @Test func filesAndTextsOfOtherPrograms() {
    let sample = DragSample()
    let window = sample.window
    window.send(.dropBegan(DragSample.target(2)))
    window.send(.dropFile("/tmp/a b.txt"))
    window.send(.dropFile("/tmp/c.txt"))
    window.send(.dropEnded(DragSample.target(2)))
    window.advance()
    #expect(
      sample.calls.take() == [
        "addresses true", "addresses false", "addresses file:///tmp/a%20b.txt,file:///tmp/c.txt 50,50",
      ])
    window.send(.dropBegan(DragSample.target(0)))
    window.send(.dropText("Hi"))
    window.send(.dropMoved(DragSample.target(1)))
    window.advance()
    #expect(sample.calls.take() == ["texts true"])
    window.send(.dropEnded(CGPoint(x: -1, y: -1)))
    window.advance()
    #expect(sample.calls.take() == ["texts false"] && !sample.session.isActive)
  }

  @Test func itemsOfAnotherProgramDoNotDisturbTheDragOfAView() {
    let sample = DragSample()
    sample.lift(0, to: DragSample.target(0))
    for event in [
      InputEvent.dropBegan(DragSample.target(1)), .dropText("Hi"), .dropEnded(DragSample.target(1)),
    ] { sample.window.send(event) }
    sample.window.release(DragSample.target(0))
    #expect(sample.calls.take() == ["payload", "cards true", "cards false", "cards Tea 50,50"])
  }
}
