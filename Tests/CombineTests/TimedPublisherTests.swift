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
