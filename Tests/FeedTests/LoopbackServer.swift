import Foundation
import Glibc
import Synchronization

/// An HTTP server for tests: real sockets on the loopback device, one thread, and answers that may be malformed.
///
/// A connection carries one request. Delayed answers wait in the poll of the thread, so that further connections
/// are served meanwhile.
final class LoopbackServer: Sendable {
  struct Request: Sendable, Equatable {
    var method: String
    /// The path with its query, as it was sent.
    var target: String

    var path: String { String(target.prefix { $0 != "?" }) }

    func query(_ name: String) -> String? {
      URLComponents(string: target)?.queryItems?.first { $0.name == name }?.value
    }
  }

  typealias Answer = @Sendable (Request) -> LoopbackReply

  let port: Int
  private let listener: Int32
  private let wakeUp: (read: Int32, write: Int32)
  private let log = Mutex<[Request]>([])

  init(_ answer: @escaping Answer) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        var length = length
        return bind(listener, pointer, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    port = Int(UInt16(bigEndian: address.sin_port))
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    wakeUp = (ends[0], ends[1])
    let loop = LoopbackLoop(listener: listener, wakeUp: ends[0], answer: answer) { [weak self] request in
      self?.log.withLock { $0.append(request) }
    }
    Thread.detachNewThread { loop.run() }
  }

  /// The thread closes everything and ends.
  deinit { close(wakeUp.write) }

  var address: String { "http://127.0.0.1:\(port)" }

  /// The requests received so far.
  var requests: [Request] { log.withLock { $0 } }
}

/// The reaction of the server to a request.
struct LoopbackReply: Sendable {
  enum Step: Sendable {
    case send([UInt8])
    case pause(milliseconds: Int)
    /// Keeps the connection open and says nothing more, until the client hangs up.
    case hang
    /// Resets the connection; unread data is lost.
    case reset
  }

  var steps: [Step]

  static func raw(_ text: String) -> LoopbackReply { LoopbackReply(steps: [.send(Array(text.utf8))]) }

  static func body(
    _ text: String, status: Int = 200, headers: [String: String] = [:], length: Int? = nil
  ) -> LoopbackReply {
    var head = "HTTP/1.1 \(status) Scripted\r\nConnection: close\r\nContent-Length: \(length ?? text.utf8.count)\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    return raw(head + "\r\n" + text)
  }

  static func redirect(to target: String, status: Int = 302) -> LoopbackReply {
    body("", status: status, headers: ["Location": target])
  }

  static let hang = LoopbackReply(steps: [.hang])
  static let reset = LoopbackReply(steps: [.reset])

  /// The same, a piece at a time.
  func slowly(_ size: Int, every milliseconds: Int) -> LoopbackReply {
    LoopbackReply(
      steps: steps.flatMap { step -> [Step] in
        guard case .send(let bytes) = step else { return [step] }
        return stride(from: 0, to: bytes.count, by: size).flatMap { start -> [Step] in
          [.send(Array(bytes[start..<min(start + size, bytes.count)])), .pause(milliseconds: milliseconds)]
        }
      })
  }

  func later(milliseconds: Int) -> LoopbackReply { LoopbackReply(steps: [.pause(milliseconds: milliseconds)] + steps) }

  /// Only the first `count` bytes, then the connection is cut.
  func cut(after count: Int, hard: Bool = false) -> LoopbackReply {
    guard case .send(let bytes)? = steps.first else { return self }
    return LoopbackReply(steps: [.send(Array(bytes.prefix(count)))] + (hard ? [.reset] : []))
  }
}

/// The server's thread.
private final class LoopbackLoop: @unchecked Sendable {
  private struct Connection {
    var received: [UInt8] = []
    /// The remaining steps of the reply; nil before the request is complete.
    var steps: ArraySlice<LoopbackReply.Step>?
    /// When the next step is due, in milliseconds of `now`.
    var due = 0
  }

  private let listener: Int32
  private let wakeUp: Int32
  private let answer: LoopbackServer.Answer
  private let note: (LoopbackServer.Request) -> Void
  private var connections: [Int32: Connection] = [:]

  init(
    listener: Int32, wakeUp: Int32, answer: @escaping LoopbackServer.Answer,
    note: @escaping (LoopbackServer.Request) -> Void
  ) {
    self.listener = listener
    self.wakeUp = wakeUp
    self.answer = answer
    self.note = note
  }

  private var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  func run() {
    while true {
      var polled = ([wakeUp, listener] + connections.keys).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let due = connections.values.filter { $0.steps?.isEmpty == false && $0.due != .max }.map(\.due).min()
      poll(&polled, nfds_t(polled.count), due.map { Int32(max($0 - now, 0)) } ?? -1)
      if polled[0].revents != 0 { break }
      if polled[1].revents != 0 { accept() }
      for entry in polled.dropFirst(2) where entry.revents != 0 { read(entry.fd) }
      for fd in Array(connections.keys) { proceed(fd) }
    }
    for fd in connections.keys { close(fd) }
    close(listener)
    close(wakeUp)
  }

  private func accept() {
    let fd = Glibc.accept(listener, nil, nil)
    if fd >= 0 { connections[fd] = Connection() }
  }

  private func hangUp(_ fd: Int32) {
    close(fd)
    connections[fd] = nil
  }

  /// Reads the available bytes. Looks up the answer when the head of the request is complete.
  private func read(_ fd: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(fd, &buffer, buffer.count, 0)
    guard count > 0, var connection = connections[fd] else { return hangUp(fd) }
    connection.received += buffer.prefix(count)
    let text = String(decoding: connection.received, as: UTF8.self)
    if connection.steps == nil, text.contains("\r\n\r\n") {
      let words = text.prefix { $0 != "\r\n" }.split(separator: " ")
      let request = LoopbackServer.Request(method: String(words[0]), target: words.count > 1 ? String(words[1]) : "")
      note(request)
      connection.steps = answer(request).steps[...]
    }
    connections[fd] = connection
  }

  /// Takes the steps that are due. A connection without further steps is done.
  private func proceed(_ fd: Int32) {
    while let connection = connections[fd], let steps = connection.steps, connection.due <= now {
      guard let step = steps.first else { return finish(fd) }
      connections[fd]?.steps = steps.dropFirst()
      switch step {
      case .send(let bytes):
        if send(fd, bytes, bytes.count, Int32(MSG_NOSIGNAL)) != bytes.count { return hangUp(fd) }
      case .pause(let milliseconds): connections[fd]?.due = now + milliseconds
      case .hang: connections[fd]?.due = .max
      case .reset:
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(fd, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        return hangUp(fd)
      }
    }
  }

  /// Shuts down writing and waits for the client to close: closing at once could lose unread data.
  private func finish(_ fd: Int32) {
    shutdown(fd, Int32(SHUT_WR))
    connections[fd]?.due = .max
  }
}
