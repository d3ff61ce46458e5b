import Engine
import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Synchronization
import Testing

/// The contract of docs/threads.md: what may be called on any thread.
@MainActor @Suite struct ThreadContractTests {
  /// Texts that are long enough to be stored on the heap, so that a torn read crashes.
  nonisolated private static func text(_ number: Int) -> String { "a text on the heap, number \(number)" }

  private struct Page: View {
    let hand: (Binding<String>) -> Void
    @State private var text = ThreadContractTests.text(0)

    var body: some View {
      let _ = hand($text)
      Text(text)
    }
  }

  private struct Fading: View {
    let hand: (Binding<Bool>) -> Void
    @State private var isHidden = false

    var body: some View {
      let _ = hand($isHidden)
      Text("a").opacity(isHidden ? 0 : 1)
    }
  }

  private final class Model: ObservableObject {
    @Published var text = ThreadContractTests.text(0)
  }

  /// Runs `body` on eight threads at the same time; returns after the last has ended.
  private func onThreads(_ body: @escaping @Sendable (Int) -> Void) async {
    await withCheckedContinuation { ended in
      let group = DispatchGroup()
      for index in 0..<8 {
        group.enter()
        Thread.detachNewThread {
          body(index)
          group.leave()
        }
      }
      group.notify(queue: .global()) { ended.resume() }
    }
  }

  @Test func anAnimatedWriteOnAnotherThreadKeepsItsAnimation() async {
    var handed: Binding<Bool>?
    let window = TestWindow { Fading { handed = $0 } }
    let sent = UncheckedSendable(handed!)
    await Task.detached { withAnimation(.linear(duration: 1)) { sent.value.wrappedValue = true } }.value
    #expect(await eventually { window.pipeline.wantsFrame })
    window.advance(seconds: 0.5)
    #expect(window.settle() > 20)
  }

  @Test func aTransactionBelongsToItsThread() {
    let seen = Mutexed<[Bool]>([])
    let set: @Sendable (Int, Transaction) -> Void = { _, transaction in
      _ = seen.exchange(seen.exchange([]) + [transaction.animation != nil])
    }
    let binding = Binding<Int>(get: { 0 }, set: set)
    let sent = UncheckedSendable(binding)
    let ended = DispatchSemaphore(value: 0)
    withAnimation {
      Thread.detachNewThread {
        sent.value.wrappedValue = 1
        ended.signal()
      }
      ended.wait()
      sent.value.wrappedValue = 2
    }
    sent.value.wrappedValue = 3
    #expect(seen.exchange([]) == [false, true, false])
  }

  @Test func anActivityIsCancelledOnce() async {
    let calls = Counter()
    let tokens = UncheckedSendable((0..<500).map { _ in AnyCancellable { calls.increment() } })
    await onThreads { _ in for token in tokens.value { token.cancel() } }
    #expect(calls.count == 500)
  }

  @Test func noValueIsLostBetweenTheCurrentValueAndTheNext() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let received = Mutexed<[Int]>([])
    let token = subject.sink { value in
      _ = received.exchange(received.exchange([]) + [value])
      // The subscriber runs for the current value: it must be admitted already.
      if value == 1 { subject.send(2) }
    }
    #expect(received.exchange([]) == [1, 2])
    withExtendedLifetime(token) {}
  }

  @Test func aSubscriberHasTheCurrentValueAfterManySenders() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    let (received, busy, overlaps) = (Counter(), Counter(), Counter())
    let token = subject.sink { value in
      if busy.increment() != 1 { overlaps.increment() }
      received.set(value)
      busy.set(0)
    }
    let distinct = Counter()
    let changes = subject.removeDuplicates().dropFirst().sink { _ in distinct.increment() }
    await onThreads { index in for number in 1...500 { subject.send(index * 1000 + number) } }
    #expect(received.count == subject.value)
    #expect(overlaps.count == 0)
    #expect(distinct.count == 4000)
    withExtendedLifetime((token, changes)) {}
  }

  @Test func everyDoorMayBeUsedOnAnyThread() async {
    var handed: Binding<String>?
    let window = TestWindow { Page { handed = $0 } }
    let (state, model, ended) = (UncheckedSendable(handed!), UncheckedSendable(Model()), Counter())
    let (subject, timer) = (
      CurrentValueSubject<String, Never>(Self.text(0)),
      UncheckedSendable(Timer.publish(every: 1000, on: .main, in: .common).autoconnect())
    )
    let received = Counter()
    let tokens = UncheckedSendable(Mutexed<[AnyCancellable]>([]))
    Task {
      await onThreads { index in
        for number in 1...100 {
          let text = Self.text(index * 1000 + number)
          withAnimation(.linear(duration: 0.1)) { state.value.wrappedValue = text }
          received.set(state.value.wrappedValue.count)
          withAnimation(.default) {
          } completion: {
            received.increment()
          }
          var environment = EnvironmentValues()
          environment.isEnabled = environment.isEnabled && number > 50
          let duplicates = subject.removeDuplicates().dropFirst(2).receive(on: DispatchQueue.global())
            .sink { received.set($0.count) }
          subject.send(text)
          model.value.text = text
          let published = model.value.$text.sink { received.set($0.count) }
          let changes = model.value.objectWillChange.sink { received.increment() }
          let ticks = timer.value.sink { _ in received.increment() }
          let posts = NotificationCenter.default.publisher(for: Notification.Name("ThreadContractTests"))
            .dropFirst().sink { _ in received.increment() }
          NotificationCenter.default.post(name: Notification.Name("ThreadContractTests"), object: nil)
          // The tokens of one thread are cancelled by another.
          let former = tokens.value.exchange([duplicates, published, changes, ticks, posts])
          for token in former { token.cancel() }
        }
      }
      ended.increment()
    }
    while ended.count == 0 {
      state.value.wrappedValue = Self.text(received.count)
      window.advance()
      await Task.yield()
    }
    for token in tokens.value.exchange([]) { token.cancel() }
    #expect(model.value.text.hasPrefix("a text"))
    #expect(subject.value.hasPrefix("a text"))
    #expect(window.settle() < 600)
  }
}

/// A number that any thread may change.
private final class Counter: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .sequentiallyConsistent) }

  @discardableResult
  func increment() -> Int { number.add(1, ordering: .sequentiallyConsistent).newValue }

  func set(_ value: Int) { number.store(value, ordering: .sequentiallyConsistent) }
}

/// A value that any thread may replace.
private final class Mutexed<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func exchange(_ new: Value) -> Value {
    lock.withLock {
      defer { value = new }
      return value
    }
  }
}
