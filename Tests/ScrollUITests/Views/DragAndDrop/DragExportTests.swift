import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Drags that leave the window, with a test double in the place of the window system.
@MainActor @Suite struct DragExportTests {
  /// Notes the calls; the types of the items at the first movement outside.
  @MainActor private final class Exporter: DragExporter {
    var calls: [String] = []
    var types: [String] = []
    var effects: DragEffects = []
    var picture: DragPicture?

    func move(_ drag: OutgoingDrag, to point: CGPoint) {
      calls.append("move \(Int(point.x)),\(Int(point.y))")
      types = drag.items.flatMap(\.representations).map(\.type)
      effects = drag.effects
      picture = drag.picture()
    }

    func returned() { calls.append("returned") }
    func drop() { calls.append("drop") }
    func cancel() { calls.append("cancel") }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// A card at the left of a window of 400 × 200 points, and a target at its right.
  @MainActor private struct Sample {
    let phases = Recorder()
    let exporter = Exporter()
    let window: TestWindow

    init(_ configuration: DragConfiguration = DragConfiguration(allowMove: true), hasExporter: Bool = true) {
      let phases = phases
      window = TestWindow(width: 400, height: 200) {
        HStack(spacing: 0) {
          Color.red.draggable(TestCard(title: "Tea"))
            .dragConfiguration(configuration)
            .onDragSessionUpdated { phases.note("\($0.phase)") }
          Color.green.dropDestination(for: TestCard.self) { cards, _ in
            phases.note("dropped \(cards.map(\.title))")
            return true
          }
        }
      }
      if hasExporter { window.pipeline.services.provide(DragExport(exporter)) }
      window.settle()
    }

    static let outside = CGPoint(x: 450, y: 100)

    func lift(to point: CGPoint = outside) {
      window.press(CGPoint(x: 100, y: 100))
      window.move(CGPoint(x: 120, y: 100))
      window.move(point)
    }

    func leave() {
      lift()
      window.send(.dragLeft)
      window.advance()
      _ = (exporter.take(), take())
    }

    func send(_ event: InputEvent) {
      window.send(event)
      window.advance()
    }

    /// The phases since the last call, without movements.
    func take() -> [String] {
      phases.take().filter { !$0.contains("active") }.map { $0.replacing("ScrollUI.DropOperation.", with: "") }
    }

    var hasPreview: Bool { window.pipeline.root.foreground != nil }
    var drags: DragCoordinator { window.pipeline.input.drags }
  }

  @Test func aDragInsideOfTheWindowIsNotOffered() {
    let sample = Sample()
    sample.lift(to: CGPoint(x: 300, y: 100))
    sample.window.release(CGPoint(x: 300, y: 100))
    #expect(sample.exporter.take().isEmpty)
    #expect(sample.take().contains("dropped [\"Tea\"]"))
  }

  @Test func aPointerOutsideOffersTheItemsWithTheirEffectsAndPicture() {
    let sample = Sample()
    sample.lift()
    #expect(sample.exporter.take() == ["move 450,100"])
    #expect(sample.exporter.types == ["com.example.card", DragItem.textType])
    #expect(sample.exporter.effects == [.copy, .move])
    // The card with the space of its shadow; the pointer was pressed in its middle.
    #expect(sample.exporter.picture?.list.size == CGSize(width: 248, height: 248))
    #expect(sample.exporter.picture?.pointer == CGPoint(x: 124, y: 124))
    #expect(sample.hasPreview)
  }

  @Test func theWindowSystemShowsThePictureFromItsAnswerOn() {
    let sample = Sample()
    sample.leave()
    #expect(!sample.hasPreview && sample.drags.isShownOutside)
    sample.window.move(CGPoint(x: 460, y: 100))
    #expect(!sample.hasPreview && sample.exporter.take() == ["move 460,100"])
    sample.window.move(CGPoint(x: 300, y: 100))
    #expect(sample.hasPreview && sample.exporter.take() == ["returned"])
    sample.window.release(CGPoint(x: 300, y: 100))
    #expect(sample.take().contains("dropped [\"Tea\"]") && sample.exporter.take().isEmpty)
  }

  @Test func anAnswerAfterTheReturnHasNoEffect() {
    let sample = Sample()
    sample.lift()
    sample.window.move(CGPoint(x: 300, y: 100))
    sample.send(.dragLeft)
    #expect(sample.hasPreview && !sample.drags.isShownOutside)
  }

  @Test(arguments: [DragEffect.copy, .move])
  func theEffectOfAnotherProgramEndsTheDrag(_ effect: DragEffect) {
    let sample = Sample()
    sample.leave()
    sample.window.release(Sample.outside)
    #expect(sample.exporter.take() == ["move 450,100", "drop"] && sample.take().isEmpty && sample.drags.isActive)
    sample.send(.dragEnded(effect))
    #expect(sample.take() == ["ending(\(effect))", "ended(\(effect))", "dataTransferCompleted"].map { "\($0)" })
    #expect(!sample.drags.isActive && !sample.hasPreview)
  }

  @Test func aRefusalPutsThePreviewBack() {
    let sample = Sample()
    sample.leave()
    sample.window.release(Sample.outside)
    sample.send(.dragEnded(.cancel))
    #expect(sample.hasPreview && sample.take() == ["ending(cancel)"])
    sample.window.settle()
    #expect(!sample.hasPreview && sample.take() == ["ended(cancel)"])
  }

  @Test func aReleaseWithoutTheWindowSystemsAnswerCancels() {
    let sample = Sample()
    sample.lift()
    _ = sample.exporter.take()
    sample.window.release(Sample.outside)
    #expect(sample.exporter.take() == ["move 450,100", "cancel"])
    sample.window.settle()
    #expect(!sample.drags.isActive && sample.take().last == "ended(cancel)")
  }

  @Test func escapeCancelsOutsideOfTheWindow() {
    let sample = Sample()
    sample.leave()
    sample.send(.keyDown(KeyStroke(.escape)))
    sample.window.settle()
    #expect(sample.exporter.take() == ["cancel"] && !sample.drags.isActive && !sample.hasPreview)
    sample.window.release(Sample.outside)
    #expect(sample.exporter.take().isEmpty)
  }

  @Test func aTargetThatNeverAnswersIsLeft() {
    let sample = Sample()
    sample.leave()
    sample.window.release(Sample.outside)
    _ = sample.exporter.take()
    for _ in 0..<400 { sample.window.advance() }
    sample.window.settle()
    #expect(sample.exporter.take() == ["cancel"] && !sample.drags.isActive)
    #expect(sample.take() == ["ending(cancel)", "ended(cancel)"])
    sample.send(.dragEnded(.copy))
    #expect(sample.take().isEmpty)
  }

  @Test func keysLimitTheEffectsOutside() {
    let sample = Sample()
    sample.leave()
    sample.send(.keyDown(KeyStroke(.leftShift, modifiers: .shift)))
    #expect(sample.exporter.effects == .move)
    #expect(Sample(DragConfiguration()).exporter.effects.isEmpty)
  }

  @Test func aReplayHasTheSameEndWithoutTheWindowSystem() {
    let sample = Sample(hasExporter: false)
    sample.lift()
    #expect(sample.hasPreview)
    sample.send(.dragLeft)
    #expect(!sample.hasPreview)
    sample.window.release(Sample.outside)
    _ = sample.take()
    sample.send(.dragEnded(.move))
    #expect(sample.take() == ["ending(move)", "ended(move)", "dataTransferCompleted"])
  }
}
