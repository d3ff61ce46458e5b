import Engine
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import SwiftUICompatibility
import Testing

/// Tables with rows of `TableRow`.
@MainActor @Suite struct TableRowTests {
  private struct Fruit: Identifiable {
    let id: String
    let price: Int

    static let all = [Fruit(id: "Apple", price: 2), Fruit(id: "Cherry", price: 9), Fruit(id: "Pear", price: 3)]
  }

  /// Rows of a program's own.
  private struct Total: TableRowContent {
    typealias TableRowValue = Fruit
    let fruits: [Fruit]

    var tableRowBody: some TableRowContent<Fruit> {
      TableRow(Fruit(id: "Total", price: fruits.reduce(0) { $0 + $1.price }))
    }
  }

  private struct Prices: View {
    let chosen: Remote<Set<String>>
    @State private var fruits = Fruit.all
    @State private var selection: Set<String> = []

    var body: some View {
      let _ = chosen.connect($selection)
      Table(of: Fruit.self, selection: $selection) {
        TableColumn("Fruit", value: \.id)
        TableColumn("Price") { Text("\($0.price) €") }
      } rows: {
        TableRow(Fruit(id: "Bag", price: 1))
        Section("Fresh") {
          ForEach(fruits) { fruit in
            TableRow(fruit)
              .contextMenu { Button("Remove") { fruits.removeAll { $0.id == fruit.id } } }
          }
        }
        Total(fruits: fruits)
      }
    }
  }

  private let chosen = Remote<Set<String>>()

  private func window() -> TestWindow {
    let window = TestWindow(width: 400, height: 400) { Prices(chosen: chosen) }
    window.settle()
    return window
  }

  private func order(_ window: TestWindow) -> [String] {
    let names = ["Bag", "Fresh", "Apple", "Cherry", "Pear", "Total"]
    return names.filter { window.texts.contains($0) }
      .sorted { (window.frame(ofText: $0)?.minY ?? 0) < (window.frame(ofText: $1)?.minY ?? 0) }
  }

  @Test func rowsAndSectionsAreShownInOrder() throws {
    let window = window()
    #expect(order(window) == ["Bag", "Fresh", "Apple", "Cherry", "Pear", "Total"])
    #expect(window.texts.contains("14 €"))
    let (title, cell) = (try #require(window.frame(ofText: "Price")), try #require(window.frame(ofText: "9 €")))
    #expect(abs(title.minX - cell.minX) < 0.5)
  }

  @Test func rowsAreSelectedByTheirValues() throws {
    let window = window()
    for (row, id) in [("9 €", "Cherry"), ("1 €", "Bag"), ("14 €", "Total")] {
      try window.tap(row)
      window.settle()
      #expect(chosen.value == [id])
    }
    window.key("Up")
    window.settle()
    #expect(chosen.value == ["Pear"])
  }

  @Test func aRowHasAContextMenu() throws {
    let window = window()
    let cherry = try #require(window.frame(ofText: "Cherry"))
    let point = CGPoint(x: cherry.midX, y: cherry.midY)
    window.send(.mouseDown(point, button: 3))
    window.send(.mouseUp(point, button: 3))
    window.advance()
    window.settle()
    try window.tap("Remove")
    window.settle()
    #expect(order(window) == ["Bag", "Fresh", "Apple", "Pear", "Total"])
    #expect(window.texts.contains("5 €"))
  }
}
