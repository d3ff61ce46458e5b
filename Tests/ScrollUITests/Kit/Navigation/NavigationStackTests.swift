import Engine
import Foundation
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct NavigationStackTests {
  private let recorder = Recorder()

  private struct Park: Hashable {
    let name: String
  }

  /// A root with a counter and links to two parks.
  private struct Parks: View {
    let recorder: Recorder
    @State private var count = 0

    var body: some View {
      let _ = recorder.note("root")
      VStack {
        Button("Count \(count)") { count += 1 }
        NavigationLink("One", value: Park(name: "Park 1"))
        NavigationLink("Two", value: Park(name: "Park 2"))
      }
      .navigationTitle("Parks")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Park.self) { park in
        ParkPage(park: park, recorder: recorder)
      }
      .onAppear { recorder.note("root appears") }
      .onDisappear { recorder.note("root disappears") }
    }
  }

  private struct ParkPage: View {
    let park: Park
    let recorder: Recorder
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Welcome to \(park.name)")
        Button("Leave") { dismiss() }
        NavigationLink("Further", value: Park(name: "\(park.name)+"))
      }
      .navigationTitle(park.name)
      .onAppear { recorder.note("\(park.name) appears") }
      .onDisappear { recorder.note("\(park.name) disappears") }
    }
  }

  private func window() -> TestWindow {
    TestWindow(width: 400, height: 500) { NavigationStack { Parks(recorder: recorder) } }
  }

  private func press(_ text: String, in window: TestWindow) throws {
    let frame = try #require(window.frame(ofText: text))
    window.click(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The value of a page is released when the page is removed, with or without an animation.
  @Test(arguments: [true, false]) func aRemovedPageIsReleased(isAnimated: Bool) {
    final class Value: Hashable {
      let token: LifeCounter.Token

      init(_ token: LifeCounter.Token) { self.token = token }

      static func == (one: Value, other: Value) -> Bool { one === other }

      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    struct Pages: View {
      let path: Remote<[Value]>
      @State private var values: [Value] = []

      var body: some View {
        let _ = path.connect($values)
        NavigationStack(path: $values) {
          Text("Root").navigationDestination(for: Value.self) { _ in Text("Page") }
        }
      }
    }
    let (path, lives) = (Remote<[Value]>(), LifeCounter())
    let window = TestWindow(width: 400, height: 500) { Pages(path: path) }
    path.value = [Value(lives.token())]
    window.settle()
    #expect(window.drawnTexts.contains("Page") && lives.alive == 1)
    var transaction = Transaction()
    transaction.disablesAnimations = !isAnimated
    withTransaction(transaction) { path.value = [] }
    window.settle()
    #expect(!window.drawnTexts.contains("Page"))
    #expect(lives.alive == 0)
  }

  // MARK: Push and pop

  @Test func aLinkOpensThePageOfItsValue() throws {
    let window = window()
    #expect(window.texts.contains("Parks"))
    try press("One", in: window)
    window.settle()
    #expect(window.drawnTexts.contains("Welcome to Park 1"))
    #expect(!window.texts.contains("One"))
  }

  @Test func theBackButtonRemovesThePage() throws {
    let window = window()
    try press("One", in: window)
    window.settle()
    try press("Parks", in: window)
    window.settle()
    #expect(window.texts.contains("One"))
    #expect(!window.texts.contains("Welcome to Park 1"))
  }

  @Test(arguments: ["Escape", "Left"]) func backKeysRemoveThePage(_ key: String) throws {
    let window = window()
    try press("One", in: window)
    window.settle()
    window.key(key, key == "Left" ? .option : [])
    window.settle()
    #expect(window.texts.contains("One"))
  }

  @Test func dismissRemovesThePage() throws {
    let window = window()
    try press("One", in: window)
    window.settle()
    try press("Leave", in: window)
    window.settle()
    #expect(window.texts.contains("One"))
  }

  /// The page slides in from the trailing edge over the covered page, which moves aside.
  @Test func thePageSlidesIn() throws {
    let window = window()
    let link = try #require(window.frame(ofText: "One"))
    try press("One", in: window)
    window.advance(seconds: 0.1)
    let coming = try #require(window.frame(ofText: "Welcome to Park 1"))
    #expect(coming.midX > 210)
    #expect(try #require(window.frame(ofText: "One")).midX < link.midX)
    window.settle()
    #expect(try #require(window.frame(ofText: "Welcome to Park 1")).midX == 200)
    #expect(!window.pipeline.wantsFrame)
  }

  /// Going back during the transition reverses it.
  @Test func theSlideCanBeReversed() throws {
    let window = window()
    try press("One", in: window)
    window.advance(seconds: 0.08)
    window.key("Escape")
    window.settle()
    #expect(window.texts.contains("One"))
    #expect(!window.texts.contains("Welcome to Park 1"))
    #expect(try #require(window.frame(ofText: "One")).midX == 200)
  }

  // MARK: Covered pages

  @Test func coveredPagesKeepTheirStateAndEvaluateNoBodies() throws {
    let window = window()
    try press("Count 0", in: window)
    #expect(window.texts.contains("Count 1"))
    _ = recorder.take()
    try press("One", in: window)
    window.settle()
    window.key("Escape")
    window.settle()
    #expect(window.texts.contains("Count 1"))
    #expect(!recorder.take().contains("root"))
  }

  @Test func pagesAppearAndDisappearWithTheirVisibility() throws {
    let window = window()
    _ = recorder.take()
    try press("One", in: window)
    window.settle()
    #expect(recorder.take() == ["Park 1 appears", "root disappears"])
    window.key("Escape")
    window.settle()
    #expect(recorder.take() == ["root appears", "Park 1 disappears"])
  }

  /// Covered pages take neither the focus nor keys.
  @Test func theFocusIsConfinedToTheTopPage() throws {
    let window = window()
    try press("One", in: window)
    window.settle()
    for _ in 0..<8 {
      window.key("Tab")
      window.key("Space")
      window.settle()
    }
    #expect(!window.texts.contains("Count 1"))
  }

  @Test func aRemovedPageLeavesNoNodes() throws {
    let window = window()
    try press("One", in: window)
    window.settle()
    window.key("Escape")
    window.settle()
    let population = window.population
    try press("Two", in: window)
    window.settle()
    window.key("Escape")
    window.settle()
    #expect(window.population == population)
  }

  // MARK: Paths

  @Test func aPathOfOneTypeIsWrittenAndRead() throws {
    let remote = Remote<[Park]>()
    struct Bound: View {
      let remote: Remote<[Park]>
      let recorder: Recorder
      @State private var path = [Park(name: "Deep"), Park(name: "Deeper")]

      var body: some View {
        let _ = remote.connect($path)
        NavigationStack(path: $path) { Parks(recorder: recorder) }
      }
    }
    let window = TestWindow(width: 400, height: 500) { Bound(remote: remote, recorder: recorder) }
    window.settle()
    #expect(window.drawnTexts.contains("Welcome to Deeper"))
    try press("Further", in: window)
    #expect(remote.value.map(\.name) == ["Deep", "Deeper", "Deeper+"])
    window.settle()
    remote.value = []
    window.settle()
    #expect(window.texts.contains("One"))
    remote.value = [Park(name: "New")]
    window.settle()
    #expect(window.drawnTexts.contains("Welcome to New"))
    window.key("Escape")
    #expect(remote.value.isEmpty)
  }

  @Test func aNavigationPathHoldsValuesOfAnyType() {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    #expect(path.count == 2)
    path.removeLast()
    #expect(path == NavigationPath([1]))
    path.removeLast(1)
    #expect(path.isEmpty)
  }

  @Test func valuesOfSeveralTypesFindTheirPages() throws {
    let remote = Remote<NavigationPath>()
    struct Bound: View {
      let remote: Remote<NavigationPath>
      @State private var path = NavigationPath()

      var body: some View {
        let _ = remote.connect($path)
        NavigationStack(path: $path) {
          Text("Root")
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
            .navigationDestination(for: String.self) { Text("Word \($0)") }
        }
      }
    }
    let window = TestWindow(width: 400, height: 500) { Bound(remote: remote) }
    remote.value.append(4)
    window.settle()
    #expect(window.drawnTexts.contains("Number 4"))
    remote.value.append("four")
    window.settle()
    #expect(window.drawnTexts.contains("Word four"))
    remote.value.removeLast(2)
    window.settle()
    #expect(window.drawnTexts == ["Root"])
  }

  // MARK: Pages that are views

  @Test func theDestinationOfAnOpenLinkIsUpdated() throws {
    let number = Knob(1)
    let window = TestWindow(width: 400, height: 500) {
      KnobView(number) { number in
        NavigationStack { NavigationLink("Open") { Text("Number \(number)") } }
      }
    }
    try press("Open", in: window)
    window.settle()
    #expect(window.texts.contains("Number 1"))
    number.value = 2
    window.settle()
    #expect(window.texts.contains("Number 2"))
    window.key("Escape")
    window.settle()
    try press("Open", in: window)
    window.settle()
    #expect(window.texts.contains("Number 2"))
  }

  @Test func aBindingOpensAPageAndIsResetWhenItCloses() {
    let remote = Remote<Bool>()
    struct Bound: View {
      let remote: Remote<Bool>
      @State private var isShown = false

      var body: some View {
        let _ = remote.connect($isShown)
        NavigationStack { Text("Root").navigationDestination(isPresented: $isShown) { Text("Page") } }
      }
    }
    let window = TestWindow(width: 400, height: 500) { Bound(remote: remote) }
    remote.value = true
    window.settle()
    #expect(window.texts.contains("Page"))
    window.key("Escape")
    window.settle()
    #expect(!remote.value)
    remote.value = true
    window.settle()
    remote.value = false
    window.settle()
    #expect(window.texts == ["Root"])
  }

  private struct Tagged: View {
    let selection: Remote<String?>
    @State private var selected: String?

    var body: some View {
      let _ = selection.connect($selected)
      VStack {
        NavigationLink("One", destination: Text("Page 1"), tag: "1", selection: $selected)
        NavigationLink(tag: "2", selection: $selected) {
          Text("Page 2")
        } label: {
          Text("Two")
        }
      }
      .navigationTitle("Tags")
    }
  }

  @Test func aLinkWithATagFollowsAndSetsTheSelection() throws {
    let selection = Remote<String?>()
    let window = TestWindow(width: 400, height: 300) { NavigationStack { Tagged(selection: selection) } }
    window.settle()
    try window.tap("Two")
    window.settle()
    #expect(selection.value == "2" && window.texts.contains("Page 2"))
    selection.value = nil
    window.settle()
    #expect(!window.texts.contains("Page 2"))
    selection.value = "1"
    window.settle()
    #expect(window.texts.contains("Page 1"))
    window.key("Escape")
    window.settle()
    #expect(selection.value == nil && !window.texts.contains("Page 1"))
  }

  @Test func aPathOfCodableValuesIsStoredAndRead() throws {
    var path = NavigationPath([1, 2])
    path.append("Oslo")
    let stored = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    #expect(NavigationPath(read) == path)
    // The top page is first, each value after the name of its type.
    let list = try JSONDecoder().decode([String].self, from: stored)
    #expect(list == ["SS", "\"Oslo\"", "Si", "2", "Si", "1"])
    path.append(Park(name: "Park"))
    #expect(path.codable == nil, "a park is not Codable")
    let strange = Data(#"["7Missing4TypeV", "{}"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: strange)
    }
  }
}
