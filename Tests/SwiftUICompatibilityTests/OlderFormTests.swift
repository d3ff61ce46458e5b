import Foundation
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import SwiftUICompatibility
import Testing

/// The forms of 2019 to 2021 that samples of these years write.
@MainActor @Suite struct OlderFormTests {
  @Observable final class Model {
    var name = ""
    var number = 2
    var share = 0.5
    var log: [String] = []
  }

  private let model = Model()

  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    let window = TestWindow(width: 300, height: 300) { VStack { content() } }
    window.settle()
    return window
  }

  @Test func accessibilityPropertiesHaveTheirParametersNames() {
    let window = window {
      Text("a").accessibility(label: Text("Name")).accessibility(value: Text("3")).accessibility(hint: Text("Counts"))
        .accessibility(inputLabels: [Text("Number")]).accessibility(identifier: "name")
      Text("Title").accessibility(addTraits: .isHeader)
      Text("Plain").accessibilityAddTraits(.isHeader).accessibility(removeTraits: .isHeader)
      Text("Hidden").accessibility(hidden: true)
    }
    let name = window.element(nil, "Name")
    #expect(name.value == "3" && name.hint == "Counts" && name.inputLabels == ["Number"])
    #expect(window.frame("name") == window.frame(ofText: "a"))
    #expect(window.element(.heading, "Title").exists)
    #expect(window.element(.text, "Plain").exists)
    #expect(!window.semanticTree.contains("Hidden"))
  }

  @Test func aSortPriorityComesFirst() {
    let window = window {
      HStack {
        Text("One")
        Text("Two").accessibility(sortPriority: 1)
      }
    }
    let tree = window.semanticTree
    #expect(tree.firstRange(of: "Two")!.lowerBound < tree.firstRange(of: "One")!.lowerBound)
  }

  @Test func aContextMenuIsAValue() {
    let window = window {
      Text("With").contextMenu(ContextMenu { Button("Copy") { model.log.append("copy") } })
      Text("Without").contextMenu(nil as ContextMenu<EmptyView>?)
    }
    #expect(window.element(.text, "With").showMenu())
    window.settle()
    window.element(nil, "Copy").press()
    #expect(model.log == ["copy"])
    #expect(!window.element(.text, "Without").showMenu())
  }

  @Test func labelsOfSlidersAndSteppersMayComeLast() {
    let share = Binding(get: { model.share }, set: { model.share = $0 })
    let number = Binding(get: { model.number }, set: { model.number = $0 })
    let window = window {
      Slider(
        value: share, in: 0...2, step: 0.5, onEditingChanged: { _ in }, minimumValueLabel: Text("none"),
        maximumValueLabel: Text("all")
      ) {
        Text("Share")
      }
      Slider(value: share, in: 0...2, onEditingChanged: { _ in }) { Text("Again") }
      Stepper(onIncrement: { model.log.append("up") }, onDecrement: nil, label: { Text("Steps") })
      Stepper(value: number, in: 0...3, onEditingChanged: { model.log.append("\($0)") }, label: { Text("Count") })
    }
    #expect(window.texts == ["none", "all", "Steps", "Count"])
    window.element(.slider, "Share").increment()
    window.element(.slider, "Again").setNumber(2)
    #expect(model.share == 2)
    window.element(nil, "Steps").increment()
    window.element(nil, "Count").increment()
    #expect(model.log == ["up"] && model.number == 3)
  }

  @Test func returnCommitsAPassword() {
    let name = Binding(get: { model.name }, set: { model.name = $0 })
    let window = window { SecureField("Password", text: name, onCommit: { model.log.append(model.name) }) }
    window.element(.secureField, "Password").focus()
    window.settle()
    window.type("secret")
    window.press(.return)
    #expect(model.log == ["secret"])
  }

  @Test func stylesOfTextEditorsDrawABorderOrNoBackground() throws {
    func colors<S: TextEditorStyle>(_ style: S) throws -> Set<UInt32> {
      let window = TestWindow(width: 60, height: 40) {
        TextEditor(text: .constant("")).textEditorStyle(style).frame(width: 60, height: 40).background(.red)
      }
      window.settle()
      let picture = try window.picture()
      return Set((0..<40).map { picture[30, $0] })
    }
    #expect(try colors(.plain).count == 1)
    #expect(try !colors(.automatic).isSubset(of: colors(.plain)))
    #expect(try colors(.roundedBorder).count > colors(.automatic).count)
  }

  @Test func styleTypesHaveTheNamesOfSwiftUI() {
    let window = window {
      DatePicker("Date", selection: .constant(.now), displayedComponents: .date)
        .datePickerStyle(WheelDatePickerStyle())
      Picker("Fruit", selection: .constant(0)) { Text("Apple").tag(0) }.pickerStyle(PopUpButtonPickerStyle())
      ControlGroup { Button("Bold") {} }.controlGroupStyle(NavigationControlGroupStyle())
      Button("More") { model.log.append("more") }.buttonStyle(LinkButtonStyle())
    }
    #expect(window.texts.contains("Bold"))
    window.button("More").press()
    #expect(model.log == ["more"])
  }
}
