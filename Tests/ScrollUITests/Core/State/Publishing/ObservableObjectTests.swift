import ScrollUI
import ScrollUITesting
import Testing

@MainActor private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "none"
  var silent = 0
}

@MainActor private final class Silent: ObservableObject {
  var count = 0
}

@Suite @MainActor struct ObservableObjectTests {
  @Test func aPublishedPropertyNotifiesBeforeItChanges() {
    let counter = Counter()
    var seen: [Int] = []
    let subscription = counter.objectWillChange.sink { seen.append(counter.count) }
    counter.count = 1
    counter.count = 2
    #expect(seen == [0, 1])
    subscription.cancel()
    counter.count = 3
    #expect(seen == [0, 1])
  }

  @Test func aPropertysPublisherSendsTheCurrentAndLaterValues() {
    let counter = Counter()
    var seen: [Int] = []
    var subscriptions: Set<AnyCancellable> = []
    counter.$count.sink { seen.append($0) }.store(in: &subscriptions)
    counter.count = 5
    #expect(seen == [0, 5])
    subscriptions.removeAll()
    counter.count = 6
    #expect(seen == [0, 5])
  }

  @Test func anObjectWithoutPublishedPropertiesCanNotifyManually() {
    let object = Silent()
    var calls = 0
    let subscription = object.objectWillChange.sink { calls += 1 }
    object.objectWillChange.send()
    #expect(calls == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func publishersOfReleasedObjectsAreNotReused() {
    var calls = 0
    var subscriptions: [AnyCancellable] = []
    for _ in 0..<1000 {
      let object = Silent()
      object.objectWillChange.sink { calls += 1 }.store(in: &subscriptions)
    }
    Silent().objectWillChange.send()
    #expect(calls == 0)
  }

  @Test func aStateObjectIsKeptAndObserved() {
    struct Page: View {
      @StateObject private var counter = Counter()
      let made: (Counter) -> Void
      let record: (Int) -> Void

      var body: some View {
        record(counter.count)
        made(counter)
        return Text("\(counter.count)")
      }
    }
    var counter: Counter?
    var seen: [Int] = []
    let window = TestWindow { Page(made: { counter = $0 }, record: { seen.append($0) }) }
    window.advance()
    counter?.count = 1
    window.advance()
    counter?.count = 2
    window.advance()
    #expect(seen == [0, 1, 2])
    counter?.silent = 1
    window.advance()
    #expect(seen.count == 3)
  }

  @Test func aViewObservesOnlyItsCurrentObject() {
    struct Child: View {
      @ObservedObject var counter: Counter
      let record: (String) -> Void

      var body: some View {
        record("\(counter.name) \(counter.count)")
        return Text(counter.name)
      }
    }
    struct Parent: View {
      @State private var second = false
      let one: Counter
      let other: Counter
      let record: (String) -> Void

      var body: some View {
        VStack {
          Child(counter: second ? other : one, record: record)
          Button("Swap") { second = true }.keyboardShortcut("s", modifiers: [])
        }
      }
    }
    let (one, other) = (Counter(), Counter())
    one.name = "one"
    other.name = "other"
    var seen: [String] = []
    let window = TestWindow { Parent(one: one, other: other) { seen.append($0) } }
    window.advance()
    window.key("S")
    window.advance()
    one.count = 7
    window.advance()
    other.count = 8
    window.advance()
    #expect(seen == ["one 0", "other 0", "other 8"])
  }

  @Test func aBindingToAnObjectsPropertyWritesIt() {
    struct Child: View {
      @Binding var count: Int

      var body: some View {
        Button("Add") { count += 1 }.keyboardShortcut("a", modifiers: [])
      }
    }
    struct Parent: View {
      @ObservedObject var counter: Counter

      var body: some View { Child(count: $counter.count) }
    }
    let counter = Counter()
    let window = TestWindow { Parent(counter: counter) }
    window.advance()
    window.key("A")
    window.advance()
    #expect(counter.count == 1)
  }

  @Test func anEnvironmentObjectIsObservedByItsReaders() {
    struct Reader: View {
      @EnvironmentObject var counter: Counter
      let record: (Int) -> Void

      var body: some View {
        record(counter.count)
        return Text("\(counter.count)")
      }
    }
    struct Bystander: View {
      let record: () -> Void

      var body: some View {
        record()
        return Text("still")
      }
    }
    let counter = Counter()
    var seen: [Int] = []
    var bystander = 0
    let window = TestWindow {
      VStack {
        Reader { seen.append($0) }
        Bystander { bystander += 1 }
      }
      .environmentObject(counter)
    }
    window.advance()
    counter.count = 4
    window.advance()
    #expect(seen == [0, 4])
    #expect(bystander == 1)
  }

  @Test func anObservedObjectDoesNotRetainARemovedView() {
    struct Row: View {
      @ObservedObject var counter: Counter
      let sniffer: Sniffer

      var body: some View { Text("\(counter.count)") }
    }
    final class Sniffer {
      let onDeinit: () -> Void
      init(onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    struct Parent: View {
      @State private var shown = true
      let counter: Counter
      let onDeinit: () -> Void

      var body: some View {
        VStack {
          if shown { Row(counter: counter, sniffer: Sniffer(onDeinit: onDeinit)) }
          Button("Hide") { shown = false }.keyboardShortcut("h", modifiers: [])
        }
      }
    }
    let counter = Counter()
    var removals = 0
    let window = TestWindow { Parent(counter: counter) { removals += 1 } }
    window.advance()
    #expect(removals == 0)
    window.key("H")
    window.advance()
    #expect(removals == 1)
    counter.count = 1
    window.advance()
  }
}
