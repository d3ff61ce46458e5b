import Engine
import Portals
import ScrollUI

/// The wait for a portal, with a bound on the frame clock: a portal that has not accepted a request in time counts as missing.
@MainActor final class PortalWait: FrameTicker, OpenFileDialog {
  /// The time in seconds for the portal to accept a request. The bus may have to start it.
  static let patience = 1.0

  /// The request; nil until the name of the window is known.
  var request: PortalRequest?
  private weak var pipeline: FramePipeline?
  private let failed: @MainActor () -> Void
  private var deadline: Double?
  /// True after the end of the request.
  private(set) var isOver = false

  /// Creates a wait that begins with `begin()`.
  ///
  /// - Parameter failed: Called at most once, by `fail()`.
  init(in pipeline: FramePipeline?, failed: @escaping @MainActor () -> Void) {
    self.pipeline = pipeline
    self.failed = failed
  }

  /// Begins the wait, unless the request has ended.
  func begin() { if !isOver { pipeline?.add(self) } }

  func tick(at time: Double) -> NextTick {
    guard let deadline else {
      self.deadline = time + Self.patience
      return .at(time + Self.patience)
    }
    guard time.hasReached(deadline) else { return .at(deadline) }
    if let request { request.endPatience() } else { fail() }
    return .never
  }

  /// Ends the wait. Returns false if it had ended before.
  @discardableResult
  func end() -> Bool {
    guard !isOver else { return false }
    isOver = true
    pipeline?.remove(self)
    return true
  }

  /// Ends the wait with a call of `failed`.
  func fail() { if end() { failed() } }

  func close() {
    if end() { request?.close() }
  }
}
