import SDLHost
import Testing

@Suite struct WindowSystemChoiceTests {
  private let both = ["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"]
  private let alone = ["WAYLAND_DISPLAY": "wayland-0"]

  private func choice(
    _ environment: [String: String], drawsDecorations: Bool? = nil, hasWindows: Bool = true, libdecor: Bool = false
  ) -> WindowSystemChoice {
    .make(
      environment,
      offer: { drawsDecorations.map { WindowSystemChoice.Offer(hasWindows: hasWindows, drawsDecorations: $0) } },
      hasLibdecor: { libdecor })
  }

  @Test func waylandIsTakenWhereWindowsHaveTitleBars() {
    #expect(choice(both, drawsDecorations: true) == .wayland(titleBarsBy: .compositor))
    #expect(choice(both, drawsDecorations: false, libdecor: true) == .wayland(titleBarsBy: .libdecor))
    #expect(choice(both, drawsDecorations: false) == .x11(.noTitleBars))
  }

  @Test func withoutX11AWindowWithoutATitleBarIsBetterThanNone() {
    #expect(choice(alone, drawsDecorations: false) == .wayland(titleBarsBy: .nobody))
  }

  @Test func aCompositorWithoutAnAnswerOrWindowsIsNotTaken() {
    #expect(choice(both) == .x11(.noCompositor))
    #expect(choice(both, drawsDecorations: true, hasWindows: false) == .x11(.noCompositor))
  }

  @Test(arguments: [[:], ["DISPLAY": ":0"], ["DISPLAY": ":0", "WAYLAND_DISPLAY": ""]])
  func withoutWaylandNoCompositorIsAsked(environment: [String: String]) {
    let choice = WindowSystemChoice.make(
      environment,
      offer: {
        Issue.record("A compositor was asked.")
        return nil
      }, hasLibdecor: { true })
    #expect(choice == .x11(.noWaylandDisplay))
  }

  @Test func theChoiceOfAPersonStays() {
    let environment = both.merging(["SDL_VIDEODRIVER": "x11"]) { $1 }
    #expect(choice(environment, drawsDecorations: true) == .environment("x11"))
  }
}
