import Foundation
import Graphics
import Raster
import Synchronization

/// Decodes images on a thread of its own, the latest request first: a picture that has just come into view is needed before a picture that
/// was scrolled past.
///
/// A request is an image at a size: an image that is shown in several sizes has a request for each of them. A result is kept until `take(_:)`
/// or `cancelRequests(except:)`.
///
/// The thread ends when no request waits, and while untaken results have `byteLimit` bytes. Frames and their `RowWorkers` have a higher
/// priority, so that on a machine with few processors an image is decoded between frames.
package final class BackgroundDecoder: Sendable {
  package typealias Pixels = Result<PixelBuffer, HostError>

  package typealias Request = ImageRequest

  /// The progress of a request.
  private struct Entry {
    enum Progress {
      case waiting
      case running
      case finished(Pixels)
    }

    let request: Request
    /// The time of the request: the number of requests before it.
    var number: Int
    var progress = Progress.waiting

    var isWaiting: Bool { if case .waiting = progress { true } else { false } }
    var isFinished: Bool { if case .finished = progress { true } else { false } }

    /// The memory of the result in bytes.
    var byteCount: Int {
      if case .finished(.success(let pixels)) = progress { pixels.byteCount } else { 0 }
    }
  }

  private struct State {
    var entries: [Request: Entry] = [:]
    var requestCount = 0
    /// True while the thread takes requests.
    var hasThread = false
    var isStopped = false

    var byteCount: Int { entries.values.reduce(0) { $0 + $1.byteCount } }

    /// The latest request that waits; nil while no request may be decoded.
    var next: Entry? {
      if isStopped || byteCount >= BackgroundDecoder.byteLimit { return nil }
      return entries.values.filter(\.isWaiting).max { $0.number < $1.number }
    }
  }

  /// The nice value of the thread: a tenth of the time of threads that compute at the same time.
  private static let niceness: Int32 = 10
  /// The bytes of untaken results at which decoding pauses: 64 MiB. The result that exceeds the limit is kept.
  package static let byteLimit = 64 << 20

  private let state = Mutex(State())
  private let threads = DispatchGroup()
  private let decode: @Sendable (Request) -> Pixels
  private let didFinish: @Sendable () -> Void

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - decode: decodes an image, on the decoder's thread.
  ///   - didFinish: called on the decoder's thread after each request that was not cancelled.
  package init(decode: @escaping @Sendable (Request) -> Pixels, didFinish: @escaping @Sendable () -> Void) {
    self.decode = decode
    self.didFinish = didFinish
  }

  /// The memory of untaken results in bytes.
  package var byteCount: Int { state.withLock(\.byteCount) }

  /// True while a request waits or is decoded.
  package func isPending(_ request: Request) -> Bool {
    state.withLock { state in state.entries[request].map { !$0.isFinished } ?? false }
  }

  /// Requests pixels. True while they are decoded; false if they can be taken, and after `stop()`.
  package func request(_ request: Request) -> Bool {
    let isOpen = state.withLock { state in
      var entry = state.entries[request] ?? Entry(request: request, number: 0)
      if state.isStopped || entry.isFinished { return false }
      state.requestCount += 1
      if entry.isWaiting { entry.number = state.requestCount }
      state.entries[request] = entry
      return true
    }
    if isOpen { startThread() }
    return isOpen
  }

  /// Removes and returns the result of a finished request; nil if it is not finished.
  package func take(_ request: Request) -> Pixels? {
    let pixels = state.withLock { state -> Pixels? in
      guard case .finished(let pixels)? = state.entries[request]?.progress else { return nil }
      state.entries[request] = nil
      return pixels
    }
    if pixels != nil { startThread() }
    return pixels
  }

  /// Cancels all requests but `requests`, and removes their results.
  package func cancelRequests(except requests: Set<Request>) {
    state.withLock { state in state.entries = state.entries.filter { requests.contains($0.key) } }
    startThread()
  }

  /// Cancels all requests, and waits for the end of the thread. No request is decoded afterwards.
  package func stop() {
    state.withLock { state in
      state.isStopped = true
      state.entries = [:]
    }
    threads.wait()
  }

  // MARK: The thread

  /// Starts the thread if a request can be decoded and the thread does not exist.
  private func startThread() {
    let starts = state.withLock { state in
      if state.hasThread || state.next == nil { return false }
      state.hasThread = true
      threads.enter()
      return true
    }
    guard starts else { return }
    Thread.detachNewThread { [self] in
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, BackgroundDecoder.niceness)
      while decodeNext() {}
      threads.leave()
    }
  }

  /// Decodes the latest request. False if there is none: the thread ends.
  private func decodeNext() -> Bool {
    let next = state.withLock { state in
      let next = state.next
      state.hasThread = next != nil
      if let next { state.entries[next.request]?.progress = .running }
      return next
    }
    guard let next else { return false }
    let pixels = decode(next.request)
    let isWanted = state.withLock { state in
      // The request may have been cancelled.
      guard let entry = state.entries[next.request], !entry.isFinished else { return false }
      state.entries[next.request]?.progress = .finished(pixels)
      return true
    }
    if isWanted { didFinish() }
    return true
  }
}
