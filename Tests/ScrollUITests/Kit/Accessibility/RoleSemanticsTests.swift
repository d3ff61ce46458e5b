import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Semantics
import Testing

/// Bars, search fields, tips, lines and check boxes as assistive technologies read them.
@MainActor @Suite struct RoleSemanticsTests {
  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    let window = TestWindow(width: 400, height: 400, content: content)
    window.settle()
    return window
  }

  @Test func theItemsOfABarAreAToolbar() throws {
    let window = window {
      NavigationStack {
        Text("Content")
          .navigationTitle("Inbox")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
            ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
          }
      }
    }
    #expect(
      window.semanticTree == """
        window
          heading 1 “Inbox”
          toolbar
            button “Add”
          text “Content”
          toolbar
            button “Sort”

        """)
  }

  @Test func theFieldOfASearchIsASearchField() throws {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        NavigationStack { Text("Found \(text)").searchable(text: $text, prompt: "Titles") }
      }
    }
    let window = window { Page() }
    let field = try window.found(.searchField, "Titles")
    #expect(field.exists && !window.element(.textField).exists)
    field.setText("tea")
    #expect(window.texts.contains("Found tea") && field.value == "tea")
    field.focus()
    #expect(field.isFocused)
  }

  @Test func aShownTipIsATooltip() throws {
    let window = TestWindow(width: 300, height: 200) { Button("Save") {}.help("Stores the file") }
    window.settle()
    #expect(window.semanticTree == "window\n  button “Save” hint “Stores the file”\n")
    let frame = try window.found(.button, "Save").frame
    window.move(CGPoint(x: frame.midX, y: frame.midY))
    window.advance(seconds: 1)
    #expect(
      window.semanticTree == """
        window
          button “Save” hint “Stores the file”
          tooltip “Stores the file”

        """)
    window.move(CGPoint(x: 1, y: 1))
    window.settle()
    #expect(!window.element(.tooltip).exists)
  }

  @Test func aDividerIsASeparatorWithItsOrientation() throws {
    let window = window {
      VStack {
        Text("Above")
        Divider()
        HStack {
          Text("Left")
          Divider()
          Text("Right").overlay(alignment: .bottom) { Divider() }
        }
        .background(alignment: .top) { Divider().padding(2) }
        Divider()
      }
    }
    #expect(
      window.semanticTree == """
        window
          text “Above”
          separator
          text “Left”
          separator
          text “Right”

        """)
    let separators = window.presentTree.nodes.values.filter { $0.role == .separator }
    #expect(separators.filter { $0.states.contains(.horizontal) }.count == 1)
    #expect(separators.filter { $0.states.contains(.vertical) }.count == 1)
  }

  @Test func controlsRowsAndModifiersPassOverDividers() throws {
    struct Page: View {
      @State private var taps = 0

      var body: some View {
        List {
          VStack {
            Text("Row")
            Divider()
            Text("Below")
          }
          HStack {
            Color.red.frame(width: 5, height: 5)
            Divider()
            Button("Tap") { taps += 1 }
          }
          Divider()
        }
        VStack {
          Text("Card \(taps)")
          Divider()
          Color.red.frame(height: 5)
        }
        .onTapGesture { taps += 1 }
        HStack {
          Color.red.frame(width: 5, height: 5)
          Divider()
          Text("Old")
        }
        .accessibilityLabel("New")
        .frame(height: 30)
        Button {
        } label: {
          Text("One")
          Divider()
          Text("Two")
        }
        .disabled(true)
      }
    }
    let window = TestWindow(width: 400, height: 800) { VStack { Page() } }
    window.settle()
    #expect(
      window.semanticTree == """
        window
          list (3 rows)
            row “Row, Below” 1 of 3
            row “Tap” 2 of 3
          button “Card 0”
          separator
          text “New” text “Old”
          button “One, Two” disabled

        """)
  }

  @Test func aToggleWithABoxIsACheckBox() throws {
    struct Page: View {
      @State private var isTicked = false

      var body: some View {
        VStack {
          Toggle("Ticked", isOn: $isTicked).toggleStyle(.checkbox)
          Toggle("Bare", isOn: $isTicked).toggleStyle(.checkbox).labelsHidden()
        }
      }
    }
    let window = window { Page() }
    #expect(
      window.semanticTree == """
        window
          checkBox “Ticked” off
          checkBox “Bare” off

        """)
    try window.found(.checkBox, "Ticked").press()
    #expect(try window.found(.checkBox, "Bare").isOn)
  }

  @Test func aToggleInAMenuIsAnItemThatIsOnOrOff() throws {
    struct Page: View {
      @State private var isBold = true
      var body: some View { Menu("Format") { Toggle("Bold", isOn: $isBold) } }
    }
    let window = window { Page() }
    try window.found(.button, "Format").press()
    window.settle()
    #expect(window.semanticTree == "window\n  menu\n    menuItem “Bold” on\n")
  }
}
