import SwiftUI

/// Search and the section index in their usual forms: they compile and are shown without a message.
public struct SearchSymbols: View {
  struct Token: Identifiable, Hashable {
    var id: String
  }

  enum Field: Hashable { case search }

  @State private var text = ""
  @State private var tokens: [Token] = []
  @State private var suggested = [Token(id: "red")]
  @State private var scope = 0
  @State private var isPresented = false
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  private let title = "not localized"

  public init() {}

  public var body: some View {
    TabView {
      Tab("Texts", systemImage: "textformat") { texts }
      Tab("Tokens", systemImage: "tag") { tokenForms }
      Tab("Index", systemImage: "list.bullet") { index }
      Tab(role: .search) { NavigationStack { results.searchable(text: $text) } }
    }
  }

  private var results: some View { SearchResults() }

  private var texts: some View {
    VStack {
      results.searchable(text: $text)
      results.searchable(text: $text, placement: .toolbar, prompt: Text("Prompt"))
      results.searchable(text: $text, placement: .navigationBarDrawer, prompt: "Prompt")
      results.searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: title)
      results.searchable(text: $text, isPresented: $isPresented, placement: .sidebar)
      results.searchable(text: $text, isPresented: $isPresented, prompt: "Prompt")
      results.searchable(text: $text, isPresented: $isPresented, placement: .toolbarPrincipal, prompt: title)
      results.searchable(text: $text) { Text("Suggestion").searchCompletion("suggestion") }
      results.searchable(text: $text, prompt: title, suggestions: { Text("Suggestion").searchCompletion("suggestion") })
      options
    }
  }

  private var options: some View {
    NavigationStack { results }
      .searchable(text: $text, prompt: "Prompt")
      .searchScopes($scope) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .searchScopes($scope, activation: .onTextEntry) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .searchSuggestions {
        Section("Heading") { Text("Suggestion").searchCompletion("suggestion") }
        Text("Token").searchCompletion(Token(id: "blue"))
      }
      .searchSuggestions(.hidden, for: .content)
      .searchSuggestions(.visible, for: [.menu, .content])
      .searchFocused($isFocused)
      .searchFocused($field, equals: .search)
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .searchToolbarBehavior(.minimize)
      .onSubmit(of: .search) {}
      .onSubmit(of: [.text, .search]) {}
  }

  private var tokenForms: some View {
    VStack {
      results.searchable(text: $text, tokens: $tokens) { Text($0.id) }
      results.searchable(text: $text, tokens: $tokens, placement: .automatic, prompt: "Prompt") { Text($0.id) }
      results.searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: title) { Text($0.id) }
      results.searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { token in
        Label(token.id, systemImage: "tag")
      }
      results.searchable(
        text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented, prompt: Text("Prompt")
      ) { Text($0.id) }
      results.searchable(text: $text, editableTokens: $tokens, prompt: "Prompt") { $token in
        Picker("Token", selection: $token.id) {
          Text("Red").tag("red")
          Text("Blue").tag("blue")
        }
      }
      results.searchable(text: $text, editableTokens: $tokens, isPresented: $isPresented, prompt: title) { $token in
        Text(token.id)
      }
    }
  }

  private var index: some View {
    List {
      ForEach(["A", "B", "C"], id: \.self) { letter in
        Section(letter) { ForEach(0..<3) { Text("\(letter) \($0)") } }
          .sectionIndexLabel(letter)
      }
      Section("D") { Text("d") }.sectionIndexLabel("D")
      Section("E") { Text("e") }.sectionIndexLabel(Text("E"))
      Section("F") { Text("f") }.sectionIndexLabel(nil as Text?)
    }
    .listSectionIndexVisibility(.visible)
  }
}

private struct SearchResults: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.searchSuggestionsPlacement) private var placement

  var body: some View {
    Button(isSearching && placement == .menu ? "Done" : "Idle") { dismissSearch() }
  }
}
