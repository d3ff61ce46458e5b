import Foundation
import ScrollUI
import ScrollUITesting
import Testing

/// Modifiers that act once, in views that appear again.
@MainActor @Suite(.serialized) struct FirstAppearanceTests {
  /// The modifier under test, on a page with two fields.
  enum Action: CaseIterable {
    case defaultFocus, openURL, firstAppear
  }

  /// A course in which the page appears again.
  enum Course: CaseIterable {
    case back, tab, secondWindow
  }

  private struct Page: View {
    let action: Action
    let calls: Recorder
    @State private var name = ""
    @State private var place = ""
    @FocusState private var field: Int?

    var body: some View {
      switch action {
      case .defaultFocus: fields.defaultFocus($field, 1)
      case .openURL: fields.onOpenURL { calls.note($0.absoluteString) }
      case .firstAppear: fields.onFirstAppear { calls.note("appear") }
      }
    }

    private var fields: some View {
      VStack {
        TextField("Place", text: $place).focused($field, equals: 2)
        TextField("Name", text: $name).focused($field, equals: 1)
        Text("name \(name), place \(place)")
      }
      .onChange(of: field) { calls.note("focus \(field ?? 0)") }
    }
  }

  private struct Program: View {
    let course: Course
    let action: Action
    let calls: Recorder
    let isAway: Remote<Bool>
    @State private var away = false

    var body: some View {
      let _ = isAway.connect($away)
      switch course {
      case .back:
        NavigationStack(path: Binding(get: { away ? [1] : [] }, set: { away = !$0.isEmpty })) {
          Page(action: action, calls: calls).navigationDestination(for: Int.self) { _ in Text("pushed") }
        }
      case .tab:
        TabView(selection: $away) {
          Tab("Page", systemImage: "star", value: false) { Page(action: action, calls: calls) }
          Tab("Other", systemImage: "star", value: true) { Text("pushed") }
        }
      case .secondWindow: Page(action: action, calls: calls)
      }
    }
  }

  private func expected(_ action: Action) -> [String] {
    switch action {
    case .defaultFocus: ["focus 1"]
    case .openURL: ["note://1"]
    case .firstAppear: ["appear"]
    }
  }

  @Test(arguments: Action.allCases, [Course.back, .tab])
  func aPageThatComesBackDoesNotActAgain(action: Action, course: Course) throws {
    LaunchAddresses.urls = [try #require(URL(string: "note://1"))]
    defer { LaunchAddresses.urls = [] }
    let (calls, isAway) = (Recorder(), Remote<Bool>())
    let window = TestWindow(width: 400, height: 300) {
      Program(course: course, action: action, calls: calls, isAway: isAway)
    }
    window.settle()
    #expect(calls.take() == expected(action))
    // The focus goes to the other field.
    window.key("Tab", .shift)
    window.settle()
    _ = calls.take()
    for _ in 0..<2 {
      isAway.value = true
      window.settle()
      #expect(window.texts.contains("pushed"))
      isAway.value = false
      window.settle()
      #expect(!window.texts.contains("pushed"))
      #expect(!calls.take().contains { expected(action).contains($0) })
    }
  }

  @Test(arguments: Action.allCases)
  func aPageInASecondWindowActsInItsOwnWindowAlone(action: Action) throws {
    LaunchAddresses.urls = [try #require(URL(string: "note://1"))]
    defer { LaunchAddresses.urls = [] }
    let (first, second) = (Recorder(), Recorder())
    let windows = [first, second].map { calls in
      let window = TestWindow {
        Program(course: .secondWindow, action: action, calls: calls, isAway: Remote<Bool>())
      }
      window.settle()
      return window
    }
    #expect(first.take() == expected(action))
    // The addresses of the process were delivered to the first window. The focus is that of the window.
    #expect(second.take() == (action == .openURL ? [] : expected(action)))
    #expect(windows.count == 2)
  }

  @Test func allViewsOfTheFirstFrameReceiveTheAddressesAndLaterViewsNone() throws {
    LaunchAddresses.urls = [try #require(URL(string: "note://1"))]
    defer { LaunchAddresses.urls = [] }
    let (calls, isLater) = (Recorder(), Remote<Bool>())
    struct Views: View {
      let calls: Recorder
      let isLater: Remote<Bool>
      @State private var showsLater = false

      var body: some View {
        let _ = isLater.connect($showsLater)
        VStack {
          Text("a").onOpenURL { calls.note("a \($0)") }
          Text("b").onOpenURL { calls.note("b \($0)") }
          if showsLater { Text("c").onOpenURL { calls.note("c \($0)") } }
        }
      }
    }
    let window = TestWindow { Views(calls: calls, isLater: isLater) }
    window.settle()
    #expect(calls.take() == ["a note://1", "b note://1"])
    isLater.value = true
    window.settle()
    #expect(window.texts.contains("c") && calls.take().isEmpty)
  }
}
