import Engine
import ScrollUI
import ScrollUITesting
import Semantics
import Testing

/// The roles, names, values and actions that controls have by themselves.
@MainActor @Suite struct ControlSemanticsTests {
  private struct Form: View {
    @State var count = 0
    @State var isOn = false
    @State var volume = 0.25
    @State var flavor = "Vanilla"
    @State var name = "Ada"

    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Text("Count \(count)")
        Toggle("Wi-Fi", isOn: $isOn)
        Slider(value: $volume) { Text("Volume") }
        Stepper("Copies", onIncrement: { count += 10 }, onDecrement: { count -= 10 })
        Picker("Flavor", selection: $flavor) {
          Text("Vanilla").tag("Vanilla")
          Text("Mint").tag("Mint")
        }
        TextField("Name", text: $name)
        ProgressView("Loading", value: 0.4)
        Button {
        } label: {
          Label("Trash", systemImage: "trash")
        }
        .disabled(true)
      }
    }
  }

  private let window = TestWindow { Form() }

  @Test func eachControlHasRoleNameAndValue() {
    #expect(
      window.semanticTree == """
        window
          button “Add”
          text “Count 0”
          toggle “Wi-Fi” off
          slider “Volume” = 25 %
          stepper “Copies”
          popUpButton “Flavor” = Vanilla, has popup
          textField “Name” text “Ada”, caret 3
          progress “Loading” = 40 %
          button “Trash” disabled

        """)
  }

  @Test func aPressRunsTheActionOfTheButton() {
    window.button("Add").press()
    #expect(window.texts.contains("Count 1"))
    #expect(!window.button("Trash").press())
  }

  @Test func aToggleIsPressed() {
    window.toggle("Wi-Fi").press()
    #expect(window.toggle("Wi-Fi").isOn)
  }

  @Test func aSliderTakesANumberWithinItsRange() {
    let slider = window.element(.slider, "Volume")
    slider.setNumber(0.5)
    #expect(slider.value == "50 %")
    slider.setNumber(7)
    #expect(slider.number == 1)
    #expect(!slider.setNumber(.nan))
    slider.decrement()
    #expect(slider.value == "99 %")
  }

  @Test func aStepperStepsWithoutItsButtons() {
    window.element(.stepper, "Copies").increment()
    #expect(window.texts.contains("Count 10"))
    window.element(.stepper, "Copies").decrement()
    #expect(window.texts.contains("Count 0"))
  }

  @Test func aMenuOfAPickerHidesThePageAndChooses() {
    window.element(.popUpButton, "Flavor").press()
    window.settle()
    #expect(
      window.semanticTree == """
        window
          menu
            menuItem “Vanilla” focused, on
            menuItem “Mint” off

        """)
    window.element(.menuItem, "Mint").press()
    window.settle()
    #expect(window.element(.popUpButton, "Flavor").value == "Mint")
  }

  @Test func aFieldIsEditedAndTypingGoesOn() {
    let field = window.textField("Name")
    field.focus()
    #expect(field.isFocused)
    #expect(field.setText("Grace"))
    #expect(field.perform(.insertText("!", at: 5)))
    #expect(field.value == "Grace!")
    #expect(field.perform(.deleteText(0..<1)))
    window.type("?")
    #expect(field.value == "?race!")
    #expect(field.perform(.selectText(1..<3)))
    window.type("x")
    #expect(field.value == "?xce!")
  }

  @Test func charactersAreCountedInScalars() throws {
    let field = window.textField("Name")
    field.setText("aé😀z")
    #expect(field.perform(.setCaret(3)))
    let tree = window.presentTree
    let node = try #require(tree.nodes.values.first { $0.role == .textField })
    #expect(node.text?.caret == 3)
    let service = window.pipeline.semantics
    let frame = try #require(service.frame(of: 1..<2, in: node.id))
    #expect(service.character(at: CGPoint(x: frame.midX, y: frame.midY), in: node.id) == 1)
    #expect(service.frame(of: 9..<12, in: node.id) == nil)
  }

  @Test func rolesSurviveAStyle() {
    struct Dots: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isOn ? "●" : "○").onTapGesture { configuration.isOn.toggle() }
      }
    }
    struct Page: View {
      @State var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(Dots()).accessibilityLabel("Sound") }
    }
    let window = TestWindow { Page() }
    window.toggle("Sound").press()
    #expect(window.semanticTree == "window\n  toggle “Sound” on\n")
  }

  @Test func segmentsAreOptionsOfAGroup() {
    struct Page: View {
      @State var size = 1
      var body: some View {
        Picker("Size", selection: $size) {
          Text("S").tag(1)
          Text("L").tag(2)
        }
        .pickerStyle(.segmented)
      }
    }
    let window = TestWindow { Page() }
    window.element(.radioButton, "L").press()
    #expect(
      window.semanticTree == """
        window
          group “Size”
            radioButton “S” off
            radioButton “L” on

        """)
  }

  @Test func anAlertHidesWhatIsBehindAndHasATitle() {
    struct Page: View {
      @State var isShown = true
      var body: some View {
        Button("Behind") {}.alert("Delete?", isPresented: $isShown) { Button("OK") {} }
      }
    }
    let window = TestWindow { Page() }
    window.settle()
    #expect(
      window.semanticTree == """
        window
          alert “Delete?” modal
            text “Delete?”
            button “OK”

        """)
    window.element(.alert).dismiss()
    window.settle()
    #expect(window.semanticTree == "window\n  button “Behind”\n")
  }
}
