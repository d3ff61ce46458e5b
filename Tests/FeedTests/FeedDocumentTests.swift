import Feed
import Foundation
import Testing

@Suite struct FeedDocumentTests {
  func lines(_ text: String) -> FeedDocument { FeedDocument(jsonLines: Data(text.utf8)) }

  func post(_ id: String, _ rest: String = "\"title\":\"t\"") -> String {
    "{\"id\":\"\(id)\",\"date\":\"2025-03-09T18:30:00Z\",\(rest)}"
  }

  @Test func eachLineIsAPost() {
    let document = lines(post("a") + "\n" + post("b") + "\n")
    #expect(document.items.map(\.id) == ["a", "b"])
    #expect(document.problems.isEmpty)
  }

  @Test func emptyLinesLineEndsAndByteOrderMarksAreAllowed() {
    let document = lines("\u{FEFF}" + post("a") + "\r\n\r\n   \n" + post("b"))
    #expect(document.items.map(\.id) == ["a", "b"])
    #expect(document.problems.isEmpty)
    #expect(lines("").items.isEmpty)
    #expect(lines("").problems.isEmpty)
  }

  @Test(arguments: [
    ("nonsense", "it is not JSON."), (String(repeating: "[", count: 100_000), "it is not JSON."),
    ("{\"id\":\"a\",\"title\":\"t\",\"x\":" + String(repeating: "[", count: 100_000), "it is not JSON."),
    (
      "{\"id\":\"" + String(repeating: "a", count: 1025) + "\",\"title\":\"t\"}",
      "the id has 1025 bytes, and may have 1024."
    ),
    ("{\"id\":\"a\"", "it is not JSON."),
    ("7", "“page” has a value of the wrong kind."),
    ("{\"title\":\"t\"}", "“id” is missing."), ("{\"id\":\"a\",\"title\":\"t\"}", "“date” is missing."),
    ("{\"id\":\"\",\"title\":\"t\"}", "the id is empty."), ("{\"id\":\"a\"}", "neither title nor body."),
    ("{\"id\":\"a\",\"title\":7}", "“title” has a value of the wrong kind."),
    ("{\"id\":null,\"title\":\"t\"}", "“id” is null."),
    ("{\"id\":\"a\",\"title\":\"t\",\"date\":\"soon\"}", "“soon” is no date like 2025-03-09T18:30:00Z."),
  ]) func aBrokenLineIsReportedAndTheRestIsRead(line: String, reason: String) {
    let document = lines(post("x") + "\n" + line + "\n" + post("y"))
    #expect(document.items.map(\.id) == ["x", "y"])
    #expect(document.problems == [FeedProblem(place: "line 2", reason: reason)])
  }

  @Test func invalidUTF8BreaksOnlyItsLine() {
    let data = Data(post("x").utf8) + [10, 0x22, 0xFF, 0xFE, 10] + Data(post("y").utf8)
    let document = FeedDocument(jsonLines: data)
    #expect(document.items.map(\.id) == ["x", "y"])
    #expect(document.problems == [FeedProblem(place: "line 2", reason: "byte 2 is not UTF-8.")])
  }

