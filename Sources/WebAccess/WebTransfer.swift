import CWebTransfer
import Foundation
import Synchronization

/// A single GET request on a thread of `TransferThreads`. It can be cancelled from any thread.
///
/// Foundation's `URLSession` is not used. On Linux it is based on libcurl as well, but it terminates the program if a
/// server closes the connection in the middle of the header, and each start of the program would load libcurl and its
/// 27 dependencies.
package final class WebTransfer: Sendable {
  /// Time limits in seconds. `silence` limits the time without a byte, `total` the whole transfer of a server that
  /// sends slowly.
  package struct Timeouts: Hashable, Sendable {
    package var silence: Double
    package var total: Double

    package init(silence: Double = 10, total: Double = 30) {
      self.silence = silence
      self.total = total
    }
  }

  /// The received `body` with `status` and `headers`, for any status.
  package struct Result: Sendable {
    package let outcome: web_outcome
    package fileprivate(set) var message = ""
    package fileprivate(set) var status = 0
    package fileprivate(set) var address = ""
    package fileprivate(set) var headers = ""
    package fileprivate(set) var body = Data()

    fileprivate init(outcome: web_outcome) { self.outcome = outcome }

    /// A recorded answer of a ``WebJournal``.
    package init(outcome: Int, message: String, status: Int, address: String, headers: String, body: Data) {
      self.outcome = web_outcome(rawValue: UInt32(clamping: outcome))
      self.message = message
      self.status = status
      self.address = address
      self.headers = headers
      self.body = body
    }

    /// True if an answer was received completely (`web_complete`), with any `status`.
    package var isComplete: Bool { outcome == web_complete }
  }

  private enum State: Sendable {
    case new
    /// The transfer waits for a thread.
    case waiting(CheckedContinuation<Result, Never>)
    case running(TransferHandle, CheckedContinuation<Result, Never>)
    /// The result was delivered or the transfer was cancelled. The thread may still be running.
    case abandoned

    var continuation: CheckedContinuation<Result, Never>? {
      switch self {
      case .waiting(let continuation), .running(_, let continuation): continuation
      case .new, .abandoned: nil
      }
    }
  }

  /// The default size limit, 64 MiB: more than any page of posts or image. A longer answer is not kept in memory.
  package static let defaultByteLimit = 64 << 20

  private let url: URL
  private let accept: String
  private let timeouts: Timeouts
  private let byteLimit: Int
  private let state = Mutex(State.new)

  /// Creates a transfer; `run()` starts it.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - accept: The accepted content types, in the form of the header `Accept`.
  ///   - timeouts: The time limits.
  ///   - byteLimit: The maximum number of bytes of the uncompressed answer. A longer answer ends the transfer with
  ///     `web_too_long`.
  package init(_ url: URL, accept: String, timeouts: Timeouts, byteLimit: Int = WebTransfer.defaultByteLimit) {
    self.url = url
    self.accept = accept
    self.byteLimit = byteLimit
    self.timeouts = timeouts
  }

  /// Runs the transfer. Returns at its end, or immediately if the task is cancelled. Call it once.
  package func run() async -> Result {
    guard let journal = WebJournal.current else { return await transfer() }
    if journal.isReplay {
      // Without a recorded answer, the recorded transfer did not complete.
      let result = journal.answer(for: url.absoluteString) ?? Result(outcome: web_cancelled)
      await Task.yield()
      return result
    }
    let result = await transfer()
    if result.outcome != web_cancelled { journal.note(result, for: url.absoluteString) }
    return result
  }

  private func transfer() async -> Result {
    await withTaskCancellationHandler {
      await withCheckedContinuation { start($0) }
    } onCancel: {
      cancel()
    }
  }

  private func start(_ continuation: CheckedContinuation<Result, Never>) {
    let isWanted = state.withLock { state in
      guard case .new = state else { return false }
      state = .waiting(continuation)
      return true
    }
    guard isWanted else { return continuation.resume(returning: Result(outcome: web_cancelled)) }
    TransferThreads.shared.run { self.fetch() }
  }

  private func makeTransfer() -> OpaquePointer? {
    url.absoluteString.withCString { address in
      accept.withCString { accept in
        var request = web_request(
          address: address, accept: accept, is_local: url.isLocal, longest_silence: timeouts.silence.milliseconds,
          longest_time: timeouts.total.milliseconds, most_bytes: byteLimit)
        return web_transfer_make(&request)
      }
    }
  }

  /// Runs on a thread of its own. A transfer that was cancelled while it waited costs no connection.
  private func fetch() {
    guard case .waiting(let continuation) = state.withLock({ $0 }) else { return }
    guard let transfer = makeTransfer() else {
      abandon()?.resume(returning: Result(outcome: web_interrupted))
      return
    }
    let handle = TransferHandle(transfer)
    let isWanted = state.withLock { state in
      guard case .waiting = state else { return false }
      state = .running(handle, continuation)
      return true
    }
    guard isWanted else { return web_transfer_free(transfer) }
    let outcome = web_transfer_run(transfer)
    let result = Result(outcome, of: transfer)
    // After `abandon()` no cancellation can reach the transfer, so it may be freed.
    let receiver = abandon()
    web_transfer_free(transfer)
    receiver?.resume(returning: result)
  }

  private func cancel() {
    let continuation = state.withLock { state -> CheckedContinuation<Result, Never>? in
      defer { state = .abandoned }
      if case .running(let transfer, _) = state { web_transfer_cancel(transfer.pointer) }
      return state.continuation
    }
    continuation?.resume(returning: Result(outcome: web_cancelled))
  }

  private func abandon() -> CheckedContinuation<Result, Never>? {
    state.withLock { state in
      defer { state = .abandoned }
      return state.continuation
    }
  }
}

extension WebTransfer.Result {
  fileprivate init(_ outcome: web_outcome, of transfer: OpaquePointer) {
    self.init(outcome: outcome)
    var count = 0
    let bytes = web_transfer_body(transfer, &count)
    message = String(cString: web_transfer_message(transfer))
    status = web_transfer_status(transfer)
    address = String(cString: web_transfer_address(transfer))
    headers = String(cString: web_transfer_headers(transfer))
    if let bytes { body = Data(bytes: bytes, count: count) }
  }

  /// The values of the header `name`, joined with commas as if sent in a single line; nil without that header.
  package func header(_ name: String) -> String? {
    let values = headers.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == name.lowercased() else { return nil }
      return parts[1].trimmingCharacters(in: .whitespaces)
    }
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }
}

/// A transfer of the C library. A single thread runs it; any thread may cancel it.
private struct TransferHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }
}

extension Double {
  /// The number of seconds in milliseconds, at most a day.
  fileprivate var milliseconds: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, 0), 86_400) * 1000) }
}

extension URL {
  /// True if the host is this machine: `localhost`, or an address literal of 127.0.0.0/8 or `::1`. No name is looked up.
  package var isLocal: Bool {
    guard let host = host()?.lowercased() else { return false }
    var (four, six) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, host, &four) == 1 { return UInt32(bigEndian: four.s_addr) >> 24 == 127 }
    if inet_pton(AF_INET6, host.trimmingCharacters(in: ["[", "]"]), &six) == 1 {
      return withUnsafeBytes(of: six) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
    }
    return host == "localhost"
  }
}
