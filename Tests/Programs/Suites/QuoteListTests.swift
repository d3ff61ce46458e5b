import Foundation
import ScrollUI
import ScrollUITesting
import Testing

/// The program `QuoteList`, which loads quotes with URLSession. `Answers` takes the place of the server.
@MainActor @Suite(.serialized) struct QuoteListTests {
  /// Answers the requests to `quotes.example`.
  private final class Answers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "quotes.example" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else { return }
      let isToday = url.lastPathComponent == "today.json"
      let text =
        isToday ? #"{"id":1,"text":"Carpe diem"}"# : #"[{"id":1,"text":"Carpe diem"},{"id":2,"text":"Panta rhei"}]"#
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(text.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  @Test func aProgramReadsAServer() async {
    #expect(URLProtocol.registerClass(Answers.self))
    defer { URLProtocol.unregisterClass(Answers.self) }
    let window = TestWindow(app: QuoteList(), width: 400, height: 600)
    window.settle()
    let isLoaded = await window.wait {
      window.texts.contains("Panta rhei") && window.texts.filter { $0 == "Carpe diem" }.count == 2
    }
    #expect(isLoaded, "\(window.texts)")
  }
}
