import Foundation

/// An index of the posts in JSON Lines: UTF-8, a post per line, with empty lines allowed. Lines may end with CR LF; a
/// byte order mark may come first.
///
/// A post is decoded on access. Each post takes 32 bytes in addition to its line, so the index of a file of a million
/// posts is limited by reading its bytes. A line that is not a post, or repeats the id of an earlier line, is skipped
/// and reported by its number.
package struct FeedLines: Sendable {
  private struct Entry {
    let start: Int
    let count: Int32
    /// The line number, from 1.
    let line: Int32
    let idHash: Int
    /// Seconds since the reference date.
    let seconds: Double
  }

  /// The ids of the lines read so far.
  private struct Index {
    /// The indices of the posts by the hash of their ids.
    var entries: [Int: Int32] = [:]
    /// The ids that were repeated, by their hashes: the line of a repeated id is decoded once.
    var repeated: [Int: String] = [:]
  }

  private static let decoder = JSONDecoder()
  private let data: Data
  private var entries: [Entry] = []
  private(set) var problems: [FeedProblem] = []
  /// The number of lines that were decoded again because their id is repeated; at most once for each id.
  package private(set) var decodedDuplicates = 0

  /// The number of lines between two calls of `check`.
  private static let linesBetweenChecks = 4096

  /// Indexes the lines of `data`. `check` is called every 4096 lines and can abort the work with an error.
  ///
  /// Complexity: O(bytes).
  package init<Failure: Error>(_ data: Data, check: () throws(Failure) -> Void) throws(Failure) {
    self.data = data
    var index = Index()
    var (start, line) = (data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, 0)
    while start < data.count {
      if line % Self.linesBetweenChecks == 0 { try check() }
      line += 1
      let end = lineEnd(from: start)
      read(start..<end, line, &index)
      start = end + 1
    }
  }

  /// The end of the line at `start`. `data` must not be a slice, as its bytes are contiguous and indexed from 0.
  private func lineEnd(from start: Int) -> Int {
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let end = memchr(base + start, 0x0A, bytes.count - start) else {
        return bytes.count
      }
      return UnsafeRawPointer(end) - base
    }
  }

  private mutating func read(_ range: Range<Int>, _ line: Int, _ index: inout Index) {
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
      if let first = index.entries[hash].map({ entries[Int($0)] }), id(of: first, in: &index) == post.id {
        return report("the id “\(FeedLimits.quotation.cut(post.id))” is that of line \(first.line) already.", line)
      }
      index.entries[hash] = Int32(entries.count)
      index.repeated[hash] = nil
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
    if let offset = line.firstInvalidUTF8 { throw FeedTextError(reason: "byte \(offset + 1) is not UTF-8.") }
    return try Self.decoder.decode(FeedItem.self, from: line)
  }

  private mutating func report(_ reason: String, _ line: Int) {
    if problems.count < FeedLimits.problems { problems.append(FeedProblem(place: "line \(line)", reason: reason)) }
  }

  private mutating func id(of entry: Entry, in index: inout Index) -> String? {
    if let id = index.repeated[entry.idHash] { return id }
    let id = id(of: entry)
    decodedDuplicates += 1
    index.repeated[entry.idHash] = id
    return id
  }

  private func id(of entry: Entry) -> String? { item(of: entry)?.id }

  private func item(of entry: Entry) -> FeedItem? { try? decode(entry.start..<entry.start + Int(entry.count)) }

  // MARK: Posts

  package var count: Int { entries.count }

  /// The decoded posts at `range`.
  func items(_ range: Range<Int>) -> [FeedItem] { entries[range].compactMap(item) }

  /// The index of the post `id`, or nil. Complexity: O(posts), with an integer comparison for each.
  func index(of id: FeedItem.ID) -> Int? {
    let hash = id.hashValue
    return entries.firstIndex { $0.idHash == hash && self.id(of: $0) == id }
  }

  /// The line number of a post, from 1.
  func line(at index: Int) -> Int { Int(entries[index].line) }

  /// The date of a post in seconds since the reference date.
  func seconds(at index: Int) -> Double { entries[index].seconds }

  /// The posts sorted from the newest to the oldest. Posts of the same second keep the order of the document, so new
  /// posts can be written at its end or at its beginning.
  func newestFirst() -> FeedLines {
    var lines = self
    lines.entries.sort { ($1.seconds, $0.line) < ($0.seconds, $1.line) }
    return lines
  }
}

/// A line that is not valid text.
struct FeedTextError: Error, CustomStringConvertible {
  let reason: String

  var description: String { reason }
}

extension FeedItem {
  fileprivate var scanned: FeedLineScanner.Post { FeedLineScanner.Post(id: id, date: date) }
}

extension Data {
  /// The index of the first byte that is not part of well-formed UTF-8, or nil if all bytes are.
  var firstInvalidUTF8: Int? {
    withUnsafeBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      if String(validating: bytes, as: UTF8.self) != nil { return nil }
      var decoder = UTF8()
      var iterator = bytes.makeIterator()
      var offset = 0
      while true {
        switch decoder.decode(&iterator) {
        case .scalarValue(let scalar): offset += UTF8.width(scalar)
        case .emptyInput: return nil
        case .error: return offset
        }
      }
    }
  }
}
