import Engine
import Geometry
import ScrollInstruments
import ScrollScripts
import ScrollUITesting
import Testing

@MainActor @Suite struct HostedInputRouterTests {
  /// Collects the events of the hosted frames.
  private final class Collector: HostedFrames {
    var events: [InputEvent] = []
    let wantsFrame = false
    let nextDeadline: Double? = nil

    func windowFrame(at time: Double) {}

    func take(_ event: TimedInputEvent) { events.append(event.event) }
  }

  private let frames = Collector()
  private let hosted = HostedPipelineDrawing()
  private let pipeline = FramePipeline(windowSize: CGSize(width: 100, height: 100), textEngine: FixedTextEngine())

  private func send(_ events: InputEvent...) {
    pipeline.runFrame(at: pipeline.time + 1, input: events.map { TimedInputEvent(time: pipeline.time + 1, event: $0) })
  }

  private func show() {
    hosted.frames = frames
    hosted.takesInput = true
    pipeline.root.setChildren([DelegatedNode(hosted)])
    pipeline.runFrame(at: 0)
  }

  @Test func inputThatEndsInAPressReleasesIt() {
    show()
    send(.mouseMove(CGPoint(x: 50, y: 50)), .mouseDown(CGPoint(x: 50, y: 50), button: 1))
    #expect(frames.events.count == 2)
    hosted.takesInput = false
    #expect(frames.events.dropFirst(2) == [.focusLost, .mouseMove(CGPoint(x: -1, y: -1))])
    send(.mouseUp(CGPoint(x: 50, y: 50), button: 1))
    #expect(frames.events.count == 4, "the window takes the rest")
  }

  @Test func fingersAndKeysAreReleasedToo() {
    show()
    send(.fingerDown(id: 3, CGPoint(x: 10, y: 10)))
    hosted.takesInput = false
    #expect(frames.events.last == .focusLost)
    hosted.takesInput = true
    send(.keyDown(KeyStroke(.downArrow)))
    hosted.takesInput = false
    #expect(frames.events.suffix(2) == [.keyDown(KeyStroke(.downArrow)), .focusLost])
  }

  @Test func aPressEndsWithItsNode() {
    show()
    send(.mouseDown(CGPoint(x: 50, y: 50), button: 1))
    pipeline.root.setChildren([])
    #expect(frames.events.last == .focusLost)
  }

  @Test func inputWithoutAPressEndsSilently() {
    show()
    send(.mouseDown(CGPoint(x: 50, y: 50), button: 1), .mouseUp(CGPoint(x: 50, y: 50), button: 1))
    let count = frames.events.count
    hosted.takesInput = false
    #expect(frames.events.count == count)
  }
}
