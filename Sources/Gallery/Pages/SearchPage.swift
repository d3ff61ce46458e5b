import ScrollUI
import ScrollUIForms

/// An archive of prints: text, tokens and scopes narrow the list, and suggestions complete the text.
struct SearchPage: View {
  @State private var text = ""
  @State private var tags: [PrintTag] = []
  @State private var scope = PrintScope.all
  @State private var recent: [String] = []
  @Environment(\.pageOptions) private var options
  @Environment(\.stringTable) private var stringTable
  @Environment(\.world) private var world

  var body: some View {
    NavigationStack {
      PrintList(prints: Print.all.filter { $0.matches(text, tags, in: scope, world, stringTable) })
        .navigationTitle("Prints")
        .searchable(text: $text, tokens: $tags, placement: placement, prompt: "Titles, captions, seasons") { tag in
          Label(tag.title, systemImage: tag.symbol)
        }
        .searchScopes($scope) {
          ForEach(PrintScope.allCases, id: \.self) { Text($0.title).tag($0) }
        }
        .searchSuggestions { suggestions }
        .searchToolbarBehavior(options.isOn(Self.minimized) ? .minimize : .automatic)
        .onSubmit(of: .search) { remember() }
    }
  }

  private var placement: SearchFieldPlacement {
    options.choice(Self.field) == "drawer" ? .navigationBarDrawer(displayMode: .always) : .automatic
  }

  @ViewBuilder private var suggestions: some View {
    let (tags, titles) = (matchingTags, matchingTitles)
    if text.isEmpty, !recent.isEmpty {
      Text("Recent searches")
      ForEach(recent, id: \.self) { Label($0, systemImage: "clock").searchCompletion($0) }
    }
    if !tags.isEmpty {
      Text("Season or motif")
      ForEach(tags) { Label($0.title, systemImage: $0.symbol).searchCompletion($0) }
    }
    if !titles.isEmpty {
      Text("Titles")
      ForEach(titles, id: \.self) { Label($0, systemImage: "magnifyingglass").searchCompletion($0) }
    }
  }

  /// The tags outside of `tags` with a `PrintTag.title` that contains `text`.
  private var matchingTags: [PrintTag] {
    PrintTag.all.filter { tag in
      let title = Text(tag.title).plainText(in: stringTable)
      return !tags.contains(tag) && (text.isEmpty || title.localizedCaseInsensitiveContains(text))
    }
  }

  private var matchingTitles: [String] {
    guard !text.isEmpty else { return [] }
    return Print.all.map { world.entry(at: $0.id).title }.filter {
      $0.localizedCaseInsensitiveContains(text) && $0 != text
    }.sorted().prefix(5).map { $0 }
  }

  private func remember() {
    guard !text.isEmpty else { return }
    recent = Array(([text] + recent.filter { $0 != text }).prefix(3))
  }
}

/// The prints that were found.
private struct PrintList: View {
  let prints: [Print]
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    List {
      ForEach(prints) { PrintRow(print: $0) }
      if isSearching, !prints.isEmpty {
        Text("\(prints.count) of \(Print.all.count) prints")
          .font(GalleryStyle.small)
          .foregroundStyle(.secondary)
          .listRowSeparator(.hidden)
      }
    }
    .listStyle(.plain)
    .columnMargins()
    .overlay { if prints.isEmpty { empty } }
  }

  private var empty: some View {
    ContentUnavailableView {
      Label("No print matches.", systemImage: "magnifyingglass")
    } description: {
      Text("Try fewer words, remove a token, or search everything.")
    } actions: {
      Button("Show all prints") { dismissSearch() }.buttonStyle(.bordered)
    }
  }
}
