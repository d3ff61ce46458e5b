import Feed
import Foundation
import ScrollUITesting
import Testing

/// The scanner either agrees with the decoder or leaves the line to it.
@Suite struct FeedLineScannerTests {
  private func scanned(_ line: [UInt8]) -> FeedLineScanner.Post? {
    line.withUnsafeBufferPointer { FeedLineScanner.post(in: $0) }
  }

  @Test func plainLinesAreScanned() {
    let lines = [
      #"{"id":"a","date":"2025-03-09T18:30:00Z","title":"t"}"#,
      #" { "date" : "2024-02-29T00:00:00Z" , "id" : 12 , "body" : "é \" \u00e9", "likes":3, "ok":true } "#,
      #"{"id":"a","author":"林","date":"2025-03-09T18:30:00Z","title":"","body":"b","language":"zh","color":7}"#,
    ]
    #expect(lines.map { scanned(Array($0.utf8))?.id } == ["a", "12", "a"])
  }

  @Test(arguments: [
    "", "{", "[]", #"{"id":"a","date":"2025-02-29T18:30:00Z","title":"t"}"#,
    #"{"id":"","date":"2025-03-09T18:30:00Z","title":"t"}"#,
    #"{"id":"a","date":"2025-03-09T18:30:00Z","title":""}"#, #"{"id":"a","date":"2025-03-09T18:30:00Z","title":"t",}"#,
    #"{"id":"a","date":"2025-03-09T18:30:00Z","title":7}"#, #"{"id":"a","date":"2025-03-09T18:30:00Z","title":"t"} x"#,
    #"{"id":"a","id":"b","date":"2025-03-09T18:30:00Z","title":"t"}"#,
    #"{"id":01,"date":"2025-03-09T18:30:00Z","title":"t"}"#,
    #"{"id":"a","date":"2025-03-09T18:30:00Z","title":"\ud800"}"#,
    #"{"id":"a","date":"2025-03-09T18:30:00Z","title":"\x"}"#,
    #"{"id":"a","date":"2025-03-09T18:30:00+01:00","title":"t"}"#,
    #"{"id":1.5,"date":"2025-03-09T18:30:00Z","title":"t"}"#,
  ]) func unusualLinesAreLeftToTheDecoder(line: String) {
    #expect(scanned(Array(line.utf8)) == nil)
  }

  /// Valid lines with random JSON bytes inserted.
  @Test func theScannerAgreesWithTheDecoder() {
    let seed = UInt64(ProcessInfo.processInfo.environment["SCROLLUI_FUZZ_SEED"] ?? "") ?? 1
    var random = SeededGenerator(seed: seed)
    let decoder = JSONDecoder()
    let lines = EmbeddedFeed.data.split(separator: UInt8(ascii: "\n")).map(Array.init)
    let pieces = [
      "\"", "\\", "{", "}", "[", "]", ",", ":", "0", "-", ".", "e", "null", "true", "\\u", "\u{0}", "é", " ", "\t",
      "id", "date",
    ]
    var count = 0
    for number in 0..<20_000 {
      var line = lines[random.next(below: lines.count)]
      for _ in 0..<random.next(below: 4) { FeedMutation.mutate(&line, pieces, &random) }
      guard let post = scanned(line) else { continue }
      count += 1
      let item = try? decoder.decode(FeedItem.self, from: Data(line))
      #expect(
        item.map { FeedLineScanner.Post(id: $0.id, date: $0.date) } == post,
        "seed \(seed), line \(number): \(String(decoding: line, as: UTF8.self))")
    }
    #expect(count > 4000)
  }

  @Test func plainDatesEqualTheSystemsDates() throws {
    var random = SeededGenerator(seed: 7)
    let style = Date.ISO8601FormatStyle()
    for _ in 0..<3000 {
      let date = Date(timeIntervalSince1970: Double(random.next(below: 264_000_000_000) - 11_600_000_000))
      var text = date.formatted(style)
      #expect(text.withUTF8 { FeedDate.plainDate($0) } == date, "\(text)")
    }
  }
}
