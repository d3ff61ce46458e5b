import Engine
import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Synchronization
import Testing

/// `AppStorage` and `SceneStorage` in windows with values in memory.
@MainActor @Suite struct StorageTests {
  private enum Size: String { case small, large }
  private enum Level: Int { case low = 1, high }

  private struct Everything: View {
    let hand: (Everything) -> Void
    @AppStorage("bool") var bool = true
    @AppStorage("integer") var integer = 3
    @AppStorage("number") var number = 0.5
    @AppStorage("text") var text = "a"
    @AppStorage("url") var url = URL(string: "https://a.example/b")!
    @AppStorage("data") var data = Data([1, 2])
    @AppStorage("size") var size = Size.small
    @AppStorage("level") var level = Level.low
    @AppStorage("no-bool") var noBool: Bool?
    @AppStorage("no-integer") var noInteger: Int?
    @AppStorage("no-number") var noNumber: Double?
    @AppStorage("no-text") var noText: String?
    @AppStorage("no-url") var noURL: URL?
    @AppStorage("no-data") var noData: Data?
    @AppStorage("no-size") var noSize: Size?
    @AppStorage("no-level") var noLevel: Level?

    var body: some View {
      let _ = hand(self)
      Text(verbatim: "\(bool) \(integer) \(number) \(text) \(url) \(data.count) \(size.rawValue) \(level.rawValue)")
    }
  }

  private struct Counter: View {
    let name: String
    let bodies: Recorder
    @AppStorage("count") private var count = 0

