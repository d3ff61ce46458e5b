import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// The keyboard after a control was used with a pointer: keys still scroll, and the Tab key leads to the control.
@MainActor @Suite struct PointerFocusTests {
  enum Control: CaseIterable {
    case button, toggle, slider, steppedSlider, stepper, segments, menuPicker
  }

  private struct Sample: View {
    let control: Control
    @State private var isOn = false
    @State private var number = 0.3
    @State private var choice = 0

    var body: some View {
      ScrollView {
        Color.clear.frame(height: 400)
        styled.frame(width: 200, height: 40).accessibilityIdentifier("control")
        Color.clear.frame(height: 2000)
      }
    }

    @ViewBuilder private var styled: some View {
      switch control {
      case .button: Button("Press") { isOn.toggle() }
      case .toggle: Toggle("Switch", isOn: $isOn)
      case .slider: Slider(value: $number)
      case .steppedSlider: Slider(value: $number, in: 0...1, step: 0.1)
      case .stepper: Stepper("Step", value: $choice)
      case .segments: picker.pickerStyle(.segmented)
      case .menuPicker: picker.pickerStyle(.menu)
      }
    }

    private var picker: some View {
      Picker("Choice", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
    }
  }

  @Test(arguments: Control.allCases, [TestWindow.Pointer.mouse, .finger])
  func keysStillScroll(control: Control, pointer: TestWindow.Pointer) throws {
    let window = TestWindow(width: 300, height: 300) { Sample(control: control) }
    window.settle()
    let scroll = try #require(window.scroll)
    scroll.model.jump(to: CGPoint(x: 0, y: 300))
    window.settle()
    for _ in 0..<2 {
      let frame = window.frame("control")
      window.drag(
        from: CGPoint(x: frame.midX, y: frame.midY), by: CGVector(dx: 20, dy: 0), steps: 4, with: pointer)
      window.settle()
      if control == .menuPicker { window.key("Escape") }
      window.settle()
      #expect(window.presentTree.focus == nil)
      window.key("End")
      window.settle()
      #expect(scroll.model.offset.y > 1000)
      window.key("Home")
      window.settle()
      #expect(scroll.model.offset.y == 0)
      scroll.model.jump(to: CGPoint(x: 0, y: 300))
      window.settle()
    }
  }
}
