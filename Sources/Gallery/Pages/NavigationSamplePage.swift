import ScrollUI

/// Samples of `TabView`, `NavigationStack` and page tabs, with collapsing titles, and of alerts, sheets and popovers.
struct NavigationSamplePage: View {
  static let description = GalleryPage(
    name: "navigation", title: "Navigation", hint: "Open a trail; the large title collapses as you scroll.",
    symbol: "map", api: ["NavigationStack", "TabView", "sheet(isPresented:)", "toolbar(content:)"],
    options: [inline, dots]
  ) { NavigationSamplePage() }

  private static let inline = PageOption.toggle("inline", "Inline titles", key: "i")
  private static let dots = PageOption.toggle("dots", "Page dots", key: "o", isOn: true)

  @Environment(\.pageOptions) private var options

  var body: some View {
    TabView {
      TrailStack(displayMode: options.isOn(Self.inline) ? .inline : .large)
        .tabItem { Label("Trails", systemImage: "map") }
      PostcardPages(showsDots: options.isOn(Self.dots))
        .tabItem { Label("Postcards", systemImage: "photo") }
      DialogSamples()
        .tabItem { Label("Dialogs", systemImage: "bubble.left") }
    }
  }
}

/// A hiking trail, a value for `navigationDestination(for:destination:)`.
private struct Trail: Hashable, Identifiable {
  let id: Int
  let name: String
  let kilometers: Int
  let color: Int

  var tint: Color { GalleryStyle.palette[color % GalleryStyle.palette.count] }

  private static let names = [
    "Birch ridge", "Lake loop", "Old quarry", "Fern valley", "Mill stream", "Chapel hill", "Heather moor",
    "Stone bridge",
    "Fox hollow", "Long meadow", "Eagle rock", "Harbor wall",
  ]

  static let all = names.enumerated().map { number, name in
    Trail(id: number, name: name, kilometers: 3 + number * 5 % 14, color: number)
  }

  /// The three trails that a trail's page links to.
  var further: [Trail] { (1...3).map { Self.all[(id + $0 * 5) % Self.all.count] } }
}

private struct TrailStack: View {
  let displayMode: NavigationBarItem.TitleDisplayMode
  @State private var path: [Trail] = []
  @State private var sortsByLength = false

  private var trails: [Trail] { sortsByLength ? Trail.all.sorted { $0.kilometers < $1.kilometers } : Trail.all }

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        VStack(spacing: 8) { ForEach(trails) { TrailLink(trail: $0) } }
          .padding(EdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16))
      }
      .navigationTitle("Trails")
      .navigationBarTitleDisplayMode(displayMode)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Picker("Sort by", selection: $sortsByLength) {
              Text("Order").tag(false)
              Text("Length").tag(true)
            }
            Divider()
            Button("Open three at once") { path = Array(Trail.all[0..<3]) }
          } label: {
            Image(systemName: "ellipsis.circle")
          }
          .menuIndicator(.hidden)
        }
      }
      .navigationDestination(for: Trail.self) { TrailPage(trail: $0, path: $path, displayMode: displayMode) }
    }
  }
}

private struct TrailLink: View {
  let trail: Trail

  var body: some View {
    NavigationLink(value: trail) {
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 6).fill(trail.tint.gradient).frame(width: 30, height: 30)
        VStack(alignment: .leading, spacing: 2) {
          Text(trail.name).font(GalleryStyle.label)
          Text("\(trail.kilometers) km").font(GalleryStyle.small).foregroundStyle(.secondary)
        }
        Spacer(minLength: 8)
        Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tertiary)
      }
      .foregroundStyle(Color.primary)
      .padding(10)
      .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
    }
    .buttonStyle(.plain)
  }
}

private struct TrailPage: View {
  let trail: Trail
  @Binding var path: [Trail]
  let displayMode: NavigationBarItem.TitleDisplayMode
  @State private var visits = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius)
          .fill(trail.tint.gradient)
          .frame(height: 120)
          .overlay(alignment: .bottomLeading) {
            Text("\(trail.kilometers) km").font(GalleryStyle.figure).foregroundStyle(.white).padding(14)
          }
        Stepper("\(visits) \(visits == 1 ? "visit" : "visits")", value: $visits, in: 0...20).font(GalleryStyle.label)
        Text("From here").font(GalleryStyle.small).foregroundStyle(.secondary)
        ForEach(trail.further) { TrailLink(trail: $0) }
      }
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16))
    }
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(displayMode)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("All") { path = [] } }
    }
  }
}

private struct PostcardPages: View {
  let showsDots: Bool
  @State private var page = 0

  var body: some View {
    VStack(spacing: 10) {
      TabView(selection: $page) {
        ForEach(0..<5) { number in
          Postcard(number: number).padding(EdgeInsets(top: 16, leading: 16, bottom: 36, trailing: 16)).tag(number)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: showsDots ? .always : .never))
      .indexViewStyle(.page(backgroundDisplayMode: .interactive))
      Picker("Postcard", selection: $page) { ForEach(0..<5) { Text("\($0 + 1)") } }
        .pickerStyle(.segmented)
        .frame(maxWidth: 320)
        .padding(EdgeInsets(top: 0, leading: 16, bottom: 14, trailing: 16))
    }
  }
}

private struct Postcard: View {
  let number: Int

  var body: some View {
    let color = GalleryStyle.palette[number]
    RoundedRectangle(cornerRadius: 16)
      .fill(color.gradient)
      .overlay {
        Text("Postcard \(number + 1)").font(GalleryStyle.pageTitle).foregroundStyle(.white)
      }
  }
}

private struct DialogSamples: View {
  @State private var answer = "No answer yet"
  @State private var asks = false
  @State private var offers = false
  @State private var showsSheet = false
  @State private var showsPopover = false

  var body: some View {
    VStack(spacing: 12) {
      Button("Ask a question") { asks = true }.buttonStyle(.borderedProminent)
      Button("Offer several ways") { offers = true }
      Button("Show a sheet") { showsSheet = true }
      Button("Show a popover") { showsPopover = true }
        .popover(isPresented: $showsPopover) {
          Text("Attached to its button.").font(GalleryStyle.label).padding(12)
        }
      Text(answer).font(GalleryStyle.hint).foregroundStyle(.secondary)
    }
    .alert("Delete the trail?", isPresented: $asks) {
      Button("Delete", role: .destructive) { answer = "The trail would be gone now." }
      Button("Keep", role: .cancel) { answer = "The trail stays." }
    } message: {
      Text("Its notes and pictures go with it.")
    }
    .confirmationDialog("Share as…", isPresented: $offers) {
      Button("As a link") { answer = "Shared as a link." }
      Button("As a picture") { answer = "Shared as a picture." }
      Button("Cancel", role: .cancel) { answer = "Not shared." }
    }
    .sheet(isPresented: $showsSheet) {
      answer = "The sheet was closed."
    } content: {
      SheetSample()
    }
  }
}

private struct SheetSample: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 8) { ForEach(Trail.all) { TrailLink(trail: $0).disabled(true) } }.padding(16)
      }
      .navigationTitle("A sheet")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
  }
}
