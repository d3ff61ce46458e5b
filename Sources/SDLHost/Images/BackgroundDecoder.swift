import Foundation
import Graphics
import Raster
import Synchronization

/// Decodes vector images on a thread of its own, the latest request first: a picture that has just come into view is needed before
/// one that was scrolled past.
///
/// The thread ends when no request waits. Frames and their `RowWorkers` have a higher priority, so that on a machine with few processors
/// an image is decoded between frames.
///
/// An image has at most one waiting request, since a zoom requests another size in each frame.
final class BackgroundDecoder: Sendable {
  /// An image at a size in pixels.
  struct Request: Hashable, Sendable {
    var image: ImageHandle
    var width: Int32
    var height: Int32
  }

  private struct State {
    /// The requests that `decodeNext()` has not taken, the latest last.
    var waiting: [Request] = []
    var running: Request?
    /// True while the thread exists.
    var hasThread = false
    var finished: [Request: PixelBuffer?] = [:]
    /// The keys of `finished`, the oldest first.
    var order: [Request] = []
  }

  /// The nice value of the thread: a tenth of the time of threads that compute at the same time.
  private static let niceness: Int32 = 10
  /// The maximum number of results that are kept until `take(_:)`.
  static let keptResults = 32

  private let state = Mutex(State())
  private let decode: @Sendable (Request) -> PixelBuffer?
  private let didFinish: @Sendable () -> Void

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - decode: decodes an image, on the decoder's thread; nil if it is unreadable.
  ///   - didFinish: called on the decoder's thread after each request.
  init(decode: @escaping @Sendable (Request) -> PixelBuffer?, didFinish: @escaping @Sendable () -> Void) {
    self.decode = decode
    self.didFinish = didFinish
  }

  /// True if the pixels of a request can be taken.
  func hasFinished(_ request: Request) -> Bool { state.withLock { $0.finished[request] != nil } }

  /// Requests pixels. True while they are decoded; false if they can be taken.
  func request(_ request: Request) -> Bool {
    let (isFinished, startsThread) = state.withLock { state in
      if state.finished[request] != nil { return (true, false) }
      if state.running == request || state.waiting.last == request { return (false, false) }
      state.waiting.removeAll { $0.image == request.image }
      state.waiting.append(request)
      defer { state.hasThread = true }
      return (false, !state.hasThread)
    }
    if startsThread {
      Thread.detachNewThread {
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, BackgroundDecoder.niceness)
        while self.decodeNext() {}
      }
    }
    return !isFinished
  }

  /// Removes and returns the pixels of a finished request; nil if they are not finished, or if the image is unreadable.
  func take(_ request: Request) -> PixelBuffer? {
    state.withLock { state in
      guard let pixels = state.finished.removeValue(forKey: request) else { return nil }
      state.order.removeAll { $0 == request }
      return pixels
    }
  }

  /// Decodes the latest request. False if there is none: the thread ends.
  private func decodeNext() -> Bool {
    let next = state.withLock { state -> Request? in
      state.running = state.waiting.popLast()
      state.hasThread = state.running != nil
      return state.running
    }
    guard let next else { return false }
    let pixels = decode(next)
    state.withLock { state in
      state.running = nil
      state.finished[next] = .some(pixels)
      state.order.append(next)
      if state.order.count > BackgroundDecoder.keptResults { state.finished[state.order.removeFirst()] = nil }
    }
    didFinish()
    return true
  }
}
