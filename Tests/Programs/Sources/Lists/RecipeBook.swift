import SwiftUI

struct RecipeBook: App {
  @StateObject private var store = RecipeStore()

  var body: some Scene {
    WindowGroup {
      RecipeList()
        .environmentObject(store)
    }
  }
}

enum Course: String, CaseIterable, Identifiable, Codable {
  case starter = "Starters"
  case main = "Main courses"
  case dessert = "Desserts"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .starter: return "leaf"
    case .main: return "flame"
    case .dessert: return "birthday.cake"
    }
  }
}

struct Recipe: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var course: Course
  var minutes: Int
  var ingredients: [String]
  var isFavorite = false
  var rating = 3
}

final class RecipeStore: ObservableObject {
  @Published var recipes: [Recipe] = [
    Recipe(title: "Tomato Soup", course: .starter, minutes: 25, ingredients: ["Tomatoes", "Basil", "Cream"]),
    Recipe(title: "Bruschetta", course: .starter, minutes: 10, ingredients: ["Bread", "Garlic"], isFavorite: true),
    Recipe(title: "Lasagne", course: .main, minutes: 90, ingredients: ["Pasta", "Beef", "Cheese"], rating: 5),
    Recipe(title: "Ratatouille", course: .main, minutes: 50, ingredients: ["Aubergine", "Courgette"]),
    Recipe(title: "Tiramisu", course: .dessert, minutes: 40, ingredients: ["Coffee", "Mascarpone"], isFavorite: true),
  ]

  func binding(for recipe: Recipe) -> Binding<Recipe> {
    Binding(
      get: { self.recipes.first { $0.id == recipe.id } ?? recipe },
      set: { changed in
        guard let index = self.recipes.firstIndex(where: { $0.id == recipe.id }) else { return }
        self.recipes[index] = changed
      })
  }

  func delete(_ recipe: Recipe) {
    recipes.removeAll { $0.id == recipe.id }
  }
}

struct RecipeList: View {
  @EnvironmentObject private var store: RecipeStore
  @State private var showsFavoritesOnly = false
  @State private var isAdding = false
  @State private var selected: Recipe?

  private func recipes(in course: Course) -> [Recipe] {
    store.recipes.filter { $0.course == course && (!showsFavoritesOnly || $0.isFavorite) }
  }

  var body: some View {
    NavigationStack {
      List {
        Toggle(isOn: $showsFavoritesOnly) {
          Label("Favorites only", systemImage: "star")
        }
        ForEach(Course.allCases) { course in
          let shown = recipes(in: course)
          if !shown.isEmpty {
            Section {
              ForEach(shown) { recipe in
                NavigationLink(value: recipe) {
                  RecipeRow(recipe: recipe)
                }
                .swipeActions(edge: .leading) {
                  Button {
                    store.binding(for: recipe).wrappedValue.isFavorite.toggle()
                  } label: {
                    Label("Favorite", systemImage: recipe.isFavorite ? "star.slash" : "star")
                  }
                  .tint(.yellow)
                }
                .contextMenu {
                  Button("Delete", systemImage: "trash", role: .destructive) { store.delete(recipe) }
                }
              }
              .onDelete { offsets in
                offsets.map { shown[$0] }.forEach(store.delete)
              }
            } header: {
              Label(course.rawValue, systemImage: course.symbol)
            } footer: {
              Text("\(shown.count) recipes")
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeDetail(recipe: store.binding(for: recipe))
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            isAdding = true
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Add recipe")
        }
        ToolbarItem(placement: .navigationBarLeading) {
          EditButton()
        }
      }
      .sheet(isPresented: $isAdding) {
        NewRecipe { recipe in
          withAnimation { store.recipes.append(recipe) }
        }
      }
    }
  }
}

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 2) {
        Text(recipe.title)
          .font(.headline)
        Text("^[\(recipe.minutes) minute](inflect: true)")
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      Spacer()
      if recipe.isFavorite {
        Image(systemName: "star.fill")
          .imageScale(.medium)
          .foregroundColor(.yellow)
          .accessibilityLabel("Favorite")
      }
    }
    .padding(.vertical, 4)
  }
}

struct RecipeDetail: View {
  @Binding var recipe: Recipe

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ZStack(alignment: .bottomLeading) {
          LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
            .frame(height: 160)
          Text(recipe.title)
            .font(.largeTitle.bold())
            .foregroundStyle(.white)
            .padding()
            .shadow(radius: 4)
        }
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))

        HStack {
          Label("\(recipe.minutes) min", systemImage: "clock")
          Spacer()
          RatingView(rating: $recipe.rating)
        }

        Divider()

        Text("Ingredients")
          .font(.title2)
          .fontWeight(.semibold)
        ForEach(recipe.ingredients, id: \.self) { ingredient in
          Label(ingredient, systemImage: "checkmark.circle")
        }
      }
      .padding()
    }
    .navigationTitle(recipe.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button {
        recipe.isFavorite.toggle()
      } label: {
        Label("Toggle Favorite", systemImage: recipe.isFavorite ? "star.fill" : "star")
          .labelStyle(.iconOnly)
          .foregroundStyle(recipe.isFavorite ? .yellow : .gray)
      }
    }
  }
}

struct RatingView: View {
  @Binding var rating: Int

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1..<6) { number in
        Button {
          rating = number
        } label: {
          Image(systemName: number <= rating ? "star.fill" : "star")
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(number) stars")
      }
    }
    .foregroundColor(.orange)
  }
}

struct NewRecipe: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var course = Course.main
  @State private var minutes = 30
  let save: (Recipe) -> Void

  var body: some View {
    NavigationView {
      Form {
        TextField("Title", text: $title)
        Picker("Course", selection: $course) {
          ForEach(Course.allCases) { Text($0.rawValue).tag($0) }
        }
        Stepper("\(minutes) minutes", value: $minutes, in: 5...180, step: 5)
      }
      .navigationTitle("New Recipe")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(Recipe(title: title, course: course, minutes: minutes, ingredients: []))
            dismiss()
          }
          .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
  }
}

#Preview {
  RecipeList()
    .environmentObject(RecipeStore())
}
