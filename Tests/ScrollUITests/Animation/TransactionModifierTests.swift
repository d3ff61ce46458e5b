import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// The transaction in which a view is updated, where the change begins below a modifier that transforms transactions.
@MainActor @Suite struct TransactionModifierTests {
  /// Writes its own state: the opacity goes from 1 to 0.
  struct Fading: View {
    let action: Recorder
    @State private var isOn = false

    var body: some View {
      action.run = { isOn.toggle() }
      return Color.red.frame(width: 100, height: 50).opacity(isOn ? 0 : 1)
    }
  }

  /// Runs what a view inside of the tree has put in.
  @MainActor final class Recorder {
    var run: () -> Void = {}
  }

  private let action = Recorder()

  private func opacity(_ window: TestWindow) -> Double { window.nodes(of: OpacityNode.self).first?.opacity ?? -1 }

  /// The opacity of a fading view half a second after its change began in an animation of a second.
  private func opacityHalfway<Content: View>(
    animation: Animation? = .linear(duration: 1), @ViewBuilder _ content: (Fading) -> Content
  ) -> Double {
    let window = TestWindow { content(Fading(action: action)) }
    withAnimation(animation) { action.run() }
    window.advance()
    window.advance(seconds: 0.5)
    return opacity(window)
  }

  @Test func anAncestorTakesTheAnimationOfAStateBelow() {
    withKnownIssue("an ancestor's transaction modifier does not reach changes that begin below it") {
      #expect(opacityHalfway { $0.transaction { $0.animation = nil } } == 0)
      #expect(opacityHalfway { fading in VStack { fading }.animation(nil) } == 0)
    }
  }

  @Test func anAncestorGivesAnAnimationToAStateBelow() {
    withKnownIssue("an ancestor's transaction modifier does not reach changes that begin below it") {
      let half = opacityHalfway(animation: nil) { $0.transaction { $0.animation = .linear(duration: 2) } }
      #expect(abs(half - 0.75) < 1e-9)
    }
  }
}