    var body: some View {
      let _ = bodies.note(name)
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Halves: View {
    let bodies: Recorder
    @AppStorage("count") private var count = 0

    var body: some View {
      let _ = bodies.note("parent")
      Counter(name: "a", bodies: bodies)
      Counter(name: "b", bodies: bodies)
      Writer(count: $count, bodies: bodies)
      Text("other")
    }
  }

  private struct Writer: View {
    @Binding var count: Int
    let bodies: Recorder

    var body: some View {
      let _ = bodies.note("writer")
      Button("ten") { count = 10 }
    }
  }

  private func window<Content: View>(
    _ storage: ProgramStorage, @ViewBuilder content: @escaping () -> Content
  ) -> TestWindow {
    TestWindow(images: FixedImageLibrary(), storage: storage, content: content)
  }

  @Test func everyTypeComesBackInTheNextWindow() throws {
    let values = MemoryValues()
    var view: Everything?
    let first = window(ProgramStorage(app: values)) { Everything { view = $0 } }
    #expect(first.texts == ["true 3 0.5 a https://a.example/b 2 small 1"])
    #expect(values.all.isEmpty)
    let written = try #require(view)
    (written.bool, written.integer, written.number, written.text) = (false, -7, 1e300, "„b“")
    (written.url, written.data, written.size, written.level) = (URL(string: "file:///c")!, Data(), .large, .high)
    (written.noBool, written.noInteger, written.noNumber, written.noText) = (true, 1, 2, "c")
    (written.noURL, written.noData, written.noSize, written.noLevel) = (URL(string: "d:e"), Data([9]), .small, .low)
    first.close()

    let encoded = try JSONEncoder().encode(values.all)
    let read = try JSONDecoder().decode([String: StorageValue].self, from: encoded)
    let second = window(ProgramStorage(app: MemoryValues(read))) { Everything { view = $0 } }
    #expect(second.texts == ["false -7 1e+300 „b“ file:///c 0 large 2"])
    let found = try #require(view)
    #expect(found.noBool == true && found.noInteger == 1 && found.noNumber == 2 && found.noText == "c")
    #expect(found.noURL == URL(string: "d:e") && found.noData == Data([9]))
    #expect(found.noSize == .small && found.noLevel == .low)
    found.noInteger = nil
    #expect(found.noInteger == nil)
  }

  @Test(arguments: [
    StorageValue.bool(true), .integer(.max), .number(-0.25), .number(.infinity), .text("{\"data\":1}"), .null,
    .data(Data([0, 255])), .list([.integer(1), .null]), .object(["a": .list([]), "data": .text("?")]),
  ])
  func everyValueIsTheSameInJSON(value: StorageValue) throws {
    let encoded = try JSONEncoder().encode(["key": value])
    #expect(try JSONDecoder().decode([String: StorageValue].self, from: encoded) == ["key": value])
  }

  @Test func aValueOfAnotherTypeMeansTheInitialValue() {
    let values = MemoryValues(["integer": .text("three"), "size": .text("huge"), "bool": .integer(0)])
    let window = window(ProgramStorage(app: values)) { Everything { _ in } }
    #expect(window.texts == ["false 3 0.5 a https://a.example/b 2 small 1"])
    #expect(values.all["size"] == .text("huge"))
  }

  @Test func twoViewsWithAKeySeeEachOthersChangesAtOnce() throws {
    let bodies = Recorder()
    let window = TestWindow { Halves(bodies: bodies) }
    _ = bodies.take()
    try window.tap("a 0")
    #expect(window.texts.contains("a 1") && window.texts.contains("b 1"))
    #expect(bodies.take().sorted() == ["a", "b"])
  }

  @Test func aBindingWritesTheSameValueAndEvaluatesReadersOnly() throws {
    let bodies = Recorder()
    let window = TestWindow { Halves(bodies: bodies) }
    _ = bodies.take()
    try window.tap("ten")
    #expect(window.texts.contains("a 10") && window.texts.contains("b 10"))
    #expect(bodies.take().sorted() == ["a", "b"])
    _ = bodies.take()
    try window.tap("ten")
    #expect(bodies.take().isEmpty)
  }

  private struct Selector: View {
    @State private var key = "one"
    @State private var initial = "-"

    var body: some View {
      KeyedText(key: key, initial: initial)
      Button("two") { key = "two" }
      Button("initial") { initial = "+" }
    }
  }

  private struct KeyedText: View {
    @AppStorage var text: String

    init(key: String, initial: String) { _text = AppStorage(wrappedValue: initial, key) }

    var body: some View { Text("text \(text)") }
  }

  @Test func aNewKeyOrInitialValueIsTakenOver() throws {
    let window = window(ProgramStorage(app: MemoryValues(["one": .text("1")]))) { Selector() }
    #expect(window.texts.contains("text 1"))
    try window.tap("two")
    #expect(window.texts.contains("text -"))
    try window.tap("initial")
    #expect(window.texts.contains("text +"))
  }

  private struct SceneCounter: View {
    @SceneStorage("count") private var count = 0

    var body: some View { Button("scene \(count)") { count += 1 } }
  }

  @Test func valuesOfTheSceneAreOtherValues() throws {
    let (app, scene) = (MemoryValues(), MemoryValues())
    let window = window(ProgramStorage(app: app, scene: scene)) {
      Counter(name: "app", bodies: Recorder())
      SceneCounter()
    }
    try window.tap("scene 0")
    #expect(window.texts.contains("scene 1") && window.texts.contains("app 0"))
    #expect(scene.all == ["count": .integer(1)] && app.all.isEmpty)
  }

  @Test func windowsWithoutAHostsStorageShareNothing() throws {
    let first = TestWindow { SceneCounter() }
    try first.tap("scene 0")
    #expect(first.texts == ["scene 1"])
    #expect(TestWindow { SceneCounter() }.texts == ["scene 0"])
  }

  @Test func aWriteOnAnotherThreadArrivesOnTheMainActor() async {
    let values = MemoryValues()
    var view: Everything?
    let window = window(ProgramStorage(app: values)) { Everything { view = $0 } }
    let (integer, text) = (UncheckedSendable(view!.$integer), UncheckedSendable(view!.$text))
    let read = await Task.detached {
      for number in 0...100 { integer.value.wrappedValue = number }
      return text.value.wrappedValue
    }.value
    #expect(read == "a")
    #expect(await eventually { values.all == ["integer": .integer(100)] })
    window.advance()
    #expect(window.texts.first?.hasPrefix("true 100 ") == true)
  }

  private struct DefaultsView: View {
    @AppStorage("scrollui-tests-count") private var count = 1
    @AppStorage("scrollui-tests-flag", store: UserDefaults(suiteName: "scrollui-tests")) private var flag = false

    var body: some View {
      Button("count \(count)") { count += 1 }
      Button("flag \(flag)") { flag.toggle() }
    }
  }

  @Test func userDefaultsAreReadAndWritten() throws {
    let defaults = try #require(UserDefaults(suiteName: "scrollui-tests"))
    defaults.set(5, forKey: "scrollui-tests-count")
    defaults.removeObject(forKey: "scrollui-tests-flag")
    let window = TestWindow { DefaultsView().defaultAppStorage(defaults) }
    try window.tap("count 5")
    #expect(window.texts.contains("count 6"))
    #expect(defaults.integer(forKey: "scrollui-tests-count") == 6)
    try window.tap("flag false")
    #expect(window.texts.contains("flag true"))
    defaults.removePersistentDomain(forName: "scrollui-tests")
  }

  private final class Model: ObservableObject {
    @AppStorage("name") var name = "nobody"
  }

  private struct ModelView: View {
    @StateObject private var model = Model()

    var body: some View { Button(model.name) { model.name = "somebody" } }
  }

  @Test func aPropertyOfAnObjectHasTheValuesOfTheProcess() throws {
    let window = TestWindow { ModelView() }
    try window.tap("nobody")
    #expect(window.texts == ["nobody"])
    let storage = ProgramStorage()
    ProgramStorage.process = storage
    defer { ProgramStorage.process = nil }
    let other = TestWindow { ModelView() }
    try other.tap("nobody")
    #expect(other.texts == ["somebody"])
    #expect(storage.app.values.value(for: "name") == .text("somebody"))
  }
}
