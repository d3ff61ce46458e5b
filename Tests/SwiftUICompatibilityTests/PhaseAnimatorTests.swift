import Engine
import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import SwiftUICompatibility
import Testing

@MainActor @Suite struct PhaseAnimatorTests {
  @Test func aTriggerRunsThroughThePhasesAndBack() {
    let knob = Knob(0)
    let recorder = Recorder()
    let window = show {
      KnobView(knob) { value in
        PhaseAnimator([0, 1, 2], trigger: value) { phase in
          let _ = recorder.note("\(phase)")
          Color.red.frame(width: 10, height: 10).probe("box").offset(x: CGFloat(phase) * 20)
        } animation: { _ in
          .linear(duration: 0.2)
        }
      }
    }
    window.settle()
    #expect(recorder.take() == ["0"])
    knob.value = 1
    #expect(window.settle() > 30)
    #expect(recorder.take() == ["0", "1", "2", "0"])
    #expect(window.frame("box").minX == 0)
  }

  @Test func phasesWithoutATriggerRunWithoutEnd() {
    let window = show {
      Color.red.frame(width: 10, height: 10).probe("box")
        .phaseAnimator([false, true]) { content, isFar in
          content.offset(x: isFar ? 40 : 0)
        } animation: { _ in
          .linear(duration: 0.5)
        }
    }
    var seen: Set<Int> = []
    for _ in 0..<180 {
      window.advance()
      seen.insert(Int(window.frame("box").minX.rounded()))
    }
    #expect(seen.count > 20 && seen.contains(0) && seen.contains(40))
  }

  @Test(arguments: [[], [1]])
  func fewPhasesCauseNoFrames(phases: [Int]) {
    let window = show { PhaseAnimator(phases) { Text("\($0)") } }
    #expect(window.settle() < 3)
    #expect(window.texts == phases.map(String.init))
  }

  @Test func aPhaseWithoutAnAnimationFollowsInTheNextFrame() {
    let knob = Knob(0)
    let window = show {
      KnobView(knob) {
        PhaseAnimator([1, 2, 3], trigger: $0) {
          Text("\($0)")
        } animation: { _ in
          nil
        }
      }
    }
    knob.value = 1
    #expect(window.settle() < 10)
    #expect(window.texts == ["1"])
  }

  @Test func removingTheViewEndsThePhases() {
    let knob = Knob(true)
    let window = show {
      KnobView(knob) { if $0 { PhaseAnimator([1, 2]) { Text("\($0)") } } }
    }
    window.advance(seconds: 0.3)
    knob.value = false
    window.advance()
    #expect(window.settle() < 3)
  }
}
