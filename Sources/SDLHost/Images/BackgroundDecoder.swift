import Dispatch
import Graphics
import Raster
import Synchronization

/// Decodes vector images on a thread of its own, the latest request first: a picture that has just come into view is needed before
/// one that was scrolled past.
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
    var finished: [Request: PixelBuffer?] = [:]
    /// The keys of `finished`, the oldest first.
    var order: [Request] = []
  }

  /// The maximum number of results that are kept until `take(_:)`.
  static let keptResults = 32

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "scrollui.images", qos: .userInitiated)
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
    let isNew = state.withLock { state -> Bool? in
      if state.finished[request] != nil { return nil }
      if state.running == request || state.waiting.last == request { return false }
      state.waiting.removeAll { $0.image == request.image }
      state.waiting.append(request)
      return true
    }
    if isNew == true { queue.async { self.decodeNext() } }
    return isNew != nil
  }

  /// Removes and returns the pixels of a finished request; nil if they are not finished, or if the image is unreadable.
  func take(_ request: Request) -> PixelBuffer? {
    state.withLock { state in
      guard let pixels = state.finished.removeValue(forKey: request) else { return nil }
      state.order.removeAll { $0 == request }
      return pixels
    }
  }

  private func decodeNext() {
    let next = state.withLock { state -> Request? in
      state.running = state.waiting.popLast()
      return state.running
    }
    guard let next else { return }
    let pixels = decode(next)
    state.withLock { state in
      state.running = nil
      state.finished[next] = .some(pixels)
      state.order.append(next)
      if state.order.count > BackgroundDecoder.keptResults { state.finished[state.order.removeFirst()] = nil }
    }
    didFinish()
  }
}
