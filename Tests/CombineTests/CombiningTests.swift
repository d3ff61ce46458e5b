import Combine
import Testing

/// Publishers made of several publishers.
@Suite struct CombiningTests {
  private let numbers = PassthroughSubject<Int, Oops>()
  private let letters = PassthroughSubject<String, Oops>()

  @Test func theLatestValuesAreCombined() {
    let log = Log(numbers.combineLatest(letters) { "\($0)\($1)" })
    numbers.send(1)
    #expect(log.events == [])
    letters.send("a")
    numbers.send(2)
    letters.send("b")
    numbers.send(completion: .finished)
    letters.send("c")
    letters.send(completion: .finished)
    #expect(log.events == ["1a", "2a", "2b", "2c", "finished"])
  }

  @Test func namedPublishersOfSeveralPublishers() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let (c, d) = (CurrentValueSubject<Int, Never>(3), CurrentValueSubject<Int, Never>(4))
    let three = Log(Publishers.CombineLatest3(a, b, c).map { "\($0.0)\($0.1)\($0.2)" })
    let four = Log(Publishers.CombineLatest4(a, b, c, d).map { "\($0.0)\($0.1)\($0.2)\($0.3)" })
    let zipped = Log(Publishers.Zip4(a, b, c, d).map { "\($0.0)\($0.1)\($0.2)\($0.3)" })
    let merged = Log(Publishers.Merge4(a, b, c, d))
    let joined = Log(a.merge(with: b, c))
    c.send(9)
    #expect(three.events == ["123", "129"] && four.events == ["1234", "1294"])
    #expect(zipped.events == ["1234"])
    #expect(merged.events == ["1", "2", "3", "4", "9"] && joined.events == ["1", "2", "3", "9"])
    for subject in [a, b, c, d] { subject.send(completion: .finished) }
    #expect(four.events.last == "finished" && zipped.events.last == "finished" && merged.events.last == "finished")
  }

  @Test func threeAndFourPublishersAreCombined() {
    let (a, b, c) = (
      CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2), CurrentValueSubject<Int, Never>(3)
    )
    let three = Log(a.combineLatest(b, c) { $0 + $1 + $2 })
    let four = Log(a.combineLatest(b, c, Just(10)).map { $0.0 + $0.1 + $0.2 + $0.3 })
    b.send(20)
    #expect(three.events == ["6", "24"] && four.events == ["16", "34"])
  }

  @Test func valuesArePairedInOrder() {
    let log = Log(numbers.zip(letters) { "\($0)\($1)" })
    for number in 1...3 { numbers.send(number) }
    letters.send("a")
    letters.send("b")
    #expect(log.events == ["1a", "2b"])
    letters.send(completion: .finished)
    #expect(log.events == ["1a", "2b", "finished"])
  }

  @Test func valuesAreMergedAsTheyCome() {
    let other = PassthroughSubject<Int, Oops>()
    let log = Log(numbers.merge(with: other))
    numbers.send(1)
    other.send(2)
    numbers.send(completion: .finished)
    other.send(3)
    other.send(completion: .finished)
    #expect(log.events == ["1", "2", "3", "finished"])
    #expect(Log(Publishers.MergeMany([Just<Int>]())).events == ["finished"])
  }

  @Test func anErrorEndsAllPublishers() {
    for log in [
      Log(numbers.combineLatest(letters) { "\($0)\($1)" }.eraseToAnyPublisher()),
      Log(numbers.zip(letters) { "\($0)\($1)" }.eraseToAnyPublisher()),
    ] {
      letters.send(completion: .failure(Oops()))
      numbers.send(1)
      #expect(log.events == ["failed oops"])
    }
  }

  @Test func cancellingEndsTheSubscriptions() {
    var cancelled = 0
    let upstream = numbers.handleEvents(receiveCancel: { cancelled += 1 })
    let log = Log(upstream.combineLatest(upstream))
    log.cancel()
    numbers.send(1)
    #expect(log.events == [] && cancelled == 2)
  }

  // MARK: Flattening

  @Test func innerPublishersRunSideBySide() {
    let inner = [PassthroughSubject<String, Oops>(), PassthroughSubject<String, Oops>()]
    let log = Log(numbers.flatMap { inner[$0] })
    numbers.send(0)
    numbers.send(1)
    inner[1].send("b")
    inner[0].send("a")
    numbers.send(completion: .finished)
    inner[0].send(completion: .finished)
    #expect(log.events == ["b", "a"])
    inner[1].send(completion: .finished)
    #expect(log.events == ["b", "a", "finished"])
  }

  @Test func aLimitMakesInnerPublishersWait() {
    let inner = [PassthroughSubject<String, Oops>(), PassthroughSubject<String, Oops>()]
    let log = Log(numbers.flatMap(maxPublishers: .max(1)) { inner[$0] })
    numbers.send(0)
    numbers.send(1)
    inner[1].send("lost")
    inner[0].send(completion: .finished)
    inner[1].send("b")
    #expect(log.events == ["b"])
  }

  @Test func onlyTheLatestInnerPublisherIsHeard() {
    let inner = [PassthroughSubject<String, Oops>(), PassthroughSubject<String, Oops>()]
    let log = Log(numbers.map { inner[$0] }.switchToLatest())
    numbers.send(0)
    inner[0].send("a")
    numbers.send(1)
    inner[0].send("lost")
    inner[1].send("b")
    numbers.send(completion: .finished)
    #expect(log.events == ["a", "b"])
    inner[1].send(completion: .finished)
    #expect(log.events == ["a", "b", "finished"])
  }

  @Test func aSharedSubscriptionIsMadeOnce() {
    var count = 0
    let shared = numbers.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    let (one, two) = (Log(shared), Log(shared))
    numbers.send(1)
    #expect(one.events == ["1"] && two.events == ["1"] && count == 1)
  }
}
