import Engine
import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Styles of text fields that a program declares.
@MainActor @Suite struct TextFieldStyleTests {
  struct Padded: TextFieldStyle {
    let icon: String

    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(icon)
        configuration.padding(7)
      }
    }
  }

  @Observable final class Form {
    var name = ""
    var password = ""
  }

  private let form = Form()

  @Test func aStyleAddsViewsAroundTheText() {
    let name = Binding(get: { form.name }, set: { form.name = $0 })
    let window = TestWindow(width: 300, height: 200) {
      VStack {
        TextField("Name", text: name).textFieldStyle(Padded(icon: "+"))
        TextField("Plain", text: name).textFieldStyle(.plain)
      }
    }
    window.settle()
    #expect(window.texts == ["+"])
    #expect(window.drawnTexts == ["+", "Name", "Plain"])
    window.textField("Name").setText("Ada")
    window.settle()
    #expect(form.name == "Ada")
    #expect(window.textField("Plain").value == "Ada")
  }

  @Test func aStyleIsForFieldsOfPasswordsToo() {
    let window = TestWindow(width: 300, height: 200) {
      VStack {
        SecureField("Password", text: Binding(get: { form.password }, set: { form.password = $0 }))
        TextField(text: .constant("")) { Image(systemName: "star") }
      }
      .textFieldStyle(Padded(icon: "-"))
    }
    window.settle()
    #expect(window.texts == ["-", "-"])
    window.element(.secureField, "Password").setText("secret")
    window.settle()
    #expect(form.password == "secret")
    #expect(!window.drawnTexts.contains("secret"))
  }

  @Test func theFieldKeepsTheFocusWhileItsStyleChanges() {
    struct Page: View {
      let name: Binding<String>
      @State private var icon = "a"

      var body: some View {
        TextField("Name", text: name).textFieldStyle(Padded(icon: icon))
          .onChange(of: name.wrappedValue) { icon = "b" }
      }
    }
    let window = TestWindow(width: 300, height: 200) {
      Page(name: Binding(get: { form.name }, set: { form.name = $0 }))
    }
    window.settle()
    window.textField("Name").focus()
    window.settle()
    window.type("A")
    window.settle()
    window.type("da")
    window.settle()
    #expect(form.name == "Ada" && window.texts == ["b"])
  }
}
