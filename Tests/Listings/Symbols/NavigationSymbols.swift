import SwiftUI

/// Navigation and tabs in their usual forms: they compile and are shown without a message.
public struct NavigationSymbols: View {
  struct Park: Hashable, Identifiable {
    let id: Int
    var name: String { "Park \(id)" }
  }

  @State private var path = NavigationPath()
  @State private var parks: [Park] = []
  @State private var tab = 0
  @State private var isShown = false

  public init() {}

  public var body: some View {
    TabView(selection: $tab) {
      values.tabItem { Label("Values", systemImage: "list.bullet") }.tag(0)
      NavigationStack(path: $parks) { links }
        .tabItem {
          Image(systemName: "house")
          Text("Links")
        }
        .tag(1)
      older.tabItem { Text("Older") }.tag(2)
      pages.tabItem { Text("Pages") }.tag(3)
      TabView { tabs }
        .tabItem { Text("Tabs") }
        .tag(4)
    }
  }

  @TabContentBuilder<Int> private var tabs: some View {
    Tab("One", systemImage: "1.circle") { Text("One") }
    Tab("Two", systemImage: "2.circle") { Text("Two") }
  }

  private var values: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVStack {
          ForEach(0..<20) { number in
            NavigationLink(value: Park(id: number)) { Text("Park \(number)") }
          }
        }
      }
      .navigationDestination(for: Park.self) { park in Text(park.name).navigationTitle(park.name) }
      .navigationTitle("Parks")
      .navigationBarTitleDisplayMode(.large)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Root") { path.removeLast(path.count) }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Text("\(path.count) pages")
          Spacer()
        }
      }
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.orange.opacity(0.2), for: .navigationBar)
    }
  }

  private var links: some View {
    VStack {
      NavigationLink("Details") { Details() }
      NavigationLink(destination: Details()) { Text("Details") }
      NavigationLink(destination: Details(), isActive: $isShown) { EmptyView() }
    }
    .navigationDestination(isPresented: $isShown) { Details() }
    .navigationBarHidden(true)
    .toolbar(.hidden, for: .navigationBar)
  }

  private var older: some View {
    NavigationView {
      Text("Older")
        .navigationBarTitle("Older", displayMode: .inline)
        .navigationBarTitle(Text("Older"))
        .navigationBarItems(trailing: Button("Add") {})
    }
    .navigationViewStyle(.stack)
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var pages: some View {
    TabView {
      ForEach(0..<3) { Text("Page \($0)").tag($0) }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

private struct Details: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Button("Back") { dismiss() }
      Button("Back") { presentationMode.wrappedValue.dismiss() }
    }
  }
}
