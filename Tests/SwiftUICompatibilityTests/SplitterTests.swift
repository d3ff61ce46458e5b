import Engine
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import SwiftUICompatibility
import Testing

/// The lines that a pointer drags between panes, columns of a window and columns of a table.
@MainActor @Suite struct SplitterTests {
  enum Divided: CaseIterable, Sendable { case panes, stackedPanes, sidebar, inspector, table }

  private struct Person: Identifiable {
    let id: Int
  }

  private struct Sample: View {
    let divided: Divided

    var body: some View {
      switch divided {
      case .panes:
        HSplitView {
          Color.red
          Color.blue.accessibilityIdentifier("after")
        }
      case .stackedPanes:
        VSplitView {
          Color.red
          Color.blue.accessibilityIdentifier("after")
        }
      case .sidebar:
        NavigationSplitView {
          Color.red
        } detail: {
          Color.blue.accessibilityIdentifier("after")
        }
      case .inspector:
        Color.red.inspector(isPresented: .constant(true)) { Color.blue.accessibilityIdentifier("after") }
      case .table:
        Table([Person(id: 1)]) {
          TableColumn("Name") { Text("Person \($0.id)") }
          TableColumn("Age") { Text("\($0.id + 40)") }
        }
      }
    }
  }

  /// The middle of a divider in a window of 800 × 400 points.
  private func divider(_ divided: Divided, in window: TestWindow) throws -> CGPoint {
    switch divided {
    case .panes, .sidebar, .inspector: CGPoint(x: window.frame("after").minX, y: 200)
    case .stackedPanes: CGPoint(x: 400, y: window.frame("after").minY)
    case .table:
      try #require(window.frame(ofText: "Age").map { CGPoint(x: $0.minX - 6, y: $0.midY) })
    }
  }

  @Test(arguments: Divided.allCases) func thePointerOverADividerHasTheShapeOfItsMovement(divided: Divided) throws {
    let window = TestWindow(width: 800, height: 400) { Sample(divided: divided) }
    window.settle()
    let point = try divider(divided, in: window)
    window.move(point)
    let hover = window.pipeline.input.hover
    #expect(hover.shape == (divided == .stackedPanes ? .resizeVertical : .resizeHorizontal))
    window.move(CGPoint(x: point.x + 20, y: point.y + 20))
    #expect(hover.shape == .arrow)
  }
}
