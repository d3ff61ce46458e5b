import Engine
import Observation
import ScrollUI
import ScrollUITesting
import Testing

private struct TokenKey: ScrollUI.PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

@MainActor @Suite struct LifetimeTests {
  @Observable final class Model {
    var title = "model"
  }

  /// One of each view and modifier that stores closures.
  private struct Everything: View {
    let model: Model
    @State private var token: LifeCounter.Token
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme

    init(model: Model, counter: LifeCounter) {
      self.model = model
      _token = State(wrappedValue: counter.token())
    }

    var body: some View {
      VStack {
        Button("\(count) \(model.title) \(scheme)") { keep() }.keyboardShortcut("k")
        ScrollView { Text("x").onTapGesture { keep() } }
        GeometryReader { proxy in
          Color.clear.preference(key: TokenKey.self, value: Int(proxy.frame(in: .global).minY))
        }
      }
      .onPreferenceChange(TokenKey.self) { count = $0 }
      .onGeometryChange(for: CGSize.self, of: \.size) { _ in keep() }
      .onChange(of: count) { keep() }
      .onAppear { keep() }
      .onDisappear { keep() }
      .onKeyPress("k") {
        keep()
        return .ignored
      }
    }

    private func keep() { _ = token }
  }

  private struct Root: View {
    let shows: Remote<Bool>
    let model: Model
    let counter: LifeCounter
    @State private var isShown = false

    var body: some View {
      let _ = shows.connect($isShown)
      if isShown { Everything(model: model, counter: counter) }
    }
  }

  @Test func removingAViewReleasesItsElementsAndNodes() {
    let (shows, counter, model) = (Remote<Bool>(), LifeCounter(), Model())
    let window = TestWindow { Root(shows: shows, model: model, counter: counter) }
    let before = window.population
    for round in 1...3 {
      shows.value = true
      window.advance()
      window.click(CGPoint(x: 200, y: 20))
      window.wheel(-1, at: CGPoint(x: 200, y: 300))
      #expect(counter.alive == 1)
      weak let node = window.nodes(of: GestureNode.self).first
      #expect(node != nil)
      shows.value = false
      window.advance()
      window.settle()
      #expect(counter.made == round)
      #expect(counter.alive == 0)
      #expect(node == nil)
      #expect(window.population == before)
      #expect(window.pipeline.isClean)
      #expect(!window.pipeline.wantsFrame)
    }
  }

  @Test func closingAWindowReleasesEverything() {
    let (shows, counter, model) = (Remote<Bool>(), LifeCounter(), Model())
    let window = TestWindow { Root(shows: shows, model: model, counter: counter) }
    shows.value = true
    window.advance()
    window.close()
    #expect(counter.alive == 0)
    #expect(window.population == TestWindow.Population(elements: 0, nodes: 1))
  }
}
