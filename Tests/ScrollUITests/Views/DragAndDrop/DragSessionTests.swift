import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The phases of drags for their sources and targets, and the effects that both choose.
@MainActor @Suite struct DragSessionTests {
  private struct Note: Identifiable, Codable, Hashable, Transferable {
    var id: Int

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: { "Note \($0.id)" })
    }
  }

  /// A window of 400 × 200 points: a note at the left, and a target of 200 × 200 points at the right.
  @MainActor private struct Sample {
    let calls = Recorder()
    /// The effect that the target chooses; nil leaves it to the target.
    let choice = Knob<DropOperation?>(nil)
    let window: TestWindow

    init(_ configuration: DragConfiguration = DragConfiguration(), reducesMotion: Bool = false) {
      let (calls, choice) = (calls, choice)
      window = TestWindow(width: 400, height: 200) {
        HStack(spacing: 0) {
          Color.red.draggable(Note(id: 7))
            .dragConfiguration(configuration)
            .onDragSessionUpdated { session in
              calls.note("drag \(session.phase) \(session.draggedItemIDs(for: Int.self))")
            }
          Color.blue
            .dropDestination(for: Note.self) { notes, session in
              calls.note("drop \(notes.map(\.id)) \(Int(session.location.x)),\(Int(session.location.y))")
            }
            .dropConfiguration { session in
              DropConfiguration(
                operation: choice.value ?? (session.suggestedOperations.contains(.move) ? .move : .copy))
            }
            .onDropSessionUpdated { session in
              let ids = session.localSession?.draggedItemIDs(for: Int.self) ?? []
              calls.note("target \(session.phase) \(session.itemsCount) \(ids) \(Int(session.size.width))")
            }
        }
      }
      if reducesMotion { window.updateEnvironment { $0.accessibilityReduceMotion = true } }
      window.settle()
    }

    func lift() {
      window.press(CGPoint(x: 100, y: 100))
      window.move(CGPoint(x: 120, y: 100))
    }

    /// The calls since the last time, those of movements left out.
    func take() -> [String] { calls.take().filter { !$0.contains("active") } }
  }

  @Test func aDropReportsEachPhaseOnceToBothSides() {
    let sample = Sample(DragConfiguration(allowMove: true))
    sample.lift()
    #expect(sample.calls.take() == ["drag initial [7]", "drag active [7]"])
    sample.window.move(CGPoint(x: 300, y: 100))
    sample.window.move(CGPoint(x: 310, y: 100))
    #expect(
      sample.calls.take() == [
        "target entering 1 [7] 200", "drag active [7]", "target active 1 [7] 200", "drag active [7]",
      ])
    sample.window.release(CGPoint(x: 310, y: 100))
    #expect(
      sample.calls.take() == [
        "target ended(ScrollUI.DropOperation.move) 1 [7] 200", "drop [7] 110,100",
        "target dataTransferCompleted 1 [7] 200", "drag ending(ScrollUI.DropOperation.move) [7]",
        "drag ended(ScrollUI.DropOperation.move) [7]", "drag dataTransferCompleted [7]",
      ])
    sample.window.settle()
    #expect(sample.calls.take().isEmpty)
  }

  @Test func aRestingPointerReportsNothing() {
    let sample = Sample()
    sample.lift()
    sample.window.move(CGPoint(x: 300, y: 100))
    _ = sample.calls.take()
    sample.window.advance(seconds: 0.5)
    #expect(sample.calls.take().isEmpty)
  }

  @Test func aSourceSuggestsACopyByDefault() {
    let sample = Sample()
    sample.lift()
    sample.window.move(CGPoint(x: 300, y: 100))
    sample.window.release(CGPoint(x: 300, y: 100))
    #expect(sample.take().contains("drag ended(ScrollUI.DropOperation.copy) [7]"))
  }

  @Test(arguments: [("Left Ctrl", DropOperation.copy), ("Left Shift", .move)])
  func aHeldKeyLimitsTheSuggestedEffects(key: String, operation: DropOperation) {
    let sample = Sample(DragConfiguration(allowMove: true))
    sample.lift()
    sample.window.move(CGPoint(x: 300, y: 100))
    sample.window.send(.keyDown(KeyStroke(KeyCode(name: key))))
    sample.window.advance()
    sample.window.release(CGPoint(x: 300, y: 100))
    #expect(sample.take().contains("drag ended(\(String(reflecting: operation))) [7]"))
  }

  @Test(arguments: [DropOperation.forbidden, .cancel]) func aTargetCanRefuse(operation: DropOperation) {
    let sample = Sample()
    sample.choice.value = operation
    sample.lift()
    sample.window.move(CGPoint(x: 300, y: 100))
    #expect(sample.window.pipeline.input.hover.shape == .notAllowed)
    sample.window.release(CGPoint(x: 300, y: 100))
    let name = String(reflecting: operation)
    let calls = sample.take()
    #expect(!calls.contains { $0.hasPrefix("drop") })
    #expect(calls.last == "drag ending(\(name)) [7]", "the preview still glides back")
    sample.window.settle()
    #expect(sample.take() == ["drag ended(\(name)) [7]"], "no data was transferred")
  }

  @Test(arguments: ["Escape", "outside", "left"]) func aDragWithoutADropEndsWithCancel(by cause: String) {
    let sample = Sample(reducesMotion: true)
    sample.lift()
    sample.window.move(CGPoint(x: 300, y: 100))
    _ = sample.calls.take()
    switch cause {
    case "Escape": sample.window.key("Escape")
    case "outside":
      sample.window.move(CGPoint(x: 300, y: -50))
      sample.window.release(CGPoint(x: 300, y: -50))
    default:
      sample.window.move(CGPoint(x: 100, y: 100))
      sample.window.release(CGPoint(x: 100, y: 100))
    }
    let calls = sample.take()
    #expect(calls.first == "target exiting 1 [7] 200")
    #expect(
      calls.dropFirst() == [
        "drag ending(ScrollUI.DropOperation.cancel) [7]", "drag ended(ScrollUI.DropOperation.cancel) [7]",
      ])
  }

  @Test func aTargetTakesAtMostItsNumberOfItems() {
    let texts = Recorder()
    let window = TestWindow(width: 200, height: 200) {
      Color.blue
        .dropDestination(for: String.self) { values, session in
          texts.note("\(values) \(session.localSession == nil)")
        }
        .dropConfiguration { _ in
          var configuration = DropConfiguration(operation: .copy)
          configuration.acceptedItemCount = 2
          return configuration
        }
    }
    window.settle()
    window.send(.dropBegan(CGPoint(x: 50, y: 50)))
    for text in ["a", "b", "c"] { window.send(.dropText(text)) }
    window.send(.dropEnded(CGPoint(x: 50, y: 50)))
    window.advance()
    #expect(texts.take() == ["[\"a\", \"b\"] true"])
  }

  @Test func aDisabledTargetTakesNothing() {
    let calls = Recorder()
    let window = TestWindow(width: 200, height: 200) {
      Color.blue.dropDestination(for: String.self, isEnabled: false) { values, _ in calls.note("\(values)") }
        .onDropSessionUpdated { calls.note("\($0.phase)") }
    }
    window.settle()
    window.send(.dropBegan(CGPoint(x: 50, y: 50)))
    window.send(.dropText("a"))
    window.send(.dropEnded(CGPoint(x: 50, y: 50)))
    window.advance()
    #expect(calls.take().isEmpty)
  }

  @Test func anObserverAroundAnInnerTargetIsNotToldOfTheOuter() {
    let calls = Recorder()
    let window = TestWindow(width: 200, height: 200) {
      Color.blue.frame(width: 100, height: 100)
        .dropDestination(for: String.self) { _, _ in calls.note("inner drop") }
        .onDropSessionUpdated { calls.note("inner \($0.phase)") }
        .frame(width: 200, height: 200)
        .dropDestination(for: String.self) { _, _ in calls.note("outer drop") }
        .onDropSessionUpdated { calls.note("outer \($0.phase)") }
    }
    window.settle()
    window.send(.dropBegan(CGPoint(x: 100, y: 100)))
    window.send(.dropText("a"))
    window.advance()
    #expect(calls.take() == ["inner entering"])
    window.send(.dropMoved(CGPoint(x: 10, y: 10)))
    window.advance()
    #expect(calls.take() == ["inner exiting", "outer entering"])
    window.send(.dropEnded(CGPoint(x: 10, y: 10)))
    window.advance()
    #expect(
      calls.take() == ["outer ended(ScrollUI.DropOperation.copy)", "outer drop", "outer dataTransferCompleted"])
  }

  @Test func configurationsDescribeThemselves() {
    #expect(
      DragConfiguration(allowMove: true, allowDelete: true).debugDescription == "DragConfiguration(copy, move, delete)")
    #expect(DropConfiguration(operation: .alias).debugDescription == "DropConfiguration(alias)")
    #expect(DropOperation.Set([.copy, .move]).contains(.copy) && !DropOperation.Set.move.contains(.delete))
  }

  @Test(arguments: [Int.min, -1, 0, 1, 3, 4, Int.max])
  func aTargetTakesNoItemsBelowZeroAndAllBeyondTheirNumber(accepted: Int) {
    let texts = Recorder()
    let window = TestWindow(width: 200, height: 200) {
      Color.blue
        .dropDestination(for: String.self) { values, _ in texts.note("\(values.count)") }
        .dropConfiguration { _ in
          var configuration = DropConfiguration(operation: .copy)
          configuration.acceptedItemCount = accepted
          return configuration
        }
    }
    window.settle()
    window.send(.dropBegan(CGPoint(x: 50, y: 50)))
    for text in ["a", "b", "c"] { window.send(.dropText(text)) }
    window.send(.dropEnded(CGPoint(x: 50, y: 50)))
    window.advance()
    window.settle()
    #expect(texts.take() == (accepted > 0 ? ["\(min(accepted, 3))"] : []))
  }
}
