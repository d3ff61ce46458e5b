import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import SwiftUICompatibility
import Testing

@MainActor @Suite struct SymbolEffectTests {
  /// The widths of the symbol in the next frames.
  private func widths(_ window: TestWindow, seconds: Double) -> [CGFloat] {
    (0..<Int(seconds * 60)).map { _ in
      window.advance()
      return window.frame("symbol").width
    }
  }

  private func symbol() -> some View { box("symbol", 20, 20) }

  @Test func aBounceRunsOnceForEachChange() {
    let knob = Knob(0)
    let window = show { KnobView(knob) { symbol().symbolEffect(.bounce, value: $0) } }
    #expect(window.settle() < 3)
    knob.value = 1
    window.advance()
    let bounce = widths(window, seconds: 0.6)
    #expect(bounce.max() ?? 0 > 23 && bounce.last == 20)
    #expect(window.settle() < 3)
  }

  @Test func optionsSetTheSpeedAndTheRuns() {
    func frames(_ options: SymbolEffectOptions) -> Int {
      let knob = Knob(0)
      let window = show { KnobView(knob) { symbol().symbolEffect(.bounce.down, options: options, value: $0) } }
      window.settle()
      knob.value = 1
      return window.settle()
    }
    let once = frames(.default)
    #expect((frames(.repeat(3)) - 3 * once).magnitude < 8)
    #expect((2 * frames(.speed(2)) - once).magnitude < 6)
    #expect(frames(.speed(.nan)) == once)
  }

  @Test func anActiveEffectRunsUntilItIsNotActive() {
    let knob = Knob(true)
    let window = show { KnobView(knob) { symbol().symbolEffect(.breathe, isActive: $0) } }
    let active = widths(window, seconds: 5)
    #expect(active.max() ?? 0 > 22 && Set(active).count > 50)
    knob.value = false
    window.advance()
    #expect(window.settle() < 40)
    #expect((window.frame("symbol").width - 20).magnitude < 1e-9)
  }

  @Test func aScaledSymbolStaysScaledWhileItIsActive() {
    let knob = Knob(false)
    let window = show { KnobView(knob) { symbol().symbolEffect(.scale.up, isActive: $0) } }
    window.settle()
    #expect(window.frame("symbol").width == 20)
    knob.value = true
    window.settle()
    #expect((window.frame("symbol").width - 24).magnitude < 0.01)
  }

  @Test(arguments: [true, false])
  func symbolsAppearAndDisappear(isActive: Bool) {
    func drawn<Effect: SymbolEffect & IndefiniteSymbolEffect>(_ effect: Effect) -> Bool {
      let window = show { symbol().symbolEffect(effect, isActive: isActive) }
      window.settle()
      return !window.drawn.filter { if case .clip = $0 { false } else { true } }.isEmpty
    }
    #expect(drawn(.appear) == isActive && drawn(.disappear) == !isActive)
  }

  @Test func effectsCanBeRemoved() {
    let window = show { symbol().symbolEffect(.pulse).symbolEffectsRemoved() }
    #expect(window.settle() < 3)
  }

  @Test func reducedMotionKeepsSymbolsAtRest() {
    let window = show { symbol().symbolEffect(.rotate) }
    window.updateEnvironment { $0.accessibilityReduceMotion = true }
    window.advance()
    #expect(window.settle() < 40)
  }
}
