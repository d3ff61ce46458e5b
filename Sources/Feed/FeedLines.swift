import Foundation

/// Posts in JSON Lines, found by the places of their lines: UTF-8, a post on each line, empty lines for the eye. Lines may end with CR LF;
/// a byte order mark may come first.
///
/// A post is decoded when it is asked for. What is kept of each is 32 bytes beside its line, so a file of a million posts is ready in
/// the time that its bytes take. A line that is no post, or has the id of one above it, is left out and named by its number.
struct FeedLines: Sendable {
  private struct Entry {
    let start: Int
    let count: Int32
    /// From 1.
    let line: Int32
    let idHash: Int
    /// Since the reference date.
    let seconds: Double
  }

  private static let decoder = JSONDecoder()
  private let data: Data
  private var entries: [Entry] = []
  private(set) var problems: [FeedProblem] = []

  /// After so many lines `check` is called.
  private static let linesBetweenChecks = 4096

  /// Indexes the lines of `data`. `check` is called now and then and may end the work with an error.
  ///
  /// Complexity: O(bytes).
  init<Failure: Error>(_ data: Data, check: () throws(Failure) -> Void) throws(Failure) {
    self.data = data
    var index: [Int: Int32] = [:]
    var (start, line) = (data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, 0)
    while start < data.count {
      if line % Self.linesBetweenChecks == 0 { try check() }
      line += 1
      let end = lineEnd(from: start)
      read(start..<end, line, &index)
      start = end + 1
    }
  }

  /// All bytes are in one piece: `data` is no slice of another.
  private func lineEnd(from start: Int) -> Int {
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let end = memchr(base + start, 0x0A, bytes.count - start) else {
        return bytes.count
      }
      return UnsafeRawPointer(end) - base
    }
  }

  private mutating func read(_ range: Range<Int>, _ line: Int, _ index: inout [Int: Int32]) {
    if range.count > FeedLimits.lineBytes {
      return report("it has \(range.count) bytes, and a post at most \(FeedLimits.lineBytes).", line)
    }
    let isBlank = withBytes(range) { bytes in !bytes.contains { $0 > 0x20 } }
    if isBlank { return }
    do {
      let post = try withBytes(range, FeedLineScanner.post(in:)) ?? decode(range).scanned
      let hash = post.id.hashValue
      let entry = Entry(
        start: range.lowerBound, count: Int32(range.count), line: Int32(clamping: line), idHash: hash,
        seconds: post.date.timeIntervalSinceReferenceDate)
      if let first = index[hash].map({ entries[Int($0)] }), id(of: first) == post.id {
        return report("the id “\(FeedLimits.quotation.cut(post.id))” is that of line \(first.line) already.", line)
      }
      index[hash] = Int32(entries.count)
      entries.append(entry)
    } catch {
      report(error.reasonForPeople, line)
    }
  }

  private func withBytes<Result>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    data.withUnsafeBytes { body(UnsafeBufferPointer(rebasing: $0.bindMemory(to: UInt8.self)[range])) }
  }

  private func decode(_ range: Range<Int>) throws -> FeedItem {
    let line = withBytes(range) { Data(buffer: $0) }
    if let place = line.firstInvalidUTF8 { throw FeedTextError(reason: "byte \(place + 1) is not UTF-8.") }
    return try Self.decoder.decode(FeedItem.self, from: line)
  }

  private mutating func report(_ reason: String, _ line: Int) {
    if problems.count < FeedLimits.problems { problems.append(FeedProblem(place: "line \(line)", reason: reason)) }
  }

  private func id(of entry: Entry) -> String? { item(of: entry)?.id }

  private func item(of entry: Entry) -> FeedItem? { try? decode(entry.start..<entry.start + Int(entry.count)) }

  // MARK: Posts

  var count: Int { entries.count }

  /// The posts at `range`, decoded.
  func items(_ range: Range<Int>) -> [FeedItem] { entries[range].compactMap(item) }

  /// The index of the post `id`; nil if there is none. Complexity: O(posts), a comparison of numbers for each.
  func index(of id: FeedItem.ID) -> Int? {
    let hash = id.hashValue
    return entries.firstIndex { $0.idHash == hash && self.id(of: $0) == id }
  }

  /// Seconds since the reference date at which a post was written.
  func seconds(at index: Int) -> Double { entries[index].seconds }

  /// The same posts, newest first. Posts of the same second stay in the order of the document, so new ones may be written at its end
  /// or at its beginning.
  func newestFirst() -> FeedLines {
    var lines = self
    lines.entries.sort { ($1.seconds, $0.line) < ($0.seconds, $1.line) }
    return lines
  }
}

/// A line that is no text.
struct FeedTextError: Error, CustomStringConvertible {
  let reason: String

  var description: String { reason }
}

extension FeedItem {
  fileprivate var scanned: FeedLineScanner.Post { FeedLineScanner.Post(id: id, date: date) }
}

extension Data {
  /// The place of the first byte that is not part of well-formed UTF-8; nil if all are.
  var firstInvalidUTF8: Int? {
    withUnsafeBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      if String(validating: bytes, as: UTF8.self) != nil { return nil }
      var decoder = UTF8()
      var iterator = bytes.makeIterator()
      var place = 0
      while true {
        switch decoder.decode(&iterator) {
        case .scalarValue(let scalar): place += UTF8.width(scalar)
        case .emptyInput: return nil
        case .error: return place
        }
      }
    }
  }
}
