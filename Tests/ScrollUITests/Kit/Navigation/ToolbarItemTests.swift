import Engine
import Graphics
import ScrollUI
import ScrollUITesting
import Testing

/// Labels, toggles, pickers and menus as items of `toolbar(content:)`.
@MainActor @Suite struct ToolbarItemTests {
  private let pressed = Recorder()

  private func window<Items: View>(@ViewBuilder items: @escaping () -> Items) -> TestWindow {
    let window = TestWindow(width: 500, height: 300) {
      NavigationStack { Color.clear.navigationTitle("Page").toolbar { ToolbarItemGroup { items() } } }
    }
    window.settle()
    return window
  }

  @Test func aLabelShowsItsSymbolAndIsNamedByItsTitle() {
    let window = window { Button("Add", systemImage: "plus") { pressed.note("add") } }
    #expect(!window.texts.contains("Add"))
    #expect(window.button("Add").hint == "")
    window.button("Add").press()
    #expect(pressed.take() == ["add"])
  }

  @Test func theTitleOfASymbolIsItsTooltip() {
    let window = window { Button("Add", systemImage: "plus") {} }
    let frame = window.button("Add").frame
    #expect(frame.width >= 20 && frame.height >= 26)
    window.move(CGPoint(x: frame.midX, y: frame.midY))
    window.advance(seconds: 0.7)
    #expect(window.texts.contains("Add"))
  }

  @Test func aPressBesideTheSymbolPressesTheButton() {
    let window = window { Button("Add", systemImage: "minus") { pressed.note("add") } }
    let frame = window.button("Add").frame
    window.click(CGPoint(x: frame.midX, y: frame.minY + 2))
    window.advance()
    #expect(pressed.take() == ["add"])
  }

  @Test func aStyleOfTheProgramShowsTheTitle() {
    let window = window {
      Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon)
      Label("Note", systemImage: "note").labelStyle(.titleOnly)
    }
    #expect(window.texts.contains("Add") && window.texts.contains("Note"))
  }

  @Test func labelsInTheMenuOfAnItemHaveTitles() {
    let window = window {
      Menu("Sort", systemImage: "arrow.up.arrow.down") {
        Button("By date", systemImage: "calendar") {}
        Toggle("Ascending", isOn: .constant(true))
      }
    }
    #expect(!window.texts.contains("Sort"))
    window.button("Sort").press()
    window.settle()
    #expect(window.texts.contains("By date") && window.texts.contains("Ascending"))
  }

  private struct Switched: View {
    @State private var isOn = false

    var body: some View {
      NavigationStack {
        Text(isOn ? "on" : "off").navigationTitle("Page").toolbar {
          Toggle("Pinned", systemImage: "pin", isOn: $isOn)
        }
      }
    }
  }

  @Test func aToggleIsAButtonThatStaysFilledWhileItIsOn() throws {
    let window = TestWindow(width: 500, height: 300) { Switched() }
    window.settle()
    let frame = window.toggle("Pinned").frame
    #expect(!window.texts.contains("Pinned") && frame.width < 40, "no switch beside a title")
    let corner = (Int(frame.minX) - 3, Int(frame.midY))
    let off = try window.picture()[corner.0, corner.1]
    window.click(CGPoint(x: frame.midX, y: frame.midY))
    window.move(CGPoint(x: 10, y: 290))
    window.settle()
    #expect(window.texts.contains("on") && window.toggle("Pinned").isOn)
    #expect(try window.picture()[corner.0, corner.1] != off)
    window.toggle("Pinned").press()
    window.settle()
    #expect(window.texts.contains("off"))
    #expect(try window.picture()[corner.0, corner.1] == off)
  }

  @Test func aPickerShowsItsValueAlone() {
    let window = window {
      Picker("Order", selection: .constant(1)) {
        Text("Date").tag(0)
        Text("Name").tag(1)
      }
    }
    #expect(window.texts.contains("Name") && !window.texts.contains("Order"))
  }

  @Test func outsideOfBarsALabelHasBothParts() {
    let window = TestWindow(width: 300, height: 100) { Button("Add", systemImage: "plus") {} }
    window.settle()
    #expect(window.texts.contains("Add"))
  }

  @Test func theSheetOfAnItemIsNoBar() {
    let window = window {
      Button("Add", systemImage: "plus") {}
        .sheet(isPresented: .constant(true)) { Label("Inside", systemImage: "tray") }
    }
    #expect(window.texts.contains("Inside"))
  }
}
