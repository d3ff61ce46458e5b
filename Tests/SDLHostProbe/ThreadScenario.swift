import Foundation
import SDLHost
import ScrollUI
import Synchronization

/// Uses the declarations of docs/threads.md that may be called on any thread on eight threads at the same time, while the main thread runs
/// the frames of a window without a display. Prints counts; a race is found by the thread sanitizer (`Scripts/sanitize thread`).
@MainActor enum ThreadScenario {
  private static let threads = 8

  /// Runs `rounds` rounds on each thread.
  static func run(rounds: Int) throws {
    let doors = Doors()
    var options = SessionOptions()
    options.size = CGSize(width: 300, height: 400)
    let loop = try HeadlessLoop(DoorPage { doors.handles = $0 }, options: options)
    try loop.open()
    guard let handles = doors.handles else { return report("the page has no body") }
    let work = ThreadWork(handles: handles, rounds: rounds)
    let running = Atomic(threads)
    for index in 0..<threads {
      Thread.detachNewThread {
        work.run(thread: index)
        running.subtract(1, ordering: .sequentiallyConsistent)
      }
    }
    while running.load(ordering: .sequentiallyConsistent) > 0 {
      handles.text.wrappedValue = ThreadWork.text(work.tally.completions)
      work.model.text = ThreadWork.text(0)
      try loop.play(frames: 1, isPaced: false) { _ in [] }
    }
    work.cancelTokens()
    // The rest of the transferred writes, and the animations of the last of them.
    try loop.play(frames: 120, isPaced: false) { _ in [] }
    report("sent=\(work.tally.sent)")
    report("completions=\(work.tally.completions)")
    report("activities=\(work.tally.cancelled)")
    report("overlaps=\(work.tally.overlaps)")
    report("last=\(work.last.value == work.tally.last)")
    report("state=\(handles.text.wrappedValue.hasPrefix(ThreadWork.prefix))")
    report("published=\(work.model.text.hasPrefix(ThreadWork.prefix))")
    loop.close()
  }

  private final class Doors {
    var handles: DoorHandles?
  }
}

/// The values of a page that other threads use.
private struct DoorHandles: @unchecked Sendable {
  let text: Binding<String>
  let focus: FocusState<Bool>.Binding
  let proxy: ScrollViewProxy
  let presentation: PresentationMode
}

/// A page that depends on each of its `DoorHandles`.
private struct DoorPage: View {
  let hand: (DoorHandles) -> Void
  @State private var text = ThreadWork.text(0)
  @FocusState private var isFocused: Bool
  @Environment(\.presentationMode) private var presentation

  var body: some View {
    ScrollViewReader { proxy in
      let _ = hand(
        DoorHandles(text: $text, focus: $isFocused, proxy: proxy, presentation: presentation.wrappedValue))
      VStack {
        Text(text).opacity(text.count.isMultiple(of: 2) ? 0.5 : 1)
        Button("focus") {}.focused($isFocused)
        ScrollView { LazyVStack { ForEach(0..<200) { Text("row \($0)").frame(height: 20) } } }
      }
    }
  }
}

private final class DoorModel: ObservableObject, @unchecked Sendable {
  @Published var text = ThreadWork.text(0)
}

/// Counts of calls that any thread makes.
private final class Tally: Sendable {
  private let numbers = Locked((sent: 0, completions: 0, cancelled: 0, overlaps: 0, running: 0, last: 0))

  var sent: Int { numbers.withLock { $0.sent } }
  var completions: Int { numbers.withLock { $0.completions } }
  var cancelled: Int { numbers.withLock { $0.cancelled } }
  var overlaps: Int { numbers.withLock { $0.overlaps } }
  var last: Int { numbers.withLock { $0.last } }

  func noteValue() { numbers.withLock { $0.sent += 1 } }
  func noteCompletion() { numbers.withLock { $0.completions += 1 } }
  func noteCancelled() { numbers.withLock { $0.cancelled += 1 } }

