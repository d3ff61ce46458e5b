import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Drops whose values arrive later.
@MainActor @Suite struct DropLoadTests {
  /// A gate at which closures of representations wait.
  @MainActor final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var isOpen = false
    private(set) var cancelled = 0
    /// The number of closures that have gone on.
    private(set) var passes = 0

    func pass() async throws {
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
      passes += 1
      if Task.isCancelled { cancelled += 1 }
      try Task.checkCancellation()
    }

    func open() {
      isOpen = true
      let former = waiting
      waiting = []
      for continuation in former { continuation.resume() }
    }

    var count: Int { waiting.count }
  }

  @MainActor static var gate = Gate()

  /// A value that is read slowly.
  private struct Slow: Transferable, Equatable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .utf8PlainText) { data in
        try await DropLoadTests.gate.pass()
        return Slow(text: String(decoding: data, as: UTF8.self))
      }
    }
  }

  /// A value that is sent slowly.
  private struct Sender: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .utf8PlainText) { _ in
        try await DropLoadTests.gate.pass()
        return Data("sent".utf8)
      }
    }
  }

  /// A window of 400 × 200 points with a target at the right.
  @MainActor private struct Sample {
    let calls = Recorder()
    let isShown = Remote<Bool>()
    let gate = Gate()
    let window: TestWindow

    private struct Content: View {
      let calls: Recorder
      let remote: Remote<Bool>
      @State private var isShown = true

      var body: some View {
        let _ = remote.connect($isShown)
        HStack(spacing: 0) {
          Color.red.draggable(Sender()).onDragSessionUpdated { calls.note("drag \($0.phase)") }
          if isShown {
            Color.blue
              .dropDestination(for: Slow.self) { values, session in
                calls.note("drop \(values.map(\.text)) \(Int(session.location.x))")
              }
              .onDropSessionUpdated { calls.note("target \($0.phase)") }
          } else {
            Color.gray
          }
        }
      }
    }

    init() {
      DropLoadTests.gate = gate
      let (calls, isShown) = (calls, isShown)
      window = TestWindow(width: 400, height: 200) { Content(calls: calls, remote: isShown) }
      window.settle()
    }

    func drop(_ texts: [String]) {
      window.send(.dropBegan(CGPoint(x: 300, y: 50)))
      for text in texts { window.send(.dropText(text)) }
      window.send(.dropEnded(CGPoint(x: 300, y: 50)))
      window.advance()
    }

    func take() -> [String] { calls.take().filter { !$0.contains("active") && !$0.contains("entering") } }
  }

  @Test func valuesThatArriveLaterAreDeliveredOnceAndTogether() async {
    let sample = Sample()
    sample.drop(["a", "b"])
    #expect(sample.take() == ["target ended(ScrollUI.DropOperation.copy)"], "nothing has arrived")
    #expect(sample.gate.count == 2, "both are requested at once")
    sample.gate.open()
    let calls = sample.calls
    var all: [String] = []
    #expect(
      await sample.window.wait {
        all += calls.take(); return all.contains("target dataTransferCompleted")
      })
    #expect(all.filter { $0.hasPrefix("drop") } == ["drop [\"a\", \"b\"] 100"])
    sample.window.settle()
    #expect(sample.calls.take().isEmpty)
  }

  @Test func aTargetThatLeavesBeforeGetsNothing() async {
    let sample = Sample()
    sample.drop(["a"])
    _ = sample.take()
    sample.isShown.value = false
    sample.window.settle()
    sample.gate.open()
    let gate = sample.gate
    #expect(await sample.window.wait { gate.cancelled == 1 })
    sample.window.settle()
    #expect(!sample.take().contains { $0.hasPrefix("drop") })
  }

  @Test func aSecondDropDoesNotDisturbTheFirst() async {
    let sample = Sample()
    sample.drop(["a"])
    sample.drop(["b"])
    sample.gate.open()
    let calls = sample.calls
    var drops: [String] = []
    #expect(
      await sample.window.wait {
        drops += calls.take().filter { $0.hasPrefix("drop") }
        return drops.count == 2
      })
    // The tasks of the two drops end in any order.
    #expect(drops.sorted() == ["drop [\"a\"] 100", "drop [\"b\"] 100"])
  }

  @Test func theSourceIsToldWhenItsDataHasArrived() async {
    let sample = Sample()
    sample.window.press(CGPoint(x: 100, y: 100))
    sample.window.move(CGPoint(x: 130, y: 100))
    sample.window.move(CGPoint(x: 300, y: 100))
    sample.window.release(CGPoint(x: 300, y: 100))
    let ended = sample.take()
    #expect(ended.contains("drag ended(ScrollUI.DropOperation.copy)"))
    #expect(!ended.contains("drag dataTransferCompleted"))
    sample.gate.open()
    let calls = sample.calls
    var all: [String] = []
    #expect(
      await sample.window.wait {
        all += calls.take(); return all.contains("drag dataTransferCompleted")
      })
    #expect(all.first == "drop [\"sent\"] 100")
  }

  // MARK: Providers

  @Test func aProviderAnswersWhenTheDataHasArrived() async {
    DropLoadTests.gate = Gate()
    let gate = DropLoadTests.gate
    let provider = NSItemProvider(object: "text")
    var answers: [String] = []
    provider.loadTransferable(type: Slow.self) { answers.append((try? $0.get().text) ?? "none") }
    #expect(answers.isEmpty)
    gate.open()
    let window = TestWindow(width: 100, height: 100) { Color.red }
    #expect(await window.wait { answers == ["text"] })
  }

  @Test func aCancelledRequestIsAnsweredOnceWithAnError() async {
    DropLoadTests.gate = Gate()
    let gate = DropLoadTests.gate
    let provider = NSItemProvider(object: "text")
    var errors: [String] = []
    let progress = provider.loadTransferable(type: Slow.self) { result in
      if case .failure(let error) = result { errors.append("\(error is CancellationError)") }
    }
    progress.cancel()
    gate.open()
    let window = TestWindow(width: 100, height: 100) { Color.red }
    #expect(await window.wait { errors == ["true"] })
  }

  @Test func aRegisteredHandlerAnswersFromAnotherThread() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .utf8PlainText) { completion in
      Thread.detachNewThread {
        completion(Data("later".utf8), nil)
        completion(Data("again".utf8), nil)
      }
      return nil
    }
    #expect(provider.registeredContentTypes == [.utf8PlainText])
    var answers: [String?] = []
    provider.loadObject(ofClass: String.self) { text, _ in answers.append(text) }
    let window = TestWindow(width: 100, height: 100) { Color.red }
    #expect(await window.wait { !answers.isEmpty })
    #expect(answers == ["later"])
  }

  @Test func aCancelledHandlerStopsItsWork() async {
    let provider = NSItemProvider()
    let work = Progress(totalUnitCount: 1)
    provider.registerDataRepresentation(for: .utf8PlainText) { _ in work }
    var errors: [(any Error)?] = []
    let progress = provider.loadDataRepresentation(for: .utf8PlainText) { errors.append($1) }
    #expect(errors.isEmpty)
    progress.cancel()
    let window = TestWindow(width: 100, height: 100) { Color.red }
    #expect(await window.wait { !errors.isEmpty })
    #expect(errors.count == 1 && errors.first.map { $0 is CancellationError } == true)
    #expect(work.isCancelled)
  }

  // MARK: Lists

  @Test func rowsThatArriveLaterAreInsertedOnceAtTheirPlace() async {
    struct Rows: View {
      let remote: Remote<[String]>
      @State private var rows = ["a", "b", "c", "d"]

      var body: some View {
        let _ = remote.connect($rows)
        List {
          ForEach(rows, id: \.self) { Text($0) }
            .dropDestination(for: Slow.self) { values, index in rows.insert(contentsOf: values.map(\.text), at: index) }
        }
        .listStyle(.plain)
      }
    }
    DropLoadTests.gate = Gate()
    let gate = DropLoadTests.gate
    let rows = Remote<[String]>()
    let window = TestWindow(width: 400, height: 440) { Rows(remote: rows) }
    window.settle()
    func drop(_ text: String) {
      window.send(.dropBegan(CGPoint(x: 100, y: 132)))
      window.send(.dropText(text))
      window.send(.dropEnded(CGPoint(x: 100, y: 132)))
      window.advance()
    }
    drop("x")
    #expect(rows.value == ["a", "b", "c", "d"])
    rows.value = ["a"]
    window.settle()
    gate.open()
    #expect(await window.wait { rows.value.count == 2 })
    #expect(rows.value == ["a", "x"], "the end of the rows that are left")
  }
}
