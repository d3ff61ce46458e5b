import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// `AppStorage` over a `UserDefaults`: each type of value, written by the view, by the program, by another object for the same suite, or
/// registered.
@MainActor @Suite(.serialized) struct StoredDefaultsTests {
  private enum Size: String { case small, large }
  private enum Level: Int { case low = 1, high }

  /// All types of values, with names of the suite.
  private struct Values: View {
    static let suite = "scrollui-tests-values"

    let hand: (Values) -> Void
    @AppStorage("sd-bool") var bool = false
    @AppStorage("sd-integer") var integer = 3
    @AppStorage("sd-number") var number = 0.5
    @AppStorage("sd-text") var text = "a"
    @AppStorage("sd-url") var url = URL(fileURLWithPath: "/a")
    @AppStorage("sd-data") var data = Data([1])
    @AppStorage("sd-size") var size = Size.small
    @AppStorage("sd-level") var level = Level.low
    @AppStorage("sd-optional") var optional: Int?

    var body: some View {
      let _ = hand(self)
      Text(verbatim: shown)
    }

    var shown: String {
      "\(bool) \(integer) \(number) \(text) \(url.path) \(data.count) \(size) \(level) \(optional ?? -1)"
    }
  }

  private static let initial = "false 3 0.5 a /a 1 small low -1"
  private static let changed = "true 9007199254740993 1e+300 „b“ /b c 0 large high 7"

  private static let objects: [String: Any] = [
    "sd-bool": true, "sd-integer": 9_007_199_254_740_993, "sd-number": 1e300, "sd-text": "„b“", "sd-url": "/b c",
    "sd-data": Data(), "sd-size": "large", "sd-level": 2, "sd-optional": 7,
  ]

  private let defaults: UserDefaults

  init() throws {
    defaults = try #require(UserDefaults(suiteName: Values.suite))
    for key in Self.objects.keys { defaults.removeObject(forKey: key) }
  }

  /// A writer of the changed values.
  enum Writer: String, CaseIterable { case view, defaults, secondDefaults, secondView }

  private func window(_ hand: @escaping (Values) -> Void = { _ in }) -> TestWindow {
    TestWindow { Values(hand: hand).defaultAppStorage(defaults) }
  }

  private func write(_ view: Values) {
    (view.bool, view.integer, view.number, view.text) = (true, 9_007_199_254_740_993, 1e300, "„b“")
    (view.url, view.data, view.size, view.level) = (URL(fileURLWithPath: "/b c"), Data(), .large, .high)
    view.optional = 7
  }

