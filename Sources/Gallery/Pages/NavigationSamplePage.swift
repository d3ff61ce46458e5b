import ScrollUI

/// Samples of `TabView`, `NavigationStack` and page tabs, with collapsing titles, and of alerts, sheets and popovers.
struct NavigationSamplePage: View {
  @Environment(\.pageOptions) private var options

  var body: some View {
    TabView {
      TrailStack(displayMode: options.choice(Self.titles) == "inline" ? .inline : .large)
        .tabItem { Label("Trails", systemImage: "map") }
      PostcardPages(showsDots: options.isOn(Self.dots))
        .tabItem { Label("Postcards", systemImage: "photo") }
      DialogSamples()
        .tabItem { Label("Dialogs", systemImage: "bubble.left") }
    }
  }
}

/// The trails: a link pushes its trail on `path`, and the destination is built from the value.
private struct TrailStack: View {
  let displayMode: NavigationBarItem.TitleDisplayMode
  @State private var path: [Trail] = []
  @State private var sortsByLength = false

  private var trails: [Trail] { sortsByLength ? Trail.all.sorted { $0.kilometers < $1.kilometers } : Trail.all }

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 400), spacing: 8)], spacing: 8) {
          ForEach(trails) { TrailLink(trail: $0) }
        }
        .padding(EdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16))
      }
      .navigationTitle("Trails")
      .navigationBarTitleDisplayMode(displayMode)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { menu }
      }
      .navigationDestination(for: Trail.self) { TrailPage(trail: $0, path: $path, displayMode: displayMode) }
    }
  }

  private var menu: some View {
    Menu {
      Picker("Sort by", selection: $sortsByLength) {
        Text("Order").tag(false)
        Text("Length").tag(true)
      }
      Divider()
      Button("Open three trails at once") { path = Array(Trail.all[0..<3]) }
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    .menuIndicator(.hidden)
    .accessibilityLabel("More")
  }
}
