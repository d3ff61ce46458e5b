import Engine
import ScrollUI
import ScrollUITesting
import Semantics
import Testing

/// When the tree is built, and the events of its changes.
@MainActor @Suite struct SemanticServiceTests {
  private final class Listener: SemanticObserver {
    var events: [SemanticEvent] = []
    func semanticsDidChange(_ events: [SemanticEvent]) { self.events += events }
  }

  private struct Rows: View {
    @State var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Text("Count \(count)")
        ScrollView { LazyVStack { ForEach(0..<10_000, id: \.self) { Text("Row \($0)").frame(height: 40) } } }
      }
    }
  }

  @Test func withoutAnObserverNoTreeIsBuilt() {
    let window = TestWindow { Rows() }
    let service = window.pipeline.semantics
    window.wheel(-3, at: CGPoint(x: 200, y: 400))
    window.settle()
    #expect(service.builds == 0)
    #expect(service.tree.nodes.isEmpty)
  }

  @Test func anObserverHearsTheChangeAfterRest() {
    let window = TestWindow { Rows() }
    let (service, listener) = (window.pipeline.semantics, Listener())
    service.add(listener)
    let text = service.tree.nodes.values.first { $0.label == "Count 0" }
    window.button("Add").press()
    listener.events = []
    window.button("Add").press()
    window.settle()
    #expect(listener.events.contains(.label(text?.id ?? .window)))
    #expect(
      listener.events.contains {
        if case .text(_, at: 6, removed: "1", inserted: "2") = $0 { true } else { false }
      })
  }

  @Test func aFlingHasNoEventBeforeItRests() throws {
    let window = TestWindow { Rows() }
    let (service, listener) = (window.pipeline.semantics, Listener())
    service.add(listener)
    window.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -300), steps: 6, with: .finger)
    let builds = service.builds
    var frames = 0
    while window.scrollPhase() != .idle {
      #expect(listener.events.isEmpty)
      #expect(service.builds == builds)
      window.advance()
      frames += 1
    }
    #expect(frames > 60)
    window.settle()
    #expect(service.builds > builds)
    #expect(!listener.events.isEmpty)
  }

  @Test func anIdleWindowWithAnObserverWantsNoFrame() {
    let window = TestWindow { Rows() }
    let listener = Listener()
    window.pipeline.semantics.add(listener)
    window.button("Add").press()
    window.settle()
    #expect(!window.pipeline.wantsFrame)
    #expect(window.pipeline.nextDeadline == nil)
  }

  @Test func theLastObserverReleasesTheTree() {
    let window = TestWindow { Rows() }
    let (service, listener) = (window.pipeline.semantics, Listener())
    service.add(listener)
    service.add(listener)
    service.remove(listener)
    #expect(!service.isListening)
    #expect(service.tree.nodes.isEmpty)
  }

  @Test func endlessMovementDoesNotHoldTheTreeBack() {
    struct Clock: View {
      var body: some View { TimelineView(.animation) { Text("\($0.date.timeIntervalSinceReferenceDate)") } }
    }
    let window = TestWindow { Clock() }
    let (service, listener) = (window.pipeline.semantics, Listener())
    service.add(listener)
    window.advance(seconds: 2)
    #expect((3...6).contains(service.builds))
  }
}
