import Foundation

struct Recipe: Identifiable, Hashable {
  let id: Int
  var title: String
  var minutes: Int
  var ingredients: [String]
  var isFavorite = false

  var duration: Measurement<UnitDuration> { Measurement(value: Double(minutes), unit: .minutes) }
}

@Observable
final class Cookbook {
  var recipes: [Recipe]
  var search = ""
  var servings = 2

  init(recipes: [Recipe] = Cookbook.samples) {
    self.recipes = recipes
  }

  var found: [Recipe] {
    search.isEmpty ? recipes : recipes.filter { $0.title.localizedCaseInsensitiveContains(search) }
  }

  var totalMinutes: Int { found.reduce(0) { $0 + $1.minutes } }

  func toggleFavorite(_ id: Recipe.ID) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].isFavorite.toggle()
  }

  static let samples = [
    Recipe(id: 1, title: "Lentil soup", minutes: 40, ingredients: ["Lentils", "Carrots", "Onion"]),
    Recipe(id: 2, title: "Pancakes", minutes: 20, ingredients: ["Flour", "Milk", "Eggs"], isFavorite: true),
    Recipe(id: 3, title: "Tomato soup", minutes: 30, ingredients: ["Tomatoes", "Basil"]),
  ]
}
