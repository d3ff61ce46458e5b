import Engine
import ScrollUI
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

  @Test func aDividerIsASeparatorWithItsOrientation() {
    let window = window {
      VStack {
        Text("Above")
        Divider()
        HStack {
          Text("Left")
          Divider()
          Text("Right")
        }
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

  @Test func controlsRowsAndModifiersPassOverDividers() {
    struct Page: View {
      @State private var taps = 0

      var body: some View {
        List {
          VStack {
            Text("Row")
            Divider()
          }
          HStack {
            Divider()
            Button("Tap") { taps += 1 }
          }
          Divider()
        }
        VStack {
          Text("Card \(taps)")
          Divider()
        }
        .onTapGesture { taps += 1 }
        HStack {
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
    let window = window { VStack { Page() } }
    #expect(
      window.semanticTree == """
        window
          list (3 rows)
            row “Row” 1 of 3
            row “Tap” 2 of 3
          button “Card 0”
          separator
          text “New”
          button “One, Two” disabled

        """)
  }
}
