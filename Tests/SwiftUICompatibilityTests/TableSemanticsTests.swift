import Engine
import Foundation
import ScrollUI
import ScrollUIForms
import ScrollUITestSupport
import ScrollUITesting
import SwiftUICompatibility
import Testing

/// Tables as assistive technologies read them: headers, rows and cells.
@MainActor @Suite struct TableSemanticsTests {
  private struct Person: Identifiable, Sendable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    let count: Int
    @State private var people: [Person]
    @State private var selection: Set<Int> = []
    @State private var order: [KeyPathComparator<Person>] = []

    init(count: Int) {
      self.count = count
      let names = ["Mia", "Ada", "Zoe"]
      _people = State(
        initialValue: (0..<count).map { Person(id: $0, name: "\(names[$0 % 3]) \($0)", age: 30 + ($0 * 7) % 10) })
    }

    var body: some View {
      Table(people, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80)
        TableColumn("Number") { Text("No. \($0.id)") }
      }
      .onChange(of: order) { people.sort(using: order) }
      .accessibilityLabel("People")
    }
  }

  private func window(count: Int) -> TestWindow {
    let window = TestWindow(width: 500, height: 300) { People(count: count) }
    window.settle()
    return window
  }

  @Test func aTableHasHeadersRowsAndCells() throws {
    #expect(
      window(count: 2).semanticTree == """
        window
          table “People” (2 rows) multiselectable
            columnHeader “Name” 1 of 3
            columnHeader “Age” 2 of 3
            columnHeader “Number” 3 of 3
            row “Mia 0” 1 of 2
              cell “Mia 0” 1 of 3
              cell “30” 2 of 3
              cell “No. 0” 3 of 3
            row “Ada 1” 2 of 2
              cell “Ada 1” 1 of 3
              cell “37” 2 of 3
              cell “No. 1” 3 of 3

        """)
  }

  @Test func aHeaderSortsAndHasTheOrderAsItsValue() throws {
    let window = window(count: 3)
    let name = try window.found(.columnHeader, "Name")
    #expect(name.value == "" && name.press())
    window.settle()
    #expect(name.value == "ascending" && window.row("Ada 1").exists)
    let rows = window.presentTree.nodes.values.filter { $0.position == 0 && $0.setSize == 3 && !$0.children.isEmpty }
    #expect(rows.map(\.label) == ["Ada 1"])
    name.press()
    window.settle()
    #expect(name.value == "descending")
    #expect(try !window.found(.columnHeader, "Number").press(), "the column has no order")
  }

  @Test func aLargeTableHasElementsOfTheRowsInSightAlone() throws {
    let window = window(count: 100_000)
    let lazy = window.nodes(of: LazyNode.self)[0]
    lazy.reveal(item: 40_000)
    window.settle()
    let tree = window.presentTree
    #expect(window.nodes(of: ListRowNode.self).count < 40 && tree.nodes.count < 100)
    #expect(tree.nodes.values.contains { $0.label == "People" && $0.setSize == 100_000 && $0.position == nil })
    #expect(tree.nodes.values.first { $0.label == "Ada 40000" && !$0.children.isEmpty }?.position == 40_000)
  }

  @Test func theTableScrollsAndHasTheBar() throws {
    let window = window(count: 500)
    let table = try window.found(.table, "People")
    #expect(window.element(.scrollBar).exists && !window.element(.scrollView).exists && !window.element(.list).exists)
    #expect(table.perform(.action(.scroll(.bottom))))
    window.settle()
    #expect(!window.row("Mia 0").exists)
    #expect(table.perform(.action(.scroll(.top))))
    window.settle()
    #expect(try window.found(.row, "Mia 0").isShowing)
  }

  @Test func rowsAreSelectedAndFollowedByTheFocus() throws {
    let window = window(count: 20)
    try window.found(.row, "Ada 4").press()
    #expect(try window.found(.row, "Ada 4").isSelected)
    try window.found(.table).focus()
    window.settle()
    #expect(try window.found(.row, "Ada 4").isFocused)
    window.key("Down")
    window.settle()
    #expect(try window.found(.row, "Zoe 5").isFocused && window.found(.row, "Zoe 5").isSelected)
    #expect(try window.found(.table).perform(.clearSelection) && !window.found(.row, "Zoe 5").isSelected)
  }

  @Test func cellsKeepTheirControlsAndRowsTheirMenus() throws {
    struct Switches: View {
      @State private var isOn = false
      @State private var removed = 0

      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          TableColumn("Active") { _ in
            HStack {
              Text("active")
              Toggle("Switch", isOn: $isOn).labelsHidden()
            }
          }
          TableColumn("Go") { _ in Button("Go \(removed)") { removed += 1 } }
        } rows: {
          TableRow(Person(id: 1, name: "Mia", age: 3)).contextMenu { Button("Remove") {} }
        }
        .tableColumnHeaders(.hidden)
      }
    }
    let window = TestWindow(width: 600, height: 200) { Switches() }
    window.settle()
    #expect(
      window.semanticTree == """
        window
          table (1 rows)
            row “Mia” 1 of 1
              cell “Mia” 1 of 3
              cell “active” 2 of 3
                toggle “Switch” off
              cell “Go 0” 3 of 3

        """)
    try window.found(.toggle, "Switch").press()
    #expect(try window.found(.toggle, "Switch").isOn)
    #expect(try window.found(.cell, "Go 0").press() && window.element(.cell, "Go 1").exists)
    #expect(try window.found(.row, "Mia").showMenu())
    window.settle()
    #expect(window.element(.menuItem, "Remove").exists)
  }
}
