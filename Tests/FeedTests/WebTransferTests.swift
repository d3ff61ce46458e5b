import Foundation
import Synchronization
import Testing
import WebAccess

@Suite struct WebTransferTests {
  @Test(arguments: [
    ("127.0.0.1", true), ("127.255.1.2", true), ("[::1]", true), ("localhost", true), ("LOCALHOST", true),
    ("127.evil.com", false), ("127.0.0.1.evil.com", false), ("128.0.0.1", false), ("[::2]", false),
    ("localhost.evil.com", false),
  ])
  func onlyLoopbackLiteralsAreLocal(host: String, isLocal: Bool) throws {
    #expect(try #require(URL(string: "http://\(host):80/feed")).isLocal == isLocal)
  }

  @Test func workBeyondTheLimitOfThreadsWaits() {
    let threads = TransferThreads(limit: 3)
    let counts = Mutex((running: 0, maximum: 0, done: 0))
    let group = DispatchGroup()
    for _ in 0..<200 {
      group.enter()
      threads.run {
        counts.withLock {
          $0.running += 1
          $0.maximum = max($0.maximum, $0.running)
        }
        sched_yield()
        counts.withLock {
          $0.running -= 1
          $0.done += 1
        }
        group.leave()
      }
    }
    group.wait()
    let (maximum, done) = counts.withLock { ($0.maximum, $0.done) }
    #expect(maximum <= 3)
    #expect(done == 200)
  }

  @Test func moreTransfersThanThreadsAllGetTheirAnswers() async throws {
    let server = try LoopbackServer { .body($0.path) }
    let addresses = (0..<60).compactMap { URL(string: server.address + "/\($0)") }
    let bodies = await withTaskGroup(of: String.self) { group in
      for url in addresses {
        group.addTask {
          let result = await WebTransfer(url, accept: "*/*", timeouts: .init()).run()
          return String(decoding: result.body, as: UTF8.self)
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(bodies.count == 60)
  }
}
