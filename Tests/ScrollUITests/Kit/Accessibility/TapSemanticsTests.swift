import ScrollUI
import ScrollUITesting
import Testing

/// A reader's press does the tap of `onTapGesture`, as a touch of the element would.
@MainActor @Suite struct TapSemanticsTests {
  private let recorder = Recorder()

  private func note(_ name: String) -> () -> Void { { recorder.note(name) } }

  @Test func aTextTakesThePress() {
    let window = TestWindow { Text("Lamp").onTapGesture(perform: note("lamp")) }
    #expect(window.element(nil, "Lamp").press())
    #expect(recorder.take() == ["lamp"])
  }

  @Test func aNamedShapeTakesThePressInEachOrderOfTheModifiers() {
    let window = TestWindow {
      VStack {
        Rectangle().onTapGesture(perform: note("red")).accessibilityLabel("Red")
        Rectangle().accessibilityLabel("Blue").onTapGesture(perform: note("blue"))
        Rectangle().onTapGesture(perform: note("green")).accessibilityLabel("Green").accessibilityAddTraits(.isButton)
      }
    }
    #expect(window.element(nil, "Red").press() && window.element(nil, "Blue").press() && window.button("Green").press())
    #expect(recorder.take() == ["red", "blue", "green"])
  }

  @Test func anElementThatIgnoresItsChildrenTakesThePress() {
    let window = TestWindow {
      VStack {
        HStack {
          Text("3")
          Text("days")
        }
        .onTapGesture(perform: note("inner"))
        .accessibilityElement()
        .accessibilityLabel("Three days")
        VStack { Text("4") }
          .accessibilityElement()
          .accessibilityLabel("Four days")
          .onTapGesture(perform: note("outer"))
        Text("5").onTapGesture(perform: note("tap")).accessibilityElement()
          .accessibilityLabel("Five days").accessibilityAction { recorder.note("action") }
      }
    }
    for name in ["Three", "Four", "Five"] { #expect(window.element(nil, "\(name) days").press()) }
    #expect(recorder.take() == ["inner", "outer", "action"])
  }

  @Test func textsBesideControlsTakeThePressEach() {
    let window = TestWindow {
      HStack {
        Text("Lamp")
        Button("Off") { recorder.note("off") }
      }
      .onTapGesture(perform: note("lamp"))
    }
    #expect(window.element(.text, "Lamp").press() && window.button("Off").press())
    #expect(recorder.take() == ["lamp", "off"])
  }

  @Test func doubleTapsAndDisabledViewsTakeNoPress() {
    let window = TestWindow {
      VStack {
        Text("Twice").onTapGesture(count: 2, perform: note("twice"))
        Text("Off").onTapGesture(perform: note("off")).disabled(true)
      }
    }
    #expect(!window.element(nil, "Twice").press() && !window.element(nil, "Off").press())
    #expect(recorder.take() == [])
  }

  @Test func aTapAroundScrollingContentIsNotOfferedByItsTexts() {
    let window = TestWindow {
      ScrollView {
        VStack { ForEach(0..<100, id: \.self) { Text("Row \($0)") } }
      }
      .onTapGesture(perform: note("tap"))
    }
    #expect(!window.element(.text, "Row 0").press())
  }

  // MARK: Panels

  @Test func textsOfASheetAreNoButton() {
    let window = TestWindow {
      Text("Behind").sheet(isPresented: .constant(true)) {
        VStack {
          Text("Notice")
          Text("All is well.")
        }
      }
    }
    window.settle()
    #expect(window.element(.dialog, "Notice").exists)
    #expect(window.element(.text, "All is well.").exists)
    #expect(!window.semanticTree.contains("button"), "\(window.semanticTree)")
  }

  @Test func textsOfAPopoverAndOfAMenuAreNoButton() {
    let window = TestWindow {
      Button("Help") {}.popover(isPresented: .constant(true)) {
        VStack {
          Text("Notice")
          Text("All is well.")
        }
      }
    }
    window.settle()
    #expect(window.element(.popover, "Notice").exists && window.element(.text, "All is well.").exists)
    #expect(!window.element(.button).exists, "\(window.semanticTree)")
  }

  @Test func pressesOnASheetStayInFrontOfTheWindow() throws {
    let window = TestWindow {
      Button("Behind") { recorder.note("behind") }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .sheet(isPresented: .constant(true)) { Text("Notice").frame(width: 300, height: 300) }
    }
    window.settle()
    try window.tap("Notice")
    window.tap(CGPoint(x: 200, y: 200))
    #expect(recorder.take() == [])
  }
}
