import Engine
import Foundation
import ScrollUI
import ScrollUITesting
import Testing

/// Pages, tabs and sheets that a new window takes over from another window, as the windows of previews do after a build.
@MainActor @Suite struct NavigationRestorationTests {
  /// A window of `content` with the navigation and the places of `window`, which go through a file.
  private func window<Content: View>(
    after window: TestWindow, @ViewBuilder content: @escaping () -> Content
  ) throws -> TestWindow {
    let navigation = try JSONEncoder().encode(window.host.storedNavigation)
    let places = try JSONEncoder().encode(window.host.scrollPlaces)
    let next = TestWindow(width: 400, height: 500, content: content)
    next.host.restore(navigation: try JSONDecoder().decode([StorageValue].self, from: navigation))
    next.host.restore(try JSONDecoder().decode([StorageValue].self, from: places))
    next.advance()
    return next
  }

  private func window<Content: View>(@ViewBuilder content: @escaping () -> Content) -> TestWindow {
    let window = TestWindow(width: 400, height: 500, content: content)
    window.settle()
    return window
  }

  // MARK: Values

  private struct Park: Hashable, Codable { var name: String }
  private struct Tree: Hashable { var name: String }

  private struct Parks: View {
    @State private var path: [Park] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Oak", value: Park(name: "Oak"))
          Text("pages: \(path.count)")
        }
        .navigationDestination(for: Park.self) { park in
          ScrollView {
            LazyVStack {
              ForEach(0..<100, id: \.self) { row in
                Text("\(park.name) \(row)").frame(height: 40)
              }
            }
          }
          .toolbar { NavigationLink("Next", value: Park(name: park.name + "+")) }
        }
      }
    }
  }

  @Test func pagesOfValuesAreOpenAgainWithTheirPlaces() throws {
    let first = window { Parks() }
    try first.tap("Oak")
    first.settle()
    try first.tap("Next")
    first.settle()
    first.wheel(-20, at: CGPoint(x: 200, y: 300))
    first.settle()
    let offset = try #require(first.scrollGeometry()?.contentOffset.y)
    let frame = try #require(first.frame(ofText: "Oak+ 15"))
    #expect(offset > 0)

    let second = try window(after: first) { Parks() }
    #expect(second.scrollGeometry()?.contentOffset.y == offset)
    #expect(second.frame(ofText: "Oak+ 15") == frame)
    second.press(.escape)
    second.settle()
    #expect(second.texts.contains("Oak 0"))
    second.press(.escape)
    second.settle()
    #expect(second.texts.contains("pages: 0"))
  }

  private struct Trees: View {
    var names = ["Ash", "Elm"]

    var body: some View {
      NavigationStack {
        List(names, id: \.self) { NavigationLink($0, value: Tree(name: $0)) }
          .navigationDestination(for: Tree.self) { tree in
            VStack {
              Text("The \(tree.name)")
              NavigationLink("Leaves") { NavigationLink("Veins") { Text("Veins of \(tree.name)") } }
            }
          }
      }
    }
  }

  @Test func pagesOfOtherValuesAndOfViewsAreFoundByTheirLinks() throws {
    let first = window { Trees() }
    for link in ["Elm", "Leaves", "Veins"] {
      try first.tap(link)
      first.settle()
    }
    let second = try window(after: first) { Trees() }
    #expect(second.texts.contains("Veins of Elm"))
    for _ in 0..<2 {
      second.press(.escape)
      second.settle()
    }
    #expect(second.texts.contains("The Elm"))
    // The page of a removed link is not opened, and no other.
    let third = try window(after: first) { Trees(names: ["Ash", "Yew"]) }
    #expect(third.texts.contains("Yew") && !third.texts.contains { $0.hasPrefix("The ") })
  }

  // MARK: Bindings

  private struct Item: Hashable, Codable, Identifiable { var id: Int }
  private struct Note: Hashable, Identifiable { var id: Int }

  private struct Shop: View {
    @State private var isCartShown = false
    @State private var item: Item?
    @State private var edited: Item?
    @State private var note: Note?

    var body: some View {
      NavigationStack {
        Button("Cart") { isCartShown = true }
          .navigationDestination(isPresented: $isCartShown) {
            VStack {
              Text("Cart of \(isCartShown ? "yes" : "no")")
              Button("Pear") { item = Item(id: 7) }
            }
            .navigationDestination(item: $item) { item in
              VStack {
                Text("Item \(item.id)")
                Button("Edit") { edited = item }
                Button("Note") { note = Note(id: item.id) }
              }
            }
          }
      }
      .sheet(item: $edited) { Text("Edit \($0.id)") }
      .fullScreenCover(item: $note) { Text("Note \($0.id)") }
    }
  }

  @Test func pagesAndSheetsOfBindingsAreOpenAgain() throws {
    let first = window { Shop() }
    for button in ["Cart", "Pear", "Edit"] {
      try first.tap(button)
      first.settle()
    }
    #expect(first.texts.contains("Edit 7"))
    let second = try window(after: first) { Shop() }
    second.settle()
    #expect(second.texts.contains("Edit 7") && second.texts.contains("Item 7"))
    for shown in ["Item 7", "Cart of yes", "Cart"] {
      second.press(.escape)
      second.settle()
      #expect(second.texts.contains(shown))
    }
    #expect(!second.texts.contains("Cart of yes"))
  }

  @Test func aSheetOfAValueThatCannotBeStoredIsClosed() throws {
    let first = window { Shop() }
    for button in ["Cart", "Pear", "Note"] {
      try first.tap(button)
      first.settle()
    }
    #expect(first.texts.contains("Note 7"))
    let second = try window(after: first) { Shop() }
    second.settle()
    #expect(second.texts.contains("Item 7") && !second.texts.contains("Note 7"))
  }

  // MARK: Tabs and sheets

  private enum Pane: Hashable { case mail, parks, settings }

  private struct Tabs: View {
    var panes: [Pane] = [.mail, .parks, .settings]
    @State private var pane = Pane.mail
    @State private var isSheetShown = false

    var body: some View {
      TabView(selection: $pane) {
        ForEach(panes, id: \.self) { pane in
          Group {
            switch pane {
            case .mail: Text("Letters")
            case .parks: Parks()
            case .settings: Button("Account") { isSheetShown = true }
            }
          }
          .tabItem { Text("\(pane)") }
          .tag(pane)
        }
      }
      .sheet(isPresented: $isSheetShown) { Trees() }
    }
  }

  @Test func theTabIsSelectedAndThePagesInItAreOpen() throws {
    let first = window { Tabs() }
    try first.tap("parks")
    first.settle()
    try first.tap("Oak")
    first.settle()
    let second = try window(after: first) { Tabs(panes: [.parks, .settings, .mail]) }
    #expect(second.texts.contains("Oak 0"))
    try second.tap("mail")
    second.settle()
    #expect(second.texts.contains("Letters"))
  }

  @Test func aSheetIsPresentedAgainWithItsPages() throws {
    let first = window { Tabs() }
    try first.tap("settings")
    first.settle()
    try first.tap("Account")
    first.settle()
    try first.tap("Elm")
    first.settle()
    let second = try window(after: first) { Tabs() }
    second.settle()
    #expect(second.texts.contains("The Elm"))
  }

  private struct Pictures: View {
    var body: some View {
      TabView {
        ForEach(0..<4) { Text("Picture \($0)") }
      }
      .tabViewStyle(.page)
    }
  }

  @Test func tabsWithoutABindingAreSelectedToo() throws {
    let first = window { Pictures() }
    first.drag(from: CGPoint(x: 300, y: 200), by: CGVector(dx: -260, dy: 0), steps: 6)
    first.settle()
    let stored = first.host.storedNavigation
    #expect(stored != window { Pictures() }.host.storedNavigation)
    let second = try window(after: first) { Pictures() }
    second.settle()
    #expect(second.host.storedNavigation == stored)
  }

  @Test func storedFormsOfOtherProgramsChangeNothing() throws {
    let first = window { Tabs() }
    let second = try window(after: first) { Parks() }
    #expect(second.texts.contains("pages: 0"))
    let third = window { Parks() }
    third.host.restore(navigation: [.null, .list([]), .object(["kind": .text("pages"), "selection": .text("x")])])
    third.settle()
    #expect(third.texts.contains("pages: 0"))
  }
}
