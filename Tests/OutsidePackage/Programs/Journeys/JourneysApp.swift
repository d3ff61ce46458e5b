import SwiftUI

@main
struct JourneysApp: App {
  @State private var planner = Planner()

  var body: some Scene {
    WindowGroup {
      JourneysView(planner: planner)
    }
    .defaultSize(width: 460, height: 700)
  }
}

struct JourneysView: View {
  @Bindable var planner: Planner

  init(planner: Planner) {
    self.planner = planner
  }

  var body: some View {
    TabView(selection: $planner.tab) {
      Tab("Plans", systemImage: "map", value: .plans) {
        PlanStack(planner: planner)
      }
      Tab("Done", systemImage: "checkmark.seal", value: .done) {
        NavigationStack {
          List(planner.done) { Text($0.title) }
            .overlay {
              if planner.done.isEmpty {
                ContentUnavailableView("No journeys yet", systemImage: "suitcase", description: Text("Finish one."))
              }
            }
            .navigationTitle("Done")
        }
      }
      .badge(planner.done.count)
      Tab(value: .search, role: .search) {
        StopSearch(stops: planner.journeys.flatMap(\.stops))
      }
    }
  }
}

struct PlanStack: View {
  @Bindable var planner: Planner

  var body: some View {
    NavigationStack(path: $planner.path) {
      List(planner.open) { journey in
        NavigationLink(value: Planner.Route.journey(journey.id)) {
          VStack(alignment: .leading) {
            Text(journey.title).font(.headline)
            Text(journey.stops, format: .list(type: .and)).font(.caption)
          }
        }
      }
      .navigationTitle("Plans")
      .navigationDestination(for: Planner.Route.self) { route in
        switch route {
        case .journey(let id): JourneyPage(planner: planner, id: id)
        case .stop(let name): Text("Welcome to \(name)").font(.title).navigationTitle(name)
        }
      }
    }
  }
}

struct JourneyPage: View {
  let planner: Planner
  let id: Journey.ID
  @State private var showsNotes = false

  var body: some View {
    let journey = planner.journeys.first { $0.id == id }
    List {
      ForEach(journey?.stops ?? [], id: \.self) { stop in
        NavigationLink(stop, value: Planner.Route.stop(stop))
      }
    }
    .safeAreaBar(edge: .bottom) {
      Button("Finish the journey") { planner.finish(id) }
        .buttonStyle(.glassProminent)
        .padding()
    }
    .navigationTitle(id)
    .navigationSubtitle("\(journey?.stops.count ?? 0) stops")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Notes", systemImage: "note.text") { showsNotes = true }
      }
    }
    .sheet(isPresented: $showsNotes) {
      Text("No notes")
        .padding()
        .presentationDetents([.medium, .large])
    }
  }
}

struct StopSearch: View {
  let stops: [String]
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List(stops.filter { text.isEmpty || $0.localizedStandardContains(text) }, id: \.self) { Text($0) }
        .navigationTitle("Search")
        .searchable(text: $text)
    }
  }
}
