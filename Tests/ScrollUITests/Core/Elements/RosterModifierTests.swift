import ScrollUI
import ScrollUITesting
import Testing

/// The example of docs/modifiers.md: modifiers that connect.
@MainActor @Suite struct RosterModifierTests {
  private struct Stage: View {
    let roster: Roster
    var entrance: () -> Void = {}
    @State private var hasBen = true
    @State private var isRenamed = false

    var body: some View {
      Text("first").listed(in: roster, as: isRenamed ? "Anna" : "Ann")
      if hasBen { Text("second").listed(in: roster, as: "Ben").onEntrance(perform: entrance) }
      Button("Ben leaves") { hasBen = false }
      Button("Ann is renamed") { isRenamed = true }
    }
  }

  @Test func aViewIsListedWhileItIsInTheWindow() {
    let roster = Roster()
    let window = TestWindow { Stage(roster: roster) }
    window.settle()
    #expect(roster.names == ["Ann", "Ben"])
    window.button("Ben leaves").press()
    window.settle()
    #expect(roster.names == ["Ann"])
  }

  @Test func aChangedNameMovesOver() {
    let roster = Roster()
    let window = TestWindow { Stage(roster: roster) }
    window.settle()
    window.button("Ann is renamed").press()
    window.settle()
    #expect(roster.names == ["Ben", "Anna"])
  }

  @Test func anEntranceIsCalledOnceAndMayChangeState() {
    struct Counter: View {
      let roster = Roster()
      @State private var entrances = 0

      var body: some View {
        Text("entrances \(entrances)")
        Stage(roster: roster) { entrances += 1 }
      }
    }
    let window = TestWindow { Counter() }
    window.settle()
    #expect(window.texts.contains("entrances 1"))
    window.button("Ann is renamed").press()
    window.settle()
    #expect(window.texts.contains("entrances 1"))
  }
}
