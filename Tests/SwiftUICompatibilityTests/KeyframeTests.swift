import Engine
import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import SwiftUICompatibility
import Testing

@MainActor @Suite struct KeyframeTests {
  private struct Pose: Equatable {
    var scale = 1.0
    var angle = Angle.zero
  }

  // MARK: Curves

  @Test(arguments: [(0.0, 0.0), (0.5, 5), (1, 10), (1.5, 15), (2, 20), (9, 20), (-1, 0)])
  func linearKeyframesFollowEachOther(time: Double, value: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(20, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect((timeline.value(time: time) - value).magnitude < 1e-12)
    #expect((timeline.value(progress: time / 2) - value).magnitude < 1e-12)
  }

  @Test func tracksRunSideBySide() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\Pose.scale) {
        LinearKeyframe(2.0, duration: 1)
      }
      KeyframeTrack(\Pose.angle) {
        MoveKeyframe(Angle.degrees(90))
        LinearKeyframe(.degrees(0), duration: 2, timingCurve: .linear)
      }
    }
    #expect(timeline.duration == 2)
    let middle = timeline.value(time: 1)
    #expect(middle.scale == 2 && (middle.angle.degrees - 45).magnitude < 1e-9)
    var value = Pose(scale: 7, angle: .degrees(7))
    timeline.update(value: &value, progress: 0.25)
    #expect(value.scale == 1.5)
  }

  @Test func cubicKeyframesMeetWithoutAKink() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(0, duration: 1)
      CubicKeyframe(5, duration: 1, endVelocity: 3)
    }
    func slope(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
    }
    for time in [1.0, 2] {
      let (before, after) = (slope(time - 1e-5), slope(time + 1e-5))
      #expect((before - after).magnitude < 0.01)
    }
    #expect(timeline.value(time: 1) == 10 && (slope(3 - 1e-5) - 3).magnitude < 0.01)
  }

  @Test func aSpringKeyframeLastsUntilItHasSettled() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
    #expect(timeline.duration == Spring.bouncy.settlingDuration)
    #expect((0..<100).map { timeline.value(progress: Double($0) / 100) }.max() ?? 0 > 1.01, "it overshoots")
    #expect(timeline.value(time: 60) == 1)
  }

  @Test func contentOfConditionsAndLoopsIsFlattened() {
    func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        KeyframeTrack {
          for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
          if isLong { LinearKeyframe(0, duration: 1) }
        }
      }
    }
    #expect(timeline(false).duration == 3 && timeline(true).duration == 4)
    #expect(timeline(false).value(time: 2.5) == 2.5)
  }

  @Test(arguments: [-1.0, .nan, .infinity])
  func invalidDurationsCountAsZero(duration: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: duration) }
    #expect(timeline.duration == 0 && timeline.value(time: 0) == 10)
  }

  // MARK: Views

  private func opacities(_ window: TestWindow, _ frames: Int) -> [Double] {
    (0..<frames).map { _ in
      window.advance()
      return window.drawnLayers.first?.effect.opacity ?? window.drawnColors.first.map { Double($0.alpha) } ?? 0
    }
  }

  @Test func aTriggerStartsTheKeyframesOnce() {
    let knob = Knob(0)
    let window = show {
      KnobView(knob) { value in
        Color.red.frame(width: 10, height: 10).probe("box")
          .keyframeAnimator(initialValue: 0.0, trigger: value) { content, x in
            content.offset(x: x)
          } keyframes: { _ in
            LinearKeyframe(60, duration: 0.5)
            LinearKeyframe(0, duration: 0.5)
          }
      }
    }
    window.settle()
    #expect(window.frame("box").minX == 0 && window.pipeline.isClean)
    knob.value = 1
    window.advance()
    window.advance(seconds: 0.5)
    #expect((window.frame("box").minX - 58).magnitude < 3)
    #expect(window.settle() < 60)
    #expect(window.frame("box").minX == 0)
  }

  @Test func aRepeatingAnimatorBeginsAgainAndSleepsWhenItIsNotVisible() {
    let window = TestWindow(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          KeyframeAnimator(initialValue: 0.0) { x in
            Color.red.frame(width: 10, height: 10).probe("box").offset(x: x)
          } keyframes: { _ in
            LinearKeyframe(60, duration: 1)
          }
          Color.blue.frame(width: 10, height: 2000)
        }
      }
    }
    window.advance(seconds: 0.5)
    let first = window.frame("box").minX
    window.advance(seconds: 1)
    #expect((window.frame("box").minX - first).magnitude < 1e-6 && first > 20)
    window.jump(to: 1000)
    window.advance(seconds: 0.2)
    #expect(window.settle() < 5)
  }

  @Test func theSameTimesHaveTheSameFrames() {
    func frames() -> [CGFloat] {
      let window = show {
        KeyframeAnimator(initialValue: 0.0) { x in
          Color.red.frame(width: 10, height: 10).probe("box").offset(x: x)
        } keyframes: { _ in
          SpringKeyframe(50, duration: 0.4, spring: .bouncy)
          CubicKeyframe(0, duration: 0.3)
        }
      }
      return (0..<60).map { _ in
        window.advance()
        return window.frame("box").minX
      }
    }
    #expect(frames() == frames())
  }

  @Test func anInterruptedRunGoesOnFromThePresentValue() {
    let knob = Knob(0)
    let window = show {
      KnobView(knob) { value in
        KeyframeAnimator(initialValue: 0.0, trigger: value) { x in
          Color.red.frame(width: 10, height: 10).probe("box").offset(x: x)
        } keyframes: { x in
          LinearKeyframe(x + 60, duration: 1)
        }
      }
    }
    knob.value = 1
    window.advance()
    window.advance(seconds: 0.5)
    let middle = window.frame("box").minX
    knob.value = 2
    window.advance()
    #expect((window.frame("box").minX - middle).magnitude < 2)
    window.settle()
    #expect(window.frame("box").minX > middle + 55)
  }
}
