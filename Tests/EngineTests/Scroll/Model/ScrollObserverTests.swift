import Engine
import Geometry
import Testing

@MainActor @Suite struct ScrollObserverTests {
  /// Records the notifications of one model.
  private final class Recorder: ScrollObserver {
    let name: String
    let log: Log
    var onContact: () -> Void = {}

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }

    func scrollOffsetDidChange(_ model: ScrollModel) { log.entries.append("\(name) offset \(model.offset.y)") }
    func scrollOffsetWasCorrected(_ model: ScrollModel) { log.entries.append("\(name) corrected \(model.offset.y)") }
    func scrollActivityDidChange(_ model: ScrollModel, from old: ScrollActivity) {
      log.entries.append("\(name) \(old) → \(model.activity)")
    }
    func scrollContactDidChange(_ model: ScrollModel, to phase: ContactPhase) {
      log.entries.append("\(name) \(phase)")
      onContact()
    }
  }

  private final class Log {
    var entries: [String] = []

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  /// A model whose content is 1,000 points longer than its viewport.
  private func model() -> ScrollModel {
    var metrics = ScrollMetrics()
    metrics.viewport = CGSize(width: 300, height: 400)
    metrics.contentSize = CGSize(width: 300, height: 1400)
    let model = ScrollModel()
    model.setMetrics(metrics, at: 0)
    return model
  }

  @Test func twoObserversAreNotifiedInTheOrderInWhichTheyWereAdded() {
    let (model, log) = (model(), Log())
    let (first, second) = (Recorder("first", log), Recorder("second", log))
    model.add(first)
    model.add(second)
    model.beginPull(along: .vertical)
    #expect(
      log.take() == ["first idle → interacting", "second idle → interacting", "first down", "second down"])
    model.pull(to: 30, .vertical)
    #expect(log.take() == ["first offset 30.0", "second offset 30.0"])
    model.shift(by: CGVector(dx: 0, dy: 12))
    #expect(log.take() == ["first corrected 42.0", "second corrected 42.0"])
    model.endPull(velocity: .zero, at: 1)
    #expect(
      log.take() == ["first interacting → idle", "second interacting → idle", "first lifted", "second lifted"])
  }

  @Test func removingAnObserverDoesNotAffectOtherObservers() {
    let (model, log) = (model(), Log())
    let (first, second) = (Recorder("first", log), Recorder("second", log))
    model.add(first)
    model.add(second)
    model.remove(first)
    model.jump(to: CGPoint(x: 0, y: 20))
    #expect(log.take() == ["second offset 20.0"])
  }

  @Test func observersAreHeldWeakly() {
    let (model, log) = (model(), Log())
    model.add(Recorder("released", log))
    let kept = Recorder("kept", log)
    model.add(kept)
    model.jump(to: CGPoint(x: 0, y: 20))
    #expect(log.take() == ["kept offset 20.0"])
  }

  @Test func anObserverCanBeRemovedAndAddedDuringANotification() {
    let (model, log) = (model(), Log())
    let (first, second, third) = (Recorder("first", log), Recorder("second", log), Recorder("third", log))
    model.add(first)
    model.add(second)
    first.onContact = {
      model.remove(first)
      model.add(third)
    }
    model.catchMotion()
    #expect(log.take() == ["first idle → tracking", "second idle → tracking", "first down", "second down"])
    model.releaseCatch(at: 1)
    #expect(log.take() == ["second tracking → idle", "third tracking → idle", "second lifted", "third lifted"])
  }
}