  @Test func aDuplicateIdIsReportedAndTheFirstIsKept() {
    let document = lines([post("a"), post("a", "\"title\":\"second\""), post("a")].joined(separator: "\n"))
    #expect(document.items.map(\.title) == ["t"])
    #expect(
      document.problems.map(\.description) == [
        "line 2: the id “a” is that of line 1 already.", "line 3: the id “a” is that of line 1 already.",
      ])
  }

  @Test func idsMayBeNumbersAndUnknownFieldsAreIgnored() {
    let document = lines("{\"id\":12,\"date\":\"2025-03-09T18:30:00+01:00\",\"body\":\"b\",\"likes\":[1,2]}")
    #expect(document.items.first?.id == "12")
    #expect(document.items.first?.date == Date(timeIntervalSince1970: 1_741_541_400))
  }

  @Test(arguments: ["2025-03-09T18:30:00Z", "2025-03-09T18:30:00.000Z", "2025-03-09T19:30:00+01:00"])
  func datesMayBeWrittenInAnyZoneAndPrecision(date: String) {
    let document = lines("{\"id\":\"a\",\"date\":\"\(date)\",\"body\":\"b\"}")
    #expect(document.items.first?.date == Date(timeIntervalSince1970: 1_741_545_000))
  }

  @Test func aPostSurvivesWritingAndReading() throws {
    let item = FeedItem(
      id: "ü/1", author: "林", date: Date(timeIntervalSince1970: 1_741_545_000), title: "“t”", body: "a\nb",
      language: "zh",
      symbol: "林", color: 3)
    #expect(try JSONDecoder().decode(FeedItem.self, from: JSONEncoder().encode(item)) == item)
    let plain = FeedItem(id: "1", author: "Ann", date: item.date, title: "t")
    #expect(try JSONDecoder().decode(FeedItem.self, from: JSONEncoder().encode(plain)) == plain)
  }

  @Test func aMissingAuthorColorIsDerivedDeterministically() {
    #expect(FeedItem.color(of: "Ann") == FeedItem.color(of: "Ann"))
    #expect(FeedItem.color(of: "") == 0x811C9D)
    #expect(FeedItem.color(of: "Ann") != FeedItem.color(of: "Ben"))
  }

  // MARK: Bounds

  @Test func aLongTextIsTruncatedWithAnEllipsis() throws {
    let text = String(repeating: "word ", count: 10_000)
    let document = lines(post("a", "\"author\":\"\(text)\",\"title\":\"\(text)\",\"body\":\"\(text)\""))
    let item = try #require(document.items.first)
    for shown in [item.author, item.title, item.body] {
      #expect(shown.count < 5000)
      #expect(shown.hasSuffix("…"))
    }
  }

  @Test func manyLinesAreTruncatedWithAnEllipsis() throws {
    let document = lines(post("a", "\"body\":\"\(String(repeating: "x\\n", count: 1000))\""))
    let body = try #require(document.items.first?.body)
    #expect(body.split(separator: "\n").count < 100)
    #expect(body.hasSuffix("…"))
  }

  @Test func anOverlongLineIsReportedAndTheRestIsRead() {
    let long = post("long", "\"title\":\"\(String(repeating: "x", count: 2 << 20))\"")
    let document = lines([post("a"), long, post("b")].joined(separator: "\n"))
    #expect(document.items.map(\.id) == ["a", "b"])
    #expect(document.problems.map(\.place) == ["line 2"])
  }

  @Test func controlCharactersAreShownEscaped() {
    let document = lines(post("a", "\"title\":\"a\\u001b[31mb\\u0000\",\"body\":\"one\\n\\ttwo\""))
    #expect(document.items.first?.title == "a\\u{1B}[31mb\\u{0}")
    #expect(document.items.first?.body == "one\n\ttwo")
  }

  @Test func aCutIsBetweenCharacters() {
    let limit = TextLimit(scalars: 5, lines: 2)
    #expect(limit.cut("Hello") == "Hello")
    #expect(limit.cut("Hello!") == "Hello…")
    #expect(limit.cut("abcd👩‍🚀") == "abcd…")
    #expect(limit.cut("a\nb\n") == "a\nb")
    #expect(limit.cut("a\nb\nc") == "a\nb…")
    #expect(limit.cut("a" + String(repeating: "\u{301}", count: 1000)).unicodeScalars.count == 6)
  }

  @Test func problemsAreCountedUpToALimit() {
    let document = lines(String(repeating: "x\n", count: 5000))
    #expect(document.problems.count == FeedLimits.problems)
  }

  // MARK: Pages

  @Test func aPageMayBeAnObjectOrAnArray() throws {
    let array = try FeedDocument(page: Data("[\(post("a"))]".utf8))
    #expect(array.items.map(\.id) == ["a"])
    let object = try FeedDocument(page: Data("\u{FEFF}{\"items\":[\(post("a"))],\"next\":\"b\",\"cursor\":\"c\"}".utf8))
    #expect(object.items == array.items)
    #expect(object.next == "b")
    #expect(object.cursor == "c")
  }

  @Test func postsBeyondTheLimitOfAPageAreLeftOut() throws {
    let item = #"{"id":1,"date":"2025-03-09T18:30:00Z","title":"t"}"#
    let text = "[" + Array(repeating: item, count: FeedLimits.pagePosts + 5).joined(separator: ",") + "]"
    let document = try FeedDocument(page: Data(text.utf8))
    #expect(document.items.count == FeedLimits.pagePosts)
    #expect(document.problems.map(\.place) == ["item \(FeedLimits.pagePosts + 1)"])
  }

  @Test func linesBeyondTheLimitOfAPageAreLeftOut() {
    let text = (0..<FeedLimits.pagePosts + 5).map { post("\($0)") }.joined(separator: "\n")
    let document = lines(text)
    #expect(document.items.count == FeedLimits.pagePosts)
    #expect(document.problems.map(\.place) == ["line \(FeedLimits.pagePosts + 1)"])
  }

  @Test func theLineOfARepeatedIdIsDecodedOnce() {
    let text = ([post("a"), post("b")] + (0..<500).flatMap { _ in [post("a"), post("b")] }).joined(separator: "\n")
    let lines = FeedLines(Data(text.utf8)) {}
    #expect(lines.count == 2)
    #expect(lines.decodedDuplicates == 2)
  }

  @Test func emptyAndMissingAddressesAreNil() throws {
    for text in ["{\"items\":[],\"next\":\"\",\"cursor\":\"\"}", "{\"items\":[],\"next\":null}", "{\"items\":[]}"] {
      let document = try FeedDocument(page: Data(text.utf8))
      #expect(document.next == nil && document.cursor == nil)
    }
  }
}
