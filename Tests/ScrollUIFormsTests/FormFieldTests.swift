import Engine
import Graphics
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Fields and sliders with their labels in forms.
@MainActor @Suite struct FormFieldTests {
  private struct Account: View {
    @State private var name = "Ada"
    @State private var email = ""
    @State private var about = ""
    @State private var volume = 0.5

    var body: some View {
      Form {
        TextField("Name", text: $name)
        TextField("E-mail", text: $email, prompt: Text("you@example.com"))
        SecureField("Password", text: .constant(""))
        TextField("Note", text: $about).labelsHidden()
        TextField("", text: $about, prompt: Text("Nameless"))
        Slider(value: $volume) { Text("Volume") }
        Slider(value: $volume) { Text("Balance") }.labelsHidden()
      }
    }
  }

  private func window() -> TestWindow {
    let window = TestWindow(width: 400, height: 600) { Account() }
    window.settle()
    return window
  }

  private func field(_ text: String, in window: TestWindow) throws -> TextEditingNode {
    try #require(window.nodes(of: TextEditingNode.self).first { $0.appearance.prompt == text || $0.model.text == text })
  }

  @Test func aFieldHasTheWholeRowAndShowsItsTitleOrPromptAsThePlaceholder() throws {
    let window = window()
    for text in ["Ada", "you@example.com", "Password", "Note", "Nameless"] {
      let field = try field(text, in: window)
      let frame = field.convert(field.bounds, to: nil)
      #expect(frame.minX == 32 && frame.maxX == 368, "\(text)")
      #expect(field.appearance.style.alignment == 0)
    }
    #expect(
      !window.texts.contains { ["Name", "E-mail", "Password", "Note"].contains($0) }, "no labels beside the fields")
    #expect(window.textField("Name").value == "Ada")
  }

  @Test func aFieldHasABorderByItsStyleAndInFormsWithColumns() throws {
    func inset<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> CGFloat {
      let window = TestWindow(width: 200, height: 100, content: content)
      window.settle()
      let field = try #require(window.nodes(of: TextEditingNode.self).first)
      return field.convert(field.bounds, to: nil).minX
    }
    let field = TextField("Name", text: .constant("Ada"))
    #expect(try inset { field } == 0)
    #expect(try inset { field.textFieldStyle(.plain) } == 0)
    #expect(try inset { field.textFieldStyle(.roundedBorder) } == 8)
    #expect(try inset { Form { field.labelsHidden() }.formStyle(.columns) } >= 8)
  }

  @Test func aFieldForAValueShowsTheValueAlone() throws {
    let window = TestWindow(width: 400, height: 200) {
      Form { TextField("Amount", value: .constant(12), format: .number) }
    }
    window.settle()
    #expect(!window.texts.contains("Amount"))
    #expect(try field("12", in: window).appearance.prompt == "Amount")
  }

  @Test func aPressBesideTheTextEditsTheField() throws {
    let window = window()
    let field = try field("you@example.com", in: window)
    let frame = field.convert(field.bounds, to: nil)
    window.click(CGPoint(x: frame.maxX - 40, y: frame.midY))
    window.settle()
    #expect(window.textField("E-mail").isFocused)
    window.type("ada@example.com")
    window.settle()
    #expect(window.textField("E-mail").value == "ada@example.com")
  }

  @Test func theValueOfAPickerHasTheColorOfOtherValues() throws {
    let window = TestWindow(width: 400, height: 300) {
      Form {
        LabeledContent("Repeat", value: "Weekdays")
        Picker("Sound", selection: .constant(1)) { Text("Bell").tag(1) }
      }
    }
    window.settle()
    func color(_ text: String) -> RGBAColor? {
      window.nodes(of: TextNode.self).first { $0.spans.map(\.text).joined() == text }?.spans.first?.color
    }
    let value = try #require(color("Weekdays"))
    #expect(color("Bell") == value && color("Sound") != value)
  }

  @Test func aSliderHasItsLabelBeforeIt() throws {
    let window = window()
    let label = try #require(window.frame(ofText: "Volume"))
    let slider = window.element(.slider, "Volume").frame
    #expect(label.minX == 32 && slider.minX > label.maxX && slider.maxX <= 368)
    #expect(window.frame(ofText: "Balance") == nil && window.element(.slider, "Balance").frame.minX == 32)
  }

  @Test func theListOfASheetIsNoForm() throws {
    let window = TestWindow(width: 400, height: 600) {
      Form { Text("Row").sheet(isPresented: .constant(true)) { List { TextField("Plain", text: .constant("")) } } }
    }
    window.settle()
    #expect(!window.texts.contains("Plain"), "the label is the placeholder")
    #expect(try field("Plain", in: window).appearance.style.alignment == 0)
  }

  @Test func inColumnsLabelsEndAndFieldsBeginAtTheLine() throws {
    let window = TestWindow(width: 500, height: 300) {
      Form {
        TextField("Name", text: .constant("Ada"))
        TextField("A longer label", text: .constant("Bob"))
        Slider(value: .constant(0.5)) { Text("Volume") }
      }
      .formStyle(.columns)
    }
    window.settle()
    let ends = ["Name", "A longer label", "Volume"].map { window.frame(ofText: $0)?.maxX }
    #expect(Set(ends).count == 1)
    #expect(try field("Ada", in: window).appearance.style.alignment == 0)
  }
}
