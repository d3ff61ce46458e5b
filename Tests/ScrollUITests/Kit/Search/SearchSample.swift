import Engine
import Geometry
import Observation
import ScrollUI
import ScrollUITesting

/// A searchable list of fruits.
@MainActor final class SearchSample {
  @MainActor @Observable final class Model {
    var text = ""
    var tokens: [Token] = []
    var scope = "all"
    var isPresented = false
    var suggestions = ["apple", "apricot", "avocado"]
    var rows = (0..<60).map { "Fruit \($0)" }
    var path: [Int] = []
    @ObservationIgnored var submissions: [String] = []
    @ObservationIgnored var actions = 0
  }

  struct Token: Identifiable, Equatable {
    var id: String
  }

  /// The place of the `searchable` modifier.
  enum Place {
    case noPage
    case page
    case aroundTheStack
  }

  let model = Model()
  let window: TestWindow

  init(
    _ place: Place = .page, width: CGFloat = 400, placement: SearchFieldPlacement = .automatic,
    behavior: SearchToolbarBehavior = .automatic, activation: SearchScopeActivation = .automatic,
    hasSuggestions: Bool = false, direction: LayoutDirection = .leftToRight
  ) {
    let model = model
    window = TestWindow(width: width, height: 500) {
      SearchSampleView(
        model: model, place: place, placement: placement, activation: activation, hasSuggestions: hasSuggestions
      )
      .searchToolbarBehavior(behavior)
      .environment(\.layoutDirection, direction)
    }
    window.settle()
  }

  var field: TextEditingNode? { window.editedTexts.first }

  /// The frame of the text in the field, in window coordinates.
  var fieldFrame: CGRect? { field.map { $0.convert($0.bounds, to: nil) } }

  var isFocused: Bool { field?.isFocused == true }

  var isSearching: Bool { window.texts.contains("searching") }

  /// Presses Control-F.
  func open() {
    window.key("F", .control)
    window.settle()
  }

  func key(_ name: String) {
    window.key(name)
    window.settle()
  }

  /// Pushes a page without a search.
  func push() { model.path = [1] }

  func type(_ text: String) {
    window.type(text)
    window.settle()
  }
}

private struct SearchSampleView: View {
  let model: SearchSample.Model
  let place: SearchSample.Place
  let placement: SearchFieldPlacement
  let activation: SearchScopeActivation
  let hasSuggestions: Bool

  var body: some View {
    switch place {
    case .noPage: search(SearchSampleRows(model: model))
    case .page: NavigationStack(path: path) { search(pages) }
    case .aroundTheStack: search(NavigationStack { pages })
    }
  }

  private var pages: some View {
    SearchSampleRows(model: model).navigationDestination(for: Int.self) { _ in Text("a page without search") }
  }

  private var path: Binding<[Int]> { Binding(get: { model.path }, set: { model.path = $0 }) }

  @ViewBuilder private func search(_ content: some View) -> some View {
    @Bindable var model = model
    let searchable = content.searchable(
      text: $model.text, tokens: $model.tokens, isPresented: $model.isPresented, placement: placement, prompt: "Fruits"
    ) { Text("#" + $0.id) }
    .searchScopes($model.scope, activation: activation) {
      Text("All").tag("all")
      Text("Green").tag("green")
    }
    .onSubmit(of: .search) { model.submissions.append(model.text) }
    if hasSuggestions {
      searchable.searchSuggestions {
        ForEach(model.suggestions.filter { $0.hasPrefix(model.text) }, id: \.self) { Text($0).searchCompletion($0) }
        if model.text.hasPrefix("t") { Text("token red").searchCompletion(SearchSample.Token(id: "red")) }
        if model.text.hasPrefix("b") { Button("button") { model.actions += 1 } }
      }
    } else {
      searchable
    }
  }
}

private struct SearchSampleRows: View {
  let model: SearchSample.Model
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    List {
      Button(isSearching ? "searching" : "not searching") { dismissSearch() }
      NavigationLink("details", value: 1)
      ForEach(model.rows, id: \.self) { Text($0) }
    }
    .navigationTitle("Market")
  }
}
