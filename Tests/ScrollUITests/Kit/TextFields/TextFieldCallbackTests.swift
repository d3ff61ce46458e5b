import Engine
import Foundation
import ScrollUI
import ScrollUITesting
import Testing

/// SwiftUI's older initializers of text fields.
@MainActor @Suite struct TextFieldCallbackTests {
  @Observable final class Form {
    var name = ""
    var amount = 3.0
    var count = 2
  }

  private let form = Form()
  private let recorder = Recorder()

  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    TestWindow(width: 240, height: 200) { VStack { content() }.frame(width: 200) }
  }

  @Test func editingIsReportedAtItsBeginningAndItsEnd() {
    let window = window {
      TextField(
        "Name", text: Binding(get: { form.name }, set: { form.name = $0 }),
        onEditingChanged: { recorder.note("editing \($0)") }, onCommit: { recorder.note("commit \(form.name)") })
      TextField("Other", text: .constant(""))
    }
    window.clickText()
    window.type("Ada")
    window.key("Return")
    #expect(recorder.take() == ["editing true", "commit Ada"])
    window.key("Tab")
    window.settle()
    #expect(recorder.take() == ["editing false"])
  }

  @Test func aFormatterConvertsTheText() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.maximumFractionDigits = 2
    let window = window {
      TextField("Amount", value: Binding(get: { form.amount }, set: { form.amount = $0 }), formatter: formatter)
    }
    #expect(window.drawnTexts == ["3"])
    window.clickText()
    window.key("A", .control)
    window.type("4.25")
    #expect(form.amount == 3)
    window.key("Return")
    #expect(form.amount == 4.25)
    window.key("A", .control)
    window.type("four")
    window.key("Return")
    window.settle()
    #expect(form.amount == 4.25 && window.drawnTexts == ["4.25"])
  }

  @Test func aFormatterSetsIntegersToo() {
    let window = window {
      TextField(
        "Count", value: Binding(get: { form.count }, set: { form.count = $0 }), formatter: NumberFormatter())
    }
    window.clickText()
    window.key("A", .control)
    window.type("12")
    window.key("Return")
    #expect(form.count == 12)
  }
}
