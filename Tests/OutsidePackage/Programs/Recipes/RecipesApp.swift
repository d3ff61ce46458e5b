import SwiftUI

@main
struct RecipesApp: App {
  @State private var cookbook = Cookbook()

  var body: some Scene {
    WindowGroup {
      RecipeList()
        .environment(cookbook)
    }
    .defaultSize(width: 420, height: 640)
  }
}

struct RecipeList: View {
  @Environment(Cookbook.self) private var cookbook
  @State private var path: [Recipe.ID] = []

  var body: some View {
    @Bindable var cookbook = cookbook
    NavigationStack(path: $path) {
      List {
        Section("\(cookbook.found.count) recipes, \(cookbook.totalMinutes) minutes") {
          ForEach(cookbook.found) { recipe in
            NavigationLink(value: recipe.id) {
              RecipeRow(recipe: recipe)
            }
            .swipeActions(edge: .leading) {
              Button("Favorite", systemImage: "star") { cookbook.toggleFavorite(recipe.id) }
                .tint(.yellow)
            }
          }
        }
      }
      .overlay {
        if cookbook.found.isEmpty {
          ContentUnavailableView.search(text: cookbook.search)
        }
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.ID.self) { id in
        if let index = cookbook.recipes.firstIndex(where: { $0.id == id }) {
          RecipeDetail(recipe: $cookbook.recipes[index])
        }
      }
      .searchable(text: $cookbook.search, prompt: "Find a recipe")
    }
  }
}

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    LabeledContent {
      Text("\(recipe.minutes) min")
    } label: {
      Label(recipe.title, systemImage: recipe.isFavorite ? "star.fill" : "fork.knife")
    }
  }
}

struct RecipeDetail: View {
  @Binding var recipe: Recipe
  @Environment(Cookbook.self) private var cookbook
  @State private var done: Set<String>

  init(recipe: Binding<Recipe>) {
    _recipe = recipe
    done = []
  }

  var body: some View {
    @Bindable var cookbook = cookbook
    Form {
      TextField("Title", text: $recipe.title)
      Stepper("Servings: \(cookbook.servings)", value: $cookbook.servings, in: 1...12)
      Section("Ingredients") {
        ForEach(recipe.ingredients, id: \.self) { ingredient in
          Button {
            if done.remove(ingredient) == nil { done.insert(ingredient) }
          } label: {
            Label(ingredient, systemImage: done.contains(ingredient) ? "checkmark.circle.fill" : "circle")
          }
        }
      }
      Gauge(value: Double(done.count), in: 0...Double(max(1, recipe.ingredients.count))) {
        Text("Prepared")
      } currentValueLabel: {
        Text("\(done.count) of \(recipe.ingredients.count)")
      }
    }
    .navigationTitle(recipe.title)
    .toolbar {
      Toggle("Favorite", systemImage: "star", isOn: $recipe.isFavorite)
    }
  }
}

#Preview {
  RecipeList().environment(Cookbook())
}
