import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Controls that open while a drag rests over them. Window of 400 × 500.
@MainActor @Suite struct SpringLoadingTests {
  private let calls = Recorder()
  /// The middle of the source.
  private static let source = CGPoint(x: 200, y: 100)

  private struct Pages: View {
    let calls: Recorder
    var behavior = SpringLoadingBehavior.automatic

    var body: some View {
      TabView {
        Tab("First", systemImage: "star") {
          NavigationStack {
            VStack(spacing: 0) {
              Color.red.frame(height: 200).draggable("Tea")
              NavigationLink("Open") { target("page") }.frame(height: 60)
              Button("Press") { calls.note("pressed") }.frame(height: 60)
            }
            .navigationBarHidden(true)
          }
        }
        Tab("Second", systemImage: "star") { target("tab") }
      }
      .springLoadingBehavior(behavior)
    }

    private func target(_ name: String) -> some View {
      Color.green.dropDestination(for: String.self) { texts, _ in
        calls.note("\(name) \(texts.joined())")
        return true
      }
    }
  }

  private func window(_ behavior: SpringLoadingBehavior = .automatic) -> TestWindow {
    let window = TestWindow(width: 400, height: 500) { Pages(calls: calls, behavior: behavior) }
    window.settle()
    return window
  }

  private func middle(of text: String, in window: TestWindow) throws -> CGPoint {
    let frame = try #require(window.frame(ofText: text))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func lift(to text: String, in window: TestWindow) throws {
    window.press(Self.source)
    window.move(CGPoint(x: 220, y: 120))
    window.move(try middle(of: text, in: window))
  }

  @Test(arguments: ["Second", "Open"]) func aDragThatRestsOpensATabOrALinkAndGoesOnThere(_ text: String) throws {
    let window = window()
    try lift(to: text, in: window)
    window.advance(seconds: 0.45)
    #expect(window.texts.contains("Press"), "not before half a second")
    window.advance(seconds: 0.1)
    window.advance(seconds: 0.6)
    #expect(!window.texts.contains("Press"))
    #expect(window.pipeline.input.drags.isFromView && window.pipeline.root.foreground != nil)
    window.move(Self.source)
    window.release(Self.source)
    #expect(calls.take() == [text == "Open" ? "page Tea" : "tab Tea"])
    window.settle()
    #expect(!window.pipeline.input.drags.isActive && window.pipeline.root.foreground == nil)
  }

  @Test func leavingAndMovingBeginTheRestAgain() throws {
    let window = window()
    try lift(to: "Second", in: window)
    window.advance(seconds: 0.4)
    window.move(CGPoint(x: 200, y: 300))
    window.advance(seconds: 0.3)
    #expect(window.texts.contains("Press"))
    let tab = try middle(of: "Second", in: window)
    for step in 0..<10 {
      window.move(CGPoint(x: tab.x + CGFloat(step % 2) * 10, y: tab.y))
      window.advance(seconds: 0.2)
    }
    #expect(window.texts.contains("Press"), "a pointer that moves does not rest")
    window.advance(seconds: 0.6)
    #expect(!window.texts.contains("Press"))
    window.press(.escape)
  }

  /// The opacities of the control between its first and its last frame.
  private func opacities(in window: TestWindow) throws -> [Double] {
    try lift(to: "Second", in: window)
    let point = try middle(of: "Second", in: window)
    let control = try #require(
      window.pipeline.root.path(at: point).first { ($0 as? any SpringLoading)?.springAction != nil })
    return (0..<40).map { _ in
      window.advance()
      return control.transitionOpacity
    }
  }

  @Test func aControlBlinksTwiceBeforeItOpens() throws {
    let seen = try opacities(in: window())
    let dips = zip(seen, seen.dropFirst()).filter { $0 > 0.6 && $1 <= 0.6 }
    #expect(dips.count == 2 && seen.last == 1)
    let still = window()
    still.updateEnvironment { $0.accessibilityReduceMotion = true }
    #expect(try opacities(in: still).allSatisfy { $0 == 1 }, "not with reduced motion")
  }

  @Test(arguments: [SpringLoadingBehavior.automatic, .enabled, .disabled])
  func buttonsOpenOnlyOnRequest(_ behavior: SpringLoadingBehavior) throws {
    let window = window(behavior)
    try lift(to: "Press", in: window)
    window.advance(seconds: 2)
    #expect(calls.take() == (behavior == .enabled ? ["pressed"] : []), "once, however long it rests")
    window.move(try middle(of: "Second", in: window))
    window.advance(seconds: 1)
    #expect(window.texts.contains("Press") == (behavior == .disabled))
    window.press(.escape)
    window.settle()
    #expect(!window.pipeline.input.drags.isActive)
  }

  @Test(arguments: ["escape", "focus", "release", "resize"]) func aCancelledRestOpensNothing(by cause: String) throws {
    let window = window()
    try lift(to: "Second", in: window)
    window.advance(seconds: 0.4)
    switch cause {
    case "escape": window.press(.escape)
    case "focus": window.send(.focusLost)
    case "resize": window.resize(width: 400, height: 300)
    default: window.release(try middle(of: "Second", in: window))
    }
    window.advance(seconds: 1)
    #expect(window.texts.contains("Press"))
    let controls = window.nodes(of: GestureNode.self)
    #expect(controls.allSatisfy { $0.transitionOpacity == 1 })
    window.press(.escape)
    window.settle()
    #expect(window.pipeline.root.foreground == nil)
  }

  /// After a page has opened, Escape ends the drag and leaves nothing behind.
  @Test func escapeEndsADragThatHasLeftItsPage() throws {
    let window = window()
    try lift(to: "Second", in: window)
    window.advance(seconds: 0.7)
    #expect(!window.texts.contains("Press"))
    window.press(.escape)
    window.settle()
    #expect(!window.pipeline.input.drags.isActive && window.pipeline.root.foreground == nil)
    window.release(Self.source)
    try window.tap("First")
    window.settle()
    try lift(to: "Second", in: window)
    #expect(window.pipeline.input.drags.isFromView, "the source can be dragged again")
    window.press(.escape)
  }
}
