import Combine
import Foundation

struct Grocery: Identifiable, Codable, Equatable {
  var id = UUID()
  var name: String
  var isBought = false
}

final class GroceryStore: ObservableObject {
  @Published var groceries = ["Apples", "Bread", "Coffee", "Olive oil", "Tomatoes"].map { Grocery(name: $0) }
  @Published private(set) var status = "Not saved"
  private var saved: Data?

  func load() {
    guard let saved = saved, let groceries = try? JSONDecoder().decode([Grocery].self, from: saved) else { return }
    self.groceries = groceries
  }

  func save() {
    saved = try? JSONEncoder().encode(groceries)
    status = "Saved \(groceries.count) items"
  }

  func add(_ name: String) {
    groceries.append(Grocery(name: name))
  }

  func toggle(_ grocery: Grocery) {
    guard let index = groceries.firstIndex(of: grocery) else { return }
    groceries[index].isBought.toggle()
  }
}
