import Foundation
import ScrollUI
import ScrollUITesting
import Testing

@Suite @MainActor struct PublisherTests {
  @Test func subjectsSendToCurrentSubscribers() {
    let subject = PassthroughSubject<Int, Never>()
    var one: [Int] = []
    var other: [Int] = []
    subject.send(0)
    let first = subject.sink { one.append($0) }
    subject.send(1)
    let second = subject.sink { other.append($0) }
    subject.send(2)
    first.cancel()
    subject.send(3)
    #expect(one == [1, 2])
    #expect(other == [2, 3])
    withExtendedLifetime(second) {}
  }

  @Test func aFinishedSubjectSendsNothingMore() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    var ends = 0
    let subscription = subject.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    #expect(seen == [1, 2])
    #expect(ends == 1)
    var lateEnds = 0
    let late = subject.sink(receiveCompletion: { _ in lateEnds += 1 }, receiveValue: { _ in })
    #expect(lateEnds == 1)
    withExtendedLifetime((subscription, late)) {}
  }

  @Test func operatorsTransformValues() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let subscription = subject.filter { $0 != 3 }.removeDuplicates().dropFirst().map { "\($0)" }
      .eraseToAnyPublisher().sink { seen.append($0) }
    for value in [1, 2, 2, 3, 2, 4] { subject.send(value) }
    #expect(seen == ["2", "4"])
    subscription.cancel()
    subject.send(9)
    #expect(seen == ["2", "4"])
  }

  @Test func aPublishedPropertyOfAnyClassHasAPublisher() {
    class Clock { @Published var hour = 0 }
    final class Alarm: Clock, ObservableObject { @Published var isSet = false }
    let (clock, alarm) = (Clock(), Alarm())
    var hours: [Int] = []
    var changes = 0
    let subscriptions = [
      clock.$hour.sink { hours.append($0) }, alarm.objectWillChange.sink { changes += 1 },
      Just(7).map { $0 + 1 }.sink { clock.hour = $0 },
    ]
    Just(9).assign(to: &clock.$hour)
    #expect(hours == [0, 8, 9])
    #expect(clock.hour == 9)
    alarm.isSet = true
    alarm.hour = 3
    #expect(changes == 2)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func assignWritesAProperty() {
    final class Box { var value = 0 }
    let box = Box()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.assign(to: \.value, on: box)
    subject.send(6)
    #expect(box.value == 6)
    withExtendedLifetime(subscription) {}
  }

  @Test func valuesArriveOnTheRequestedQueue() async {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    let subject = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable?
    let onMain = await withCheckedContinuation { continuation in
      subscription = subject.receive(on: DispatchQueue.main).sink { _ in
        continuation.resume(returning: DispatchQueue.getSpecific(key: mark) == true)
      }
      DispatchQueue.global().async { subject.send(1) }
    }
    #expect(onMain)
    withExtendedLifetime(subscription) {}
  }

  @Test func aViewReceivesValuesWhileItExists() {
    struct Page: View {
      @State private var shown = true
      @State private var last = 0
      let subject: PassthroughSubject<Int, Never>
      let record: (Int) -> Void

      var body: some View {
        VStack {
          if shown {
            Text("\(last)").onReceive(subject) {
              last = $0
              record($0)
            }
          }
          Button("Hide") { shown = false }.keyboardShortcut("h", modifiers: [])
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let window = TestWindow { Page(subject: subject) { seen.append($0) } }
    window.advance()
    subject.send(1)
    window.advance()
    // The written state has updated the view, which must still be subscribed once.
    subject.send(2)
    window.advance()
    window.key("H")
    window.advance()
    subject.send(3)
    #expect(seen == [1, 2])
  }

  @Test func theIntervalOfATimerIsClamped() {
    for interval in [1e12, .infinity, -.infinity, 0, -5, .nan, 1e-300, 1e300] {
      for tolerance in [nil, .infinity, -1, .nan, 1e300] as [Double?] {
        let timer = Timer.publish(every: interval, tolerance: tolerance, on: .main, in: .common)
        #expect((0.001...1e9).contains(timer.interval))
        #expect(timer.tolerance.map { (0...timer.interval).contains($0) } ?? true)
        timer.connect().cancel()
      }
    }
    #expect(Timer.publish(every: .infinity, on: .main, in: .common).interval == 1e9)
    #expect(Timer.publish(every: 0, on: .main, in: .common).interval == 0.001)
  }

  @Test func aTimerSendsRepeatedly() async {
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    var ticks = 0
    var subscription: AnyCancellable?
    await withCheckedContinuation { continuation in
      subscription = timer.sink { _ in
        ticks += 1
        if ticks == 3 { continuation.resume() }
      }
    }
    #expect(ticks >= 3)
    subscription?.cancel()
  }
}
