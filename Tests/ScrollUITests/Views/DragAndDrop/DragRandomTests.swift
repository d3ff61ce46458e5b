import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Random presses, moves, keys, removals and drags of other programs.
@MainActor @Suite struct DragRandomTests {
  @Test(arguments: 1...12)
  func everyTargetIsLeftAndEveryDragEndsOnce(seed: Int) {
    let sample = DragSample { $0.reducesMotion = seed % 2 == 0 }
    var generator = SeededGenerator(seed: UInt64(seed))
    var targeted: Set<String> = []
    var (payloads, drops) = (0, 0)
    func check(_ step: Int) {
      for call in sample.calls.take() {
        let words = call.split(separator: " ").map(String.init)
        switch words.last {
        case "true": #expect(targeted.insert(words[0]).inserted, "seed \(seed), step \(step)")
        case "false": #expect(targeted.remove(words[0]) != nil, "seed \(seed), step \(step)")
        default: if call == "payload" { payloads += 1 } else if words[0] == "cards" { drops += 1 }
        }
      }
      #expect(targeted.subtracting(["providers"]).count <= 1, "seed \(seed), step \(step)")
      if !sample.session.isActive { #expect(targeted.isEmpty, "seed \(seed), step \(step)") }
    }
    for step in 0..<200 {
      act(&generator, sample)
      // The state of `onDrop` is seen by `onChange` a frame later.
      sample.window.advance()
      check(step)
    }
    sample.window.send(.focusLost)
    sample.window.send(.dropEnded(CGPoint(x: -1, y: -1)))
    sample.window.advance()
    sample.window.settle()
    check(200)
    #expect(drops <= payloads && targeted.isEmpty && !sample.session.isActive && !sample.hasPreview, "seed \(seed)")
    sample.window.close()
  }

  private func act(_ generator: inout SeededGenerator, _ sample: DragSample) {
    let window = sample.window
    let side = generator.next(below: 5)
    let x = side == 0 ? CGFloat(generator.next(below: 480)) - 40 : side < 3 ? 50 : 350
    let point = CGPoint(x: x, y: CGFloat(generator.next(below: 480)) - 40)
    switch generator.next(below: 16) {
    case 0...2: window.send(.mouseDown(point, button: 1))
    case 3...7: window.send(.mouseMove(point))
    case 8: window.send(.mouseUp(point, button: 1))
    case 9: window.send(.keyDown(KeyStroke(.escape)))
    case 10: window.send(.mouseDown(point, button: 3))
    case 11: sample.showsCard.value = generator.next(below: 2) == 0
    case 12: sample.showsTarget.value = generator.next(below: 2) == 0
    case 13: window.send(.dropBegan(point))
    case 14: window.send(.dropText("Hi"))
    default: window.send(.dropEnded(point))
    }
    window.advance(seconds: Double(generator.next(below: 6)) / 60)
  }
}
