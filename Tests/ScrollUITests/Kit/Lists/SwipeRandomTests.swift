import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Random presses, swipes, scrolls and edits.
@MainActor @Suite struct SwipeRandomTests {
  @Test(arguments: 1...12)
  func atMostOneRowIsOpenWhateverHappens(seed: Int) throws {
    let sample = SwipeSample { $0.removesRows = seed % 3 != 0 }
    var generator = SeededGenerator(seed: UInt64(seed))
    let rest = sample.window.population.elements
    for step in 0..<120 {
      act(&generator, sample)
      let held = sample.window.listRows.filter { $0.isSwipeHeld }
      #expect(sample.openRows.count + held.count <= 1, "seed \(seed), step \(step)")
    }
    for id in 1...2 { sample.window.send(.fingerUp(id: id, CGPoint(x: 10, y: 10))) }
    sample.window.settle()
    sample.window.press(.escape)
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty, "seed \(seed)")
    sample.numbers.value = Array(0..<100)
    sample.window.scroll?.model.jump(to: .zero)
    sample.window.settle()
    sample.window.advance(seconds: 1)
    sample.window.settle()
    #expect(sample.window.listRows.allSatisfy { $0.swipeButtonAreas.isEmpty && $0.swipeDistance == 0 })
    #expect(sample.window.population.elements <= rest + 200, "no buttons are left, seed \(seed)")
    sample.window.close()
  }

  private func act(_ generator: inout SeededGenerator, _ sample: SwipeSample) {
    let window = sample.window
    let point = CGPoint(x: CGFloat(generator.next(below: 400)), y: CGFloat(generator.next(below: 440)))
    let id = 1 + generator.next(below: 2)
    switch generator.next(below: 10) {
    case 0: window.send(.fingerDown(id: id, point))
    case 1...3: window.send(.fingerMove(id: id, point))
    case 4: window.send(.fingerUp(id: id, point))
    case 5:
      let distance = CGFloat(generator.next(below: 600)) - 300
      window.drag(from: point, by: CGVector(dx: distance, dy: 0), steps: 5, rest: 0.1, with: .mouse)
    case 6: sample.stroke(at: point, by: CGVector(dx: CGFloat(generator.next(below: 400)) - 200, dy: 0), steps: 4)
    case 7: window.wheel(Double(generator.next(below: 5)) - 2, at: point)
    case 8: edit(&generator, sample)
    default: if generator.next(below: 4) == 0 { window.press(.escape) } else { window.tap(point) }
    }
    window.advance(seconds: Double(generator.next(below: 12)) / 60)
  }

  private func edit(_ generator: inout SeededGenerator, _ sample: SwipeSample) {
    let count = sample.numbers.value.count
    switch generator.next(below: 3) {
    case 0: if count > 20 { sample.numbers.value.remove(at: generator.next(below: 12)) }
    case 1: sample.numbers.value.insert(1000 + generator.next(below: 1_000_000), at: generator.next(below: 12))
    default:
      withAnimation {
        if count > 20 { sample.numbers.value.swapAt(generator.next(below: 12), generator.next(below: 12)) }
      }
    }
  }
}