  @Test(arguments: Writer.allCases) func everyValueIsSharedInBothDirections(writer: Writer) throws {
    var view: Values?
    let window = window { view = $0 }
    #expect(window.texts == [Self.initial])
    let second = try #require(UserDefaults(suiteName: Values.suite))
    var other: Values?
    let otherWindow = TestWindow { Values { other = $0 }.defaultAppStorage(second) }
    switch writer {
    case .view: write(try #require(view))
    case .secondView: write(try #require(other))
    case .defaults: for (key, value) in Self.objects { defaults.set(value, forKey: key) }
    case .secondDefaults: for (key, value) in Self.objects { second.set(value, forKey: key) }
    }
    #expect(view?.shown == Self.changed && other?.shown == Self.changed, "an action reads what was written")
    window.advance()
    otherWindow.advance()
    #expect(window.texts == [Self.changed] && otherWindow.texts == [Self.changed])
    for store in [defaults, second] {
      #expect(store.bool(forKey: "sd-bool") && store.integer(forKey: "sd-integer") == 9_007_199_254_740_993)
      #expect(store.double(forKey: "sd-number") == 1e300 && store.string(forKey: "sd-text") == "„b“")
      #expect(store.data(forKey: "sd-data") == Data() && store.string(forKey: "sd-size") == "large")
      #expect(store.integer(forKey: "sd-level") == 2 && store.integer(forKey: "sd-optional") == 7)
    }
  }

  /// The keys of registered values, which last until the end of the process.
  private struct Registered: View {
    let hand: (Registered) -> Void
    @AppStorage("sd-registered") var text = "a"
    @AppStorage("sd-registered-optional") var optional: Int?

    var body: some View {
      let _ = hand(self)
      Text(verbatim: "\(text) \(optional ?? -1)")
    }
  }

  @Test func aRegisteredValueIsReadAndReplaced() {
    var view: Registered?
    defaults.removeObject(forKey: "sd-registered")
    let window = TestWindow { Registered { view = $0 }.defaultAppStorage(defaults) }
    #expect(window.texts == ["a -1"])
    defaults.register(defaults: ["sd-registered": "registered", "sd-registered-optional": 4])
    window.advance()
    #expect(window.texts == ["registered 4"])
    view?.text = "own"
    window.advance()
    #expect(window.texts == ["own 4"] && defaults.string(forKey: "sd-registered") == "own")
    defaults.removeObject(forKey: "sd-registered")
    window.advance()
    #expect(window.texts == ["registered 4"])
  }

  @Test func aWriteOfTheShownValueReplacesAValueThatTheProgramHasGiven() {
    var view: Values?
    let window = window { view = $0 }
    #expect(window.texts == [Self.initial])
    defaults.set(true, forKey: "sd-bool")
    view?.bool = false
    #expect(!defaults.bool(forKey: "sd-bool") && view?.bool == false)
    view?.bool.toggle()
    #expect(defaults.bool(forKey: "sd-bool"))
  }

  /// A view whose body makes a `UserDefaults` at each evaluation.
  private struct Suites: View {
    static let suite = "scrollui-tests-suites"

    struct Row: View {
      let number: Int
      @AppStorage("sd-suites", store: UserDefaults(suiteName: Suites.suite)) private var text = "a"

      var body: some View { Text(verbatim: "\(number) \(text)") }
    }

    @State private var number = 0

    var body: some View {
      Button("next") { number += 1 }
      Row(number: number)
    }
  }

  @Test func storesOfDefaultsThatABodyMakesAreReleased() throws {
    let second = try #require(UserDefaults(suiteName: Suites.suite))
    second.removeObject(forKey: "sd-suites")
    let before = ValueStore.countOfDefaults
    let window = TestWindow { Suites() }
    for _ in 0..<50 { try window.tap("next") }
    #expect(ValueStore.countOfDefaults <= before + 3)
    second.set("b", forKey: "sd-suites")
    window.advance()
    #expect(window.texts.contains("50 b"))
  }

  @Test func defaultsHaveASingleStoreWhileItIsInUse() {
    var store: ValueStore? = ValueStore.of(defaults)
    #expect(ValueStore.of(defaults) === store)
    weak let kept = store
    store = nil
    #expect(kept == nil)
  }

  @MainActor private final class Model: ObservableObject {
    @AppStorage("sd-text", store: UserDefaults(suiteName: Values.suite)) var text = "a"
  }

  private struct ModelView: View {
    @StateObject private var model = Model()

    var body: some View { Text(verbatim: model.text) }
  }

  @Test func aPropertyOfAnObjectFollowsItsDefaults() {
    let window = TestWindow { ModelView() }
    #expect(window.texts == ["a"])
    defaults.set("b", forKey: "sd-text")
    window.advance()
    #expect(window.texts == ["b"])
  }

  @Test func theEntriesOfKeysThatNothingUsesAreRemoved() {
    let store = ValueStore()
    let kept = store.entry(for: "kept")
    for number in 0..<5_000 { store.entry(for: "key \(number)").write(.integer(number)) }
    #expect(store.countOfEntries <= 256)
    #expect(store.entry(for: "kept") === kept)
    #expect(store.entry(for: "key 0").value == .integer(0))
  }

  @MainActor private final class SharedModel: ObservableObject {
    static let defaults = UserDefaults(suiteName: Values.suite)
    @AppStorage("sd-text", store: SharedModel.defaults) var text = "a"
  }

  private struct SharedModelView: View {
    @StateObject private var model = SharedModel()

    var body: some View { Text(verbatim: model.text) }
  }

  @Test func theEntryThatABodyHasReadIsKept() throws {
    let window = TestWindow { SharedModelView() }
    #expect(window.texts == ["a"])
    let shared = try #require(SharedModel.defaults)
    let store = ValueStore.of(shared)
    for number in 0..<1_000 { _ = store.entry(for: "sd-other-\(number)") }
    shared.set("b", forKey: "sd-text")
    window.advance()
    #expect(window.texts == ["b"])
  }

  @Test func onlyChangedValuesEvaluateBodies() {
    var bodies = 0
    let window = window { _ in bodies += 1 }
    bodies = 0
    defaults.set("b", forKey: "sd-text")
    window.advance()
    #expect(bodies == 1)
    for _ in 0..<5 { window.advance() }
    defaults.set("b", forKey: "sd-text")
    defaults.set("b", forKey: "sd-other")
    window.advance()
    #expect(bodies == 1)
  }
}
