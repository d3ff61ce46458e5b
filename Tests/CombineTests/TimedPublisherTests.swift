import Combine
import Testing

/// Publishers that depend on the time, on a virtual clock.
@Suite struct TimedPublisherTests {
  private let clock = VirtualClock()
  private let subject = PassthroughSubject<Int, Oops>()

  @Test func aPauseLetsTheLastValueThrough() {
    let log = Log(subject.debounce(for: .seconds(1), scheduler: clock))
    for value in 1...3 {
      subject.send(value)
      clock.advance(by: 0.5)
    }
    #expect(log.events == [])
    clock.advance(by: 0.5)
    #expect(log.events == ["3"])
    subject.send(4)
    subject.send(completion: .finished)
    clock.advance(by: 0)
    #expect(log.events == ["3", "4", "finished"])
    clock.advance(by: 5)
    #expect(log.events.count == 3)
  }

  @Test func aCancelledPauseSendsNothing() {
    let log = Log(subject.debounce(for: 0.3, scheduler: clock))
    subject.send(1)
    log.cancel()
    clock.advance(by: 1)
    #expect(log.events == [])
  }

  @Test(arguments: [(true, ["1", "3", "5"]), (false, ["1", "2", "4"])])
  func throttlingLimitsTheRate(latest: Bool, events: [String]) {
    let log = Log(subject.throttle(for: .milliseconds(1000), scheduler: clock, latest: latest))
    for value in 1...6 {
      subject.send(value)
      clock.advance(by: 0.4)
    }
    clock.advance(by: 5)
    #expect(log.events.prefix(3) == events[...])
  }

  @Test(arguments: [(true, "3"), (false, "2")]) func theLastIntervalOfAThrottleIsKept(latest: Bool, last: String) {
    let log = Log(subject.throttle(for: 1, scheduler: clock, latest: latest))
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    clock.advance(by: 0.9)
    #expect(log.events == ["1"])
    clock.advance(by: 0.2)
    #expect(log.events == ["1", last, "finished"])
  }

  @Test func anIntervalOfAThrottleBeginsWithTheDelivery() {
    let log = Log(subject.throttle(for: 1, scheduler: clock, latest: true))
    subject.send(1)
    clock.advance(by: 0.5)
    subject.send(2)
    clock.advance(by: 0.4)
    #expect(log.events == ["1"])
    clock.advance(by: 0.2)
    subject.send(completion: .finished)
    clock.advance(by: 0)
    #expect(log.events == ["1", "2", "finished"])
  }

  @Test func aPauseNeedsASingleCallOfTheScheduler() {
    let paused = Log(subject.debounce(for: 1, scheduler: clock))
    let limited = Log(subject.timeout(1, scheduler: clock))
    for value in 1...1000 {
      subject.send(value)
      clock.advance(by: 0.001)
    }
    #expect(clock.pendingCount <= 2 && paused.events == [] && limited.events.count == 1000)
    clock.advance(by: 0.9)
    #expect(paused.events == [])
    clock.advance(by: 0.2)
    #expect(paused.events == ["1000"] && limited.events.last == "finished")
  }

  @Test func aCancelledSubscriberIsReleasedBeforeItsTime() {
    final class Receiver {}
    let all: [AnyPublisher<Int, Oops>] = [
      subject.debounce(for: 1, scheduler: clock), subject.throttle(for: 1, scheduler: clock, latest: true),
      subject.timeout(1, scheduler: clock),
    ]
    for publisher in all {
      var receiver: Receiver? = Receiver()
      weak let kept = receiver
      let subscription = publisher.sink { _ in
      } receiveValue: { [receiver] _ in
        withExtendedLifetime(receiver) {}
      }
      subject.send(1)
      clock.advance(by: 0)
      receiver = nil
      subscription.cancel()
      #expect(kept == nil)
    }
  }

  @Test func valuesKeepTheirOrderOnASchedulerOfSeveralThreads() {
    let reversing = ReversingScheduler()
    let log = Log(subject.receive(on: reversing))
    for value in 1...4 { subject.send(value) }
    subject.send(completion: .finished)
    reversing.run()
    #expect(log.events == ["1", "2", "3", "4", "finished"])
  }

  @Test func aValueDuringACancellationArrivesOnItsScheduler() {
    let (clock, subject) = (VirtualClock(hasThreads: true), PassthroughSubject<Int, Oops>())
    var threads: [Bool] = []
    let former = FailingPublisher { subject.send(1) }
    let subscription = former.catch { _ in subject.receive(on: clock) }.sink { _ in
    } receiveValue: { _ in
      threads.append(ActionThread.isCurrent)
    }
    #expect(threads == [true])
    withExtendedLifetime(subscription) {}
  }

  @Test func aDelayKeepsTheOrder() {
    let log = Log(subject.delay(for: .seconds(2), scheduler: clock))
    subject.send(1)
    clock.advance(by: 1)
    subject.send(2)
    subject.send(completion: .failure(Oops()))
    clock.advance(by: 1)
    #expect(log.events == ["1"])
    clock.advance(by: 1)
    #expect(log.events == ["1", "2", "failed oops"])
  }

  @Test func aTimeoutEndsASilentPublisher() {
    let log = Log(subject.timeout(.seconds(1), scheduler: clock) { Oops() })
    clock.advance(by: 0.9)
    subject.send(1)
    clock.advance(by: 0.9)
    #expect(log.events == ["1"])
    clock.advance(by: 0.2)
    #expect(log.events == ["1", "failed oops"])
    subject.send(2)
    #expect(log.events.count == 2)
  }

  @Test func valuesAreReceivedOnTheScheduler() {
    let log = Log(subject.receive(on: clock))
    subject.send(1)
    #expect(log.events == [])
    clock.advance(by: 0)
    #expect(log.events == ["1"])
  }
}

/// A scheduler that runs the last action first.
private final class ReversingScheduler: Scheduler {
  let now = SchedulerTime(seconds: 0)
  private var actions: [() -> Void] = []

  func schedule(_ action: @escaping () -> Void) { actions.append(action) }
  func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) { actions.append(action) }

  func run() { while let action = actions.popLast() { action() } }
}

/// A publisher that fails while it is subscribed to.
private struct FailingPublisher: Source {
  typealias Output = Int
  typealias Failure = Oops
  let cancel: () -> Void

  func start(_ receiver: Receiver<Int, Oops>) -> AnyCancellable {
    receiver.receive(completion: .failure(Oops()))
    return AnyCancellable(cancel)
  }
}
