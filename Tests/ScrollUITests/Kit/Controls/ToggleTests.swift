import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ToggleTests {
  private struct Settings<Style: ToggleStyle>: View {
    let remote: Remote<Bool>
    let style: Style
    @State private var isOn = false

    var body: some View {
      let _ = remote.connect($isOn)
      Toggle("Option", isOn: $isOn).toggleStyle(style)
    }
  }

  @Test func aClickSwitchesEveryStyle() {
    func check(_ style: some ToggleStyle) {
      let remote = Remote<Bool>()
      let window = TestWindow(width: 200, height: 100) { Settings(remote: remote, style: style) }
      window.click(CGPoint(x: 100, y: 50))
      #expect(remote.value, "\(style)")
      window.click(CGPoint(x: 100, y: 50))
      #expect(!remote.value, "\(style)")
      window.settle()
      #expect(!window.pipeline.wantsFrame)
    }
    check(.switch)
    check(.checkbox)
    check(.button)
    check(.automatic)
  }

  @Test func aHiddenLabelIsTheNameAndTakesNoRoom() {
    func check(_ style: some ToggleStyle) {
      let remote = Remote<Bool>()
      let window = TestWindow(width: 200, height: 100) { Settings(remote: remote, style: style).labelsHidden() }
      #expect(!window.texts.contains("Option") && window.toggle("Option").frame.width < 60, "\(style)")
      window.click(CGPoint(x: 100, y: 50))
      #expect(remote.value, "\(style)")
    }
    check(.switch)
    check(.checkbox)
  }

  @Test func theKnobAnimatesToTheOtherEnd() {
    let remote = Remote<Bool>()
    let window = TestWindow(width: 200, height: 100) { Settings(remote: remote, style: .switch) }
    func drawing() -> String { "\(window.pipeline.displayList.commands)" }
    let off = drawing()
    remote.value = true
    window.advance(seconds: 0.1)
    let between = drawing()
    window.settle()
    #expect(between != off)
    #expect(drawing() != between)
    remote.value = false
    window.settle()
    #expect(drawing() == off)
  }

  @Test func aDisabledToggleDoesNotSwitch() {
    var isOn = false
    let window = TestWindow(width: 200, height: 100) {
      Toggle("x", isOn: Binding(get: { isOn }, set: { isOn = $0 })).disabled(true)
    }
    window.click(CGPoint(x: 100, y: 50))
    #expect(!isOn)
  }

  @Test func aUserDefinedStyleReceivesTheBinding() {
    struct Plain: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
      }
    }
    let remote = Remote<Bool>()
    let window = TestWindow(width: 200, height: 100) { Settings(remote: remote, style: Plain()) }
    #expect(window.texts == ["off"])
    window.click(CGPoint(x: 100, y: 50))
    #expect(window.texts == ["on"])
  }
}