  /// Begins a call of a subscriber, and reports calls that overlap.
  func enter() {
    numbers.withLock {
      $0.overlaps += $0.running
      $0.running += 1
    }
  }

  /// Ends the call of `enter()`, with its value.
  func leave(_ value: Int) {
    numbers.withLock {
      $0.running -= 1
      $0.last = value
    }
  }
}

/// The rounds of the threads.
private final class ThreadWork: @unchecked Sendable {
  static let prefix = "a text on the heap, number "

  /// A text that is too long to be stored inline, so that a torn read crashes.
  static func text(_ number: Int) -> String { "\(prefix)\(number)" }

  let tally = Tally()
  let model = DoorModel()
  let last = CurrentValueSubject<Int, Never>(0)
  private let handles: DoorHandles
  private let rounds: Int
  private let values = PassthroughSubject<Int, Never>()
  private let timer = Timer.publish(every: 1000, on: .main, in: .common).autoconnect()
  private let name = Notification.Name("ThreadScenario")
  /// The subscriptions of the last round of a thread. The next round, on any thread, cancels them.
  private let tokens = Locked<[AnyCancellable]>([])
  private var permanent: [AnyCancellable] = []

  init(handles: DoorHandles, rounds: Int) {
    self.handles = handles
    self.rounds = rounds
    let tally = tally
    permanent.append(values.sink { _ in tally.noteValue() })
    permanent.append(
      last.sink { value in
        tally.enter()
        tally.leave(value)
      })
  }

  func run(thread: Int) {
    for round in 1...rounds {
      let number = thread * rounds + round
      changeViews(number)
      publish(number)
      subscribe(number)
    }
  }

  private func changeViews(_ number: Int) {
    let tally = tally
    withAnimation(.linear(duration: 0.1)) { handles.text.wrappedValue = Self.text(number) }
    precondition(handles.text.wrappedValue.hasPrefix(Self.prefix), "a torn read of a state")
    withAnimation(.default) {
      handles.proxy.scrollTo(number % 200, anchor: .top)
    } completion: {
      tally.noteCompletion()
    }
    var transaction = Transaction(animation: .default)
    transaction.disablesAnimations = true
    withTransaction(transaction) { handles.focus.wrappedValue = number.isMultiple(of: 2) }
    var presentation = handles.presentation
    presentation.dismiss()
    var environment = EnvironmentValues()
    environment.isEnabled = environment.isEnabled && number > 50
  }

  private func publish(_ number: Int) {
    values.send(number)
    last.send(number)
    last.value = number
    model.text = Self.text(number)
    precondition(model.text.hasPrefix(Self.prefix), "a torn read of a published value")
    model.objectWillChange.send()
    NotificationCenter.default.post(name: name, object: nil)
  }

  private func subscribe(_ number: Int) {
    let tally = tally
    let target = DoorModel()
    let new: [AnyCancellable] = [
      values.map { $0 * 2 }.filter { $0 > number }.compactMap { $0 > 1 ? "\($0)" : nil }.eraseToAnyPublisher()
        .sink { _ in },
      last.removeDuplicates().dropFirst().receive(on: DispatchQueue.global()).sink { _ in },
      last.receive(on: DispatchQueue.main).sink { _ in },
      model.$text.sink { precondition($0.hasPrefix(Self.prefix), "a torn value") },
      model.objectWillChange.sink {},
      Just(Self.text(number)).assign(to: \.text, on: target),
      timer.sink { _ in },
      NotificationCenter.default.publisher(for: name).dropFirst().sink { _ in },
      AnyCancellable { tally.noteCancelled() },
    ]
    for token in exchangeTokens(new) {
      token.cancel()
      token.cancel()
    }
  }

  /// Cancels the subscriptions of the last round.
  func cancelTokens() { for token in exchangeTokens([]) { token.cancel() } }

  private func exchangeTokens(_ new: [AnyCancellable]) -> [AnyCancellable] {
    tokens.withLock { tokens in
      defer { tokens = new }
      return tokens
    }
  }
}

/// A value under a lock that the thread sanitizer knows, unlike `Synchronization.Mutex`.
private final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
