import SwiftUI

struct CountrySearch: App {
  var body: some Scene {
    WindowGroup {
      CountrySearchView()
    }
  }
}

struct Country: Identifiable, Hashable, Comparable {
  enum Continent: String, CaseIterable, Identifiable {
    case africa = "Africa"
    case americas = "Americas"
    case asia = "Asia"
    case europe = "Europe"
    var id: Self { self }
  }

  let name: String
  let capital: String
  let continent: Continent
  let population: Int

  var id: String { name }

  static func < (left: Country, right: Country) -> Bool { left.name < right.name }

  static let all: [Country] = [
    Country(name: "Kenya", capital: "Nairobi", continent: .africa, population: 53_000_000),
    Country(name: "Morocco", capital: "Rabat", continent: .africa, population: 37_000_000),
    Country(name: "Brazil", capital: "Brasília", continent: .americas, population: 214_000_000),
    Country(name: "Canada", capital: "Ottawa", continent: .americas, population: 38_000_000),
    Country(name: "Peru", capital: "Lima", continent: .americas, population: 33_000_000),
    Country(name: "Japan", capital: "Tokyo", continent: .asia, population: 125_000_000),
    Country(name: "Nepal", capital: "Kathmandu", continent: .asia, population: 30_000_000),
    Country(name: "Austria", capital: "Vienna", continent: .europe, population: 9_000_000),
    Country(name: "Norway", capital: "Oslo", continent: .europe, population: 5_400_000),
    Country(name: "Portugal", capital: "Lisbon", continent: .europe, population: 10_300_000),
  ]
}

@MainActor
final class CountrySearchModel: ObservableObject {
  enum Scope: String, CaseIterable {
    case name, capital
  }

  enum Order: String, CaseIterable, Identifiable {
    case alphabetical, population
    var id: String { rawValue }
  }

  @Published var query = ""
  @Published var scope = Scope.name
  @Published var order = Order.alphabetical
  @Published var visited: Set<Country.ID> = []
  @Published private(set) var isLoading = true
  private var countries: [Country] = []

  func load() async {
    try? await Task.sleep(nanoseconds: 1_000_000)
    countries = Country.all
    isLoading = false
  }

  var results: [Country] {
    let found =
      query.isEmpty
      ? countries
      : countries.filter {
        (scope == .name ? $0.name : $0.capital).localizedCaseInsensitiveContains(query)
      }
    switch order {
    case .alphabetical: return found.sorted()
    case .population: return found.sorted { $0.population > $1.population }
    }
  }

  var groups: [(Country.Continent, [Country])] {
    Dictionary(grouping: results, by: \.continent)
      .sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key, $0.value) }
  }
}

struct CountrySearchView: View {
  @StateObject private var model = CountrySearchModel()
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      CountryResults(model: model)
        .navigationTitle("Countries")
        .searchable(
          text: $model.query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Name or capital"
        )
        .searchScopes($model.scope) {
          ForEach(CountrySearchModel.Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        .searchSuggestions {
          if model.query.isEmpty {
            Text("Japan").searchCompletion("Japan")
            Text("Peru").searchCompletion("Peru")
          }
        }
        .toolbar {
          ToolbarItem {
            Menu("Sort", systemImage: "arrow.up.arrow.down") {
              Picker("Order", selection: $model.order) {
                ForEach(CountrySearchModel.Order.allCases) { Text($0.rawValue.capitalized).tag($0) }
              }
            }
          }
          ToolbarItem {
            Button("Surprise me") {
              if let country = Country.all.first(where: { $0.name == "Nepal" }) { path.append(country) }
            }
          }
        }
        .navigationDestination(for: Country.self) { country in
          CountryDetail(country: country, isVisited: model.visited.contains(country.id)) {
            model.visited.formSymmetricDifference([country.id])
          }
        }
    }
    .task { await model.load() }
  }
}

struct CountryResults: View {
  @ObservedObject var model: CountrySearchModel
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    List {
      if model.isLoading {
        ForEach(0..<6, id: \.self) { _ in
          CountryRow(country: Country.all[0], isVisited: false)
            .redacted(reason: .placeholder)
        }
      } else {
        if isSearching {
          Text("\(model.results.count) matches")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        ForEach(model.groups, id: \.0) { continent, countries in
          Section(header: Text(continent.rawValue)) {
            ForEach(countries) { country in
              NavigationLink(value: country) {
                CountryRow(country: country, isVisited: model.visited.contains(country.id))
              }
            }
          }
        }
      }
    }
    .listStyle(.plain)
    .overlay {
      if !model.isLoading && model.results.isEmpty {
        ContentUnavailableView.search(text: model.query)
      }
    }
    .animation(.default, value: model.query)
    .refreshable { await model.load() }
  }
}

struct CountryRow: View {
  let country: Country
  let isVisited: Bool

  var body: some View {
    LabeledContent {
      Text(country.population, format: .number.notation(.compactName))
    } label: {
      HStack {
        Text(country.name)
        if isVisited {
          Image(systemName: "checkmark.seal.fill")
            .foregroundStyle(.green)
            .accessibilityLabel("Visited")
        }
      }
      Text(country.capital)
    }
  }
}

struct CountryDetail: View {
  let country: Country
  let isVisited: Bool
  let toggle: () -> Void

  var body: some View {
    List {
      LabeledContent("Capital", value: country.capital)
      LabeledContent("Continent", value: country.continent.rawValue)
      LabeledContent("Population") {
        Text(country.population.formatted())
      }
      Button(isVisited ? "Forget visit" : "Mark as visited", action: toggle)
      ShareLink(item: "\(country.name): \(country.capital)")
    }
    .navigationTitle(country.name)
  }
}
