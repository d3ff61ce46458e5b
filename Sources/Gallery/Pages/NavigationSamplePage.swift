import ScrollUI

/// Samples of `TabView`, `NavigationStack` and page tabs, with collapsing titles and bars that minimize, and of alerts, sheets and
/// popovers.
struct NavigationSamplePage: View {
  @Environment(\.pageOptions) private var options

  var body: some View {
    TabView {
      TrailStack(displayMode: options.choice(Self.titles) == "inline" ? .inline : .large)
        .environment(\.minimizesBars, minimizesBars)
        .tabItem { Label("Trails", systemImage: "map") }
      PostcardPages(showsDots: options.isOn(Self.dots))
        .tabItem { Label("Postcards", systemImage: "photo") }
      DialogSamples()
        .tabItem { Label("Dialogs", systemImage: "bubble.left") }
    }
    .tabBarMinimizeBehavior(minimizesBars ? .onScrollDown : .never)
    .tabViewBottomAccessory(isEnabled: options.isOn(Self.accessory)) { CurrentTrail() }
  }

  private var minimizesBars: Bool { options.choice(Self.bars) == "minimize" }
}

extension EnvironmentValues {
  /// True if scrolling down minimizes the bars of `TrailStack`.
  @Entry fileprivate var minimizesBars = false
}

/// The `tabViewBottomAccessory`: the `Trail` of the day, without its title while it is `inline`.
private struct CurrentTrail: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View {
    Image(systemName: "map").foregroundStyle(.accentText)
    if placement == .expanded { Text("Now walking").foregroundStyle(.secondary) }
    Text(LocalizedStringKey(Trail.all[0].name))
    Spacer(minLength: 0)
  }
}

/// The trails: a link pushes its trail on `path`, and the destination is built from the value.
private struct TrailStack: View {
  let displayMode: NavigationBarItem.TitleDisplayMode
  @Environment(\.minimizesBars) private var minimizesBars
  @State private var path: [Trail] = []
  @State private var sortsByLength = false

  private var trails: [Trail] { sortsByLength ? Trail.all.sorted { $0.kilometers < $1.kilometers } : Trail.all }

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 320), spacing: 8)], spacing: 8) {
          ForEach(trails) { TrailLink(trail: $0) }
        }
        .padding(EdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16))
        // Two columns at most: the trails need more than a screen.
        .column()
      }
      .navigationTitle("Trails")
      .navigationBarTitleDisplayMode(displayMode)
      .toolbarMinimizationBehavior(minimizesBars ? .onScrollDown : .never)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { menu }
      }
      .navigationDestination(for: Trail.self) { TrailPage(trail: $0, path: $path, displayMode: displayMode) }
    }
  }

  private var menu: some View {
    Menu {
      Picker("Sort by", selection: $sortsByLength) {
        Text("Default order").tag(false)
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
