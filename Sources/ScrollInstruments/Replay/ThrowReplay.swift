import Engine
import ScrollUI

/// The last throw of a scroll view, which can be shown again at a quarter of its speed.
///
/// It observes the scroll views of a view whose environment has it (`recordsThrows(_:)`). A throw begins when a pointer leaves the content
/// with a velocity, and ends at rest. It is no state of views: frames of scrolling change it, and `onRest` tells that a motion has ended.
@MainActor package final class ThrowReplay: ScrollObserver {
  /// The offsets of the last complete throw, with times from 0; empty before the first throw.
  package private(set) var samples: [OffsetSample] = []
  /// True while the throw is shown again.
  package private(set) var isPlaying = false

  /// Called when a throw or its replay has come to rest, within the frame: a change of state waits for the end of the frame.
  package var onRest: @MainActor () -> Void = {}
  /// Returns the time of the frame in seconds.
  package var now: @MainActor () -> Double = { 0 }
  /// The `ScrollModel` of `samples`.
  private weak var model: ScrollModel?
  /// The `ScrollModel` that is thrown, the time of its release, and its offsets so far.
  private weak var thrown: ScrollModel?
  private var release = 0.0
  private var present: [OffsetSample] = []
  /// True if a pointer has left the content of `thrown` with its release; false if the program has thrown it.
  private var isLifted = false

  /// The duration of the replay in relation to that of the throw.
  package nonisolated static let factor = 4.0
  /// The minimum distance of a throw in points.
  private static let leastDistance = 160.0

  nonisolated package init() {}

  /// The duration of `samples` in seconds.
  package var duration: Double { samples.last?.time ?? 0 }

  // MARK: Recording

  package func scrollContactDidChange(_ model: ScrollModel, to phase: ContactPhase) {
    // The contact is reported after the activity.
    if phase == .lifted, model === thrown { isLifted = true }
  }

  package func scrollActivityDidChange(_ model: ScrollModel, from old: ScrollActivity) {
    if model === self.model, isPlaying, model.activity != .animating {
      isPlaying = false
      onRest()
    }
    if model.activity == .decelerating {
      (thrown, release, isLifted) = (model, now(), false)
      present = [OffsetSample(time: 0, offset: model.offset)]
    } else if model === thrown {
      if model.activity == .idle, isLifted { finish(model) }
      thrown = nil
    }
  }

  package func scrollOffsetDidChange(_ model: ScrollModel) {
    guard model === thrown else { return }
    let time = now() - release
    if let last = present.last, last.time >= time { present.removeLast() }
    present.append(OffsetSample(time: time, offset: model.offset))
  }

  private func finish(_ model: ScrollModel) {
    guard let first = present.first, let last = present.last, last.time > 0,
      ThrowTiming(present, factor: 1).distance(from: first.offset, to: last.offset) >= Self.leastDistance
    else { return }
    (samples, self.model) = (present, model)
    onRest()
  }

  // MARK: Playing

  /// Returns the scroll view to the beginning of the throw, and moves it through `samples` at a quarter of the speed. A pointer stops it.
  package func play() {
    guard let model, let first = samples.first, let last = samples.last else { return }
    let timing = ThrowTiming(samples, factor: Self.factor)
    model.jump(to: first.offset)
    model.animate(
      x: timing.axis == .horizontal ? last.offset.x : nil, y: timing.axis == .vertical ? last.offset.y : nil,
      timing: timing, at: now())
    isPlaying = model.activity == .animating
  }
}

extension View {
  /// Records the throws of every `ScrollView` in this view in `replay`.
  package func recordsThrows(_ replay: ThrowReplay) -> some View {
    transformEnvironment(\.scrollObservers) { $0.append(replay) }
  }
}
